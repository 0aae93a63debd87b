/**
 * Entry of the page in one file: unpacks its parts and starts them. Its policy lists the hashes of everything that
 * runs.
 */

import { fromBase85 } from './base85.ts';

/** The parts in the unpacked bytes: type, first byte, length. */
type PartIndex = Readonly<Record<string, readonly [type: string, at: number, bytes: number]>>;

interface ScriptPolicy {
  createScript(text: string): string;
}

/** Declared here, since not every browser has Trusted Types. */
const types = globalThis as { trustedTypes?: { createPolicy(name: string, rules: ScriptPolicy): ScriptPolicy } };

const TOO_OLD = 'This browser is too old for this page: open it in a newer Chrome, Edge, Firefox or Safari.';

void start().catch((error: unknown) => {
  document.body.textContent = 'DecompressionStream' in globalThis ? String(error) : TOO_OLD;
});

async function start(): Promise<void> {
  // As read so far: parsing closes the open elements.
  Object.assign(globalThis, { searchlightPage: `<!doctype html>\n${document.documentElement.outerHTML}` });
  const index = JSON.parse(textOf('searchlight-index')) as PartIndex;
  const bytes = await unpacked(textOf('searchlight-parts'));
  const addresses = new Map<string, string>();

  const part = (name: string): Blob => {
    const [type, at, length] = index[name]!;
    return new Blob([bytes.subarray(at, at + length)], { type });
  };
  /** The address of a part, in place of a file. */
  const addressOf = (name: string): string => {
    const address = addresses.get(name) ?? URL.createObjectURL(part(name));
    addresses.set(name, address);
    return address;
  };
  Object.assign(globalThis, { searchlightPart: addressOf });

  const style = document.createElement('style');
  style.textContent = await part('style').text();
  document.head.append(style);
  const rules: ScriptPolicy = { createScript: (text) => text };
  const policy = types.trustedTypes?.createPolicy('searchlight-parts', rules) ?? rules;
  const script = document.createElement('script');
  script.type = 'module';
  script.textContent = policy.createScript(await part('main').text());
  document.head.append(script);
}

function textOf(id: string): string {
  return document.getElementById(id)!.textContent ?? '';
}

/** Inflates what is deflated, as text. */
async function unpacked(text: string): Promise<Uint8Array<ArrayBuffer>> {
  const stream = new Blob([fromBase85(text)]).stream().pipeThrough(new DecompressionStream('deflate'));
  return new Uint8Array(await new Response(stream).arrayBuffer());
}
