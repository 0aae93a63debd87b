/**
 * A student who reads a test and searches nothing: looks up in the other questions whether a board of this one is said
 * to wait, to be taken, to be dropped or to be new, and which number is printed with it. Knows boards, phrases and
 * numbers alone, not the trace.
 */
import type { AskedRun } from '../ask/askedRun.ts';
import { choiceWords, questionWords } from '../ask/kinds/words.ts';
import { choiceOf, type AskedChoice } from '../ask/question.ts';
import { STRATEGIES } from '../engine/strategy.ts';
import { applyAction, findBlank } from '../puzzle/board.ts';
import { neighbour } from '../puzzle/geometry.ts';
import { standingOf } from './testPaper.ts';
import type { AskedOnPaper } from './told.ts';

interface PrintedState {
  readonly board: string;
  /** What is printed with it. */
  readonly words: string;
  readonly role: 'listed as waiting' | 'listed as reached' | 'choice' | 'marked' | 'on a path';
}

interface PrintedPage {
  readonly asked: AskedOnPaper;
  readonly text: string;
  readonly states: readonly PrintedState[];
}

const ARROWS = ['↑', '↓', '←', '→'];

export function printed(run: AskedRun, asked: AskedOnPaper): PrintedPage {
  const { question, given, boards } = asked;
  const text = `${given.join(' ')} ${questionWords(question)}`;
  const role = boards?.of === 'waiting' ? 'listed as waiting' : 'listed as reached';
  return {
    asked,
    text,
    states: [
      ...(boards?.nodes ?? []).map(({ cells, caption }) => ({ board: cells.join(), words: caption, role }) as const),
      ...question.choices.flatMap((choice) =>
        choice.value.as === 'node'
          ? [
              {
                board: choice.value.cells.join(),
                words: `${choiceWords(question, choice, 'blank')} ${standingOf(run, choice.value.node, question.step, 'blank')}`,
                role: 'choice',
              } as const,
            ]
          : [],
      ),
      ...(question.about ? [{ board: question.about.cells.join(), words: '', role: 'marked' } as const] : []),
      ...alongPaths(run, text, question.about?.cells.join()).map(
        (board) => ({ board, words: '', role: 'on a path' }) as const,
      ),
    ],
  };
}

/** The boards between the ends of the paths of arrows in a text; each path leads to the marked board, from either end. */
function alongPaths(run: AskedRun, text: string, marked: string | undefined): string[] {
  const { start, goal } = run.puzzle;
  return Array.from(text.matchAll(/: ([↑↓←→](?: [↑↓←→])*)/g)).flatMap(([, arrows]) => {
    const paths = [start, goal].map((from) => boardsAlong(run, from, arrows!.split(' ')));
    return paths.find((path) => path.at(-1) === marked)?.slice(0, -1) ?? [];
  });
}

function boardsAlong({ puzzle: { rows, cols } }: AskedRun, from: readonly number[], arrows: readonly string[]) {
  let cells = from;
  return arrows.map((arrow) => {
    const blank = findBlank(cells);
    const to = neighbour(blank, ARROWS.indexOf(arrow), rows, cols);
    cells = cells.with(blank, cells[to] ?? 0).with(to, 0);
    return cells.join();
  });
}

/** What a page says of a board: that it waits after the page's step, or has been taken by it. */
function said(page: PrintedPage, board: string): 'waits' | 'taken' | 'is taken next' | null {
  for (const { role, words, board: other } of page.states) {
    if (other !== board) continue;
    if (role === 'listed as waiting') return 'waits';
    if (role === 'on a path') return 'taken';
    if (role === 'choice' && /dropped|moves/.test(words)) continue;
    if (role === 'choice') return words.includes('taken already') ? 'taken' : 'waits';
    if (role === 'marked' && page.text.includes('marked state is taken next')) return 'is taken next';
    if (role === 'marked' && page.text.includes('state waits')) return 'waits';
  }
  return null;
}

function neighboursOf({ puzzle }: AskedRun, board: string): string[] {
  const cells = board.split(',').map(Number);
  return [0, 1, 2, 3].flatMap((action) => applyAction(cells, action, puzzle.rows, puzzle.cols)?.join() ?? []);
}

function listOf({ states }: PrintedPage, role: PrintedState['role']): string[] | null {
  const boards = states.filter((one) => one.role === role).map(({ board }) => board);
  return boards.length === 0 ? null : boards;
}

/** The letters that the other pages rule out, or all but the one that they name. */
type Student = (run: AskedRun, own: PrintedPage, others: readonly PrintedPage[]) => readonly string[];

const wrongOf = ({ asked: { question } }: PrintedPage, holds: (choice: AskedChoice) => boolean): string[] =>
  question.choices.filter(holds).map(({ letter }) => letter);
const allBut = (own: PrintedPage, right: (choice: AskedChoice) => boolean): string[] =>
  wrongOf(own, (choice) => !right(choice));
const boardOf = ({ value }: AskedChoice): string => (value.as === 'node' ? value.cells.join() : '');
const numberOf = ({ value }: AskedChoice): number => (value.as === 'number' ? value.number : NaN);
const stepOf = ({ asked: { question } }: PrintedPage): number => question.step;

const readNext: Student = (run, own, others) =>
  others.flatMap((page) => {
    const later = stepOf(page) - stepOf(own);
    const told = (choice: AskedChoice) => said(page, boardOf(choice));
    if (later === 0) {
      const isNamed = own.asked.question.choices.some((choice) => told(choice) === 'is taken next');
      return isNamed ? allBut(own, (choice) => told(choice) === 'is taken next') : [];
    }
    if (later < 0) return [];
    const last = /taken last had \w = (.*?)\.( |$)/.exec(page.text)?.[1];
    const byKey =
      later === 1 && last !== undefined
        ? wrongOf(own, (choice) => !choiceWords(own.asked.question, choice, 'blank').endsWith(last))
        : [];
    const born = page.states.filter(({ words }) => words.includes(`generated by step ${stepOf(own) + 1},`));
    const byBirth = born.flatMap(({ board }) =>
      allBut(own, (choice) => neighboursOf(run, board).includes(boardOf(choice))),
    );
    const { iterates, fromBothEnds } = STRATEGIES[run.options.strategy];
    // lists of iterations and halves begin anew
    const reached = iterates !== null || fromBothEnds ? null : listOf(page, 'listed as reached');
    const lacks = (choice: AskedChoice): boolean =>
      reached !== null && !neighboursOf(run, boardOf(choice)).every((board) => reached.includes(board));
    const right = choiceOf(own.asked.question, own.asked.question.answer);
    const byList = lacks(right)
      ? []
      : wrongOf(own, (choice) => said(own, boardOf(choice)) === 'waits' && lacks(choice));
    return [
      ...byKey,
      ...byBirth,
      ...byList,
      ...wrongOf(own, (choice) => ['waits', 'is taken next'].includes(told(choice)!)),
    ];
  });

/** Successors of the marked board that the own page does not list, and that another page shows. */
const readSuccessors: Student = (run, own, others) => {
  const marked = own.states.find(({ role }) => role === 'marked')!.board;
  const reached = listOf(own, 'listed as reached') ?? [];
  const fresh = neighboursOf(run, marked).filter((board) => !reached.includes(board));
  const shows = others.some((page) => {
    const later = stepOf(page) - stepOf(own);
    if (later <= 0) return false;
    const isBorn = page.states.some(
      ({ words, board }) =>
        words.includes(`generated by step ${stepOf(own) + 1},`) && neighboursOf(run, marked).includes(board),
    );
    return isBorn || fresh.some((board) => said(page, board) !== null) || (later === 1 && page.asked.boards !== null);
  });
  return shows ? allBut(own, () => false) : [];
};

const readCount: Student = (run, own, others) => [
  ...readSuccessors(run, own, others),
  ...others.flatMap((page) => {
    const [before, after] = [own, page].map((one) => listOf(one, 'listed as reached')?.length);
    if (stepOf(page) <= stepOf(own) || before === undefined || after === undefined) return [];
    return wrongOf(own, (choice) => numberOf(choice) > after - before);
  }),
];

/** A number that is printed with the marked board elsewhere. */
const readNumber: Student = (_run, own, others) => {
  const { about } = own.asked.question;
  const isPrinted = others.some(({ states }) =>
    states.some(({ board, words }) => board === about!.cells.join() && /^(\w = )?[\d.+×=\s]+\b/.test(words)),
  );
  return isPrinted ? allBut(own, () => false) : [];
};

const readGrowth: Student = (_run, own, others) => {
  const last = Number(/= ([\d.]+)\.( |$)/.exec(own.text)![1]);
  const growth = ({ words }: PrintedState): number => Math.sign(Number(words.split('=').at(-1)) - last);
  const frontier = own.states.filter(({ role }) => role === 'listed as waiting');
  const possible = new Set(frontier.map(growth));
  const left = frontier.filter(
    ({ board }) =>
      !others.some((page) => stepOf(page) > stepOf(own) && ['waits', 'is taken next'].includes(said(page, board)!)),
  );
  const isNamed = others.some(
    (page) => stepOf(page) === stepOf(own) && page.text.includes('marked state is taken next'),
  );
  const isPriced = others.some((page) => stepOf(page) === stepOf(own) + 1 && page.text.includes('taken last had'));
  const gone = others.flatMap((page) => {
    const list = listOf(page, 'listed as waiting');
    return list === null || stepOf(page) <= stepOf(own) ? [] : [frontier.filter(({ board }) => !list.includes(board))];
  });
  const isFewer = [left, ...gone].some((some) => some.length > 0 && new Set(some.map(growth)).size < possible.size);
  return isFewer || isNamed || isPriced ? allBut(own, () => false) : [];
};

/** Any later moment shows that the search went on. */
const readGoal: Student = (_run, own, others) =>
  others.some(
    (page) =>
      (stepOf(page) > stepOf(own) && !page.text.includes('has ended')) ||
      (stepOf(page) === stepOf(own) && page.text.includes('marked state is taken next')),
  )
    ? allBut(own, () => false)
    : [];

const readReplaced: Student = (_run, own, others) => {
  const { board } = own.states.find(({ role }) => role === 'marked')!;
  const isSeen = others.some(
    (page) => stepOf(page) > stepOf(own) && page.states.some((state) => state.board === board),
  );
  return isSeen ? allBut(own, () => false) : [];
};

const readSolvable: Student = ({ puzzle }, own, others) => {
  const goal = puzzle.goal.join();
  const isReached = others.some(
    ({ text, states }) => /has ended|Is the goal found/.test(text) || states.some(({ board }) => board === goal),
  );
  const letters = allBut(own, ({ value }) => value.as === 'word' && value.word === 'solvable');
  // a search from both ends shows the goal even where it does not reach it
  return isReached && !letters.includes(own.asked.question.answer) ? letters : [];
};

/** What a successor of the marked board has cost. */
const readPrice: Student = (run, own, others) => {
  const marked = own.states.find(({ role }) => role === 'marked')!.board;
  const isPriced = others.some((page) =>
    page.states.some(
      ({ board, words }) =>
        /[fg] = /.test(words) &&
        neighboursOf(run, marked).includes(board) &&
        words.includes(`generated by step ${stepOf(own) + 1},`),
    ),
  );
  return isPriced ? allBut(own, () => false) : [];
};

const STUDENTS: Readonly<Record<string, Student>> = {
  next: readNext,
  dropped: readSuccessors,
  'new-states': readCount,
  h: readNumber,
  f: readNumber,
  'f-grows': readGrowth,
  'goal-now': readGoal,
  replaced: readReplaced,
  solvable: readSolvable,
  'cheapest-move': readPrice,
};

/** Wrong letters of a question that the other questions of the test rule out for somebody who only reads. */
export function ruledOut(run: AskedRun, asked: AskedOnPaper, test: readonly AskedOnPaper[]): readonly string[] {
  const others = test.filter((one) => one !== asked).map((one) => printed(run, one));
  const letters = STUDENTS[asked.question.kind]?.(run, printed(run, asked), others) ?? [];
  return [...new Set(letters)].filter((letter) => letter !== asked.question.answer);
}
