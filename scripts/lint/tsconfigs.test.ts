/** The compiler checks what the configurations name, and nothing else: here they are held to name everything. */
import { globSync } from 'node:fs';
import { extname, relative, sep } from 'node:path';
import ts from 'typescript';
import { describe, expect, test } from 'vitest';
import { inProject, ROOT } from '../bootstrap/project.mjs';

const host: ts.ParseConfigFileHost = {
  ...ts.sys,
  onUnRecoverableConfigFileDiagnostic: ({ messageText }) => {
    throw new Error(ts.flattenDiagnosticMessageText(messageText, '\n'));
  },
};

function parse(config: string): ts.ParsedCommandLine {
  return ts.getParsedCommandLineOfConfigFile(config, {}, host)!;
}

const PROJECTS = parse(inProject('tsconfig.json')).projectReferences!.map((reference) =>
  ts.resolveProjectReferencePath(reference),
);

/** Files under `src` that no compiler reads, and components, which svelte-check reads in the renderer's folder. */
const NOT_COMPILED = ['.css', '.html', '.svg', '.json', '.sql', '.txt'];

function isChecked(file: string): boolean {
  return file.startsWith('src/renderer/') && extname(file) === '.svelte';
}

/** The compiler's complaints about a file that does not exist, in the project of a folder. */
function complaints(config: string, file: string, source: string): string[] {
  const { options } = parse(inProject(config));
  const path = inProject(file);
  const compilerHost = ts.createCompilerHost(options);
  const { getSourceFile, fileExists } = compilerHost;
  compilerHost.fileExists = (name) => name === path || fileExists(name);
  compilerHost.getSourceFile = (name, ...rest) =>
    name === path ? ts.createSourceFile(name, source, ts.ScriptTarget.ES2023) : getSourceFile(name, ...rest);
  const program = ts.createProgram(
    [path],
    { ...options, incremental: false, tsBuildInfoFile: undefined },
    compilerHost,
  );
  const diagnostics = [
    ...program.getOptionsDiagnostics(),
    ...program.getSemanticDiagnostics(program.getSourceFile(path)),
  ];
  return diagnostics.map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, '\n'));
}

test('every file under src belongs to a configuration, or is a component of the renderer', () => {
  const compiled = new Set(
    PROJECTS.flatMap((config) => parse(config).fileNames).map((name) => relative(ROOT, name).split(sep).join('/')),
  );
  const files = globSync('src/**/*.*', { cwd: ROOT }).map((file) => file.split(sep).join('/'));
  expect(files.length).toBeGreaterThan(100);
  const forgotten = files.filter(
    (file) => !compiled.has(file) && !isChecked(file) && !NOT_COMPILED.includes(extname(file)),
  );
  expect(forgotten).toEqual([]);
});

describe('shared code and what is under every host compile without Node', () => {
  test.each(['shared', 'host'])('src/%s as it is', (folder) => {
    const { fileNames, options } = parse(inProject(`src/${folder}/tsconfig.json`));
    const read = ts.createProgram(fileNames, options).getSourceFiles();
    const outside = read.map(({ fileName }) => fileName).filter((name) => name.includes('/@types/'));
    expect(outside).toEqual([]);
  });

  test('shared code cannot get it through a file of the main process', () => {
    const source = `import { openStore } from '../main/disk/openStore.ts';\nopenStore(process.cwd());`;
    const config = 'src/shared/tsconfig.json';
    expect(complaints(config, 'src/shared/x.ts', source).join('\n')).toMatch(/openStore\.ts' is not under 'rootDir'/);
  });
});
