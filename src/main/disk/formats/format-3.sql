PRAGMA application_id = 1400005480;
PRAGMA user_version = 3;

CREATE TABLE sets (
      set_id INTEGER PRIMARY KEY AUTOINCREMENT,
      title TEXT NOT NULL,
      position INTEGER NOT NULL
    , content_hash TEXT NOT NULL DEFAULT '', deleted_at_ms INTEGER) STRICT;

CREATE TABLE puzzles (
      puzzle_id INTEGER PRIMARY KEY AUTOINCREMENT,
      set_id INTEGER NOT NULL REFERENCES sets (set_id) ON DELETE CASCADE,
      position INTEGER NOT NULL,
      title TEXT NOT NULL,
      notes TEXT NOT NULL,
      rows INTEGER NOT NULL CHECK (rows > 0),
      cols INTEGER NOT NULL CHECK (cols > 0),
      start TEXT NOT NULL,
      goal TEXT NOT NULL,
      optimal INTEGER CHECK (optimal >= 0),
      puzzle_hash TEXT NOT NULL
    , content_hash TEXT NOT NULL DEFAULT '', tags TEXT NOT NULL DEFAULT '', solvable INTEGER NOT NULL DEFAULT 0, folded TEXT NOT NULL DEFAULT '', sort_title TEXT NOT NULL DEFAULT '', deleted_at_ms INTEGER) STRICT;

CREATE TABLE runs (
      run_id INTEGER PRIMARY KEY AUTOINCREMENT,
      puzzle_id INTEGER REFERENCES puzzles (puzzle_id) ON DELETE SET NULL,
      title TEXT NOT NULL,
      rows INTEGER NOT NULL CHECK (rows > 0),
      cols INTEGER NOT NULL CHECK (cols > 0),
      start TEXT NOT NULL,
      goal TEXT NOT NULL,
      algorithm TEXT NOT NULL,
      heuristic TEXT NOT NULL,
      engine_version INTEGER NOT NULL,
      status TEXT NOT NULL,
      expanded INTEGER NOT NULL,
      generated INTEGER NOT NULL,
      max_frontier INTEGER NOT NULL,
      solution TEXT,
      duration_ms REAL NOT NULL,
      saved_at_ms INTEGER NOT NULL,
      content_hash TEXT NOT NULL
    , search TEXT NOT NULL DEFAULT '', length INTEGER, sort_title TEXT NOT NULL DEFAULT '', puzzle_hash TEXT NOT NULL DEFAULT '', recipe_hash TEXT NOT NULL DEFAULT '', is_pinned INTEGER NOT NULL DEFAULT 0, deleted_at_ms INTEGER) STRICT;

CREATE TABLE "settings" (key TEXT PRIMARY KEY, value TEXT NOT NULL) STRICT, WITHOUT ROWID;

CREATE INDEX sets_by_position ON sets (deleted_at_ms, position, set_id);

CREATE INDEX puzzles_by_set ON puzzles (set_id, deleted_at_ms, position, puzzle_id);

CREATE INDEX puzzles_by_title ON puzzles (deleted_at_ms, sort_title, puzzle_id);

CREATE INDEX puzzles_by_size ON puzzles (deleted_at_ms, rows * cols, rows, puzzle_id);

CREATE INDEX puzzles_by_length ON puzzles (deleted_at_ms, optimal, puzzle_id);

CREATE INDEX puzzles_by_age ON puzzles (deleted_at_ms, puzzle_id);

CREATE INDEX puzzles_by_tags ON puzzles (deleted_at_ms, tags);

CREATE INDEX puzzles_by_hash ON puzzles (puzzle_hash);

CREATE INDEX runs_by_puzzle ON runs (puzzle_id, deleted_at_ms, saved_at_ms, run_id);

CREATE INDEX runs_by_time ON runs (deleted_at_ms, saved_at_ms, run_id);

CREATE INDEX runs_by_title ON runs (deleted_at_ms, sort_title, run_id);

CREATE INDEX runs_by_size ON runs (deleted_at_ms, rows * cols, rows, run_id);

CREATE INDEX runs_by_algorithm ON runs (deleted_at_ms, algorithm, saved_at_ms, run_id);

CREATE INDEX runs_by_heuristic ON runs (deleted_at_ms, heuristic, run_id);

CREATE INDEX runs_by_status ON runs (deleted_at_ms, status, run_id);

CREATE INDEX runs_by_expanded ON runs (deleted_at_ms, expanded, run_id);

CREATE INDEX runs_by_generated ON runs (deleted_at_ms, generated, run_id);

CREATE INDEX runs_by_frontier ON runs (deleted_at_ms, max_frontier, run_id);

CREATE INDEX runs_by_length ON runs (deleted_at_ms, length, run_id);

CREATE INDEX runs_by_duration ON runs (deleted_at_ms, duration_ms, run_id);

CREATE INDEX runs_by_pin ON runs (deleted_at_ms, is_pinned, saved_at_ms, run_id);

CREATE INDEX runs_by_recipe ON runs (recipe_hash);

CREATE INDEX runs_by_boards ON runs (puzzle_hash);

INSERT INTO sets (set_id, title, position, content_hash, deleted_at_ms) VALUES
(1, 'Worked cases', 0, '5cb1396e824602854acecf49f16c30fe37e2800580c8b5f595f7c21aa5797e0e', NULL),
(2, 'First steps', 1, '2e34e7a1dd37f5f15bfa2a2115640541d4dd484a4937cfe345781b66df63a230', NULL),
(3, 'Monday', 3, '4df724089689c6891f4618b3232ce5a063e6917a19890ff4fff6547bd32887c7', NULL),
(4, 'Dienstag: Übung “1” ✓', 2, '19c705f887bab6eca048cd6e5ec8892188d5753d2a827589b669443bdaebb9fb', NULL),
(5, 'Forgotten', 5, 'e5429a3903dda70001564002b4cb6c526cd7d42a69c49d5c2b7fa91b69deb66c', 4000000000000);

INSERT INTO puzzles (puzzle_id, set_id, position, title, notes, rows, cols, start, goal, optimal, puzzle_hash, content_hash, tags, solvable, folded, sort_title, deleted_at_ms) VALUES
(1, 1, 0, 'Case 1', '8 moves, and only one shortest solution. The Manhattan distance is 8 as well: it sees the whole way. Breadth-first search expands 191 states to find it, and 110 when it tests the goal on generation.', 3, 3, '1 2 3 7 4 5 6 8 0', '1 2 3 8 6 4 7 5 0', 8, 'ef76601c3b90202652bc6c92d14593e9dfb8c6b258ecd096ec07f7d8fc6c0927', 'ebfe1e4bcb0281461d95fe09fb4b615cede3706a9f52a00887ea29ee8cfb2cd4', '', 1, 'case 1
8 moves, and only one shortest solution. the manhattan distance is 8 as well: it sees the whole way. breadth-first search expands 191 states to find it, and 110 when it tests the goal on generation.', 'case 000000000001', NULL),
(2, 1, 1, 'Case 2', '6 moves. The goal has its blank in the centre and its numbers in no usual order: whether there is a solution is a question about the start and this goal together.', 3, 3, '2 8 1 3 4 6 7 5 0', '3 2 1 8 0 4 7 5 6', 6, '957b952b72ad58dfd988114fe19124f34f89550bcc3c78d6ca73eb3b24d1a1f9', '323ff41c60e0e3ace3191cdcdc11a77d2dc0f6bda07def2c26c007617424adb0', '', 1, 'case 2
6 moves. the goal has its blank in the centre and its numbers in no usual order: whether there is a solution is a question about the start and this goal together.', 'case 000000000002', NULL),
(3, 1, 2, 'Case 3', '4 moves: right, down, right, down. Small enough to follow by hand: breadth-first search expands 29 states, and 14 when it tests the goal on generation.', 3, 3, '0 1 3 4 2 5 7 8 6', '1 2 3 4 5 6 7 8 0', 4, 'cd249a87f0fa32445d67c8e5dffe4e4080b2c51b078b5c6b6a7d1d6ff2f11397', '327e958eb550c4b8b1ae68a734ed60401c4f6d7a2dd05322efae4cb3013cde15', '', 1, 'case 3
4 moves: right, down, right, down. small enough to follow by hand: breadth-first search expands 29 states, and 14 when it tests the goal on generation.', 'case 000000000003', NULL),
(4, 1, 3, 'Case 4', 'No solution: 5 pairs of tiles are out of order, and every move changes that number by 0 or 2. A search finds out only after it has expanded all 181,440 states within reach.', 3, 3, '0 3 1 4 2 5 7 8 6', '1 2 3 4 5 6 7 8 0', NULL, 'b853c3e73f482ec044d3ab243765002ff3b19e45972d7b00d16e0dfbc787708f', '20a00d2d4afe771615487dcea64d73f94fffe5cbe4ef792d2c0df692fe8a6e1b', '', 0, 'case 4
no solution: 5 pairs of tiles are out of order, and every move changes that number by 0 or 2. a search finds out only after it has expanded all 181,440 states within reach.', 'case 000000000004', NULL),
(5, 1, 4, 'Case 5', '25 moves, and 7 shortest solutions. The Manhattan distance says 13. Breadth-first search expands 143,225 states, and 124,902 when it tests the goal on generation: compare A*.', 3, 3, '7 3 8 0 2 6 4 1 5', '1 2 3 4 5 6 7 8 0', 25, 'b49796e5be4e51b9a3b80ad1f25c997f2550ff7cc251ed1c091bd24eaeb0070c', '2f943b4910d62ea5658a804334a87369e1567955984e3bc16ed75b1c293dd6d7', '', 1, 'case 5
25 moves, and 7 shortest solutions. the manhattan distance says 13. breadth-first search expands 143,225 states, and 124,902 when it tests the goal on generation: compare a*.', 'case 000000000005', NULL),
(6, 1, 5, 'Case 6', '3 moves: right, down, right. Breadth-first search expands 17 states, and 8 when it tests the goal on generation.', 3, 3, '1 2 3 0 4 6 7 5 8', '1 2 3 4 5 6 7 8 0', 3, '46357da3fc1ad1d8391cc6ed653914a3031577af13f6ff269d3f03e64bea4419', 'c18f7963d423f9be298a2c0c03dfa5eed0507b3aeb32c60f70f0c6e25b37c342', '', 1, 'case 6
3 moves: right, down, right. breadth-first search expands 17 states, and 8 when it tests the goal on generation.', 'case 000000000006', NULL),
(7, 1, 6, 'Case 7', '2 moves: right, right. Breadth-first search expands 7 states, and only 3 when it tests the goal on generation. Why?', 3, 3, '1 2 3 4 5 6 0 7 8', '1 2 3 4 5 6 7 8 0', 2, '30ed854765ec747c6a236f5eb2d47869b097ccb77554b3ca70ee209efb02da08', '90550e3d83ce7479904dd3d668f96a4fea9991b0658fbe91d81c4bb716c30e1d', '', 1, 'case 7
2 moves: right, right. breadth-first search expands 7 states, and only 3 when it tests the goal on generation. why?', 'case 000000000007', NULL),
(8, 2, 0, 'One move', '1 move: the blank goes down. Where does each search see the goal, and when does it say so?', 3, 3, '1 2 3 4 5 0 7 8 6', '1 2 3 4 5 6 7 8 0', 1, 'e98f781a356dd51f7f62635beb00aacb282037594d590fa812b7ae4e9c139073', '186bca14b6d78bce342f3893f7147ea1e28805d488c6847ed7a41783a78d334e', '', 1, 'one move
1 move: the blank goes down. where does each search see the goal, and when does it say so?', 'one move', NULL),
(9, 2, 1, 'Four moves', '4 moves, and both heuristics say 4.', 3, 3, '0 1 2 4 5 3 7 8 6', '1 2 3 4 5 6 7 8 0', 4, '3702ee3661928f3e1be8c2328d6dada9aeef3a1f48eba8e74a40246a4374c96c', '179061a91b8642d85fd061ba081425c5ee0f5724717625ccdefd8b7acf146541', '', 1, 'four moves
4 moves, and both heuristics say 4.', 'four moves', NULL),
(10, 2, 2, 'Ring around the blank', '5 moves. 4 tiles are misplaced and the Manhattan distance is 5. The goal is the ring of many textbooks, with the blank in the centre.', 3, 3, '2 8 3 1 6 4 7 0 5', '1 2 3 8 0 4 7 6 5', 5, 'c7f40a4e3b02d575852a1ccf51d26960ed9c40264a83d023e99e5da1fbac2833', '659ef4ff13e5712c7a5ee8384ca0cb56172e615df31b447287964a3a1175fed5', '', 1, 'ring around the blank
5 moves. 4 tiles are misplaced and the manhattan distance is 5. the goal is the ring of many textbooks, with the blank in the centre.', 'ring around the blank', NULL),
(11, 2, 3, 'Two by two', '6 moves, the most that a board of this size can need. Only 12 states are within reach: the whole state space fits on the screen.', 2, 2, '0 3 2 1', '1 2 3 0', 6, '7388cacde7f8d0061407fdbc79cc6be36e4baee9feb248570681568549ecab28', '09f90aa654580349ca2e8c1ffb1d7435f27d5bc46a2ce79c1bb40e07f3fd954a', '', 1, 'two by two
6 moves, the most that a board of this size can need. only 12 states are within reach: the whole state space fits on the screen.', 'two by two', NULL),
(12, 2, 4, 'Two by three', '21 moves, the most that a board of this size can need. 360 states are within reach.', 2, 3, '4 5 0 1 2 3', '1 2 3 4 5 0', 21, 'de44b8ff31439ad5f17da7a1f9d488b6bfe156efd27ad8fb4179825d17ef61aa', '8a239d52d6f90b51f762601bda10b29f8fd751ffe7ff86889799b29e3aec9e1b', '', 1, 'two by three
21 moves, the most that a board of this size can need. 360 states are within reach.', 'two by three', NULL),
(13, 2, 5, 'Twenty moves', '20 moves. 6 tiles are misplaced and the Manhattan distance is 14: compare what A* expands with each.', 3, 3, '7 2 4 5 0 6 8 3 1', '1 2 3 4 5 6 7 8 0', 20, 'b9cb659f49a1569a900670a54a50f46c63ced306de6d64f451ad05abcecf0d6a', '7f81068988afb72bf7a580dc7db064719fe19907cec5c57d005ec5391f2f0a14', '', 1, 'twenty moves
20 moves. 6 tiles are misplaced and the manhattan distance is 14: compare what a* expands with each.', 'twenty moves', NULL),
(14, 2, 6, 'Same start, other goal', '26 moves. The start of “Twenty moves” with the blank first in the goal: the distance belongs to a pair of states.', 3, 3, '7 2 4 5 0 6 8 3 1', '0 1 2 3 4 5 6 7 8', 26, 'e1f0f9ec0ea90e5a3db7dcaa14567d3e516e4a791dc0f05aa6a1c7f767b6b49a', '21df73c9c21868700aa6bba38bcbfa462c2f091c62a3e3af666e190dc75aef3b', '', 1, 'same start, other goal
26 moves. the start of “twenty moves” with the blank first in the goal: the distance belongs to a pair of states.', 'same start, other goal', NULL),
(15, 2, 7, 'Hardest 8-puzzle', '31 moves: no state is farther from this goal, and only one other is as far, 6 4 7 / 8 5 _ / 3 2 1.', 3, 3, '8 6 7 2 5 4 3 0 1', '1 2 3 4 5 6 7 8 0', 31, 'b3fc9555a104e4c467cdb5ac6ee0fc35d31647021024aae60ea6a7d878bfac61', '6edd6a1ffbb9aef95c7d7f74a653dfd29a25f836b37542c411d347c7af08250a', '', 1, 'hardest 8-puzzle
31 moves: no state is farther from this goal, and only one other is as far, 6 4 7 / 8 5 _ / 3 2 1.', 'hardest 000000000008-puzzle', NULL),
(16, 2, 8, 'Two tiles swapped', 'No solution. One pair of tiles is out of order, and every move changes that number by 0 or 2.', 3, 3, '1 2 3 4 5 6 8 7 0', '1 2 3 4 5 6 7 8 0', NULL, '1d1dca5f8c0159afafcaeec8b1f7b32769792487179305a98330b3d389bd871a', 'cc50c810c041f985a07cffe0f7678230d00f40d16c9f4c949b913d2bdeafa641', '', 0, 'two tiles swapped
no solution. one pair of tiles is out of order, and every move changes that number by 0 or 2.', 'two tiles swapped', NULL),
(17, 2, 9, 'A first 15-puzzle', '13 moves, and the Manhattan distance is 13. Larger boards need a heuristic: breadth-first search runs out of memory long before the harder ones.', 4, 4, '5 3 4 8 2 1 0 7 9 6 10 11 13 14 15 12', '1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 0', 13, 'cc58c3867bc12995fcb2551dddc1f14c61000501a823a2afc75e0c1ba3219748', 'ca3cb55648427059ff489927b43e97216ec7f7d5acebdc940cd4f119988bad69', '', 1, 'a first 15-puzzle
13 moves, and the manhattan distance is 13. larger boards need a heuristic: breadth-first search runs out of memory long before the harder ones.', 'a first 000000000015-puzzle', NULL),
(18, 3, 1, 'Puzzle 1', 'Notes of 1
second line; it''s quoted', 4, 4, '14 13 15 7 11 12 9 5 6 0 2 1 4 8 10 3', '0 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15', 57, 'ce4abf1f5a669d46f6d52d551a0509b09ba69d25c10a27965fa4f137f73e547c', '2e098f58c639dda536c7b8936d9e6b51a8b362a56b482ec110feb13a6ec340e4', '
exam
week 1
', 1, 'puzzle 1
notes of 1
second line; it''s quoted
exam
week 1', 'puzzle 000000000001', NULL),
(19, 4, 0, 'Puzzle 2', 'Notes of 2
second line; it''s quoted', 2, 3, '2 1 3 4 5 0', '1 2 3 4 5 0', NULL, '5c51133ac02ed1826dd27168e57613a6bf1a006b6742f648ae51ca9f7fc8b7b1', 'd5ff90a97921be0b8cc43512377e3dfe27a7facfe4b2349f65b4d4a84aa766b2', '', 0, 'puzzle 2
notes of 2
second line; it''s quoted', 'puzzle 000000000002', NULL),
(20, 3, 2, 'Puzzle 3', '', 3, 3, '2 1 3 4 5 6 0 7 8', '1 2 3 4 5 6 7 8 0', 2, '30ed854765ec747c6a236f5eb2d47869b097ccb77554b3ca70ee209efb02da08', 'b51e56e43f25a2f94ef006bfe5e7e7337f374296ef37395692561e49bb420a49', '
exam
week 3
', 1, 'puzzle 3

exam
week 3', 'puzzle 000000000003', NULL),
(21, 4, 1, 'Puzzle 4', 'Notes of 4
second line; it''s quoted', 4, 4, '14 13 15 7 11 12 9 5 6 0 2 1 4 8 10 3', '0 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15', 57, 'ce4abf1f5a669d46f6d52d551a0509b09ba69d25c10a27965fa4f137f73e547c', 'b6db8d3d194f52b5463460373089d07622cb5dee7cf88b079168677c08f06153', '', 1, 'puzzle 4
notes of 4
second line; it''s quoted', 'puzzle 000000000004', NULL),
(22, 3, 3, 'Puzzle 5', 'Notes of 5
second line; it''s quoted', 2, 3, '2 1 3 4 5 0', '1 2 3 4 5 0', NULL, '5c51133ac02ed1826dd27168e57613a6bf1a006b6742f648ae51ca9f7fc8b7b1', 'f29341b6badb5e8a6161d4cb8a6a2294397f34811121ad7cdb1ccd96a46b42c6', '
exam
week 5
', 0, 'puzzle 5
notes of 5
second line; it''s quoted
exam
week 5', 'puzzle 000000000005', NULL),
(23, 4, 2, 'Puzzle 6', '', 3, 3, '1 2 3 4 5 6 0 7 8', '1 2 3 4 5 6 7 8 0', 2, '30ed854765ec747c6a236f5eb2d47869b097ccb77554b3ca70ee209efb02da08', '2ca053a28282d22076334cc9b34fd5e8d20b5e1771908f3765a49949c618d1ad', '', 1, 'puzzle 6
', 'puzzle 000000000006', NULL),
(24, 3, 4, 'Puzzle 7', 'Notes of 7
second line; it''s quoted', 4, 4, '14 13 15 7 11 12 9 5 6 0 2 1 4 8 10 3', '0 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15', 57, 'ce4abf1f5a669d46f6d52d551a0509b09ba69d25c10a27965fa4f137f73e547c', 'b7bf77ba7d9be22101758be203a64a3f06a9fedf24b9f22e90f2e79803d16956', '
exam
week 7
', 1, 'puzzle 7
notes of 7
second line; it''s quoted
exam
week 7', 'puzzle 000000000007', NULL),
(25, 4, 3, 'Puzzle 8', 'Notes of 8
second line; it''s quoted', 2, 3, '2 1 3 4 5 0', '1 2 3 4 5 0', NULL, '5c51133ac02ed1826dd27168e57613a6bf1a006b6742f648ae51ca9f7fc8b7b1', '6320d97e6a1b84439e49a466df3173dcc03748e2ebb33b5618efc3ba70867f02', '', 0, 'puzzle 8
notes of 8
second line; it''s quoted', 'puzzle 000000000008', NULL),
(26, 3, 5, 'Puzzle 9', '', 3, 3, '1 2 3 4 5 6 0 7 8', '1 2 3 4 5 6 7 8 0', 2, '30ed854765ec747c6a236f5eb2d47869b097ccb77554b3ca70ee209efb02da08', 'b0cd8601a2da1d9559cc5556d5a418dd48cb9b80150f3a226706780640c62a50', '
exam
week 9
', 1, 'puzzle 9

exam
week 9', 'puzzle 000000000009', NULL),
(27, 3, 0, 'Puzzle 10', 'Notes of 10
second line; it''s quoted', 4, 4, '14 13 15 7 11 12 9 5 6 0 2 1 4 8 10 3', '0 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15', 57, 'ce4abf1f5a669d46f6d52d551a0509b09ba69d25c10a27965fa4f137f73e547c', 'b6270975212728836ceeed99d77277f4f6f3ccea8fafc6d1688c0900d0e5a277', '', 1, 'puzzle 10
notes of 10
second line; it''s quoted', 'puzzle 000000000010', NULL),
(28, 3, 6, 'Puzzle 11', 'Notes of 11
second line; it''s quoted', 2, 3, '2 1 3 4 5 0', '1 2 3 4 5 0', NULL, '5c51133ac02ed1826dd27168e57613a6bf1a006b6742f648ae51ca9f7fc8b7b1', 'bf82455f1a7fef323555a84d1a5f6ad998027e4ad9d7f6ec8989b1e1ce1fc11c', '
exam
week 11
', 0, 'puzzle 11
notes of 11
second line; it''s quoted
exam
week 11', 'puzzle 000000000011', NULL),
(29, 4, 5, 'Puzzle 12', '', 3, 3, '1 2 3 4 5 6 0 7 8', '1 2 3 4 5 6 7 8 0', 2, '30ed854765ec747c6a236f5eb2d47869b097ccb77554b3ca70ee209efb02da08', '6e6cf00eaf0990fd4dffa812bfda6e9646e7917f0d6ca1d6241a88f1e1b03e71', '', 1, 'puzzle 12
', 'puzzle 000000000012', 4000000000000),
(30, 5, 0, 'Forgotten puzzle', '', 3, 3, '1 2 3 4 5 6 0 7 8', '1 2 3 4 5 6 7 8 0', 2, '30ed854765ec747c6a236f5eb2d47869b097ccb77554b3ca70ee209efb02da08', '6b2fe1f701fac8a9e623bac73dc9efd6524ab4e552b65f5c96751a5f507c5d69', '', 1, 'forgotten puzzle
', 'forgotten puzzle', 4000000000000);

INSERT INTO runs (run_id, puzzle_id, title, rows, cols, start, goal, algorithm, heuristic, engine_version, status, expanded, generated, max_frontier, solution, duration_ms, saved_at_ms, content_hash, search, length, sort_title, puzzle_hash, recipe_hash, is_pinned, deleted_at_ms) VALUES
(1, 18, 'Run 1', 4, 4, '14 13 15 7 11 12 9 5 6 0 2 1 4 8 10 3', '0 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15', 'bfs', 'zero', 3, 'solved', 10, 18, 6, 'RR', 0.125, 1790000060000, '87b441fedef4f81f673f7451d2a1a45d5d193c08ae15e1a5bc37bbf3906725d9', '{"algorithm":"bfs","goalTest":"generation","heuristic":"zero","order":"UDLR","ties":"low-h"}', 2, 'run 000000000001', 'ce4abf1f5a669d46f6d52d551a0509b09ba69d25c10a27965fa4f137f73e547c', 'f368fd2f317914ca0fdd32a19ca259f1820fb6bec0bdf517e24f5f18c618369c', 0, NULL),
(2, 19, 'Run 2', 2, 3, '2 1 3 4 5 0', '1 2 3 4 5 0', 'greedy', 'manhattan', 3, 'exhausted', 360, 360, 48, NULL, 1.25, 1790000120000, '153f87eec56cc4bb1382d6a98947ef32251511339d82b39d2fd3af4ce5108ba7', '{"algorithm":"greedy","goalTest":"expansion","heuristic":"manhattan","order":"RLDU","ties":"newest"}', NULL, 'run 000000000002', '5c51133ac02ed1826dd27168e57613a6bf1a006b6742f648ae51ca9f7fc8b7b1', 'a6c42db002a6ab4bfa79e29afa1a272a13e64f9d054d58fe3a35d502634b6418', 0, NULL),
(3, 20, 'Run 3', 3, 3, '1 2 3 4 5 6 0 7 8', '1 2 3 4 5 6 7 8 0', 'weighted-astar', 'manhattan', 3, 'solved', 30, 54, 8, 'RRRRRR', 0.375, 1790000180000, '24bd50fc8e9d6534e577cbe5bbb75c4ee33f60fb234a377b3e4a3f22a4e4c327', '{"algorithm":"weighted-astar","duplicates":"kept","goalTest":"expansion","heuristic":"manhattan","order":"UDLR","ties":"low-h","weight":2.5}', 6, 'run 000000000003', '30ed854765ec747c6a236f5eb2d47869b097ccb77554b3ca70ee209efb02da08', '96dab2f4de79bec3a92541730b3c2d4bd6b2e242477a7e10debf48a6e0f66a60', 0, NULL),
(4, NULL, 'Run 4', 4, 4, '14 13 15 7 11 12 9 5 6 0 2 1 4 8 10 3', '0 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15', 'astar', 'manhattan', 3, 'solved', 40, 72, 9, 'RRRRRRRR', 0.5, 1790000240000, '3df33c83d823f81db26a73c4ceed5a2d2d0e0d36b7f3fc5af9c6bf99317d7e0e', '{"algorithm":"astar","goalTest":"expansion","heuristic":"manhattan","order":"UDLR","ties":"low-h"}', 8, 'run 000000000004', 'ce4abf1f5a669d46f6d52d551a0509b09ba69d25c10a27965fa4f137f73e547c', 'ddb052474cd4c12fd82fe980e5f49eecfe124af84af3082daa99b8696e64f569', 0, NULL),
(5, 22, 'Run 5', 2, 3, '2 1 3 4 5 0', '1 2 3 4 5 0', 'bfs', 'zero', 3, 'exhausted', 360, 360, 48, NULL, 1.25, 1790000300000, 'ae529ed521167d1b4b3d26508a6f087605aa09abd4ac6c711a2fc6ce891ac17d', '{"algorithm":"bfs","goalTest":"generation","heuristic":"zero","order":"UDLR","ties":"low-h"}', NULL, 'run 000000000005', '5c51133ac02ed1826dd27168e57613a6bf1a006b6742f648ae51ca9f7fc8b7b1', '150a53a213b52b1900bbf1346731af157e21c36ce8ede568d03d3b3b7d501585', 1, NULL),
(6, 23, 'Run 6', 3, 3, '1 2 3 4 5 6 0 7 8', '1 2 3 4 5 6 7 8 0', 'greedy', 'manhattan', 3, 'solved', 60, 108, 11, 'RRRRRRRRRRRR', 0.75, 1790000360000, '6ce52cf5ac218e711232cedc54293ef988bf0109193736f6d1a752f0de65d88a', '{"algorithm":"greedy","goalTest":"expansion","heuristic":"manhattan","order":"RLDU","ties":"newest"}', 12, 'run 000000000006', '30ed854765ec747c6a236f5eb2d47869b097ccb77554b3ca70ee209efb02da08', '6a0165da6e852702ad137c4388a08dd75ca6016007a1f3159c2d01ba419ce398', 0, NULL),
(7, 24, 'Run 7', 4, 4, '14 13 15 7 11 12 9 5 6 0 2 1 4 8 10 3', '0 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15', 'weighted-astar', 'manhattan', 3, 'solved', 70, 126, 12, 'RRRRRRRRRRRRRR', 0.875, 1790000420000, '1caecda097700be0247f5a3b12c926e7fd3474d8d535cdda1b0db52118cab3af', '{"algorithm":"weighted-astar","duplicates":"kept","goalTest":"expansion","heuristic":"manhattan","order":"UDLR","ties":"low-h","weight":2.5}', 14, 'run 000000000007', 'ce4abf1f5a669d46f6d52d551a0509b09ba69d25c10a27965fa4f137f73e547c', '52b7de3596fae324abf375f0892ecebe687132b758ebbb6d9f93cf10e9da8726', 0, NULL),
(8, NULL, 'Run 8', 2, 3, '2 1 3 4 5 0', '1 2 3 4 5 0', 'astar', 'manhattan', 3, 'exhausted', 360, 360, 48, NULL, 1.25, 1790000480000, 'd92040178a8a5a090d77c92dcbbedbbe471e49bf8b05824ab26922b670111e65', '{"algorithm":"astar","goalTest":"expansion","heuristic":"manhattan","order":"UDLR","ties":"low-h"}', NULL, 'run 000000000008', '5c51133ac02ed1826dd27168e57613a6bf1a006b6742f648ae51ca9f7fc8b7b1', 'e63f0e197dc57bd1aa65ce40bd79d2cf2635c929f8672b1739b0338f776d6e53', 0, NULL),
(9, 26, 'Run 9', 3, 3, '1 2 3 4 5 6 0 7 8', '1 2 3 4 5 6 7 8 0', 'bfs', 'zero', 3, 'solved', 90, 162, 14, 'RRRRRRRRRRRRRRRRRR', 1.125, 1790000540000, '3dae0fcfe4dc0f3e6013b622d11d48658853c9c12fcd52d355d7537d6766ac2e', '{"algorithm":"bfs","goalTest":"generation","heuristic":"zero","order":"UDLR","ties":"low-h"}', 18, 'run 000000000009', '30ed854765ec747c6a236f5eb2d47869b097ccb77554b3ca70ee209efb02da08', '0d34feef12937a65ee3156d4b163271a120a1ea7ebac16d55cb31535fa2ace1c', 0, NULL),
(10, 27, 'Run 10', 4, 4, '14 13 15 7 11 12 9 5 6 0 2 1 4 8 10 3', '0 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15', 'greedy', 'manhattan', 3, 'solved', 100, 180, 15, 'RRRRRRRRRRRRRRRRRRRR', 1.25, 1790000600000, '814ee2283d8f4952c72d1acb7997c1017e91be375e4788c6f5d08562e94f9575', '{"algorithm":"greedy","goalTest":"expansion","heuristic":"manhattan","order":"RLDU","ties":"newest"}', 20, 'run 000000000010', 'ce4abf1f5a669d46f6d52d551a0509b09ba69d25c10a27965fa4f137f73e547c', 'c2ffd5763cdbd4dba7a9d3d634f664fd26f50d2275e0d1d9bd27bf2a5e64c953', 1, NULL),
(11, 28, 'Run 11', 2, 3, '2 1 3 4 5 0', '1 2 3 4 5 0', 'weighted-astar', 'manhattan', 3, 'exhausted', 360, 360, 48, NULL, 1.25, 1790000660000, '6413bb504f5b7fb18b9cde280a40b560c74088dd55c4250e244ce9026332a6a0', '{"algorithm":"weighted-astar","duplicates":"kept","goalTest":"expansion","heuristic":"manhattan","order":"UDLR","ties":"low-h","weight":2.5}', NULL, 'run 000000000011', '5c51133ac02ed1826dd27168e57613a6bf1a006b6742f648ae51ca9f7fc8b7b1', 'bb8ce8e3180c71d6278321aeb946f0bf1034d865362f2352f9161befc274d6ad', 0, NULL),
(12, NULL, 'Run 12', 3, 3, '1 2 3 4 5 6 0 7 8', '1 2 3 4 5 6 7 8 0', 'astar', 'manhattan', 3, 'solved', 120, 216, 17, 'RRRRRRRRRRRRRRRRRRRRRRRR', 1.5, 1790000720000, '784aa10ca43d2084c66fa45640558155c91f636e8816257cb11c9c081314615c', '{"algorithm":"astar","goalTest":"expansion","heuristic":"manhattan","order":"UDLR","ties":"low-h"}', 24, 'run 000000000012', '30ed854765ec747c6a236f5eb2d47869b097ccb77554b3ca70ee209efb02da08', '7e4435fac02e3ffd8e5f66d2f42a63fcbcfaa49bae4f8cc78cdc9cd7921a74bd', 0, 4000000000000);

INSERT INTO settings (key, value) VALUES
('puzzleId', '18'),
('runId', 'null'),
('search', '{"algorithm":"astar","heuristic":"manhattan","order":"UDLR","ties":"low-h","goalTest":"expansion"}'),
('speed', '4'),
('starterSetsAdded', 'true'),
('step', '3'),
('theme', '"dark"');

INSERT INTO sqlite_sequence (name, seq) VALUES
('puzzles', 30),
('runs', 12),
('sets', 5);
