/** The scripts of the page: few, because a hundred small files cost a browser more than what is in them. */
import { normalizePath, type Plugin, type Rolldown } from 'vite';
import { inProject } from '../bootstrap/project.mjs';

/**
 * What the browser reads while the first script waits for the host, by the modules that each script is made for: the state of
 * the program, then its components.
 */
const AHEAD: Readonly<Record<string, readonly string[]>> = {
  program: ['src/renderer/app/show.ts'],
  view: ['src/renderer/app/App.svelte', 'src/renderer/app/Unreachable.svelte'],
};

/**
 * Chromium compiles all functions of these beside the page, not each at its first call: those of the first tree while the host
 * is waited for, the others before their view is opened, which takes a third less script then, as does the first letter typed.
 */
const AT_ONCE = ['view', 'later', 'code'];
const COMPILE_AT_ONCE = '//# allFunctionsCalledOnLoad';

/** What the bundler adds to every script; it gives it a file of its own. */
const RUNTIME = 'rolldown-runtime';

/** The editor of texts, which only the views that need it load. */
const CODE = /[\\/]code[\\/]editor[\\/]|[\\/](?:@codemirror|@lezer|@marijn|style-mod|crelt|w3c-keyname)[\\/]/;

/** The first script asks the host; all that the first tree does not wait for is in `later`. */
export const SCRIPTS = {
  codeSplitting: {
    groups: [
      { name: 'first', tags: ['$initial'], priority: 3 },
      { name: scriptAhead(), debugName: 'ahead', priority: 2 },
      { name: 'code', test: CODE, priority: 1, includeDependenciesRecursively: false },
      { name: 'later', priority: 0 },
    ],
  },
} satisfies Rolldown.OutputOptions;

/** Tells the browser what is read ahead, so that no script has to run before it is asked for. */
export function readsAhead(): Plugin {
  return {
    name: 'searchlight-reads-ahead',
    transformIndexHtml: {
      order: 'post',
      handler: (_html, { bundle = {} }) =>
        Object.keys(bundle)
          .filter((file) => [RUNTIME, ...Object.keys(AHEAD)].some((name) => isOf(name, file)))
          .map((file) => ({ tag: 'link', attrs: linkTo(file), injectTo: 'head' })),
    },
    generateBundle: {
      order: 'post', // it is a hint only where it is the first line
      handler(_options, bundle) {
        for (const file of Object.values(bundle))
          if (file.type === 'chunk' && AT_ONCE.some((name) => isOf(name, file.fileName)))
            file.code = `${COMPILE_AT_ONCE}\n${file.code}`;
      },
    },
  };
}

/** The name of a script has letters of its content behind it. */
function isOf(script: string, file: string): boolean {
  return file.startsWith(`assets/${script}-`);
}

function linkTo(file: string): Record<string, string | true> {
  return { rel: file.endsWith('.css') ? 'stylesheet' : 'modulepreload', crossorigin: true, href: `./${file}` };
}

/** In which of them a module is: the first whose own module imports it, itself or through others. */
function scriptAhead(): Rolldown.CodeSplittingNameFunction {
  let scripts: ReadonlyMap<string, string> | null = null;
  return (id, build) => (scripts ??= scriptsAhead((module) => build.getModuleInfo(module))).get(id) ?? null;
}

/** Module → script. */
function scriptsAhead(infoOf: Rolldown.GetModuleInfo): ReadonlyMap<string, string> {
  const scripts = new Map<string, string>();
  const gather = (id: string, name: string): void => {
    if (scripts.has(id)) return;
    scripts.set(id, name);
    for (const imported of infoOf(id)?.importedIds ?? []) gather(imported, name);
  };
  for (const [name, modules] of Object.entries(AHEAD))
    for (const module of modules) gather(normalizePath(inProject(module)), name);
  return scripts;
}
