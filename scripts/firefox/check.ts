/**
 * `npm run test:torture -- firefox`: the built page without a host in Firefox, which Playwright cannot drive as it is installed. As one
 * file from the disk and from a plain server, and as a folder under a path of its own, both also in a frame with a sandbox: its engine
 * writes the golden traces, it searches, holds a lesson, runs a program of the user and counts an experiment; it asks nobody but its
 * server, and is there without it. Build the page first.
 */
import { build } from 'vite';
import { startPageHost, type PageHost } from '../../e2e/fixtures/pageHost.ts';
import { GOLDEN } from '../../src/shared/puzzle/domain/golden.fixture.ts';
import { inProject } from '../bootstrap/project.mjs';
import { Firefox, type BidiEvent } from './bidi.ts';
import { findFirefox } from './findFirefox.ts';

const RIGHT = '\uE014';
/** What a frame may do where a course takes all care. */
const SANDBOX = 'allow-scripts';
const IS_READY = `performance.getEntriesByName('parts-loaded').length > 0`;

/** Where the page and the one file are tried, each on a server of its own, with a library of its own. The folder itself is the last. */
const PLACES: readonly ((server: PageHost) => string)[] = [
  () => `file://${inProject('dist', 'searchlight.html')}`,
  ({ root }) => `${root}searchlight.html`,
  ({ framed, url }) => framed(`${url}searchlight.html`),
  ({ framed, url }) => framed(`${url}searchlight.html`, SANDBOX),
  ({ framed, url }) => framed(url, SANDBOX),
  ({ url }) => url,
];

const executable = findFirefox();
if (executable === undefined)
  console.log('Not run: there is no Firefox. Install it, or set SEARCHLIGHT_FIREFOX to its path.');
else await check(executable);

async function check(executable: string): Promise<void> {
  const servers = await Promise.all(PLACES.map(startPageHost));
  const [asked, faults]: [string[], string[]] = [[], []];
  const firefox = await Firefox.start(executable, (event) => hear(event, asked, faults));
  try {
    const golden = await goldenScript();
    for (const [index, address] of PLACES.entries()) await checkPage(firefox, address(servers[index]!), golden);
    const server = servers.at(-1)!;
    await checkOffline(firefox, server.url, () => server.stop());
    await checkEmbedded(firefox, servers[0]!.framed(`${servers[0]!.url}?embed`, SANDBOX));
    const foreign = asked.filter(
      (url) => !/^(file|blob|data|about|moz-extension):/.test(url) && !servers.some(({ root }) => url.startsWith(root)),
    );
    if (foreign.length > 0) throw new Error(`The page asked elsewhere: ${foreign.join(', ')}`);
    if (faults.length > 0) throw new Error(`The page has faults:\n${faults.join('\n')}`);
  } finally {
    await firefox.end();
    await Promise.all(servers.map(({ stop }) => stop()));
  }
}

function hear({ method, params }: BidiEvent, asked: string[], faults: string[]): void {
  if (method === 'network.beforeRequestSent') asked.push((params['request'] as { url: string }).url);
  if (method === 'log.entryAdded' && params['level'] === 'error') faults.push(String(params['text']));
}

/** The engine, bundled for a page, as an expression: the hashes of the golden traces. */
async function goldenScript(): Promise<string> {
  const entry = inProject('src', 'shared', 'puzzle', 'domain', 'golden.fixture.ts');
  const lib = { entry, formats: ['iife' as const], name: 'golden', fileName: () => 'golden.js' };
  const built = await build({ configFile: false, logLevel: 'warn', build: { write: false, target: 'es2022', lib } });
  const [output] = Array.isArray(built) ? built : [built];
  if (!output || !('output' in output)) throw new Error('The engine was not bundled.');
  return `(() => { ${output.output[0].code}; return golden.GOLDEN.map((one) => golden.hashOf(one)).join(' '); })()`;
}

async function checkPage(firefox: Firefox, url: string, golden: string): Promise<void> {
  const startedAt = performance.now();
  await openPage(firefox, url);
  await firefox.until(`document.querySelector('dialog[open]')`);
  await firefox.value(`${buttonNamed('Close')}.click()`);
  await firefox.until(`!document.querySelector('dialog[open]')`);
  await checkGolden(firefox, golden);
  await checkSearch(firefox);
  await checkProgram(firefox);
  await checkExperiment(firefox);
  await checkLesson(firefox);
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
  console.log(`${url}: ${GOLDEN.length} golden traces, a search, a program, an experiment, a lesson in ${seconds} s`);
}

async function openPage(firefox: Firefox, url: string): Promise<void> {
  await firefox.open(url);
  if (new URL(url).searchParams.has('src')) await firefox.enterFrame();
  await firefox.until(IS_READY);
}

/** One moment in the frame of another page. */
async function checkEmbedded(firefox: Firefox, url: string): Promise<void> {
  await openPage(firefox, url);
  await firefox.value('focus()'); // the keys of a frame come after a click into it
  await checkSearch(firefox);
  console.log(`${url}: a search`);
}

async function checkGolden(firefox: Firefox, golden: string): Promise<void> {
  const hashes = String(await firefox.value(golden))
    .split(' ')
    .map(Number);
  for (const [index, { name, hash }] of GOLDEN.entries())
    if (hashes[index] !== hash) throw new Error(`${name}: the trace has the hash ${hashes[index]} instead of ${hash}.`);
}

async function checkSearch(firefox: Firefox): Promise<void> {
  await firefox.press(RIGHT);
  await firefox.until(`/Step 1 of \\d/.test(document.body.innerText)`);
}

/** A correct program, and one that never returns: its thread is ended, and the next program runs. */
async function checkProgram(firefox: Firefox): Promise<void> {
  await firefox.value(keys('O', 'shiftKey: true'));
  await firefox.until(buttonNamed('JavaScript'));
  await firefox.value(`${buttonNamed('JavaScript')}.click()`);
  await firefox.until(`/none of the 181,440 states/.test(document.body.innerText)`);
  await firefox.value(written('function h() { return [].indexOf.call({ length: 2 ** 53 }, 1) }'));
  await firefox.until(`/h does not return/.test(document.body.innerText)`);
  await firefox.value(written('const h = () => h()'));
  await firefox.until(`/stack overflow/.test(document.body.innerText)`);
  await firefox.value(written('const h = () => 0'));
  await firefox.until(
    `/none of the 181,440 states/.test(document.querySelector('section.found:not(.stale)')?.innerText)`,
  );
}

async function checkExperiment(firefox: Firefox): Promise<void> {
  await firefox.value(keys('o'));
  await firefox.until(`document.querySelector('input[type=number]')`);
  await firefox.until(buttonNamed('Run'));
  await firefox.value(`${buttonNamed('Run')}.click()`);
  await firefox.until(`/[1-9][\\d,]* of [\\d,]+ searches/.test(document.body.innerText)`);
  await firefox.until(`!${buttonNamed('Run')}`);
  await firefox.value(`${buttonNamed('Stop')}.click()`);
}

async function checkLesson(firefox: Firefox): Promise<void> {
  await firefox.value(keys('u'));
  await firefox.until(buttonNamed('Begin the lesson'));
  await firefox.value(`${buttonNamed('Begin the lesson')}.click()`);
  const alone = `[...document.querySelectorAll('dialog button')].find((one) => one.innerText.startsWith('Alone'))`;
  await firefox.until(alone);
  await firefox.value(`${alone}.click()`);
  await firefox.until(`document.querySelector('[data-testid=lesson-place]')?.textContent.startsWith('Stop 1 of')`);
}

/** Once it was open, the page is there without its server. */
async function checkOffline(firefox: Firefox, url: string, stop: () => Promise<void>): Promise<void> {
  await firefox.until(`navigator.serviceWorker.ready.then(() => true)`);
  await firefox.until(`caches.keys().then((names) => names.length === 1)`);
  await stop();
  await firefox.reload();
  await firefox.until(IS_READY);
  console.log(`${url}: there without its server`);
}

/** A button by its name, as an expression. */
function buttonNamed(name: string): string {
  return `[...document.querySelectorAll('button')].find((one) => one.checkVisibility() && (one.ariaLabel ?? one.innerText).trim() === ${JSON.stringify(name)})`;
}

/** The press of a key that belongs to the program, as an expression. */
function keys(key: string, more = ''): string {
  const init = `{ key: ${JSON.stringify(key)}, code: 'Key${key.toUpperCase()}', bubbles: true, cancelable: true, ${more} }`;
  return `document.body.dispatchEvent(new KeyboardEvent('keydown', ${init}))`;
}

/** The text of the heuristic, written anew, as an expression: whether its editor was there. */
function written(text: string): string {
  return `(() => { const field = document.querySelector('[data-testid=heuristic-text]'); if (!field) return false; field.focus(); getSelection().selectAllChildren(field); return document.execCommand('insertText', false, ${JSON.stringify(text)}); })()`;
}
