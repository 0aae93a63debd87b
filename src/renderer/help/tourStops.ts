/** The stops of the tour: the control, the text, and what to try. */
import type { StrategyId } from '../../shared/engine/strategy.ts';
import type { View } from '../../shared/contract/views.ts';

export interface SeenSpot {
  readonly view: View;
  readonly step: number;
  readonly algorithm: StrategyId;
  /** Steps that a comparison has taken. */
  readonly compared: number;
  readonly isPresented: boolean;
  /** Whether a lesson is held. */
  readonly isHeld: boolean;
  /** Whether a question is open, or a search by hand. */
  readonly isAsked: boolean;
}

export interface TourStop {
  readonly title: string;
  /** With keys as in `Commands.withKeys`. */
  readonly text: string;
  /** Keys for the task, as the sheet of keys writes them. */
  readonly keys: readonly string[];
  readonly at: string;
  /** Selectors of what the card must not cover. */
  readonly clear: readonly string[];
  /** The view with the control; `null` if every view has it. */
  readonly view: View | null;
  /** Whether the task was done since the stop began with `before`; missing if there is none. */
  readonly isDone?: (before: SeenSpot, now: SeenSpot) => boolean;
}

const SENTENCE = '[data-testid="sentence"]';
const TRANSPORT = '.transport';

export const TOUR: readonly TourStop[] = [
  {
    title: 'A puzzle is a start and a goal',
    text: 'The large board is a state; the small one below is the goal. Each move slides one tile into the gap. A search looks for the moves from the start to the goal.',
    keys: [],
    at: '.state',
    clear: [],
    view: 'search',
  },
  {
    title: 'Take a step',
    text: 'Press this button, or the key. One step expands one state, and its successors appear in the tree.',
    keys: ['→'],
    at: '[aria-label="Step forward"]',
    clear: [TRANSPORT, SENTENCE],
    view: 'search',
    isDone: (before, now) => now.step > before.step,
  },
  {
    title: 'Read why',
    text: 'Every step says which state was taken, why it was this one, and what became of its successors. The marked line of the pseudocode is the one that runs.',
    keys: [],
    at: SENTENCE,
    clear: ['[aria-label="Pseudocode"]'],
    view: 'search',
  },
  {
    title: 'Look at the tree',
    text: 'Every node is a path from the start. Scroll to zoom, and drag to move. Choose a node to see its state and its path.',
    keys: [],
    at: '.drawing',
    clear: [],
    view: 'search',
  },
  {
    title: 'Go anywhere in the run',
    text: 'Drag along the timeline: every step is there at once. The keys go back and forth.',
    keys: ['←', '→', 'Home', 'End'],
    at: '.timeline',
    clear: [TRANSPORT],
    view: 'search',
    isDone: (before, now) => now.step !== before.step,
  },
  {
    title: 'Choose another search',
    text: 'Choose an algorithm here.{ Key [search.bfs] is breadth-first search, key [search.astar] is A*.} The same puzzle is searched again, and the tree has another shape.',
    keys: ['1', '2'],
    at: '[data-testid="algorithm"]',
    clear: [],
    view: 'search',
    isDone: (before, now) => now.algorithm !== before.algorithm,
  },
  {
    title: 'Compare two searches',
    text: 'Two searches on the same puzzle, with one set of controls.',
    keys: ['C'],
    at: 'nav[aria-label="Views"] button:nth-of-type(2)',
    clear: [],
    view: null,
    isDone: (_before, now) => now.view === 'compare',
  },
  {
    title: 'Start both',
    text: 'Each press takes a step in both. Watch the numbers: the same puzzle, and one search expands far more states.',
    keys: ['→', 'Space'],
    at: '.transport [aria-label="Step forward"]',
    clear: ['[data-testid="lane-expanded"]'],
    view: 'compare',
    isDone: (before, now) => now.compared > before.compared,
  },
  {
    title: 'Check your own search',
    text: 'If you write a search yourself, Your program{ ([view.program])} in the Lab draws what it prints, and shows the first step that breaks a rule.',
    keys: [],
    at: 'nav[aria-label="Views"] button:nth-of-type(5)',
    clear: [],
    view: null,
  },
  {
    title: 'That is all you need',
    text: 'Present (F11) shows all of it in large type. Help has this tour, the keys, and short answers.',
    keys: ['?'],
    at: '[data-tour="help"]',
    clear: [],
    view: null,
  },
];
