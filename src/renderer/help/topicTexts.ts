/** The topics of Help: a few paragraphs each, true of every puzzle and every search. */
import { WHY_OTHERS_DIFFER } from '../../shared/engine/quantities.ts';
import type { TopicId } from './topics.ts';

/** Paragraphs by topic, loaded with the dialog; with keys as in `Commands.withKeys`. */
export const TOPIC_TEXTS: Readonly<Record<TopicId, readonly string[]>> = {
  words: [
    'A state is an arrangement of the tiles. A node is a path to a state: two paths to the same arrangement are two nodes of the tree. A move is named for the blank, or for the tile, as you choose in the board view.',
    'To expand a node is to take it from the frontier and to generate its successors. One step is one expansion. The frontier holds the nodes that are generated, but not yet expanded; explored states have been expanded.',
    'g is the cost of the path from the start, h is the estimate of the cost that is left, and f is what a search compares: for A*, f = g + h. Where every move costs 1, the cost is the number of moves.',
    'A puzzle can have heavy tiles: a move then costs the number of its tile, or what you type for each tile in the board view{ ([puzzle.costs])}. The weight on a tile shows what it costs. The depth of a node is still its moves, and a shortest solution need not be a cheapest one.',
    'A run is one search on one puzzle. Its trace, which is everything that happened in order, can be stepped through in both directions.',
  ],
  tree: [
    'The start is at the top, or in the middle of the rings. Each level is one move deeper. The legend above the tree explains how nodes look.',
    'Close up, every node is a small board. From farther away it is a dot, and then a point. Scroll to zoom, drag to move{, press [tree.whole] to see the whole tree and [tree.follow] to follow the steps again|; buttons show the whole tree, and follow the steps again}.',
    'A short dashed stub is a successor that was dropped. The sentence of the step says why: as a rule, it is a repeated state.',
  ],
  solvable: [
    'A pair of tiles is an inversion if the two are in the opposite order in the goal. On a board with an odd number of columns, a move never changes whether the number of inversions is odd or even. The goal has none, which is even: from an odd number no sequence of moves reaches it.',
    'With an even number of columns, the rows between the blank and its place in the goal are added; then the same holds for the sum.',
    'Exactly half of all arrangements can reach a given goal. The board view counts the inversions one after another, and repairs a puzzle by exchanging two tiles.',
  ],
  counts: [WHY_OTHERS_DIFFER],
  lab: [
    'An experiment runs every search on every puzzle. On boards of up to nine cells, d is the exact distance from the goal, and puzzles are drawn from all states at that distance, each equally likely, none twice. On larger boards, d is what one of the searches has proved: a random walk of n moves does not give distance n.',
    'b* is computed from the mean of the nodes generated at a distance. Books define it differently: choose the definition. Where a limit stopped a search, the table shows “–, stopped at” and the number of nodes, because a mean without the hardest puzzles would be too small.',
    'The same seed gives the same puzzles everywhere, and the same counts. Only the time differs: it depends on this computer and on what else it does.',
  ],
  heuristics: [
    'Heuristics{ ([view.heuristics])} judges what you write while you type, for the goal of the puzzle on the board. On boards of up to nine cells it judges every state, which proves “admissible” and “consistent”; on larger boards it judges a sample, which can refute both, but proves neither. Save adds it, by its name, to the heuristics of every search.',
    'While you write, a list offers words that begin like yours; Ctrl Space (Alt Esc on a Mac) asks for it. An arrow chooses a word, Enter or Tab takes it; without an arrow, Enter makes a line and Tab leaves the text. Esc closes the list. F8 goes to the fault that is marked. Ctrl Z and Ctrl Y undo and redo, Ctrl / makes a line a comment, Ctrl ] and Ctrl [ indent.',
    '“On this board” has h of any board: click tiles, type a board, or draw one at random. Below it are the values of the parts of a formula, and of which tiles or pairs they come. A program shows there what it writes with console.log: at most 50 lines, and only for this board, so that judging all states is as fast as without.',
    'A teacher makes a set a challenge in the library, with the target above its puzzles: a limit of nodes per puzzle, the search, and whether solutions must be optimal. Heuristics scores a heuristic beside its verdict. A puzzle that is lost says why: by how many nodes, or on which states of a shortest path the heuristic overestimates. Where solutions must be optimal and the length of a shortest one is unknown, as on many boards of more than nine cells, the puzzle is not decided. Click a puzzle to open it in the search.',
    'A challenge is exported with its set. A heuristic from a file is shown before it runs.',
  ],
  program: [
    'Your program{ ([view.program])} reads what a search that you wrote has printed: one line for each state, where your program takes it from the frontier, in order. Copy the lines for your language from that view. Drop the output there, paste it or open it as a file. g, h and f, the states generated and the path at the end are checked if you print them; other lines are ignored.',
    'Each step is judged by what your program printed before it: is the state in the frontier, does it have the lowest f (or whatever the search compares), may it be expanded again, does the search end where it has to? The first step that no right program could have printed is shown in the tree, with the rule that it breaks. If exactly one known bug explains all of your lines, it is named, with “probably” if they are few; if several do, another board tells them apart. “Show the right search” draws what the search would have taken, step by step, next to your tree. “This step” has the board of the step, the numbers of the state that your program took and of the frontier, and the charts.',
    'No right program is blamed: ties may go any way, also differently from step to step, and successors may come in any order, also a changing one. A state may be added to the frontier twice and skipped, or its key may be lowered. Where rules differ from course to course (a closed list or none, the goal test on generation), choose yours below the verdict. “Export as a page for students” makes one file of these rules, in which students check their programs without an installation. Two outputs can differ, and both be right.',
    'For a class, drop or open all outputs: files, a folder with its folders, or the zip of a learning platform. The table has a verdict for each; files that are no outputs are ignored and named. The button beside a bug makes a question of it for a lesson: its wrong choices are what programs of this class do, the most frequent first. While you present, nobody is named.',
    '“All steps follow the rules” holds for this board. On many boards a bug changes nothing: “Find boards that show bugs” names a few on which nearly all known bugs show. Iterative deepening and IDA* are judged as well; a search from both ends is not, because its halves may take turns in any way. A file has at most 2,000,000 states and 500 million characters; after the first line that cannot be read, nothing more is judged.',
    '“Write it here” has an editor for a search in JavaScript, for those without a language at hand. The skeleton says what is there; the frontier and its loop are yours. It runs on this computer, on the board and for the search of its task, and reaches no file and no network. An endless loop is ended after ten seconds without another state, or by Stop; what was printed before is judged. The text is kept, and can be saved as a file.',
  ],
  hunt: [
    'The bug hunt{ ([view.hunt])}, beside your program in the Lab, has twenty searches. Each is wrong in one way, and you are not told which. Slide tiles, with the arrow keys too, or type a start: you see how many states the right search and the wrong one expand, how long their paths are, and both trees step by step. ←, → and Home belong to the part that you used last, the board or the trees; Space plays the trees, and ↑ ↓ go back to the board.',
    'A start exposes the bug if the two differ in the number of states, or in the length of the path. Ties cannot be the reason: both searches add successors in the same order, and of states that are equally good they take the older. A search is stopped after 5,000 states.',
    'The board is small, so that all of its states can be tried: a start is called a smallest one only after every start nearer to the goal was tried, and none of them exposes the bug. One that the program shows you does not count as found.',
    'Once a bug is exposed, name it. A wrong name is answered with figures: what such a search would return from the same start, or from one where it differs. What you have found is kept; “Start over” forgets it, and can be undone. “Add this moment to a lesson” makes a stop of the open hunt: there it is new for everybody.',
  ],
  presenting: [
    'F11 presents the view that is open: large type, and nothing but what a class reads. If a second screen extends the desktop, the program asks which one the class sees. “Present on the other screen” moves the view there and opens your notes on this one.',
    'The notes in a separate window{ ([notes.window])} show the note of the stop, what the class reads next, the answer to an open question, the step in words, and the time. Buttons and keys there move the lesson in the other window. The notes hide while they are on the screen that the class sees. If the program cannot tell the screens apart, it says so, and you can show the notes.',
    'The first time, the browser asks for permission to manage windows. Without it, or in a browser that cannot manage windows, the notes open all the same: drag the other window to the class’s screen and press F11 there. A mirrored screen shows the class everything that you see: extend the desktop instead.',
  ],
  pen: [
    'Pen under More{, or [pen.toggle],} gives you a pen on any view, presented or not. Draw with the mouse, a finger or a tablet pen: write, draw a line, or circle what you are talking about. The eraser removes whole strokes; Ctrl Z undoes the last stroke or erasure. One pointer draws at a time: once a tablet pen has drawn, a resting hand draws nothing.',
    'The next step clears the drawing: a step of the search or the comparison, a move on the board, a stop of a lesson, another view. Switch on “Keep until cleared” to keep a drawing on its view. It follows the size of the window, but not the tree when you move or zoom it.',
    'Keys work as usual while you draw, those of a clicker too. Escape puts the pen away and leaves the drawing, so that you can point and click beneath it. In full screen, Escape may end the presentation in a browser{; [pen.toggle] does not}. Drawings are neither saved nor exported.',
  ],
  homework: [
    'Export as a page makes one HTML file of a puzzle, a set, a run, a comparison, a lesson or an experiment, with the program in it. It opens in Chrome, Edge or Firefox, from a mail or a USB stick, without a network or an installation. Saved questions and teacher notes are left out.',
    'In such a page, one person answers the questions alone: choose a letter, then reveal. The first answer to a question counts. Save your answers asks for a name and makes a file; nothing is sent. Answers stay in the page until it is closed or loaded again.',
    'Import these files in the library, or drop those of a whole class on the window. The preview says whose answers they are, how many questions of the lesson they answer, and how many are right: your engine judges them, and your lesson judges the questions that you wrote. It names files that were changed after they were saved, answers that came twice, and people of the same name, who are kept apart. It cannot tell who answered, with what help, or at which attempt: a page that is loaded again starts over, and files can be forged. You choose the class; a file that comes again adds nothing.',
    'Library → Class results shows them by student (and who on the list has not handed in), by question (what was right, what the wrong letters mean, how the class voted, how an earlier class did) and by mistake. Each can be saved as a table, and a question becomes a stop of a lesson with one click. While you present, nobody is named. To bring answers to another class, import their files again under its name.',
  ],
  kept: [
    'Every search that ends is saved in the history of the library with its puzzle, its options and its numbers. Its trace is computed again when you open it. When the history is full, the oldest runs make room; a run that you save always stays.',
    'Puzzles are kept in sets. You can restore what you delete for 30 days, from Recently deleted in the library.',
    'The library exports sets and runs as a file, for another computer or as a backup. The program also backs up the library automatically, and once more when it closes; if that takes seconds, the window says so.',
    '“Open recent” lists files that you opened by a double click, on the command line, or with Open in a window of the program. A browser does not reveal where a file is, so files opened there are not listed.',
  ],
};
