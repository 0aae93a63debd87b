/** What a search begins as: it runs, and the search itself is still to be written. */
export const SKELETON = `// Write your search here.
//
// A state is a list of cells, row by row;
// 0 is the blank. These are there:
//   start         the first state
//   isGoal(s)     whether s is the goal
//   successors(s) states one move away
//   h(s)          the task's heuristic
//   key(s)        s as a text, for a Set
//   expand(s)     prints s. Call it as s
//                 leaves the frontier.

const frontier = [start];

// Which state leaves first?
const state = frontier.shift();
expand(state);

// Yours to write:
// 1. Go on while the frontier has states.
// 2. Stop at the goal.
// 3. Put successors into the frontier. Which
//    of them were there before?
`;
