export const TOPICS = [
  { id: 'words', title: 'State, node, run: the words' },
  { id: 'tree', title: 'How to read the tree' },
  { id: 'solvable', title: 'Why some puzzles have no solution' },
  { id: 'counts', title: 'Why other programs count differently' },
  { id: 'lab', title: 'What an experiment counts' },
  { id: 'heuristics', title: 'Your heuristics, and challenges' },
  { id: 'program', title: 'Your program, and its verdict' },
  { id: 'hunt', title: 'The bug hunt' },
  { id: 'presenting', title: 'Presenting, with notes for you alone' },
  { id: 'pen', title: 'A pen on any view' },
  { id: 'homework', title: 'Homework: a page, and the answers' },
  { id: 'kept', title: 'What is saved, and where' },
] as const;

export type TopicId = (typeof TOPICS)[number]['id'];
