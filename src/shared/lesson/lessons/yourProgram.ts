import { A_HOMEWORK, LED_ASTRAY, TALL, TOO_EARLY } from './puzzles.ts';
import { compare, hunt, lesson, page, right, search, written, wrong } from './stops.ts';

const BFS = { algorithm: 'bfs' } as const;
const UCS = { algorithm: 'ucs' } as const;
/** Its ties go as those of the program with the bug, until that breaks a rule. */
const DOWN_FIRST = { order: 'DULR' } as const;
const BLANK_COUNTED = { heuristic: 'manhattan-with-blank' } as const;
const NO_CLOSED_LIST = { ...BFS, duplicates: 'kept', straightBack: 'generated' } as const;

const SUMMARY =
  'For the homework “Write breadth-first search and A*”: what to print, and how to find the first wrong step.';

export const YOUR_PROGRAM = lesson('Your own program', SUMMARY, [
  page(A_HOMEWORK, {
    text: 'Your program solves the puzzle. Is the search in it the one that you meant to write?',
    body: '- The homework: breadth-first search and A* for the 8-puzzle\n- A program with a bug often finds a path all the same, and often a shortest one\n- So look at the search itself, step by step',
    note: 'For the hour in which the homework is set or given back. Ask how the class would test such a program, and collect the ideas: the length of the path, the number of steps, the output of another student.',
    minutes: 2,
  }),
  page(A_HOMEWORK, {
    text: 'Breadth-first search and A* have the same loop. One line of output for each state, at one place in this loop, shows which of them a program runs.',
    asks: written('Where does the line that prints a state belong?', [
      wrong(
        'Where the start is read',
        'It runs once. The start is the same for all searches, and so is this line of output.',
      ),
      wrong(
        'Where a state is added to the frontier',
        'Many states are added and never taken. The output would not say which of them the search chose.',
      ),
      right(
        'Where a state is taken from the frontier',
        'A search is a rule that says which state is taken next. The order of these lines is the search.',
      ),
      wrong('Where the goal is found, for the states of the path', 'Different searches can find the same path.'),
    ]),
    note: 'The view Your program has lines to paste for five languages. Only the boards have to be printed; the path, g and h are checked where they are printed too.\nLet the class say where the place is in the pseudocode of a search: the line that takes a state.',
    minutes: 3,
  }),
  compare(LED_ASTRAY, [{}, { order: 'RLDU' }], 'end', {
    text: 'A* with Manhattan distance by two students. Their second lines differ; both outputs end with the goal, one after {1.expanded} lines, the other after {2.expanded}.',
    asks: written('What do you know about the two programs?', [
      right('Both can be right', 'Where several states have the lowest f, A* may take any of them.'),
      wrong('At least one has a bug', 'Two states have the lowest f. Nothing in A* says which of them goes first.'),
      wrong(
        'The one with more lines has a bug',
        'The number of steps depends on ties as well, so it does not tell a right program from a wrong one.',
      ),
    ]),
    note: 'Quick: hands only. The two programs generate successors in a different order, so ties go the other way. So do not compare outputs line by line: compare each line with the rule.',
    minutes: 2,
  }),
  search(A_HOMEWORK, DOWN_FIRST, 4, {
    question: 'next',
    text: 'Another puzzle. A third program has taken the same states as this search, up to here. Then it took a successor of the last one. Was that state due?',
    note: 'Let the class work out f of each choice. The program took a state with a higher f, while one with the lowest was in the frontier: this is the first step that breaks a rule. Its earlier steps were ties.\nCommon mistake: A* goes on along the path that it is on.',
    minutes: 4,
  }),
  compare(A_HOMEWORK, [DOWN_FIRST, { ...DOWN_FIRST, ...BLANK_COUNTED }], 'end', {
    text: 'The third program counts the blank as a tile in h. It takes {2.expanded} steps instead of {1.expanded}, and its path has {2.length} moves, like the right one.',
    note: 'The length of the path says nothing about this bug, the order of the states does. Show it: save the output of such a program, or take one of the class, and drop it on the view Your program. Backspace comes back here.',
    minutes: 2,
  }),
  compare(TALL, [{}, BLANK_COUNTED], 'end', {
    text: 'The same bug on another board: {2.length} moves, where {1.length} are enough.',
    note: 'With the blank, h can be higher than the cost that is left, and then A* can miss an optimal solution. On the 8-puzzle, with moves of equal cost, no start is known where it does: a bug can stay hidden on every board of a homework.',
    minutes: 2,
  }),
  compare(TOO_EARLY, [UCS, { ...UCS, goalTest: 'generation' }], 'end', {
    text: 'Uniform-cost search, where a move costs the number of its tile. The second program stops sooner: its path costs {2.cost}, that of the first {1.cost}. All its lines are right.',
    asks: written('Then which of its steps breaks a rule?', [
      wrong('Its first', 'At first the frontier holds the start alone, so every search begins with it.'),
      wrong('The one that generates the goal', 'It takes a state with the lowest g, as every step before it.'),
      right(
        'None: it ends with cheaper states in the frontier',
        'The goal was generated, not taken. One of the states in the frontier lies on a cheaper path to it.',
      ),
      wrong('None, and there is no bug', 'The path is not the cheapest one, and uniform-cost search promises that.'),
    ]),
    note: 'The goal test belongs after the line that takes a state. In breadth-first search the early test is right, and the textbook has it.\nA question for quick students: with Manhattan distance, A* loses nothing here by the early test. Why? One move from the goal, h is exact: the goal gets the f of its parent, the lowest.',
    minutes: 4,
  }),
  compare(LED_ASTRAY, [BFS, NO_CLOSED_LIST], 0, {
    text: 'Breadth-first search, against a program that does not recognise repeated states.',
    asks: written('How many states does the second program expand?', [
      wrong('Fewer than the first: it looks nothing up', 'A step is quicker, but there are far more of them.'),
      wrong('About as many', 'Nearly every state can be reached in several ways, and each of them counts now.'),
      wrong('About twice as many', 'The repeated states have successors too, and those have successors.'),
      right('More than ten times as many', '{2.expanded} instead of {1.expanded}: with each level, the factor grows.'),
    ]),
    note: 'Quick: hands only. The second program looks up nothing: neither a closed list nor the frontier.',
    minutes: 2,
  }),
  compare(LED_ASTRAY, [BFS, NO_CLOSED_LIST], 'end', {
    text: '{1.expanded} steps, and {2.expanded} without a closed list: about {ratio} times as many, for a path of {2.length} moves in both.',
    note: 'The same states come again and again. In the output, a state that is printed twice is the sign. Ask what depth-first search would do: without a closed list it can go in circles for ever.',
    minutes: 2,
  }),
  page(LED_ASTRAY, {
    text: 'A program has a closed list and looks up every state in it. In its output, the same states come again and again all the same.',
    asks: written('What should its author look at first?', [
      wrong('The order of successors', 'Any order is right, and none of them makes a search repeat itself.'),
      right(
        'How two boards are compared',
        'In many languages, == on arrays or objects asks if they are one object. A new board is always another one.',
      ),
      wrong('The priority queue', 'A wrong order takes the wrong states, but a closed state would still be skipped.'),
      wrong('The heuristic', 'A wrong h leads the search to other states. It does not make a closed state new.'),
    ]),
    note: 'Ask for the remedy in the language of the class: a tuple or a string as the key, or an object that defines when two are equal.\nAnother cause with the same effect: one board that is changed after it was put on the list, as it was never copied.',
    minutes: 3,
  }),
  hunt(10, {
    text: 'Somebody else’s A*, wrong in one way. Which start, as near to the goal as possible, shows it? And what is the bug?',
    note: 'Slide tiles with the arrow keys, away from the goal, and let the class say which move comes next. The figures differ as soon as the bug shows; what it is can be read off the two trees: which state does the wrong search take that the right one leaves?\nMore of these: Bug hunt in the Lab.',
    minutes: 4,
  }),
  page(A_HOMEWORK, {
    text: 'A verdict: “This step expanded a state, while one with a lower f was in the frontier.” The program prints no f.',
    asks: written('What do you do first?', [
      wrong('Change the order of successors until it passes', 'Any order is right, so the bug is somewhere else.'),
      wrong('Read the program from its first line', 'All steps before this one follow the rules: start here.'),
      right(
        'Work out g and h of both boards, on paper',
        'Then let the program print its own: if they differ, g or h is wrong; if not, the queue is.',
      ),
      wrong('Try another board', 'The step that you have is enough, and the next board may hide the bug.'),
    ]),
    note: 'Quick: hands only. The verdict names the first step that no right program could have printed. Where one bug alone explains all lines, it names the bug; where several do, another board tells them apart.',
    minutes: 2,
  }),
  page(A_HOMEWORK, {
    text: 'What to remember',
    body: '- Print one line for each state, where it is taken from the frontier\n- Ties and the order of successors are free: two right programs can print different lines\n- The goal test belongs where a state is taken; of the two searches, only breadth-first search may test earlier\n- A closed list compares tiles, not objects; h leaves out the blank\n- A right path proves little. Look at the first step that breaks a rule',
    note: 'Homework: the two searches, each with its output on a board of the student’s own choice. In the view Your program everybody sees the verdict before handing in.',
    minutes: 2,
  }),
]);
