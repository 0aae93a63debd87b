PRAGMA application_id = 1400005480;
PRAGMA user_version = 15;

CREATE TABLE sets (
      set_id INTEGER PRIMARY KEY AUTOINCREMENT,
      title TEXT NOT NULL,
      position INTEGER NOT NULL
    , content_hash TEXT NOT NULL DEFAULT '', deleted_at_ms INTEGER, place_check INTEGER NOT NULL DEFAULT 0) STRICT;

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
    , content_hash TEXT NOT NULL DEFAULT '', tags TEXT NOT NULL DEFAULT '', solvable INTEGER NOT NULL DEFAULT 0, folded TEXT NOT NULL DEFAULT '', sort_title TEXT NOT NULL DEFAULT '', deleted_at_ms INTEGER, picture_id TEXT, picture_alt TEXT, place_check INTEGER NOT NULL DEFAULT 0, claimed INTEGER, costs TEXT) STRICT;

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
    , search TEXT NOT NULL DEFAULT '', length INTEGER, sort_title TEXT NOT NULL DEFAULT '', puzzle_hash TEXT NOT NULL DEFAULT '', recipe_hash TEXT NOT NULL DEFAULT '', is_pinned INTEGER NOT NULL DEFAULT 0, deleted_at_ms INTEGER, place_check INTEGER NOT NULL DEFAULT 0, source TEXT NOT NULL DEFAULT 'unknown', costs TEXT) STRICT;

CREATE TABLE "settings" (key TEXT PRIMARY KEY, value TEXT NOT NULL, content_hash TEXT NOT NULL DEFAULT '') STRICT, WITHOUT ROWID;

CREATE TABLE pictures (picture_id TEXT PRIMARY KEY, bytes BLOB NOT NULL) STRICT;

CREATE TABLE comparisons (
      comparison_id INTEGER PRIMARY KEY AUTOINCREMENT,
      puzzle_id INTEGER REFERENCES puzzles (puzzle_id) ON DELETE SET NULL,
      title TEXT NOT NULL,
      content TEXT NOT NULL,
      saved_at_ms INTEGER NOT NULL,
      deleted_at_ms INTEGER,
      content_hash TEXT NOT NULL
    , place_check INTEGER NOT NULL DEFAULT 0) STRICT;

CREATE TABLE questions (
      question_id INTEGER PRIMARY KEY AUTOINCREMENT,
      puzzle_id INTEGER REFERENCES puzzles (puzzle_id) ON DELETE SET NULL,
      title TEXT NOT NULL,
      class_label TEXT NOT NULL,
      content TEXT NOT NULL,
      is_claimed INTEGER NOT NULL,
      saved_at_ms INTEGER NOT NULL,
      folded TEXT NOT NULL DEFAULT '',
      asked_hash TEXT NOT NULL DEFAULT '',
      deleted_at_ms INTEGER,
      content_hash TEXT NOT NULL,
      place_check INTEGER NOT NULL DEFAULT 0
    ) STRICT;

CREATE TABLE lessons (
      lesson_id INTEGER PRIMARY KEY AUTOINCREMENT,
      title TEXT NOT NULL,
      content TEXT NOT NULL,
      position INTEGER NOT NULL,
      deleted_at_ms INTEGER,
      content_hash TEXT NOT NULL,
      place_check INTEGER NOT NULL DEFAULT 0
    ) STRICT;

CREATE TABLE experiments (
      experiment_id INTEGER PRIMARY KEY AUTOINCREMENT,
      title TEXT NOT NULL,
      content TEXT NOT NULL,
      state TEXT NOT NULL,
      total INTEGER NOT NULL,
      deleted_at_ms INTEGER,
      content_hash TEXT NOT NULL,
      place_check INTEGER NOT NULL DEFAULT 0
    ) STRICT;

CREATE TABLE experiment_parts (
      part_id INTEGER PRIMARY KEY AUTOINCREMENT,
      experiment_id INTEGER NOT NULL REFERENCES experiments (experiment_id) ON DELETE CASCADE,
      engine_version INTEGER NOT NULL,
      results INTEGER NOT NULL,
      packed BLOB NOT NULL,
      content_hash TEXT NOT NULL
    ) STRICT;

CREATE TABLE heuristics (
      heuristic_id INTEGER PRIMARY KEY AUTOINCREMENT,
      title TEXT NOT NULL,
      content TEXT NOT NULL,
      deleted_at_ms INTEGER,
      content_hash TEXT NOT NULL,
      place_check INTEGER NOT NULL DEFAULT 0
    ) STRICT;

CREATE TABLE challenges (
      challenge_id INTEGER PRIMARY KEY AUTOINCREMENT,
      set_id INTEGER NOT NULL REFERENCES sets (set_id) ON DELETE CASCADE,
      title TEXT NOT NULL,
      content TEXT NOT NULL,
      deleted_at_ms INTEGER,
      content_hash TEXT NOT NULL,
      place_check INTEGER NOT NULL DEFAULT 0
    ) STRICT;

INSERT INTO sets VALUES (1, 'Worked cases', 0, '5cb1396e824602854acecf49f16c30fe37e2800580c8b5f595f7c21aa5797e0e', NULL, 1426104153);
INSERT INTO sets VALUES (2, 'First steps', 1, '2e34e7a1dd37f5f15bfa2a2115640541d4dd484a4937cfe345781b66df63a230', NULL, 705724663);
INSERT INTO sets VALUES (3, 'Monday', 3, '4df724089689c6891f4618b3232ce5a063e6917a19890ff4fff6547bd32887c7', NULL, 2133828823);
INSERT INTO sets VALUES (4, 'Dienstag: Übung “1” ✓', 2, '19c705f887bab6eca048cd6e5ec8892188d5753d2a827589b669443bdaebb9fb', NULL, 1411449327);
INSERT INTO sets VALUES (5, 'Forgotten', 5, 'e5429a3903dda70001564002b4cb6c526cd7d42a69c49d5c2b7fa91b69deb66c', 4000000000000, 2078519130);
INSERT INTO puzzles VALUES (1, 1, 0, 'Case 1', '8 moves, and only one shortest solution. The Manhattan distance is 8 as well: it sees the whole way. Breadth-first search expands 191 states to find it, and 110 when it tests the goal on generation.', 3, 3, '1 2 3 7 4 5 6 8 0', '1 2 3 8 6 4 7 5 0', 8, 'ef76601c3b90202652bc6c92d14593e9dfb8c6b258ecd096ec07f7d8fc6c0927', 'ebfe1e4bcb0281461d95fe09fb4b615cede3706a9f52a00887ea29ee8cfb2cd4', '', 1, 'case 1
8 moves, and only one shortest solution. the manhattan distance is 8 as well: it sees the whole way. breadth-first search expands 191 states to find it, and 110 when it tests the goal on generation.', 'case 000000000001', NULL, NULL, NULL, 328182267, NULL, NULL);
INSERT INTO puzzles VALUES (2, 1, 1, 'Case 2', '6 moves. The goal has its blank in the centre and its numbers in no usual order: whether there is a solution is a question about the start and this goal together.', 3, 3, '2 8 1 3 4 6 7 5 0', '3 2 1 8 0 4 7 5 6', 6, '957b952b72ad58dfd988114fe19124f34f89550bcc3c78d6ca73eb3b24d1a1f9', '323ff41c60e0e3ace3191cdcdc11a77d2dc0f6bda07def2c26c007617424adb0', '', 1, 'case 2
6 moves. the goal has its blank in the centre and its numbers in no usual order: whether there is a solution is a question about the start and this goal together.', 'case 000000000002', NULL, NULL, NULL, 1378744031, NULL, NULL);
INSERT INTO puzzles VALUES (3, 1, 2, 'Case 3', '4 moves: right, down, right, down. Small enough to follow by hand: breadth-first search expands 29 states, and 14 when it tests the goal on generation.', 3, 3, '0 1 3 4 2 5 7 8 6', '1 2 3 4 5 6 7 8 0', 4, 'cd249a87f0fa32445d67c8e5dffe4e4080b2c51b078b5c6b6a7d1d6ff2f11397', '327e958eb550c4b8b1ae68a734ed60401c4f6d7a2dd05322efae4cb3013cde15', '', 1, 'case 3
4 moves: right, down, right, down. small enough to follow by hand: breadth-first search expands 29 states, and 14 when it tests the goal on generation.', 'case 000000000003', NULL, NULL, NULL, 281822148, NULL, NULL);
INSERT INTO puzzles VALUES (4, 1, 3, 'Case 4', 'No solution: 5 pairs of tiles are out of order, and every move changes that number by 0 or 2. A search finds out only after it has expanded all 181,440 states within reach.', 3, 3, '0 3 1 4 2 5 7 8 6', '1 2 3 4 5 6 7 8 0', NULL, 'b853c3e73f482ec044d3ab243765002ff3b19e45972d7b00d16e0dfbc787708f', '20a00d2d4afe771615487dcea64d73f94fffe5cbe4ef792d2c0df692fe8a6e1b', '', 0, 'case 4
no solution: 5 pairs of tiles are out of order, and every move changes that number by 0 or 2. a search finds out only after it has expanded all 181,440 states within reach.', 'case 000000000004', NULL, NULL, NULL, 1332383912, NULL, NULL);
INSERT INTO puzzles VALUES (5, 1, 4, 'Case 5', '25 moves, and 7 shortest solutions. The Manhattan distance says 13. Breadth-first search expands 143,225 states, and 124,902 when it tests the goal on generation: compare A*.', 3, 3, '7 3 8 0 2 6 4 1 5', '1 2 3 4 5 6 7 8 0', 25, 'b49796e5be4e51b9a3b80ad1f25c997f2550ff7cc251ed1c091bd24eaeb0070c', '2f943b4910d62ea5658a804334a87369e1567955984e3bc16ed75b1c293dd6d7', '', 1, 'case 5
25 moves, and 7 shortest solutions. the manhattan distance says 13. breadth-first search expands 143,225 states, and 124,902 when it tests the goal on generation: compare a*.', 'case 000000000005', NULL, NULL, NULL, 235462029, NULL, NULL);
INSERT INTO puzzles VALUES (6, 1, 5, 'Case 6', '3 moves: right, down, right. Breadth-first search expands 17 states, and 8 when it tests the goal on generation.', 3, 3, '1 2 3 0 4 6 7 5 8', '1 2 3 4 5 6 7 8 0', 3, '46357da3fc1ad1d8391cc6ed653914a3031577af13f6ff269d3f03e64bea4419', 'c18f7963d423f9be298a2c0c03dfa5eed0507b3aeb32c60f70f0c6e25b37c342', '', 1, 'case 6
3 moves: right, down, right. breadth-first search expands 17 states, and 8 when it tests the goal on generation.', 'case 000000000006', NULL, NULL, NULL, 1286023793, NULL, NULL);
INSERT INTO puzzles VALUES (7, 1, 6, 'Case 7', '2 moves: right, right. Breadth-first search expands 7 states, and only 3 when it tests the goal on generation. Why?', 3, 3, '1 2 3 4 5 6 0 7 8', '1 2 3 4 5 6 7 8 0', 2, '30ed854765ec747c6a236f5eb2d47869b097ccb77554b3ca70ee209efb02da08', '90550e3d83ce7479904dd3d668f96a4fea9991b0658fbe91d81c4bb716c30e1d', '', 1, 'case 7
2 moves: right, right. breadth-first search expands 7 states, and only 3 when it tests the goal on generation. why?', 'case 000000000007', NULL, NULL, NULL, 189101910, NULL, NULL);
INSERT INTO puzzles VALUES (8, 2, 0, 'One move', '1 move: the blank goes down. Where does each search see the goal, and when does it say so?', 3, 3, '1 2 3 4 5 0 7 8 6', '1 2 3 4 5 6 7 8 0', 1, 'e98f781a356dd51f7f62635beb00aacb282037594d590fa812b7ae4e9c139073', '186bca14b6d78bce342f3893f7147ea1e28805d488c6847ed7a41783a78d334e', '', 1, 'one move
1 move: the blank goes down. where does each search see the goal, and when does it say so?', 'one move', NULL, NULL, NULL, 511284160, NULL, NULL);
INSERT INTO puzzles VALUES (9, 2, 1, 'Four moves', '4 moves, and both heuristics say 4.', 3, 3, '0 1 2 4 5 3 7 8 6', '1 2 3 4 5 6 7 8 0', 4, '3702ee3661928f3e1be8c2328d6dada9aeef3a1f48eba8e74a40246a4374c96c', '179061a91b8642d85fd061ba081425c5ee0f5724717625ccdefd8b7acf146541', '', 1, 'four moves
4 moves, and both heuristics say 4.', 'four moves', NULL, NULL, NULL, 1561845924, NULL, NULL);
INSERT INTO puzzles VALUES (10, 2, 2, 'Ring around the blank', '5 moves. 4 tiles are misplaced and the Manhattan distance is 5. The goal is the ring of many textbooks, with the blank in the centre.', 3, 3, '2 8 3 1 6 4 7 0 5', '1 2 3 8 0 4 7 6 5', 5, 'c7f40a4e3b02d575852a1ccf51d26960ed9c40264a83d023e99e5da1fbac2833', '659ef4ff13e5712c7a5ee8384ca0cb56172e615df31b447287964a3a1175fed5', '', 1, 'ring around the blank
5 moves. 4 tiles are misplaced and the manhattan distance is 5. the goal is the ring of many textbooks, with the blank in the centre.', 'ring around the blank', NULL, NULL, NULL, 464924041, NULL, NULL);
INSERT INTO puzzles VALUES (11, 2, 3, 'Two by two', '6 moves, the most that a board of this size can need. Only 12 states are within reach: the whole state space fits on the screen.', 2, 2, '0 3 2 1', '1 2 3 0', 6, '7388cacde7f8d0061407fdbc79cc6be36e4baee9feb248570681568549ecab28', '09f90aa654580349ca2e8c1ffb1d7435f27d5bc46a2ce79c1bb40e07f3fd954a', '', 1, 'two by two
6 moves, the most that a board of this size can need. only 12 states are within reach: the whole state space fits on the screen.', 'two by two', NULL, NULL, NULL, 1515485805, NULL, NULL);
INSERT INTO puzzles VALUES (12, 2, 4, 'Two by three', '21 moves, the most that a board of this size can need. 360 states are within reach.', 2, 3, '4 5 0 1 2 3', '1 2 3 4 5 0', 21, 'de44b8ff31439ad5f17da7a1f9d488b6bfe156efd27ad8fb4179825d17ef61aa', '8a239d52d6f90b51f762601bda10b29f8fd751ffe7ff86889799b29e3aec9e1b', '', 1, 'two by three
21 moves, the most that a board of this size can need. 360 states are within reach.', 'two by three', NULL, NULL, NULL, 418563922, NULL, NULL);
INSERT INTO puzzles VALUES (13, 2, 5, 'Twenty moves', '20 moves. 6 tiles are misplaced and the Manhattan distance is 14: compare what A* expands with each.', 3, 3, '7 2 4 5 0 6 8 3 1', '1 2 3 4 5 6 7 8 0', 20, 'b9cb659f49a1569a900670a54a50f46c63ced306de6d64f451ad05abcecf0d6a', '7f81068988afb72bf7a580dc7db064719fe19907cec5c57d005ec5391f2f0a14', '', 1, 'twenty moves
20 moves. 6 tiles are misplaced and the manhattan distance is 14: compare what a* expands with each.', 'twenty moves', NULL, NULL, NULL, 1469125686, NULL, NULL);
INSERT INTO puzzles VALUES (14, 2, 6, 'Same start, other goal', '26 moves. The start of “Twenty moves” with the blank first in the goal: the distance belongs to a pair of states.', 3, 3, '7 2 4 5 0 6 8 3 1', '0 1 2 3 4 5 6 7 8', 26, 'e1f0f9ec0ea90e5a3db7dcaa14567d3e516e4a791dc0f05aa6a1c7f767b6b49a', '21df73c9c21868700aa6bba38bcbfa462c2f091c62a3e3af666e190dc75aef3b', '', 1, 'same start, other goal
26 moves. the start of “twenty moves” with the blank first in the goal: the distance belongs to a pair of states.', 'same start, other goal', NULL, NULL, NULL, 372203803, NULL, NULL);
INSERT INTO puzzles VALUES (15, 2, 7, 'Hardest 8-puzzle', '31 moves: no state is farther from this goal, and only one other is as far, 6 4 7 / 8 5 _ / 3 2 1.', 3, 3, '8 6 7 2 5 4 3 0 1', '1 2 3 4 5 6 7 8 0', 31, 'b3fc9555a104e4c467cdb5ac6ee0fc35d31647021024aae60ea6a7d878bfac61', '6edd6a1ffbb9aef95c7d7f74a653dfd29a25f836b37542c411d347c7af08250a', '', 1, 'hardest 8-puzzle
31 moves: no state is farther from this goal, and only one other is as far, 6 4 7 / 8 5 _ / 3 2 1.', 'hardest 000000000008-puzzle', NULL, NULL, NULL, 1422765567, NULL, NULL);
INSERT INTO puzzles VALUES (16, 2, 8, 'Two tiles swapped', 'No solution. One pair of tiles is out of order, and every move changes that number by 0 or 2.', 3, 3, '1 2 3 4 5 6 8 7 0', '1 2 3 4 5 6 7 8 0', NULL, '1d1dca5f8c0159afafcaeec8b1f7b32769792487179305a98330b3d389bd871a', 'cc50c810c041f985a07cffe0f7678230d00f40d16c9f4c949b913d2bdeafa641', '', 0, 'two tiles swapped
no solution. one pair of tiles is out of order, and every move changes that number by 0 or 2.', 'two tiles swapped', NULL, NULL, NULL, 325843684, NULL, NULL);
INSERT INTO puzzles VALUES (17, 2, 9, 'A first 15-puzzle', '13 moves, and the Manhattan distance is 13. Larger boards need a heuristic: breadth-first search runs out of memory long before the harder ones.', 4, 4, '5 3 4 8 2 1 0 7 9 6 10 11 13 14 15 12', '1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 0', NULL, 'cc58c3867bc12995fcb2551dddc1f14c61000501a823a2afc75e0c1ba3219748', '591a01ca8b8f1a10d722c62efe3a5dd8a50664643d9ae39a43cfb9cef91ca7c8', '', 1, 'a first 15-puzzle
13 moves, and the manhattan distance is 13. larger boards need a heuristic: breadth-first search runs out of memory long before the harder ones.', 'a first 000000000015-puzzle', NULL, NULL, NULL, 1376405448, 13, NULL);
INSERT INTO puzzles VALUES (18, 3, 1, 'Puzzle 1', 'Notes of 1
second line; it''s quoted', 4, 4, '14 13 15 7 11 12 9 5 6 0 2 1 4 8 10 3', '0 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15', NULL, 'ce4abf1f5a669d46f6d52d551a0509b09ba69d25c10a27965fa4f137f73e547c', 'd8267c2ab669a29d69b4f9e0ffb26ca6ef349f0011cb9e36e8bdd36d52447f61', '
exam
week 1
', 1, 'puzzle 1
notes of 1
second line; it''s quoted
exam
week 1', 'puzzle 000000000001', NULL, 'eaa4a94ea300e0d2c775968cbe42f0b5b51ceafdeb73d64e9efddf6d4e880865', 'A grey dot', 1696587692, 57, NULL);
INSERT INTO puzzles VALUES (19, 4, 0, 'Puzzle 2', 'Notes of 2
second line; it''s quoted', 2, 3, '2 1 3 4 5 0', '1 2 3 4 5 0', NULL, '5c51133ac02ed1826dd27168e57613a6bf1a006b6742f648ae51ca9f7fc8b7b1', '25ffcdc4802dbe020bd7b2d051cd07e23495973999e92770fa710ac17de18996', '', 0, 'puzzle 2
notes of 2
second line; it''s quoted', 'puzzle 000000000002', NULL, 'cat', 'A grey cat that looks at you', 2023769957, NULL, NULL);
INSERT INTO puzzles VALUES (20, 3, 2, 'Puzzle 3', '', 3, 3, '2 1 3 4 5 6 0 7 8', '1 2 3 4 5 6 7 8 0', 2, '30ed854765ec747c6a236f5eb2d47869b097ccb77554b3ca70ee209efb02da08', 'b51e56e43f25a2f94ef006bfe5e7e7337f374296ef37395692561e49bb420a49', '
exam
week 3
', 1, 'puzzle 3

exam
week 3', 'puzzle 000000000003', NULL, NULL, NULL, 1649227570, NULL, NULL);
INSERT INTO puzzles VALUES (21, 4, 1, 'Puzzle 4', 'Notes of 4
second line; it''s quoted', 4, 4, '14 13 15 7 11 12 9 5 6 0 2 1 4 8 10 3', '0 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15', NULL, 'ce4abf1f5a669d46f6d52d551a0509b09ba69d25c10a27965fa4f137f73e547c', '67530d3cd3a2b39f12a8ab1ef483fa1dc8b7ef3a5ae9cc1d53c6a4d54f49e33c', '', 1, 'puzzle 4
notes of 4
second line; it''s quoted', 'puzzle 000000000004', NULL, NULL, NULL, 1976409835, 57, NULL);
INSERT INTO puzzles VALUES (22, 3, 3, 'Puzzle 5', 'Notes of 5
second line; it''s quoted', 2, 3, '2 1 3 4 5 0', '1 2 3 4 5 0', NULL, '5c51133ac02ed1826dd27168e57613a6bf1a006b6742f648ae51ca9f7fc8b7b1', 'f29341b6badb5e8a6161d4cb8a6a2294397f34811121ad7cdb1ccd96a46b42c6', '
exam
week 5
', 0, 'puzzle 5
notes of 5
second line; it''s quoted
exam
week 5', 'puzzle 000000000005', NULL, NULL, NULL, 1601867448, NULL, NULL);
INSERT INTO puzzles VALUES (23, 4, 2, 'Puzzle 6', '', 3, 3, '1 2 3 4 5 6 0 7 8', '1 2 3 4 5 6 7 8 0', 2, '30ed854765ec747c6a236f5eb2d47869b097ccb77554b3ca70ee209efb02da08', '2ca053a28282d22076334cc9b34fd5e8d20b5e1771908f3765a49949c618d1ad', '', 1, 'puzzle 6
', 'puzzle 000000000006', NULL, NULL, NULL, 1929049713, NULL, NULL);
INSERT INTO puzzles VALUES (24, 3, 4, 'Puzzle 7', 'Notes of 7
second line; it''s quoted', 4, 4, '14 13 15 7 11 12 9 5 6 0 2 1 4 8 10 3', '0 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15', NULL, 'ce4abf1f5a669d46f6d52d551a0509b09ba69d25c10a27965fa4f137f73e547c', '7d316d86d9ea4566098560a70540d2d3d809726a2b7fd65bdd366bba702cc3c4', '
exam
week 7
', 1, 'puzzle 7
notes of 7
second line; it''s quoted
exam
week 7', 'puzzle 000000000007', NULL, NULL, NULL, 1554507326, 57, NULL);
INSERT INTO puzzles VALUES (25, 4, 3, 'Puzzle 8', 'Notes of 8
second line; it''s quoted', 2, 3, '2 1 3 4 5 0', '1 2 3 4 5 0', NULL, '5c51133ac02ed1826dd27168e57613a6bf1a006b6742f648ae51ca9f7fc8b7b1', '6320d97e6a1b84439e49a466df3173dcc03748e2ebb33b5618efc3ba70867f02', '', 0, 'puzzle 8
notes of 8
second line; it''s quoted', 'puzzle 000000000008', NULL, NULL, NULL, 1881689591, NULL, NULL);
INSERT INTO puzzles VALUES (26, 3, 5, 'Puzzle 9', '', 3, 3, '1 2 3 4 5 6 0 7 8', '1 2 3 4 5 6 7 8 0', 2, '30ed854765ec747c6a236f5eb2d47869b097ccb77554b3ca70ee209efb02da08', 'b0cd8601a2da1d9559cc5556d5a418dd48cb9b80150f3a226706780640c62a50', '
exam
week 9
', 1, 'puzzle 9

exam
week 9', 'puzzle 000000000009', NULL, NULL, NULL, 1507147204, NULL, NULL);
INSERT INTO puzzles VALUES (27, 3, 0, 'Puzzle 10', 'Notes of 10
second line; it''s quoted', 4, 4, '14 13 15 7 11 12 9 5 6 0 2 1 4 8 10 3', '0 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15', NULL, 'ce4abf1f5a669d46f6d52d551a0509b09ba69d25c10a27965fa4f137f73e547c', '66551cdc3df183f89a80b6a79318ca53c84ede60d059997084b9a148a8c920eb', '', 1, 'puzzle 10
notes of 10
second line; it''s quoted', 'puzzle 000000000010', NULL, NULL, NULL, 404225303, 57, NULL);
INSERT INTO puzzles VALUES (28, 3, 6, 'Puzzle 11', 'Notes of 11
second line; it''s quoted', 2, 3, '2 1 3 4 5 0', '1 2 3 4 5 0', NULL, '5c51133ac02ed1826dd27168e57613a6bf1a006b6742f648ae51ca9f7fc8b7b1', 'bf82455f1a7fef323555a84d1a5f6ad998027e4ad9d7f6ec8989b1e1ce1fc11c', '
exam
week 11
', 0, 'puzzle 11
notes of 11
second line; it''s quoted
exam
week 11', 'puzzle 000000000011', NULL, NULL, NULL, 1459787082, NULL, NULL);
INSERT INTO puzzles VALUES (29, 4, 5, 'Puzzle 12', '', 3, 3, '1 2 3 4 5 6 0 7 8', '1 2 3 4 5 6 7 8 0', 2, '30ed854765ec747c6a236f5eb2d47869b097ccb77554b3ca70ee209efb02da08', '6e6cf00eaf0990fd4dffa812bfda6e9646e7917f0d6ca1d6241a88f1e1b03e71', '', 1, 'puzzle 12
', 'puzzle 000000000012', 4000000000000, NULL, NULL, 1024934987, NULL, NULL);
INSERT INTO puzzles VALUES (30, 5, 0, 'Forgotten puzzle', '', 3, 3, '1 2 3 4 5 6 0 7 8', '1 2 3 4 5 6 7 8 0', 2, '30ed854765ec747c6a236f5eb2d47869b097ccb77554b3ca70ee209efb02da08', '6b2fe1f701fac8a9e623bac73dc9efd6524ab4e552b65f5c96751a5f507c5d69', '', 1, 'forgotten puzzle
', 'forgotten puzzle', 4000000000000, NULL, NULL, 1348117240, NULL, NULL);
INSERT INTO runs VALUES (1, 18, 'Run 1', 4, 4, '14 13 15 7 11 12 9 5 6 0 2 1 4 8 10 3', '0 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15', 'bfs', 'zero', 5, 'solved', 10, 18, 6, 'RR', 0.125, 1790000060000, 'dbf2aba719fc3fec16353eaeeaa43c40942fb6bf814f4fcfccdb7af73942727e', '{"algorithm":"bfs","goalTest":"generation","heuristic":"zero","order":"UDLR","ties":"low-h"}', 2, 'run 000000000001', 'ce4abf1f5a669d46f6d52d551a0509b09ba69d25c10a27965fa4f137f73e547c', '1640fb98c316ab5f1b78451a16353d6db6c71a7518160a1301dada48f627230b', 0, NULL, 949632768, 'unknown', NULL);
INSERT INTO runs VALUES (2, 19, 'Run 2', 2, 3, '2 1 3 4 5 0', '1 2 3 4 5 0', 'greedy', 'manhattan', 5, 'exhausted', 360, 360, 48, NULL, 1.25, 1790000120000, '518b241afb6fbf21bc3fe26b22637148d858d822cda36f6fa29097fc7635f043', '{"algorithm":"greedy","goalTest":"expansion","heuristic":"manhattan","order":"RLDU","ties":"newest"}', NULL, 'run 000000000002', '5c51133ac02ed1826dd27168e57613a6bf1a006b6742f648ae51ca9f7fc8b7b1', '67e151b8f3592eca4a23b621fc9e8c830423f10a4dd5b98d92c6f4fbdce3f574', 0, NULL, 1277815036, 'unknown', NULL);
INSERT INTO runs VALUES (3, 20, 'Run 3', 3, 3, '1 2 3 4 5 6 0 7 8', '1 2 3 4 5 6 7 8 0', 'weighted-astar', 'manhattan', 5, 'solved', 30, 54, 8, 'RRRRRR', 0.375, 1790000180000, 'f5d8b1f6c059413e27b2f2d5da21f2c485db9c1a409d3e289bc4ead54c4d4bf0', '{"algorithm":"weighted-astar","duplicates":"kept","goalTest":"expansion","heuristic":"manhattan","order":"UDLR","ties":"low-h","weight":2.5}', 6, 'run 000000000003', '30ed854765ec747c6a236f5eb2d47869b097ccb77554b3ca70ee209efb02da08', 'ad26782108afc265a4a5801875e7af097f83d73658b47a3b884e98f0b6d7ca5a', 0, NULL, 1605997304, 'unknown', NULL);
INSERT INTO runs VALUES (4, NULL, 'Run 4', 4, 4, '14 13 15 7 11 12 9 5 6 0 2 1 4 8 10 3', '0 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15', 'astar', 'manhattan', 5, 'solved', 40, 72, 9, 'RRRRRRRR', 0.5, 1790000240000, '26739cfe5e21de728d42f763dc2882c5d18f92ea3d5c3490377eb51e502544a6', '{"algorithm":"astar","goalTest":"expansion","heuristic":"manhattan","order":"UDLR","ties":"low-h"}', 8, 'run 000000000004', 'ce4abf1f5a669d46f6d52d551a0509b09ba69d25c10a27965fa4f137f73e547c', '1f9ccbd2fa4a2d457c76da543364b79c902a13211c24f33041178410e562f65a', 0, NULL, 624659242, 'unknown', NULL);
INSERT INTO runs VALUES (5, 22, 'Run 5', 2, 3, '2 1 3 4 5 0', '1 2 3 4 5 0', 'bfs', 'zero', 5, 'exhausted', 360, 360, 48, NULL, 1.25, 1790000300000, '2f74f2deec2d7a3c54057d8899ea45c687cf1c3b345a5c0cbf5f3968047a4904', '{"algorithm":"bfs","goalTest":"generation","heuristic":"zero","order":"UDLR","ties":"low-h"}', NULL, 'run 000000000005', '5c51133ac02ed1826dd27168e57613a6bf1a006b6742f648ae51ca9f7fc8b7b1', '894ed20681b8e745de91a3b53f091f651df659e556c73586c334e084efe19570', 1, NULL, 115878196, 'unknown', NULL);
INSERT INTO runs VALUES (6, 23, 'Run 6', 3, 3, '1 2 3 4 5 6 0 7 8', '1 2 3 4 5 6 7 8 0', 'greedy', 'manhattan', 5, 'solved', 60, 108, 11, 'RRRRRRRRRRRR', 0.75, 1790000360000, '6195edfd86cb886ba482819aefb62b444aa34a93f9456dc63de13a5011cf4155', '{"algorithm":"greedy","goalTest":"expansion","heuristic":"manhattan","order":"RLDU","ties":"newest"}', 12, 'run 000000000006', '30ed854765ec747c6a236f5eb2d47869b097ccb77554b3ca70ee209efb02da08', '16d7afa4cc7f45dad0591a3bc2fba2a6d27dfeadf0451c5b4c4b33488fc58cd1', 0, NULL, 443060461, 'unknown', NULL);
INSERT INTO runs VALUES (7, 24, 'Run 7', 4, 4, '14 13 15 7 11 12 9 5 6 0 2 1 4 8 10 3', '0 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15', 'weighted-astar', 'manhattan', 5, 'solved', 70, 126, 12, 'RRRRRRRRRRRRRR', 0.875, 1790000420000, '3547318ee2d1a2f578afe996c32fcbd460695fad36674619fc3326200cf56b50', '{"algorithm":"weighted-astar","duplicates":"kept","goalTest":"expansion","heuristic":"manhattan","order":"UDLR","ties":"low-h","weight":2.5}', 14, 'run 000000000007', 'ce4abf1f5a669d46f6d52d551a0509b09ba69d25c10a27965fa4f137f73e547c', '70b9423bedbc33084820ddb6bf2091ce16d494b7a182e3d3b1fe1ef44056756e', 0, NULL, 771242729, 'unknown', NULL);
INSERT INTO runs VALUES (8, NULL, 'Run 8', 2, 3, '2 1 3 4 5 0', '1 2 3 4 5 0', 'astar', 'manhattan', 5, 'exhausted', 360, 360, 48, NULL, 1.25, 1790000480000, '2d6a3307cebe595c412475f9a6a63f90d6f69d19fe28551c49e8b1c41937c931', '{"algorithm":"astar","goalTest":"expansion","heuristic":"manhattan","order":"UDLR","ties":"low-h"}', NULL, 'run 000000000008', '5c51133ac02ed1826dd27168e57613a6bf1a006b6742f648ae51ca9f7fc8b7b1', '6c8d4e53980942e1661ae06e12d7bead749e1f16640014350ee4d8786956b370', 0, NULL, 527938992, 'unknown', NULL);
INSERT INTO runs VALUES (9, 26, 'Run 9', 3, 3, '1 2 3 4 5 6 0 7 8', '1 2 3 4 5 6 7 8 0', 'bfs', 'zero', 5, 'solved', 90, 162, 14, 'RRRRRRRRRRRRRRRRRR', 1.125, 1790000540000, '9d984404791420bfe30c941f568de81ebd5278323cc50c051fe0e7a6c20b81e3', '{"algorithm":"bfs","goalTest":"generation","heuristic":"zero","order":"UDLR","ties":"low-h"}', 18, 'run 000000000009', '30ed854765ec747c6a236f5eb2d47869b097ccb77554b3ca70ee209efb02da08', 'ccc67e4363af1e5ec06cd9d367fcb50022d1bbb307313687dc842dffb15b6742', 0, NULL, 1427607265, 'unknown', NULL);
INSERT INTO runs VALUES (10, 27, 'Run 10', 4, 4, '14 13 15 7 11 12 9 5 6 0 2 1 4 8 10 3', '0 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15', 'greedy', 'manhattan', 5, 'solved', 100, 180, 15, 'RRRRRRRRRRRRRRRRRRRR', 1.25, 1790000600000, '9a375a54f5b2216b1fbbe5ed9b7bac5e50826311915304ebbf3395251e3475ef', '{"algorithm":"greedy","goalTest":"expansion","heuristic":"manhattan","order":"RLDU","ties":"newest"}', 20, 'run 000000000010', 'ce4abf1f5a669d46f6d52d551a0509b09ba69d25c10a27965fa4f137f73e547c', '5e51e3ffddfba1f5f8747f7fb3e6dcc5e255e245212c706fe04bec2f07aac543', 1, NULL, 1756789536, 'unknown', NULL);
INSERT INTO runs VALUES (11, 28, 'Run 11', 2, 3, '2 1 3 4 5 0', '1 2 3 4 5 0', 'weighted-astar', 'manhattan', 5, 'exhausted', 360, 360, 48, NULL, 1.25, 1790000660000, '0ec845eca4d517c79e975b3a0d75d00955446d6c3171af2329719a860e94720b', '{"algorithm":"weighted-astar","duplicates":"kept","goalTest":"expansion","heuristic":"manhattan","order":"UDLR","ties":"low-h","weight":2.5}', NULL, 'run 000000000011', '5c51133ac02ed1826dd27168e57613a6bf1a006b6742f648ae51ca9f7fc8b7b1', '08b93834d61f60024bace38af897ef3e45b6663c8b7ba18042911904fc5e3a45', 0, NULL, 2083971801, 'unknown', NULL);
INSERT INTO runs VALUES (12, NULL, 'Run 12', 3, 3, '1 2 3 4 5 6 0 7 8', '1 2 3 4 5 6 7 8 0', 'astar', 'manhattan', 5, 'solved', 120, 216, 17, 'RRRRRRRRRRRRRRRRRRRRRRRR', 1.5, 1790000720000, '3b4d9521330b816fc5a627b466b335fad12c7f47d320eaf68ab5a3f4feb7d035', '{"algorithm":"astar","goalTest":"expansion","heuristic":"manhattan","order":"UDLR","ties":"low-h"}', 24, 'run 000000000012', '30ed854765ec747c6a236f5eb2d47869b097ccb77554b3ca70ee209efb02da08', '31a4dbdca5fc64cacfdaf3e5cb23ccd6006f24880286d7e5ade144015e6d5deb', 0, 4000000000000, 1816668029, 'unknown', NULL);
INSERT INTO settings VALUES ('format', '15', 'e5c2c2e022e928a15e87facceef4adb9dfaad281f14c7e3666fab7a4272cb1d6');
INSERT INTO settings VALUES ('puzzleId', '18', '4cdc03a371bea2d3dc4240310a8eee082c9355b5b62ad02592aebc139ead4f20');
INSERT INTO settings VALUES ('runId', 'null', '137627a38b93d7b95c30416a163da008ef1b9affcc5243f93c9d93fce24630ca');
INSERT INTO settings VALUES ('search', '{"algorithm":"astar","heuristic":"manhattan","order":"UDLR","ties":"low-h","goalTest":"expansion"}', '289e01eda112b661e8d56b5bd067d927223437aa317573fe2e36b4fedd33a942');
INSERT INTO settings VALUES ('speed', '4', '05ae430647e6e4108d2402950770aeac5cdd2c011060fbdfdb2b399f1996af0c');
INSERT INTO settings VALUES ('starterSetsAdded', 'true', 'ff9552b1794c299bb32a48169bf803cc518501dd308caa75242c9f2a0f0a5015');
INSERT INTO settings VALUES ('step', '3', '108e88bc1bfdad84d358bb41582668fe2fe2906aaf6959f9947e879187ba7fcc');
INSERT INTO settings VALUES ('theme', '"dark"', 'f60b15c0396850d5da19e2b55c687b9672e568a44677f3d36fbad003b2116088');
INSERT INTO pictures VALUES ('eaa4a94ea300e0d2c775968cbe42f0b5b51ceafdeb73d64e9efddf6d4e880865', x'89504e470d0a1a0a0000000d49484452000000010000000108000000003a7e9b550000000a49444154789c636000000002000148afa4710000000049454e44ae426082');
INSERT INTO comparisons VALUES (1, 20, 'Comparison 1', '{"puzzle":{"rows":3,"cols":3,"start":[1,2,3,4,5,6,0,7,8],"goal":[1,2,3,4,5,6,7,8,0]},"searches":[{"algorithm":"astar","heuristic":"manhattan","order":"UDLR","ties":"low-h","goalTest":"expansion"},{"algorithm":"bfs","heuristic":"zero","order":"UDLR","ties":"low-h","goalTest":"generation"}],"clock":"nodes","steps":[3,5],"bets":[{"name":"Blue","ratio":12.5}]}', 1790000000000, NULL, '49572bc891afef5ea8b535b265eb94db233395b88d60e4639d767ef231f369d2', 1446104213);
INSERT INTO comparisons VALUES (2, NULL, 'Comparison 2', '{"puzzle":{"rows":3,"cols":3,"start":[1,2,3,4,5,6,0,7,8],"goal":[1,2,3,4,5,6,7,8,0]},"searches":[{"algorithm":"astar","heuristic":"manhattan","order":"UDLR","ties":"low-h","goalTest":"expansion"},{"algorithm":"bfs","heuristic":"zero","order":"UDLR","ties":"low-h","goalTest":"generation"}],"clock":"nodes","steps":[3,5],"bets":[]}', 1790000100000, 4000000000000, '0762b9dc99ba808d859929465cf5c5f5256362718a331f203db66065336c1a5d', 2089173944);
INSERT INTO questions VALUES (1, 20, 'Question 1', 'CS 101, Tuesday', '{"puzzle":{"rows":3,"cols":3,"start":[1,2,3,4,5,6,0,7,8],"goal":[1,2,3,4,5,6,7,8,0]},"searches":[{"algorithm":"astar","heuristic":"manhattan","order":"UDLR","ties":"low-h","goalTest":"expansion"}],"kind":"f","step":1,"choices":[{"value":{"as":"number","number":2},"confusion":null},{"value":{"as":"number","number":1},"confusion":"h-alone"}],"votes":[{"counts":[5,9],"isClosed":true},{"counts":[12,1],"isClosed":true}]}', 0, 1790000060000, 'question 1
cs 101, tuesday', '2e16be83f9576be08fef5eb8f22ef41d6783abe98a46e4635c04aa66cec03a7a', NULL, 'f8707fe41213ad66401e1592c189b01e9eae9d445ecc095cb5b1d055529fca3f', 1446104213);
INSERT INTO questions VALUES (2, NULL, 'Question 2', '', '{"puzzle":{"rows":3,"cols":3,"start":[1,2,3,4,5,6,0,7,8],"goal":[1,2,3,4,5,6,7,8,0]},"searches":[{"algorithm":"astar","heuristic":"manhattan","order":"UDLR","ties":"low-h","goalTest":"expansion"}],"kind":"f","step":2,"choices":[{"value":{"as":"number","number":2},"confusion":null},{"value":{"as":"number","number":1},"confusion":"h-alone"}],"votes":[{"counts":[5,9],"isClosed":true},{"counts":[12,2],"isClosed":true}]}', 1, 1790000120000, 'question 2
', 'b1517433b1851c436491f36bac9be8c335eb964503f6e39360f01a7903f954e4', 4000000000000, '4abcfb9859297aa0d631bb0a08cbedc6acd7397c343baf0909d4c47910534f4d', 2089173944);
INSERT INTO lessons VALUES (1, 'Lesson 1', '{"format":1,"summary":"Two searches.","stops":[{"view":"search","puzzle":{"rows":3,"cols":3,"start":[1,2,3,4,5,6,0,7,8],"goal":[1,2,3,4,5,6,7,8,0]},"title":"Puzzle 1","searches":[{"algorithm":"astar","heuristic":"manhattan","order":"UDLR","ties":"low-h","goalTest":"expansion"}],"steps":[1],"hides":true,"question":"next","text":"{waiting} states wait.","note":"Ask for f."},{"view":"compare","puzzle":{"rows":3,"cols":3,"start":[1,2,3,4,5,6,0,7,8],"goal":[1,2,3,4,5,6,7,8,0]},"title":"Puzzle 1","searches":[{"algorithm":"astar","heuristic":"manhattan","order":"UDLR","ties":"low-h","goalTest":"expansion"},{"algorithm":"bfs","heuristic":"zero","order":"UDLR","ties":"low-h","goalTest":"expansion"}],"steps":["end","end"],"hides":false,"text":"About {ratio} times as many.","note":""}]}', 1, NULL, '780b0a19a69ba5f0093127505a99aa25e116aa29b1378c14f26d39dac46771b8', 1427104156);
INSERT INTO lessons VALUES (2, 'Lesson 2', '{"format":1,"summary":"Two searches.","stops":[{"view":"search","puzzle":{"rows":3,"cols":3,"start":[1,2,3,4,5,6,0,7,8],"goal":[1,2,3,4,5,6,7,8,0]},"title":"Puzzle 1","searches":[{"algorithm":"astar","heuristic":"manhattan","order":"UDLR","ties":"low-h","goalTest":"expansion"}],"steps":[1],"hides":true,"question":"next","text":"{waiting} states wait.","note":"Ask for f."},{"view":"compare","puzzle":{"rows":3,"cols":3,"start":[1,2,3,4,5,6,0,7,8],"goal":[1,2,3,4,5,6,7,8,0]},"title":"Puzzle 1","searches":[{"algorithm":"astar","heuristic":"manhattan","order":"UDLR","ties":"low-h","goalTest":"expansion"},{"algorithm":"bfs","heuristic":"zero","order":"UDLR","ties":"low-h","goalTest":"expansion"}],"steps":["end","end"],"hides":false,"text":"About {ratio} times as many.","note":""}]}', 2, 4000000000000, 'fac6fea138b975e2721cfb315c36dc6421080f506012fa0b5eac5ce6d5f6ff52', 2092173953);
INSERT INTO lessons VALUES (3, 'Lesson 3', '{"format":1,"summary":"Two searches.","stops":[]}', 0, NULL, '5b5d83d473542a7cd7cbdb74497988208ba09abee7323a75752e763fda07f7f9', 2130828814);
INSERT INTO experiments VALUES (1, 'Experiment 1', '{"format":1,"recipe":{"puzzles":{"from":"distance","rows":3,"cols":3,"goal":[1,2,3,4,5,6,7,8,0],"seed":7,"least":2,"most":4,"step":2,"each":1},"searches":[{"algorithm":"astar","heuristic":"manhattan","order":"UDLR","ties":"low-h","goalTest":"expansion"}]},"book":[{"title":"A book","values":[[2,6]]}]}', 'new', 2, NULL, '4c3dfab7ca7970025b514e1b07fb70e3cf547382e4cebd24e82547e6b031c9dc', 1000002);
INSERT INTO experiments VALUES (2, 'Experiment 2', '{"format":1,"recipe":{"puzzles":{"from":"distance","rows":3,"cols":3,"goal":[1,2,3,4,5,6,7,8,0],"seed":7,"least":2,"most":4,"step":2,"each":1},"searches":[{"algorithm":"astar","heuristic":"manhattan","order":"UDLR","ties":"low-h","goalTest":"expansion"}]},"book":[{"title":"A book","values":[[2,6]]}]}', 'new', 2, 4000000000000, '2709c6fa4a4357765b83e3d8e5e98d14ccc19284814ae5cff53148426b8b6e9b', 1387449292);
INSERT INTO experiment_parts VALUES (1, 1, 3, 1, x'010203', '3bb7129c9978456258ffca0ef49491e78bdee8b0a298a47e5ae440bc06b3c196');
INSERT INTO experiment_parts VALUES (2, 1, 3, 1, x'0405', '601d6e3cffdf54b5048604d763643f1f9f380d2572f8cc618dd318383353d46e');
INSERT INTO heuristics VALUES (1, 'Heuristic 1', '{"format":1,"kind":"formula","text":"misplaced\n  + conflicts // “both”"}', NULL, 'f6e9c726020d505a8f006636c0759cfd0d82d6756f37ea0bc48a7d0d7c0c3f85', 1000002);
INSERT INTO heuristics VALUES (2, 'Heuristic 2', '{"format":1,"kind":"javascript","text":"function h(board) { return 0; }"}', NULL, '04a8bd6930346c8c2d9f7af5ba3b5e23c839be7595239f83b127ff5d6fd34775', 2000005);
INSERT INTO heuristics VALUES (3, 'Heuristic 3', '{"format":1,"kind":"formula","text":"zero"}', 4000000000000, 'd0cb155effea4cfcd1a85d98876df8549affe85368653be704ce20a8e11b44fb', 1388449295);
INSERT INTO challenges VALUES (1, 3, 'Challenge 1', '{"format":1,"counted":"expanded","ceiling":500,"search":{"algorithm":"astar","heuristic":"zero","order":"UDLR","ties":"low-h","goalTest":"expansion"},"demandsShortest":true}', NULL, '0f7ccc519acd246d2c521b57099d52d8a5f693fc76df592a2de0d8c27759f617', 1429104162);
INSERT INTO challenges VALUES (2, 3, 'Challenge 2', '{"format":1,"counted":"expanded","ceiling":500,"search":{"algorithm":"astar","heuristic":"zero","order":"UDLR","ties":"low-h","goalTest":"expansion"},"demandsShortest":true}', 4000000000000, 'f970dbbfb70c61bcd0325f32f7b829ba1ec606ad46c9ac6aaed0f553a397d971', 2093173956);

UPDATE sqlite_sequence SET seq = 5 WHERE name = 'sets';
UPDATE sqlite_sequence SET seq = 30 WHERE name = 'puzzles';
UPDATE sqlite_sequence SET seq = 12 WHERE name = 'runs';
UPDATE sqlite_sequence SET seq = 2 WHERE name = 'comparisons';
UPDATE sqlite_sequence SET seq = 2 WHERE name = 'questions';
UPDATE sqlite_sequence SET seq = 3 WHERE name = 'lessons';
UPDATE sqlite_sequence SET seq = 2 WHERE name = 'experiments';
UPDATE sqlite_sequence SET seq = 2 WHERE name = 'experiment_parts';
UPDATE sqlite_sequence SET seq = 3 WHERE name = 'heuristics';
UPDATE sqlite_sequence SET seq = 2 WHERE name = 'challenges';

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
CREATE INDEX puzzles_by_picture ON puzzles (picture_id) WHERE picture_id IS NOT NULL;
CREATE INDEX comparisons_by_time ON comparisons (deleted_at_ms, saved_at_ms, comparison_id);
CREATE INDEX comparisons_by_puzzle ON comparisons (puzzle_id);
CREATE INDEX questions_by_time ON questions (deleted_at_ms, saved_at_ms, question_id);
CREATE INDEX questions_by_class ON questions (deleted_at_ms, class_label);
CREATE INDEX questions_by_asked ON questions (asked_hash);
CREATE INDEX questions_by_puzzle ON questions (puzzle_id);
CREATE TRIGGER sets_placed AFTER INSERT ON sets BEGIN UPDATE sets SET place_check = ((((NEW.set_id) * 1000003 + IFNULL(NEW.position, -1)) % 2147483647) * 1000003 + IFNULL(NEW.deleted_at_ms, -1)) % 2147483647 WHERE set_id = NEW.set_id; END;
CREATE TRIGGER sets_moved AFTER UPDATE OF position, deleted_at_ms ON sets
      WHEN OLD.place_check IS ((((OLD.set_id) * 1000003 + IFNULL(OLD.position, -1)) % 2147483647) * 1000003 + IFNULL(OLD.deleted_at_ms, -1)) % 2147483647 BEGIN UPDATE sets SET place_check = ((((NEW.set_id) * 1000003 + IFNULL(NEW.position, -1)) % 2147483647) * 1000003 + IFNULL(NEW.deleted_at_ms, -1)) % 2147483647 WHERE set_id = NEW.set_id; END;
CREATE TRIGGER puzzles_placed AFTER INSERT ON puzzles BEGIN UPDATE puzzles SET place_check = ((((((NEW.puzzle_id) * 1000003 + IFNULL(NEW.set_id, -1)) % 2147483647) * 1000003 + IFNULL(NEW.position, -1)) % 2147483647) * 1000003 + IFNULL(NEW.deleted_at_ms, -1)) % 2147483647 WHERE puzzle_id = NEW.puzzle_id; END;
CREATE TRIGGER puzzles_moved AFTER UPDATE OF set_id, position, deleted_at_ms ON puzzles
      WHEN OLD.place_check IS ((((((OLD.puzzle_id) * 1000003 + IFNULL(OLD.set_id, -1)) % 2147483647) * 1000003 + IFNULL(OLD.position, -1)) % 2147483647) * 1000003 + IFNULL(OLD.deleted_at_ms, -1)) % 2147483647 BEGIN UPDATE puzzles SET place_check = ((((((NEW.puzzle_id) * 1000003 + IFNULL(NEW.set_id, -1)) % 2147483647) * 1000003 + IFNULL(NEW.position, -1)) % 2147483647) * 1000003 + IFNULL(NEW.deleted_at_ms, -1)) % 2147483647 WHERE puzzle_id = NEW.puzzle_id; END;
CREATE TRIGGER runs_placed AFTER INSERT ON runs BEGIN UPDATE runs SET place_check = ((((((NEW.run_id) * 1000003 + IFNULL(NEW.puzzle_id, -1)) % 2147483647) * 1000003 + IFNULL(NEW.is_pinned, -1)) % 2147483647) * 1000003 + IFNULL(NEW.deleted_at_ms, -1)) % 2147483647 WHERE run_id = NEW.run_id; END;
CREATE TRIGGER runs_moved AFTER UPDATE OF puzzle_id, is_pinned, deleted_at_ms ON runs
      WHEN OLD.place_check IS ((((((OLD.run_id) * 1000003 + IFNULL(OLD.puzzle_id, -1)) % 2147483647) * 1000003 + IFNULL(OLD.is_pinned, -1)) % 2147483647) * 1000003 + IFNULL(OLD.deleted_at_ms, -1)) % 2147483647 BEGIN UPDATE runs SET place_check = ((((((NEW.run_id) * 1000003 + IFNULL(NEW.puzzle_id, -1)) % 2147483647) * 1000003 + IFNULL(NEW.is_pinned, -1)) % 2147483647) * 1000003 + IFNULL(NEW.deleted_at_ms, -1)) % 2147483647 WHERE run_id = NEW.run_id; END;
CREATE TRIGGER comparisons_placed AFTER INSERT ON comparisons BEGIN UPDATE comparisons SET place_check = ((((NEW.comparison_id) * 1000003 + IFNULL(NEW.puzzle_id, -1)) % 2147483647) * 1000003 + IFNULL(NEW.deleted_at_ms, -1)) % 2147483647 WHERE comparison_id = NEW.comparison_id; END;
CREATE TRIGGER comparisons_moved AFTER UPDATE OF puzzle_id, deleted_at_ms ON comparisons
      WHEN OLD.place_check IS ((((OLD.comparison_id) * 1000003 + IFNULL(OLD.puzzle_id, -1)) % 2147483647) * 1000003 + IFNULL(OLD.deleted_at_ms, -1)) % 2147483647 BEGIN UPDATE comparisons SET place_check = ((((NEW.comparison_id) * 1000003 + IFNULL(NEW.puzzle_id, -1)) % 2147483647) * 1000003 + IFNULL(NEW.deleted_at_ms, -1)) % 2147483647 WHERE comparison_id = NEW.comparison_id; END;
CREATE TRIGGER questions_placed AFTER INSERT ON questions BEGIN UPDATE questions SET place_check = ((((NEW.question_id) * 1000003 + IFNULL(NEW.puzzle_id, -1)) % 2147483647) * 1000003 + IFNULL(NEW.deleted_at_ms, -1)) % 2147483647 WHERE question_id = NEW.question_id; END;
CREATE TRIGGER questions_moved AFTER UPDATE OF puzzle_id, deleted_at_ms ON questions
      WHEN OLD.place_check IS ((((OLD.question_id) * 1000003 + IFNULL(OLD.puzzle_id, -1)) % 2147483647) * 1000003 + IFNULL(OLD.deleted_at_ms, -1)) % 2147483647 BEGIN UPDATE questions SET place_check = ((((NEW.question_id) * 1000003 + IFNULL(NEW.puzzle_id, -1)) % 2147483647) * 1000003 + IFNULL(NEW.deleted_at_ms, -1)) % 2147483647 WHERE question_id = NEW.question_id; END;
CREATE INDEX lessons_by_position ON lessons (deleted_at_ms, position, lesson_id);
CREATE TRIGGER lessons_placed AFTER INSERT ON lessons BEGIN UPDATE lessons SET place_check = ((((NEW.lesson_id) * 1000003 + IFNULL(NEW.position, -1)) % 2147483647) * 1000003 + IFNULL(NEW.deleted_at_ms, -1)) % 2147483647 WHERE lesson_id = NEW.lesson_id; END;
CREATE TRIGGER lessons_moved AFTER UPDATE OF position, deleted_at_ms ON lessons
      WHEN OLD.place_check IS ((((OLD.lesson_id) * 1000003 + IFNULL(OLD.position, -1)) % 2147483647) * 1000003 + IFNULL(OLD.deleted_at_ms, -1)) % 2147483647 BEGIN UPDATE lessons SET place_check = ((((NEW.lesson_id) * 1000003 + IFNULL(NEW.position, -1)) % 2147483647) * 1000003 + IFNULL(NEW.deleted_at_ms, -1)) % 2147483647 WHERE lesson_id = NEW.lesson_id; END;
CREATE INDEX experiment_parts_by_experiment ON experiment_parts (experiment_id, part_id);
CREATE TRIGGER experiments_placed AFTER INSERT ON experiments BEGIN UPDATE experiments SET place_check = ((NEW.experiment_id) * 1000003 + IFNULL(NEW.deleted_at_ms, -1)) % 2147483647 WHERE experiment_id = NEW.experiment_id; END;
CREATE TRIGGER experiments_moved AFTER UPDATE OF deleted_at_ms ON experiments
      WHEN OLD.place_check IS ((OLD.experiment_id) * 1000003 + IFNULL(OLD.deleted_at_ms, -1)) % 2147483647 BEGIN UPDATE experiments SET place_check = ((NEW.experiment_id) * 1000003 + IFNULL(NEW.deleted_at_ms, -1)) % 2147483647 WHERE experiment_id = NEW.experiment_id; END;
CREATE TRIGGER heuristics_placed AFTER INSERT ON heuristics BEGIN UPDATE heuristics SET place_check = ((NEW.heuristic_id) * 1000003 + IFNULL(NEW.deleted_at_ms, -1)) % 2147483647 WHERE heuristic_id = NEW.heuristic_id; END;
CREATE TRIGGER heuristics_moved AFTER UPDATE OF deleted_at_ms ON heuristics
      WHEN OLD.place_check IS ((OLD.heuristic_id) * 1000003 + IFNULL(OLD.deleted_at_ms, -1)) % 2147483647 BEGIN UPDATE heuristics SET place_check = ((NEW.heuristic_id) * 1000003 + IFNULL(NEW.deleted_at_ms, -1)) % 2147483647 WHERE heuristic_id = NEW.heuristic_id; END;
CREATE INDEX challenges_by_set ON challenges (set_id);
CREATE TRIGGER challenges_placed AFTER INSERT ON challenges BEGIN UPDATE challenges SET place_check = ((((NEW.challenge_id) * 1000003 + IFNULL(NEW.set_id, -1)) % 2147483647) * 1000003 + IFNULL(NEW.deleted_at_ms, -1)) % 2147483647 WHERE challenge_id = NEW.challenge_id; END;
CREATE TRIGGER challenges_moved AFTER UPDATE OF set_id, deleted_at_ms ON challenges
      WHEN OLD.place_check IS ((((OLD.challenge_id) * 1000003 + IFNULL(OLD.set_id, -1)) % 2147483647) * 1000003 + IFNULL(OLD.deleted_at_ms, -1)) % 2147483647 BEGIN UPDATE challenges SET place_check = ((((NEW.challenge_id) * 1000003 + IFNULL(NEW.set_id, -1)) % 2147483647) * 1000003 + IFNULL(NEW.deleted_at_ms, -1)) % 2147483647 WHERE challenge_id = NEW.challenge_id; END;
