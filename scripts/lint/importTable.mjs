/**
 * Who may import whom, as data. A row holds for the files of `folder` (or for that one file) and the longest folder
 * wins; files of one row may always import each other. Whatever `may` does not name is refused with the row's
 * invariant, which ARCHITECTURE.md explains. A file under `src` that no row holds for is refused whatever it imports.
 * Tests and their fixtures are free, and nothing but tests may import them.
 *
 * An entry of `may` is one of
 * - a folder or a file of this project,
 * - a package, where `*` stands for any letters,
 * - `node`: Node's own modules, except those that talk over a network (`node:http` and the like),
 * and with `type ` before it only types may be imported from there.
 *
 * @typedef {{ folder: string, may: readonly string[], invariant: string }} ImportRow
 * @type {readonly ImportRow[]}
 */
export const IMPORT_TABLE = [
  {
    folder: 'src/shared',
    may: [],
    invariant: 'shared code lies in the folder whose words it speaks',
  },
  {
    folder: 'src/shared/text',
    may: [],
    invariant: 'a number is written in one way everywhere',
  },
  {
    folder: 'src/shared/memory',
    may: [],
    invariant: 'what is kept has a limit with a name',
  },
  {
    folder: 'src/shared/trace',
    may: [],
    invariant: 'a trace is columns of numbers, whoever writes them',
  },
  {
    folder: 'src/shared/engine',
    may: ['src/shared/trace'],
    invariant: 'the engine never mentions tiles',
  },
  {
    folder: 'src/shared/readings',
    may: ['src/shared/trace', 'src/shared/engine'],
    invariant: 'a reading changes nothing, and never mentions tiles',
  },
  {
    folder: 'src/shared/ask',
    may: [
      'src/shared/trace',
      'src/shared/engine',
      'src/shared/readings',
      'src/shared/puzzle',
      'src/shared/text',
      'valibot',
    ],
    invariant: 'a question is read from the trace alone: its answer is what the engine does',
  },
  {
    folder: 'src/shared/paper',
    may: [
      'src/shared/trace',
      'src/shared/engine',
      'src/shared/readings',
      'src/shared/puzzle',
      'src/shared/ask',
      'type src/shared/contract',
    ],
    invariant: 'a sheet is filled in from the trace alone',
  },
  {
    folder: 'src/shared/puzzle',
    may: [
      'type src/shared/engine/domain.ts',
      'type src/shared/engine/numberedStates.ts',
      'src/shared/engine/numberedMoves.ts',
      'src/shared/engine/lentTables.ts',
      'src/shared/memory',
    ],
    invariant: 'the puzzle never mentions frontiers',
  },
  {
    // The tables hold the ids that a message may name; each id is written once.
    folder: 'src/shared/contract',
    may: [
      'type src/shared',
      'src/shared/engine/strategy.ts',
      'src/shared/engine/promises.ts',
      'src/shared/ask/question.ts',
      'src/shared/ask/confusions.ts',
      'src/shared/ask/votes.ts',
      'src/shared/readings/clocks.ts',
      'src/shared/puzzle/heuristics/heuristics.ts',
      'src/shared/puzzle/heuristics/measure.ts',
      'src/shared/puzzle/arrangement.ts',
      'src/shared/puzzle/geometry.ts',
      'src/shared/puzzle/moveNames.ts',
      'src/shared/paper/papers.ts',
      'src/shared/rpc',
      'valibot',
    ],
    invariant: 'the contract says what hosts and renderer agree on, not how it is done',
  },
  {
    folder: 'src/shared/lesson',
    may: [
      'src/shared/contract',
      'src/shared/trace',
      'src/shared/engine',
      'src/shared/readings',
      'src/shared/puzzle/solvable.ts',
      'src/shared/puzzle/heuristics/measure.ts',
      'src/shared/text',
    ],
    invariant: 'a lesson types no number: its figures are computed',
  },
  {
    folder: 'src/shared/judge',
    may: [
      'src/shared/engine',
      'src/shared/trace',
      'src/shared/puzzle',
      'src/shared/text',
      'src/shared/contract/defaults.ts',
      'src/shared/contract/searchOptions.ts',
    ],
    invariant: 'a verdict says of all states what was computed of all, and of a sample that it is one',
  },
  {
    folder: 'src/shared/exchange',
    may: ['src/shared/contract', 'src/shared/puzzle', 'src/shared/trace/trace.ts', 'valibot'],
    invariant: 'a file is read without touching anything, and what is accepted is valid',
  },
  {
    folder: 'src/shared/lab',
    may: [
      'src/shared/contract',
      'src/shared/trace/trace.ts',
      'src/shared/engine/strategy.ts',
      'src/shared/engine/counters.ts',
      'src/shared/readings/branching.ts',
      'src/shared/puzzle',
      'src/shared/exchange/csv.ts',
      'src/shared/text',
    ],
    invariant: 'an experiment is its recipe and its results, and searches nothing itself',
  },
  {
    folder: 'src/shared/rpc',
    may: [],
    invariant: 'a pipe knows nothing of what flows through it',
  },
  {
    folder: 'src/host/store',
    may: [
      'src/shared/contract',
      'src/shared/puzzle/solvable.ts',
      'src/shared/puzzle/solve/shortest.ts',
      'src/shared/text',
      'resources',
      '#platform',
    ],
    invariant: 'the store keeps what it is given, whoever brings SQLite',
  },
  {
    folder: 'src/host/solver',
    may: [
      'src/shared/engine',
      'src/shared/trace',
      'src/shared/readings',
      'src/shared/puzzle',
      'src/shared/memory',
      'src/shared/text',
      'src/shared/rpc',
      'src/shared/contract',
    ],
    invariant: 'the solver runs the engine behind a port and touches nothing else',
  },
  {
    folder: 'src/host/services',
    may: ['src/shared', 'src/host/store', 'type src/host/destination.ts', 'type src/host/solver', '#platform'],
    invariant: 'services never know who is calling',
  },
  {
    folder: 'src/host',
    may: ['src/shared/contract'],
    invariant: 'what is under every host knows neither Node nor a browser',
  },
  {
    folder: 'src/main/disk',
    may: ['src/shared/contract', 'src/shared/text', 'src/host/store', 'better-sqlite3', 'node'],
    invariant: 'a library on a disk is never mended in place, and nothing of it is deleted',
  },
  {
    folder: 'src/main/threads',
    may: ['src/shared/puzzle', 'src/shared/rpc', 'src/host/solver', 'node'],
    invariant: 'a thread runs what the host under it gives, and decides nothing',
  },
  {
    folder: 'src/main/experiments',
    may: [
      'src/shared/lab',
      'src/shared/puzzle',
      'src/shared/engine/strategy.ts',
      'src/shared/contract',
      'src/host/solver',
      'node',
    ],
    invariant: 'an experiment counts by the function that everyone counts by, and writes no trace',
  },
  {
    folder: 'src/main/cli',
    may: [
      'src/shared/engine',
      'src/shared/trace',
      'src/shared/readings',
      'src/shared/puzzle',
      'src/shared/text',
      'src/shared/judge',
      'src/shared/lab',
      'src/shared/contract/defaults.ts',
      'src/shared/contract/searchOptions.ts',
      'src/shared/contract/experiments.ts',
      'src/shared/contract/parse.ts',
      'src/shared/contract/errors.ts',
      'type src/shared/contract',
      'src/host/solver',
      'src/main/experiments',
      'src/main/sandbox',
      'node',
    ],
    invariant: 'the command line asks the same engine as the windows',
  },
  {
    folder: 'src/main/sandbox',
    may: [
      'src/shared/puzzle',
      'src/shared/text',
      'quickjs-emscripten-core',
      '@jitl/quickjs-wasmfile-release-sync',
      'node',
    ],
    invariant: 'a program of the user has nothing of the machine, and ends in a sentence',
  },
  {
    folder: 'src/main/electron',
    may: [
      'src/shared/contract/windowMenu.ts',
      'src/shared/rpc',
      'src/shared/contract/errors.ts',
      'src/shared/contract/exchange.ts',
      'type src/shared/contract',
      'src/host/destination.ts',
      'src/main/openedFiles.ts',
      'src/host/fileName.ts',
      'src/main/privacy.ts',
      'src/main/wholeFile.ts',
      'src/main/pageFiles.ts',
      'src/main/pageHeaders.ts',
      'electron',
      'node',
    ],
    invariant: 'hosts contain no decision about puzzles or searches',
  },
  {
    folder: 'src/main/web',
    may: [
      'src/shared/contract/webSocket.ts',
      'src/shared/rpc',
      'src/shared/contract/errors.ts',
      'src/shared/contract/exchange.ts',
      'type src/shared/contract',
      'src/host/destination.ts',
      'src/main/openedFiles.ts',
      'src/host/fileName.ts',
      'src/main/wholeFile.ts',
      'src/main/pageFiles.ts',
      'src/main/pageHeaders.ts',
      'node',
      'node:http',
      'node:net',
      'ws',
      'open',
    ],
    invariant: 'hosts contain no decision about puzzles or searches',
  },
  {
    folder: 'src/main/index.ts',
    may: ['src/main', 'src/host', 'src/shared', 'electron', 'node'],
    invariant: 'composition roots wire and decide nothing',
  },
  {
    folder: 'src/main/solve.ts',
    may: ['src/main'],
    invariant: 'composition roots wire and decide nothing',
  },
  {
    folder: 'src/main/web.ts',
    may: ['src/main', 'src/host', 'src/shared', 'node'],
    invariant: 'composition roots wire and decide nothing',
  },
  {
    folder: 'src/main/cli.ts',
    may: ['src/main', 'src/host', 'node'],
    invariant: 'composition roots wire and decide nothing',
  },
  {
    folder: 'src/main/lab.ts',
    may: ['src/main', 'src/host', 'node'],
    invariant: 'composition roots wire and decide nothing',
  },
  {
    folder: 'src/main/judge.ts',
    may: ['src/main', 'src/host', 'node'],
    invariant: 'composition roots wire and decide nothing',
  },
  {
    folder: 'src/main/openProgram.ts',
    may: ['src/main', 'src/host', 'src/shared', 'package.json', 'node'],
    invariant: 'composition roots wire and decide nothing',
  },
  {
    folder: 'src/main',
    may: ['src/shared/contract', 'src/host/services/exchange/incomingFile.ts', 'src/main/disk/files.ts', 'node'],
    invariant: 'what hosts share knows no host',
  },
  {
    folder: 'src/page',
    may: [
      'src/host',
      'src/renderer/start.ts',
      'src/renderer/host/bridgePort.ts',
      'src/renderer/ui/worker.ts',
      'src/shared/contract',
      'src/shared/engine/version.ts',
      'src/shared/puzzle/heuristics/patternDatabase.ts',
      'src/shared/rpc',
      'type src/shared/puzzle/square.ts',
      'package.json',
      '@sqlite.org/sqlite-wasm',
      '@noble/hashes',
      'pako',
    ],
    invariant: 'hosts contain no decision about puzzles or searches',
  },
  {
    folder: 'src/preload',
    may: ['electron'],
    invariant: 'the preload carries messages and knows none of them',
  },
  {
    folder: 'src/renderer',
    may: [
      'src/shared',
      'src/renderer/program',
      'src/renderer/host',
      'src/renderer/theme',
      'src/renderer/app',
      'src/renderer/link',
      'svelte',
    ],
    invariant: 'the page has no authority: it asks a host and touches none',
  },
  feature('theme', [], 'a colour has its name in one place', ['@fontsource-variable/*']),
  feature('ui', [], 'a control knows no puzzle, and no search', ['d3-zoom', 'tinykeys']),
  feature('host', [], 'the page reaches its host in one way'),
  feature('program', ['ui', 'host'], 'what every view shares knows no view'),
  feature('run', ['ui', 'program'], 'a search on show is the same wherever it is shown', [
    'd3-scale',
    'd3-interpolate',
  ]),
  feature('board', ['ui', 'host', 'program', 'run'], 'a board is drawn in one way'),
  feature('tree', ['ui', 'program', 'run', 'board'], 'the drawing of a tree knows one search, and no view', [
    'd3-hierarchy',
    'd3-selection',
    'd3-zoom',
    'tinykeys',
  ]),
  feature('charts', ['ui', 'host', 'program', 'run'], 'a chart is drawn from a trace', ['d3-scale']),
  feature('options', ['ui', 'program', 'run'], 'the options of a search are chosen in one way'),
  feature('ask', ['ui', 'program', 'run', 'board'], 'nothing tells what is right before the answer'),
  feature(
    'search',
    ['ui', 'host', 'program', 'run', 'board', 'tree', 'charts', 'options', 'ask'],
    'the search view shows one run, and no library',
  ),
  feature('states', ['ui', 'host', 'program', 'run', 'board'], 'all states are computed off the thread of the page', [
    'd3-hierarchy',
    'd3-scale',
  ]),
  feature(
    'puzzle',
    ['ui', 'host', 'program', 'run', 'board', 'search', 'states'],
    'a board is played and edited before it is searched',
  ),
  feature('paper', ['ui', 'program', 'run', 'ask'], 'a page is lines and ink, whatever the screen', ['d3-hierarchy']),
  feature(
    'export',
    ['ui', 'host', 'program', 'run', 'board', 'tree', 'charts', 'search', 'puzzle'],
    'what is exported is what is on the screen',
    ['d3-zoom', 'gifenc'],
  ),
  feature(
    'compare',
    ['ui', 'host', 'program', 'run', 'board', 'tree', 'charts', 'options', 'ask', 'search', 'export'],
    'a comparison moves its searches by one clock',
    ['d3-scale', 'd3-zoom', 'tinykeys'],
  ),
  feature(
    'library',
    ['ui', 'host', 'program', 'run', 'board', 'ask', 'search', 'compare'],
    'every change of the library goes to the host first',
  ),
  feature(
    'lesson',
    ['ui', 'program', 'run', 'board', 'ask', 'search', 'states', 'compare', 'library'],
    'a lesson moves the views, and is none of them',
  ),
  feature(
    'lab',
    ['ui', 'host', 'program', 'run', 'board', 'charts', 'options', 'search', 'library'],
    'an experiment is shown, and counted by the host',
    ['d3-scale'],
  ),
  feature('link', ['ui', 'program', 'lesson'], 'a link opens what it says, and changes no library'),
  feature('help', ['ui', 'program'], 'help knows the program by what is on the screen'),
  feature(
    'app',
    [
      'ui',
      'host',
      'program',
      'run',
      'board',
      'tree',
      'charts',
      'ask',
      'search',
      'states',
      'puzzle',
      'paper',
      'export',
      'compare',
      'lesson',
      'link',
      'library',
      'lab',
      'help',
    ],
    'the shell puts the features together, and no feature imports it',
  ),
];

/**
 * A folder of the page, and the ones below it that it may import. The rows stand in their order, from the lowest folder up.
 * @param {string} name
 * @param {readonly string[]} below
 * @param {string} invariant
 * @param {readonly string[]} packages
 * @returns {ImportRow}
 */
function feature(name, below, invariant, packages = []) {
  const folders = below.map((folder) => `src/renderer/${folder}`);
  return {
    folder: `src/renderer/${name}`,
    may: ['src/shared', 'svelte', 'lucide', ...folders, ...packages],
    invariant,
  };
}
