// One meaning a word: the vocabulary of ARCHITECTURE.md against the types and classes that packages export.
import { readdirSync, readFileSync } from 'node:fs';
import ts from 'typescript';
import { expect, test } from 'vitest';

const root = new URL('../', import.meta.url);
const architecture = readFileSync(new URL('ARCHITECTURE.md', root), 'utf8');

/** All words of the table, in its order. @returns {string[]} */
function vocabulary() {
  const [, chapter = ''] = architecture.split('\n## Words\n');
  const [table = ''] = chapter.split('\n## ');
  const rows = [...table.matchAll(/^\| ([^|]+) \|/gm)].map(([, words]) => words ?? '');
  return rows.filter((words) => words !== 'word').flatMap((words) => words.split(', '));
}

/** `field of view` as a type is called. @param {string} word */
const asType = (word) => word.replaceAll(/(?:^| )(\w)/g, (_, letter) => letter.toUpperCase());

/** The types, interfaces and classes that a file exports where it declares them. @param {string} path @returns {string[]} */
function declaredIn(path) {
  const { statements } = ts.createSourceFile(path, readFileSync(new URL(path, root), 'utf8'), ts.ScriptTarget.Latest);
  return statements.flatMap((statement) => {
    const isType =
      ts.isInterfaceDeclaration(statement) || ts.isTypeAliasDeclaration(statement) || ts.isClassDeclaration(statement);
    if (!isType || statement.name === undefined) return [];
    const isExported = statement.modifiers?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword);
    return isExported === true ? [statement.name.text] : [];
  });
}

const paths = ['asterion', 'arena', 'cli', 'web'].flatMap((name) =>
  readdirSync(new URL(`packages/${name}/src`, root), { recursive: true, encoding: 'utf8' })
    .filter((path) => /(?<!\.d)\.tsx?$/.test(path))
    .map((path) => `packages/${name}/src/${path.replaceAll('\\', '/')}`),
);

/** Where each name is declared. @type {Map<string, string[]>} */
const places = new Map();
for (const path of paths) for (const name of declaredIn(path)) places.set(name, [...(places.get(name) ?? []), path]);

const words = vocabulary();

test('a word stands once in the vocabulary', () => {
  expect(words.length).toBeGreaterThan(60);
  expect(words.filter((word, at) => words.indexOf(word) !== at)).toEqual([]);
});

test('a type that is called by a word of the vocabulary is one in all packages', () => {
  const called = words.map((word) => ({ word, at: places.get(asType(word)) ?? [] }));
  expect(called.filter(({ at }) => at.length > 0).length).toBeGreaterThan(30);
  expect(called.filter(({ at }) => at.length > 1).map(({ word, at }) => `${word}: ${at.join(', ')}`)).toEqual([]);
});
