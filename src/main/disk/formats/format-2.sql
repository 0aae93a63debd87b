PRAGMA application_id = 1400005480;
PRAGMA user_version = 2;

CREATE TABLE sets (
      set_id INTEGER PRIMARY KEY AUTOINCREMENT,
      title TEXT NOT NULL,
      position INTEGER NOT NULL
    ) STRICT;

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
      content_hash TEXT NOT NULL
    ) STRICT;

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
      successor_order TEXT NOT NULL,
      ties TEXT NOT NULL,
      goal_test TEXT NOT NULL,
      engine_version INTEGER NOT NULL,
      status TEXT NOT NULL,
      expanded INTEGER NOT NULL,
      generated INTEGER NOT NULL,
      max_frontier INTEGER NOT NULL,
      solution TEXT,
      duration_ms REAL NOT NULL,
      saved_at_ms INTEGER NOT NULL,
      content_hash TEXT NOT NULL
    , search_options TEXT CHECK (search_options IS NULL OR json_valid(search_options))) STRICT;

CREATE TABLE settings (
      key TEXT PRIMARY KEY,
      value TEXT NOT NULL CHECK (json_valid(value))
    ) STRICT, WITHOUT ROWID;

CREATE INDEX sets_by_position ON sets (position, set_id);

CREATE INDEX puzzles_by_set_and_position ON puzzles (set_id, position, puzzle_id);

CREATE INDEX runs_by_time ON runs (saved_at_ms DESC, run_id DESC);

CREATE INDEX runs_by_puzzle ON runs (puzzle_id);

INSERT INTO sets (set_id, title, position) VALUES
(1, 'Worked cases', 0),
(2, 'First steps', 1),
(3, 'Monday', 2),
(4, 'Dienstag: Übung “1” ✓', 3),
(5, 'Forgotten', 4);

INSERT INTO puzzles (puzzle_id, set_id, position, title, notes, rows, cols, start, goal, optimal, content_hash) VALUES
(1, 1, 0, 'Case 1', '8 moves, and only one shortest solution. The Manhattan distance is 8 as well: it sees the whole way. Breadth-first search expands 191 states to find it, and 110 when it tests the goal on generation.', 3, 3, '1 2 3 7 4 5 6 8 0', '1 2 3 8 6 4 7 5 0', 8, 'ef76601c3b90202652bc6c92d14593e9dfb8c6b258ecd096ec07f7d8fc6c0927'),
(2, 1, 1, 'Case 2', '6 moves. The goal has its blank in the centre and its numbers in no usual order: whether there is a solution is a question about the start and this goal together.', 3, 3, '2 8 1 3 4 6 7 5 0', '3 2 1 8 0 4 7 5 6', 6, '957b952b72ad58dfd988114fe19124f34f89550bcc3c78d6ca73eb3b24d1a1f9'),
(3, 1, 2, 'Case 3', '4 moves: right, down, right, down. Small enough to follow by hand: breadth-first search expands 29 states, and 14 when it tests the goal on generation.', 3, 3, '0 1 3 4 2 5 7 8 6', '1 2 3 4 5 6 7 8 0', 4, 'cd249a87f0fa32445d67c8e5dffe4e4080b2c51b078b5c6b6a7d1d6ff2f11397'),
(4, 1, 3, 'Case 4', 'No solution: 5 pairs of tiles are out of order, and every move changes that number by 0 or 2. A search finds out only after it has expanded all 181,440 states within reach.', 3, 3, '0 3 1 4 2 5 7 8 6', '1 2 3 4 5 6 7 8 0', NULL, 'b853c3e73f482ec044d3ab243765002ff3b19e45972d7b00d16e0dfbc787708f'),
(5, 1, 4, 'Case 5', '25 moves, and 7 shortest solutions. The Manhattan distance says 13. Breadth-first search expands 143,225 states, and 124,902 when it tests the goal on generation: compare A*.', 3, 3, '7 3 8 0 2 6 4 1 5', '1 2 3 4 5 6 7 8 0', 25, 'b49796e5be4e51b9a3b80ad1f25c997f2550ff7cc251ed1c091bd24eaeb0070c'),
(6, 1, 5, 'Case 6', '3 moves: right, down, right. Breadth-first search expands 17 states, and 8 when it tests the goal on generation.', 3, 3, '1 2 3 0 4 6 7 5 8', '1 2 3 4 5 6 7 8 0', 3, '46357da3fc1ad1d8391cc6ed653914a3031577af13f6ff269d3f03e64bea4419'),
(7, 1, 6, 'Case 7', '2 moves: right, right. Breadth-first search expands 7 states, and only 3 when it tests the goal on generation. Why?', 3, 3, '1 2 3 4 5 6 0 7 8', '1 2 3 4 5 6 7 8 0', 2, '30ed854765ec747c6a236f5eb2d47869b097ccb77554b3ca70ee209efb02da08'),
(8, 2, 0, 'One move', '1 move: the blank goes down. Where does each search see the goal, and when does it say so?', 3, 3, '1 2 3 4 5 0 7 8 6', '1 2 3 4 5 6 7 8 0', 1, 'e98f781a356dd51f7f62635beb00aacb282037594d590fa812b7ae4e9c139073'),
(9, 2, 1, 'Four moves', '4 moves, and both heuristics say 4.', 3, 3, '0 1 2 4 5 3 7 8 6', '1 2 3 4 5 6 7 8 0', 4, '3702ee3661928f3e1be8c2328d6dada9aeef3a1f48eba8e74a40246a4374c96c'),
(10, 2, 2, 'Ring around the blank', '5 moves. 4 tiles are misplaced and the Manhattan distance is 5. The goal is the ring of many textbooks, with the blank in the centre.', 3, 3, '2 8 3 1 6 4 7 0 5', '1 2 3 8 0 4 7 6 5', 5, 'c7f40a4e3b02d575852a1ccf51d26960ed9c40264a83d023e99e5da1fbac2833'),
(11, 2, 3, 'Two by two', '6 moves, the most that a board of this size can need. Only 12 states are within reach: the whole state space fits on the screen.', 2, 2, '0 3 2 1', '1 2 3 0', 6, '7388cacde7f8d0061407fdbc79cc6be36e4baee9feb248570681568549ecab28'),
(12, 2, 4, 'Two by three', '21 moves, the most that a board of this size can need. 360 states are within reach.', 2, 3, '4 5 0 1 2 3', '1 2 3 4 5 0', 21, 'de44b8ff31439ad5f17da7a1f9d488b6bfe156efd27ad8fb4179825d17ef61aa'),
(13, 2, 5, 'Twenty moves', '20 moves. 6 tiles are misplaced and the Manhattan distance is 14: compare what A* expands with each.', 3, 3, '7 2 4 5 0 6 8 3 1', '1 2 3 4 5 6 7 8 0', 20, 'b9cb659f49a1569a900670a54a50f46c63ced306de6d64f451ad05abcecf0d6a'),
(14, 2, 6, 'Same start, other goal', '26 moves. The start of “Twenty moves” with the blank first in the goal: the distance belongs to a pair of states.', 3, 3, '7 2 4 5 0 6 8 3 1', '0 1 2 3 4 5 6 7 8', 26, 'e1f0f9ec0ea90e5a3db7dcaa14567d3e516e4a791dc0f05aa6a1c7f767b6b49a'),
(15, 2, 7, 'Hardest 8-puzzle', '31 moves: no state is farther from this goal, and only one other is as far, 6 4 7 / 8 5 _ / 3 2 1.', 3, 3, '8 6 7 2 5 4 3 0 1', '1 2 3 4 5 6 7 8 0', 31, 'b3fc9555a104e4c467cdb5ac6ee0fc35d31647021024aae60ea6a7d878bfac61'),
(16, 2, 8, 'Two tiles swapped', 'No solution. One pair of tiles is out of order, and every move changes that number by 0 or 2.', 3, 3, '1 2 3 4 5 6 8 7 0', '1 2 3 4 5 6 7 8 0', NULL, '1d1dca5f8c0159afafcaeec8b1f7b32769792487179305a98330b3d389bd871a'),
(17, 2, 9, 'A first 15-puzzle', '13 moves, and the Manhattan distance is 13. Larger boards need a heuristic: breadth-first search runs out of memory long before the harder ones.', 4, 4, '5 3 4 8 2 1 0 7 9 6 10 11 13 14 15 12', '1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 0', 13, 'cc58c3867bc12995fcb2551dddc1f14c61000501a823a2afc75e0c1ba3219748'),
(18, 3, 0, 'Puzzle 1', 'Notes of 1
second line; it''s quoted', 4, 4, '14 13 15 7 11 12 9 5 6 0 2 1 4 8 10 3', '0 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15', 57, 'ce4abf1f5a669d46f6d52d551a0509b09ba69d25c10a27965fa4f137f73e547c'),
(19, 4, 0, 'Puzzle 2', 'Notes of 2
second line; it''s quoted', 2, 3, '2 1 3 4 5 0', '1 2 3 4 5 0', NULL, '5c51133ac02ed1826dd27168e57613a6bf1a006b6742f648ae51ca9f7fc8b7b1'),
(20, 3, 1, 'Puzzle 3', '', 3, 3, '2 1 3 4 5 6 0 7 8', '1 2 3 4 5 6 7 8 0', 2, '30ed854765ec747c6a236f5eb2d47869b097ccb77554b3ca70ee209efb02da08'),
(21, 4, 1, 'Puzzle 4', 'Notes of 4
second line; it''s quoted', 4, 4, '14 13 15 7 11 12 9 5 6 0 2 1 4 8 10 3', '0 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15', 57, 'ce4abf1f5a669d46f6d52d551a0509b09ba69d25c10a27965fa4f137f73e547c'),
(22, 3, 2, 'Puzzle 5', 'Notes of 5
second line; it''s quoted', 2, 3, '2 1 3 4 5 0', '1 2 3 4 5 0', NULL, '5c51133ac02ed1826dd27168e57613a6bf1a006b6742f648ae51ca9f7fc8b7b1'),
(23, 4, 2, 'Puzzle 6', '', 3, 3, '1 2 3 4 5 6 0 7 8', '1 2 3 4 5 6 7 8 0', 2, '30ed854765ec747c6a236f5eb2d47869b097ccb77554b3ca70ee209efb02da08'),
(24, 3, 3, 'Puzzle 7', 'Notes of 7
second line; it''s quoted', 4, 4, '14 13 15 7 11 12 9 5 6 0 2 1 4 8 10 3', '0 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15', 57, 'ce4abf1f5a669d46f6d52d551a0509b09ba69d25c10a27965fa4f137f73e547c'),
(25, 4, 3, 'Puzzle 8', 'Notes of 8
second line; it''s quoted', 2, 3, '2 1 3 4 5 0', '1 2 3 4 5 0', NULL, '5c51133ac02ed1826dd27168e57613a6bf1a006b6742f648ae51ca9f7fc8b7b1'),
(26, 3, 4, 'Puzzle 9', '', 3, 3, '1 2 3 4 5 6 0 7 8', '1 2 3 4 5 6 7 8 0', 2, '30ed854765ec747c6a236f5eb2d47869b097ccb77554b3ca70ee209efb02da08'),
(27, 4, 4, 'Puzzle 10', 'Notes of 10
second line; it''s quoted', 4, 4, '14 13 15 7 11 12 9 5 6 0 2 1 4 8 10 3', '0 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15', 57, 'ce4abf1f5a669d46f6d52d551a0509b09ba69d25c10a27965fa4f137f73e547c'),
(28, 3, 5, 'Puzzle 11', 'Notes of 11
second line; it''s quoted', 2, 3, '2 1 3 4 5 0', '1 2 3 4 5 0', NULL, '5c51133ac02ed1826dd27168e57613a6bf1a006b6742f648ae51ca9f7fc8b7b1'),
(29, 4, 5, 'Puzzle 12', '', 3, 3, '1 2 3 4 5 6 0 7 8', '1 2 3 4 5 6 7 8 0', 2, '30ed854765ec747c6a236f5eb2d47869b097ccb77554b3ca70ee209efb02da08'),
(30, 5, 0, 'Forgotten puzzle', '', 3, 3, '1 2 3 4 5 6 0 7 8', '1 2 3 4 5 6 7 8 0', 2, '30ed854765ec747c6a236f5eb2d47869b097ccb77554b3ca70ee209efb02da08');

INSERT INTO runs (run_id, puzzle_id, title, rows, cols, start, goal, algorithm, heuristic, successor_order, ties, goal_test, engine_version, status, expanded, generated, max_frontier, solution, duration_ms, saved_at_ms, content_hash, search_options) VALUES
(1, 18, 'Run 1', 4, 4, '14 13 15 7 11 12 9 5 6 0 2 1 4 8 10 3', '0 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15', 'bfs', 'zero', 'UDLR', 'low-h', 'generation', 2, 'solved', 10, 18, 6, 'RR', 0.125, 1790000060000, 'e115d40d6eed143a07b7b7bfad0aba3198b1c80ebead71c428129518ed6f99c1', NULL),
(2, 19, 'Run 2', 2, 3, '2 1 3 4 5 0', '1 2 3 4 5 0', 'greedy', 'manhattan', 'RLDU', 'newest', 'expansion', 2, 'exhausted', 360, 360, 48, NULL, 1.25, 1790000120000, 'd7432e48bc02628978237b986f55713b5c5616925cb66cf67308b0c00e7ae2a2', NULL),
(3, 20, 'Run 3', 3, 3, '1 2 3 4 5 6 0 7 8', '1 2 3 4 5 6 7 8 0', 'weighted-astar', 'manhattan', 'UDLR', 'low-h', 'expansion', 2, 'solved', 30, 54, 8, 'RRRRRR', 0.375, 1790000180000, 'ca575c3368a2773dd7dbffcdac43726592d62b0ad3e26d2939bf5e1c011384c0', '{"weight":2.5,"duplicates":"kept"}'),
(4, NULL, 'Run 4', 4, 4, '14 13 15 7 11 12 9 5 6 0 2 1 4 8 10 3', '0 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15', 'astar', 'manhattan', 'UDLR', 'low-h', 'expansion', 2, 'solved', 40, 72, 9, 'RRRRRRRR', 0.5, 1790000240000, '48356f2c04d1f3431ee1b85bad8bbe6a6b271f1d454a9fd33febd2c6b8f50f69', NULL),
(5, 22, 'Run 5', 2, 3, '2 1 3 4 5 0', '1 2 3 4 5 0', 'bfs', 'zero', 'UDLR', 'low-h', 'generation', 2, 'exhausted', 360, 360, 48, NULL, 1.25, 1790000300000, '5598e3e344ab3e6e59e273bfbcf84eead1f778179407a48d0c6e422b4bb456c1', NULL),
(6, 23, 'Run 6', 3, 3, '1 2 3 4 5 6 0 7 8', '1 2 3 4 5 6 7 8 0', 'greedy', 'manhattan', 'RLDU', 'newest', 'expansion', 2, 'solved', 60, 108, 11, 'RRRRRRRRRRRR', 0.75, 1790000360000, 'f249a16ff1a6b55e143ac83a57a38bd38b78b7149a83a872e0008dc43f493bbe', NULL),
(7, 24, 'Run 7', 4, 4, '14 13 15 7 11 12 9 5 6 0 2 1 4 8 10 3', '0 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15', 'weighted-astar', 'manhattan', 'UDLR', 'low-h', 'expansion', 2, 'solved', 70, 126, 12, 'RRRRRRRRRRRRRR', 0.875, 1790000420000, 'dff9c79e525b11f1a6e9d0d2f4f4aec3e4e2b54e96036814aa9bbafcaf59c755', '{"weight":2.5,"duplicates":"kept"}'),
(8, NULL, 'Run 8', 2, 3, '2 1 3 4 5 0', '1 2 3 4 5 0', 'astar', 'manhattan', 'UDLR', 'low-h', 'expansion', 2, 'exhausted', 360, 360, 48, NULL, 1.25, 1790000480000, '4f4e37f18672993f6673c422b9d5a1a5b17f8f553727a01d544431756c1856a5', NULL),
(9, 26, 'Run 9', 3, 3, '1 2 3 4 5 6 0 7 8', '1 2 3 4 5 6 7 8 0', 'bfs', 'zero', 'UDLR', 'low-h', 'generation', 2, 'solved', 90, 162, 14, 'RRRRRRRRRRRRRRRRRR', 1.125, 1790000540000, '7d589585ca9a3d38e2f09cc5cf50d95cc52726ed06ecee89dda9b171e10a9ccc', NULL),
(10, 27, 'Run 10', 4, 4, '14 13 15 7 11 12 9 5 6 0 2 1 4 8 10 3', '0 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15', 'greedy', 'manhattan', 'RLDU', 'newest', 'expansion', 2, 'solved', 100, 180, 15, 'RRRRRRRRRRRRRRRRRRRR', 1.25, 1790000600000, '84148b296d0dbd64376f037436bbef43b8b778596c01612a824e2d8958057a30', NULL),
(11, 28, 'Run 11', 2, 3, '2 1 3 4 5 0', '1 2 3 4 5 0', 'weighted-astar', 'manhattan', 'UDLR', 'low-h', 'expansion', 2, 'exhausted', 360, 360, 48, NULL, 1.25, 1790000660000, '0bfabf3533b4ae28c2ddc87b1d47d0b56f12c68a9a835cc22e2d344dcb835a25', '{"weight":2.5,"duplicates":"kept"}'),
(12, NULL, 'Run 12', 3, 3, '1 2 3 4 5 6 0 7 8', '1 2 3 4 5 6 7 8 0', 'astar', 'manhattan', 'UDLR', 'low-h', 'expansion', 2, 'solved', 120, 216, 17, 'RRRRRRRRRRRRRRRRRRRRRRRR', 1.5, 1790000720000, '137402b1d973798637659af7d7a535fe81737ba3fc45a4fb0aee47f3cb657cda', NULL);

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
