// What the library offers: no name means two things, whichever subpaths it is imported from, types included.
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';
import { expect, test } from 'vitest';

const library = fileURLToPath(new URL('../packages/asterion', import.meta.url));
/** @type {{ exports: Record<string, { 'asterion-source'?: string }> }} */
const manifest = JSON.parse(readFileSync(`${library}/package.json`, 'utf8'));
const doors = Object.entries(manifest.exports).flatMap(([path, { 'asterion-source': source }]) =>
  source === undefined ? [] : [{ path, file: `${library}/${source.slice(2)}` }],
);

const { config } = ts.readConfigFile(`${library}/tsconfig.json`, (path) => ts.sys.readFile(path));
const { options } = ts.parseJsonConfigFileContent(config, ts.sys, library);
const program = ts.createProgram(
  doors.map(({ file }) => file),
  options,
);
const checker = program.getTypeChecker();

/** What an import leads to. @param {ts.Symbol} symbol */
const meantBy = (symbol) => (symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol);

/** What a file exports, by name. @param {string} file @returns {Map<string, ts.Symbol>} */
function exportsOf(file) {
  const source = program.getSourceFile(file);
  const module = source && checker.getSymbolAtLocation(source);
  const symbols = module === undefined ? [] : checker.getExportsOfModule(module);
  return new Map(symbols.map((symbol) => [symbol.name, meantBy(symbol)]));
}

/** Where each name is exported, and the symbols behind it. @returns {Map<string, Map<ts.Symbol, string[]>>} */
function exportedNames() {
  const names = new Map();
  for (const { path, file } of doors) {
    for (const [name, meant] of exportsOf(file)) {
      const meanings = names.get(name) ?? new Map();
      meanings.set(meant, [...(meanings.get(meant) ?? []), path]);
      names.set(name, meanings);
    }
  }
  return names;
}

const names = exportedNames();

/** Whether whoever uses a declaration never meets this part of it. @param {ts.Node} node */
const isHidden = (node) =>
  ts.isBlock(node) ||
  (ts.isClassElement(node) && node.name !== undefined && ts.isPrivateIdentifier(node.name)) ||
  (ts.canHaveModifiers(node) &&
    (ts.getModifiers(node) ?? []).some(({ kind }) => kind === ts.SyntaxKind.PrivateKeyword)) ||
  ts.getJSDocTags(node).some(({ tagName }) => tagName.text === 'internal');

/** Types of the library that a declaration names, where it is not hidden. @param {ts.Node} node @returns {ts.Symbol[]} */
function typesNamedIn(node) {
  if (isHidden(node)) return [];
  const found = ts.isTypeReferenceNode(node) ? checker.getSymbolAtLocation(node.typeName) : undefined;
  const named = found === undefined ? [] : [meantBy(found)];
  const ours = named.filter(
    ({ flags, declarations = [] }) =>
      (flags & ts.SymbolFlags.TypeParameter) === 0 &&
      declarations.some((declaration) => declaration.getSourceFile().fileName.startsWith(`${library}/src/`)),
  );
  ts.forEachChild(node, (child) => void ours.push(...typesNamedIn(child)));
  return ours;
}

test('whatever a function or class of the root import takes or gives can be imported from there, too', () => {
  const rooted = exportsOf(`${library}/src/index.ts`);
  const known = new Set(rooted.values());
  const values = [...rooted].filter(([, { flags }]) => flags & ts.SymbolFlags.Value);
  const missing = values.flatMap(([name, { declarations = [] }]) =>
    declarations
      .flatMap(typesNamedIn)
      .filter((type) => !known.has(type))
      .map((type) => `${name}: ${type.name}`),
  );
  expect(missing).toEqual([]);
  expect(values.length).toBeLessThan(150);
});

test('the guide to the library names what there is', () => {
  const guide = readFileSync(fileURLToPath(new URL('../docs/library.md', import.meta.url)), 'utf8');
  const table = guide.slice(guide.indexOf('## Which function'), guide.indexOf('## When'));
  const called = [...table.matchAll(/`([A-Za-z]+)`/g)].map(([, name]) => name);
  expect(called.length).toBeGreaterThan(30);
  const rooted = (/** @type {string} */ name) =>
    [...(names.get(name)?.values() ?? [])].some((paths) => paths.includes('.'));
  expect(called.filter((name) => !rooted(name))).toEqual([]);
});

test('a name is the same thing from every subpath', () => {
  const ambiguous = [...names].filter(([, meanings]) => meanings.size > 1);
  expect(ambiguous.map(([name, meanings]) => `${name}: ${[...meanings.values()].join(' / ')}`)).toEqual([]);
});

test('a thing has one name', () => {
  const byMeaning = new Map();
  for (const [name, meanings] of names) {
    for (const meant of meanings.keys()) byMeaning.set(meant, [...(byMeaning.get(meant) ?? []), name]);
  }
  expect([...byMeaning.values()].filter((called) => called.length > 1)).toEqual([]);
});

test('what the root import offers stands behind a subpath, too', () => {
  const rooted = [...names].filter(([, meanings]) => [...meanings.values()].some((paths) => paths.includes('.')));
  const alone = rooted.filter(([, meanings]) => [...meanings.values()].every((paths) => paths.length === 1));
  expect(alone.map(([name]) => name)).toEqual([]);
});
