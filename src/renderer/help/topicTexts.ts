/** The topics of Help: a few paragraphs each, true of every puzzle and every search. */
import { WHY_OTHERS_DIFFER } from '../../shared/engine/quantities.ts';
import type { TopicId } from './topics.ts';

/** Paragraphs by topic, loaded with the dialog. */
export const TOPIC_TEXTS: Readonly<Record<TopicId, readonly string[]>> = {
  words: [
    'A state is an arrangement of the tiles. A node is a path to a state: two paths to the same arrangement are two nodes of the tree. A move is named for the blank, or for the tile, as you choose in the board view.',
    'To expand a node is to take it from the frontier and to generate its successors. One step is one expansion. The frontier holds the nodes that wait; explored are the states that were expanded.',
    'g is the cost of the path from the start, h is the estimate of the cost that is left, and f is what a search compares: for A*, f = g + h. Where every move costs 1, the cost is the number of moves.',
    'A puzzle can have heavy tiles: a move then costs the number of its tile, or what you type for each tile in the board view (Shift E). The weight on a tile shows what it costs. The depth of a node is still its moves, and a shortest solution need not be a cheapest one.',
    'A run is one search on one puzzle. Its trace, which is everything that happened in order, can be stepped through in both directions.',
  ],
  tree: [
    'The start is at the top, or in the middle of the rings. Each level is one move deeper. The legend above the tree says what the looks of the nodes mean.',
    'Close up, every node is a small board. From farther away it is a dot, and then a point. Scroll to zoom, drag to move, press 0 to see the whole tree and F to follow the steps again.',
    'A short dashed stub is a successor that was dropped. The sentence of the step says why, as a rule because its state was reached before.',
  ],
  solvable: [
    'A pair of tiles is an inversion if both stand in the opposite order of the goal. On a board with an odd number of columns, a move never changes whether the number of inversions is odd or even. The goal has none, which is even: from an odd number no sequence of moves reaches it.',
    'With an even number of columns, the rows between the blank and its place in the goal are added; then the same holds for the sum.',
    'Exactly half of all arrangements can reach a given goal. The board view counts the inversions one after another, and repairs a puzzle by exchanging two tiles.',
  ],
  counts: [WHY_OTHERS_DIFFER],
  lab: [
    'An experiment is puzzles times searches. On boards of up to nine cells, d is the exact distance from the goal, and puzzles are drawn from all states at that distance, each equally likely, none twice. A random walk of so many moves is no distance. On larger boards, d is what one of the searches has proved.',
    'b* is computed from the mean of the nodes generated at a distance. Books define it differently: choose the definition. Where a limit stopped a search, the table has “–, stopped at” with its nodes instead of a mean, because a mean without the hardest puzzles would be too small.',
    'The same seed gives the same puzzles everywhere, and the same counts. Only the time differs: it is that of this computer, while other programs use it as well.',
  ],
  heuristics: [
    'Heuristics (Shift O) judges what you write while you type, towards the goal of the puzzle on the board. On boards of up to nine cells every state is judged, so that “admissible” and “consistent” are proved; on larger ones a sample can refute both, and never proves them. Keep puts it under its name beside the other heuristics, in every search.',
    'While you write, a list offers words that begin like yours; Ctrl Space (Alt Esc on a Mac) asks for it. An arrow chooses a word, Enter or Tab takes it; without an arrow, Enter makes a line and Tab leaves the text. Esc closes the list. F8 goes to the fault that is marked. Ctrl Z and Ctrl Y undo and redo, Ctrl / makes a line a comment, Ctrl ] and Ctrl [ indent.',
    '“On this board” has h of any board: click tiles, type a board, or draw one at random. Below it are the values of the parts of a formula, and of which tiles or pairs they come. A program shows there what it writes with console.log: at most 50 lines, and only for this board, so that judging all states is as fast as without.',
    'A teacher gives a set a ceiling in the library, with the target above its puzzles: at most so many nodes for each puzzle, by which search, and whether a solution has to be a shortest one. A heuristic is scored in Heuristics, beside its judgement. A puzzle that is lost says why: by how many nodes, or by which states on a shortest path the heuristic overestimates. Where a shortest solution is demanded and nobody knows how long one is, as on many boards of more than nine cells, the puzzle is not decided. A click on it opens it in the search.',
    'The challenge is in the file of its set. A heuristic that comes with a file is shown before it runs.',
  ],
  presenting: [
    'F11 presents the view that is open: large type, and nothing but what a class reads. With a second screen that the system extends its desktop to, the program asks which one the class sees. “The other screen” takes the view there and opens the notes on yours.',
    'Notes in a window of their own (Shift P) have the note of the stop, what the class reads next, the answer of an open question, the step in words, and the time. Buttons and keys there move the lesson in the other window. While the class sees the screen that they lie on, the notes are hidden; where a program cannot know the screens, it says so, and you may show them.',
    'In a browser, the first time asks for leave to manage windows. A browser that does not tell of other screens, or does not give leave, opens the notes all the same: drag the other window to the screen of the class and press F11 there. A screen that is mirrored shows the class all that you see: extend the desktop instead.',
  ],
  pen: [
    'Shift W, or the pencil at the top, gives you a pen on any view, presented or not. Draw with the mouse, a finger or the pen of a tablet: write, draw a line, or circle what you speak of. The eraser takes whole strokes; Ctrl Z takes back the last act. One pointer draws at a time, and once the pen of a tablet has drawn, a resting hand draws nothing.',
    'The next step takes all strokes away: a step of the search or the comparison, a move on the board, a stop of a lesson, another view. Switch on “Keep until cleared” where a drawing should stay; then it stays on its own view. It follows the size of the window, but not the tree when you move or zoom that.',
    'Keys work as ever while you draw, those of a clicker too. Escape puts the pen away and leaves what is drawn, so that you can point and click beneath it; in full screen, a browser may end the presentation by Escape, and Shift W does not. Drawings are not saved, and are in no exported picture.',
  ],
  homework: [
    'Export as a page makes one HTML file of a puzzle, a set, a run, a comparison, a lesson or an experiment, with the program in it. It opens in Chrome, Edge or Firefox, from a mail or a stick, without a network and without an installation, at what was exported. Kept questions and notes for the teacher are not in it.',
    'In such a page the questions are for one person alone: choose a letter, then reveal. The first answer to a question counts. Save your answers asks for a name and makes a file; nothing is sent anywhere. Answers stay in the page until it is closed or loaded again.',
    'Import these files in the library, or drop all of a class on the window at once. The preview says whose answers they are, how many questions of the lesson they answer, and how many are right, by the engine of your program; of a question that you wrote, by your lesson as it is now. It names files that were changed after they had been saved, answers that came twice, and people of one name, who are kept apart. It cannot tell who answered, with what help, or at which try: a page that is loaded again begins anew, and whoever knows how can make any file. You say which class they are of; a file that comes again adds nothing.',
    'Library → Class results keeps them: by student (and who of the list of students has not handed in), by question (what was right, what the wrong letters mean, how the class voted, how an earlier class did) and by mistake. Each is saved as a table, and a question becomes a stop of a lesson with one click. Presented, nobody is named. To bring answers to another class, import their files again under its name.',
  ],
  kept: [
    'Every search that ends is saved in the history of the library with its puzzle, its options and its numbers. Its trace is computed again when you open it. “Keep run” marks a run that is never deleted to make room.',
    'Puzzles are kept in sets. What you delete can be restored for 30 days, from Recently deleted in the library.',
    'The library exports sets and runs as a file, for another computer or as a copy of your own. The program backs up the library by itself, also at its end; where that takes seconds, the window says so.',
    '“Open recent” has files that were opened by a double click, on the command line, or by Open in a window of the program. A browser does not tell a page where a file lies that is chosen or dropped there: such files are not in it.',
  ],
};
