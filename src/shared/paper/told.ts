/** What a question on paper tells of its run beside the rules: so that no other question asks for that. */
import { keyName } from '../engine/keyWords.ts';
import { tieRuleOf } from '../engine/removalOrder.ts';
import { actionOf, fateOf, isDropped, NONE } from '../trace/trace.ts';
import { pathTo } from '../readings/path.ts';
import { stateOf, takenAfter, type AskedRun } from '../ask/askedRun.ts';
import { successorsAfter } from '../ask/kinds/kind.ts';
import type { PaperBoards, ToldOnPaper } from '../ask/kinds/onPaper.ts';
import { KINDS, type EngineQuestion, type SingleKind } from '../ask/kinds/questions.ts';

export interface AskedOnPaper {
  readonly question: EngineQuestion;
  /** What happens there; '' where nothing is marked. */
  readonly label: string;
  readonly given: readonly string[];
  /** `null` where the question needs none. */
  readonly boards: PaperBoards | null;
  readonly told: ToldOnPaper;
}

interface Listed {
  readonly of: 'waiting' | 'reached';
  readonly nodes: readonly { readonly node: number }[];
}

export function toldBy(run: AskedRun, question: EngineQuestion, boards: Listed | null): ToldOnPaper {
  const { kind, step, about } = question;
  const { reader } = run;
  const states = (nodes: readonly number[]): Set<string> => new Set(nodes.map((node) => stateOf(run, node)));
  const listed = boards?.nodes.map(({ node }) => node) ?? [];
  const chosen = question.choices.flatMap(({ value }) => (value.as === 'node' ? [value.node] : []));
  const marked = about === null ? [] : [about.node];
  const takes = takenIn(run, question);
  const before = pathsIn(run, question, chosen);
  const isOut = (node: number): boolean => isDropped(fateOf(reader, node));
  const isTaken = (node: number): boolean => reader.expandedAt[node] <= step;
  const { marksNext, isAtEnd } = KINDS[kind as SingleKind];
  const waiting = [
    ...(boards?.of === 'waiting' ? listed : []),
    ...chosen.filter((node) => !isOut(node) && !isTaken(node)),
    ...(marksNext ? [] : marked),
  ];
  const keyed = boards?.of === 'waiting' ? [...listed, ...chosen] : chosen;
  const byG = keyName(run.options) !== 'h';
  return {
    takes: takes === NONE ? null : stateOf(run, takes),
    waiting: states(waiting),
    taken: states([...chosen.filter((node) => !isOut(node) && isTaken(node)), ...before]),
    shown: states([...listed, ...chosen, ...marked, ...before, ...(takes === NONE ? [] : [takes])]),
    priced: states([...(byG ? keyed : []), ...(boards?.of === 'reached' ? listed : [])]),
    valued: states(keyName(run.options) === 'g' ? [] : keyed),
    births: tieRuleOf(run.options) === 'leftmost' ? [] : chosen.map((node) => bornBy(run, node)),
    last: kind === 'f-grows' ? stateOf(run, reader.expandedBy(step)) : null,
    list: boards && { of: boards.of, length: listed.length },
    ends: isAtEnd === true,
  };
}

/** The node that is said to be taken next; a second path to a state passes through it. */
function takenIn(run: AskedRun, { kind, step }: EngineQuestion): number {
  return KINDS[kind as SingleKind].marksNext || kind === 'replaced' ? takenAfter(run, step) : NONE;
}

/** The nodes on paths that are printed, without the states at their ends. */
function pathsIn(run: AskedRun, { kind, step, about }: EngineQuestion, chosen: readonly number[]): number[] {
  const { reader } = run;
  const ends = [
    ...(KINDS[kind as SingleKind].showsPath ? [about!.node] : []),
    ...(kind === 'replaced'
      ? successorsAfter(run, step).filter((node) => stateOf(run, node) === about!.cells.join())
      : []),
    ...(tieRuleOf(run.options) === 'leftmost' ? chosen : []),
  ];
  return ends.flatMap((end) =>
    Array.from(pathTo(reader, end)).filter((node) => node !== end && actionOf(reader, node) !== NONE),
  );
}

function bornBy({ reader }: AskedRun, node: number): number {
  return reader.parent[node] === NONE ? 0 : reader.generatedAt(node);
}
