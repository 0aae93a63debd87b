/**
 * Malicious programs, made of what has broken other sandboxes. `HOSTILE=1000 npx vitest run hostile` tries a thousand;
 * `npm test` tries a few.
 */
import fc from 'fast-check';
import { existsSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { LogBook, MAX_LOG_LINES } from '../../shared/puzzle/heuristics/programLog.ts';
import { EIGHT, outcomeOf, sandboxOf } from './sandbox.fixture.ts';

const PROGRAMS = Number(process.env['HOSTILE'] ?? 10);

/** A file that a program which escaped would leave. */
const TRACE = join(tmpdir(), `searchlight-hostile-${process.pid}`);
const TOUCH = `require('fs').writeFileSync(${JSON.stringify(TRACE)}, '')`;

/** Ways to code outside the program. */
const WAYS_OUT = [
  `this.constructor.constructor(${JSON.stringify(`return process.mainModule.${TOUCH}`)})()`,
  `(function () {}).constructor(${JSON.stringify(TOUCH)})()`,
  `globalThis.eval(${JSON.stringify(TOUCH)})`,
  `import('node:fs').then((fs) => fs.writeFileSync(${JSON.stringify(TRACE)}, ''))`,
  `Object.getPrototypeOf(async function () {}).constructor(${JSON.stringify(TOUCH)})()`,
  `Object.getPrototypeOf(function* () {}).constructor(${JSON.stringify(TOUCH)})().next()`,
  `new Proxy({}, { get: (_, key, proxy) => proxy[key] }).x`,
  `Reflect.construct(Function, [${JSON.stringify(TOUCH)}])()`,
  `new Error().stack.constructor.constructor(${JSON.stringify(TOUCH)})()`,
];

/** Sabotage of what others rely on. */
const SPOILERS = [
  'Array.prototype.push = Array.prototype.slice = () => { for (;;); }',
  'String.prototype.charCodeAt = () => 1e308',
  'Function.prototype.call = () => "called"',
  'Object.prototype.then = (resolve) => resolve(1)',
  'Object.defineProperty(Object.prototype, "length", { get() { for (;;); } })',
  'Object.defineProperty(Error.prototype, "message", { get() { throw new Error() } })',
  'Error.prepareStackTrace = () => { for (;;); }; Error.stackTraceLimit = 1e9',
  'Number.prototype.valueOf = Symbol.prototype.toString = () => { throw 1 }',
  'Object.freeze(Object.prototype); Object.seal(globalThis)',
  'globalThis.h = undefined; delete globalThis.Array; globalThis.Math = null',
];

/** Attempts to use up a resource. */
const GREEDY = [
  'for (const a = []; ; a.push(a.concat(a)));',
  'for (let s = "ab"; ; s += s);',
  'new ArrayBuffer(2 ** 40)',
  'new Array(2 ** 32 - 1).fill(0)',
  '(function f() { f(); f(); })()',
  'for (let n = 1n; ; n = n << n + 7n);',
  '[...{ *[Symbol.iterator]() { for (;;) yield 1 } }]',
  'JSON.parse("[".repeat(1e6))',
  'new RegExp("(x+x+)+y").test("x".repeat(60))',
  'Array.from({ length: 2 ** 32 }, (_, i) => ({ i }))',
  'structuredClone?.(globalThis)',
  'Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0)',
  'new FinalizationRegistry(() => { for (;;); }).register({}, 1)',
  'label: while (true) try { continue label } finally { continue label }',
];

/** What h can return instead of a number. */
const ANSWERS = [
  '1',
  'NaN',
  '-1',
  '1e400',
  '"1"',
  '{}',
  'null',
  'Symbol()',
  'h',
  'board',
  '2n',
  '{ then: h }',
  'globalThis',
];

/** Ways to write more than anybody reads, or something that is no text. */
const WRITERS = [
  'for (;;) console.log(globalThis)',
  'console.log("x".repeat(1e7), [..."y".repeat(1e5)])',
  'console.log({ toString() { throw 1 }, get a() { for (;;); } })',
  'console.log(new Proxy({}, { ownKeys() { throw 1 } }))',
  'console.log.constructor("return this")()',
];

const piece = fc.oneof(
  fc.constantFrom(...WAYS_OUT),
  fc.constantFrom(...SPOILERS),
  fc.constantFrom(...GREEDY),
  fc.constantFrom(...WRITERS),
);
const attempt = piece.chain((code) => fc.constantFrom(`${code};`, `try { ${code} } catch {}`));

const hostile = fc
  .record({
    before: fc.array(attempt, { maxLength: 2 }),
    inside: fc.array(attempt, { maxLength: 2 }),
    answer: fc.constantFrom(...ANSWERS),
  })
  .map(
    ({ before, inside, answer }) =>
      `${before.join('\n')}\nfunction h(board) { ${inside.join('\n')}; return ${answer}; }`,
  );

const SENTENCE = /^(h|The program|A program) [^\n]{1,500}\.$/;

test(
  `${PROGRAMS} hostile programs: none gets out, none hangs, each ends in h or in one sentence`,
  { timeout: 20_000 * PROGRAMS },
  () => {
    const before = [Object.keys(globalThis).length, Object.getOwnPropertyNames(Object.prototype).length];
    fc.assert(
      fc.property(hostile, (source) => {
        const log = new LogBook();
        const outcome = outcomeOf(source, () => sandboxOf(source, EIGHT, log));
        if (typeof outcome === 'string') expect(outcome, source).toMatch(SENTENCE);
        expect(log.lines.length, source).toBeLessThanOrEqual(MAX_LOG_LINES);
        expect(existsSync(TRACE), source).toBe(false);
      }),
      { numRuns: PROGRAMS, endOnFailure: true },
    );
    rmSync(TRACE, { force: true });
    expect([Object.keys(globalThis).length, Object.getOwnPropertyNames(Object.prototype).length]).toEqual(before);
    expect(outcomeOf('const h = () => 7')).toBe(7);
  },
);
