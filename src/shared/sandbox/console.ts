/** Of a list or an object, and how deep in one another. */
const [MAX_ENTRIES, MAX_DEPTH] = [100, 4];

/**
 * A function that gives the program its `console`. `say` takes what is written; without it, while all boards are asked,
 * nothing is. Values are written as a program would write them, lists and objects as deep as anybody reads.
 */
export const CONSOLE = `
(say) => {
  const ownText = (value, depth) => {
    if (typeof value === 'string') return depth === 0 ? value : JSON.stringify(value);
    if (typeof value === 'function') return 'function ' + value.name;
    if (typeof value === 'bigint') return value + 'n';
    if (typeof value !== 'object' || value === null) return Object.is(value, -0) ? '-0' : String(value);
    if (value instanceof Error) return value.name + ': ' + value.message;
    if (depth > ${MAX_DEPTH}) return '…';
    if (value instanceof Map || value instanceof Set) return value.constructor.name + ' ' + ownText([...value], depth);
    const isList = Array.isArray(value) || ArrayBuffer.isView(value);
    const keys = Object.keys(value);
    const parts = keys.slice(0, ${MAX_ENTRIES}).map((key) => (isList ? '' : key + ': ') + ownText(value[key], depth + 1));
    if (keys.length > ${MAX_ENTRIES}) parts.push('…');
    return isList ? '[' + parts.join(', ') + ']' : '{' + parts.join(', ') + '}';
  };
  const write = say ? (...values) => say(values.map((value) => ownText(value, 0)).join(' ')) : () => {};
  globalThis.console = { log: write, info: write, warn: write, error: write, debug: write };
}
`;
