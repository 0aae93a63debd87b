import { builtinModules } from 'node:module';
import { isAbsolute, posix, relative, sep } from 'node:path';
import { isForTests } from '../bootstrap/project.mjs';
import { IMPORT_TABLE } from './importTable.mjs';

/** Node's modules that talk over a network; `node` in the table does not include them. */
const NETWORK_MODULES = ['http', 'https', 'http2', 'net', 'tls', 'dgram'];

/**
 * The row that holds for a file: the one with the longest folder.
 * @param {string} file path from the root of the project, with slashes
 */
export function rowFor(file) {
  const rows = IMPORT_TABLE.filter(({ folder }) => isIn(file, folder));
  return rows.sort((a, b) => b.folder.length - a.folder.length)[0];
}

/**
 * What an import names: a path of this project, `node`, `node:` and a network module, or a package.
 * @param {string} file the importing file, from the root of the project, with slashes
 * @param {string} specifier as written
 */
export function targetOf(file, specifier) {
  if (specifier.startsWith('.')) return posix.join(posix.dirname(file), specifier);
  const name = specifier.replace(/^node:/, '');
  const [first = '', second] = name.split('/');
  if (NETWORK_MODULES.includes(first)) return `node:${first}`;
  if (specifier.startsWith('node:') || builtinModules.includes(name)) return 'node';
  return first.startsWith('@') ? `${first}/${second}` : first;
}

/**
 * Whether the row allows a file that it holds for to import the target.
 * @param {import('./importTable.mjs').ImportRow} row
 * @param {string} target as `targetOf` gives it
 * @param {boolean} typeOnly
 */
export function allows(row, target, typeOnly) {
  if (rowFor(target) === row) return true;
  return row.may.some((entry) => {
    const name = entry.replace(/^type /, '');
    return (typeOnly || name === entry) && matches(target, name);
  });
}

/** @param {string} target @param {string} name */
function matches(target, name) {
  if (!name.includes('*')) return isIn(target, name);
  const letters = name.split('*').map((part) => part.replaceAll(/[.]/g, '\\$&'));
  return new RegExp(`^${letters.join('[^/]*')}$`).test(target);
}

/** @param {string} path @param {string} folder */
function isIn(path, folder) {
  return path === folder || path.startsWith(`${folder}/`);
}

/** @param {any} node an import or export with a source */
function isTypeOnly(node) {
  if (node.importKind === 'type' || node.exportKind === 'type' || node.type === 'TSImportType') return true;
  const names = node.specifiers ?? [];
  return names.length > 0 && names.every((/** @type {any} */ name) => (name.importKind ?? name.exportKind) === 'type');
}

/**
 * What an import names, if that is written out: a quoted text, or a template without gaps.
 * @param {any} source
 * @returns {unknown}
 */
function specifierOf(source) {
  return source?.type === 'TemplateLiteral' && source.quasis.length === 1
    ? source.quasis[0].value.cooked
    : source?.value;
}

/**
 * The lint rule: every import, export-from and `import()` of a file is compared with the table.
 * @type {import('eslint').Rule.RuleModule}
 */
export const importRule = {
  meta: {
    type: 'problem',
    messages: {
      refused: '{{folder}} may not import {{target}}. Invariant: {{invariant}}.',
      forTests: 'Only tests may import {{target}}.',
      homeless: '{{file}} is in no row of the import table: move it, or give its folder a row.',
    },
  },
  create(context) {
    const file = relative(context.cwd, context.filename).split(sep).join('/');
    if (isAbsolute(file) || !isIn(file, 'src') || isForTests(file)) return {};
    const row = rowFor(file);
    if (!row) return { Program: (node) => context.report({ node, messageId: 'homeless', data: { file } }) };

    /** @param {any} node */
    const check = (node) => {
      const specifier = specifierOf(node.source);
      if (typeof specifier !== 'string') return;
      const target = targetOf(file, specifier);
      if (isForTests(target)) context.report({ node, messageId: 'forTests', data: { target } });
      if (allows(row, target, isTypeOnly(node))) return;
      context.report({ node, messageId: 'refused', data: { ...row, may: '', target } });
    };
    return {
      ImportDeclaration: check,
      ExportNamedDeclaration: check,
      ExportAllDeclaration: check,
      ImportExpression: check,
      TSImportType: check,
    };
  },
};
