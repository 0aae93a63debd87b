/**
 * The first import of every entry: refuses a Node that is too old for the SQLite driver, which would otherwise end the
 * process without a word. It must not import anything that needs a newer Node itself.
 */

/** better-sqlite3 13 is built for version 10 of Node-API: Node 22.14 and later, and every Electron it runs in. */
const NEEDED_NODE_API = 10;

/** `null`, or the sentence for a Node whose Node-API is too old. */
export function nodeFault(versions: { readonly napi?: string; readonly node: string }): string | null {
  if (Number(versions.napi) >= NEEDED_NODE_API) return null;
  return `Searchlight needs Node 22.14 or later; this is Node ${versions.node}. "npm start" uses the right one.`;
}

const fault = nodeFault(process.versions as { napi?: string; node: string });
if (fault !== null) {
  process.stderr.write(`${fault}\n`);
  process.exit(1);
}
