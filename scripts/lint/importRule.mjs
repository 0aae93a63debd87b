import { builtinModules } from 'node:module';
import { isAbsolute, posix, relative, sep } from 'node:path';
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
 * Whether the row allows a file of its folder to import the target.
 * @param {import('./importTable.mjs').ImportRow} row
 * @param {string} target as `targetOf` gives it
 * @param {boolean} typeOnly
 */
export function allows(row, target, typeOnly) {
  if (isIn(target, row.folder)) return true;
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
 * The lint rule: every import, export-from and `import()` of a file is compared with the table.
 * @type {import('eslint').Rule.RuleModule}
 */
export const importRule = {
  meta: {
    type: 'problem',
    messages: { refused: '{{folder}} may not import {{target}}. Invariant: {{invariant}}.' },
  },
  create(context) {
    const file = relative(context.cwd, context.filename).split(sep).join('/');
    const row = isAbsolute(file) || file.includes('.test.') ? undefined : rowFor(file);
    if (!row) return {};

    /** @param {any} node */
    const check = (node) => {
      const specifier = node.source?.value;
      if (typeof specifier !== 'string') return;
      const target = targetOf(file, specifier);
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
