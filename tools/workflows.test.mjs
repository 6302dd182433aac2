// The workflows run elsewhere. Here it is checked that what they call is there.
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';

const root = new URL('../', import.meta.url);
const folder = new URL('.github/workflows/', root);
const { scripts, engines } = JSON.parse(readFileSync(new URL('package.json', root), 'utf8'));
const [, least] = /^>=(\d+)[.]/.exec(engines.node) ?? [];

/** @type {{ name: string, text: string, workflow: any }[]} */
const workflows = readdirSync(folder).map((name) => {
  const text = readFileSync(new URL(name, folder), 'utf8');
  return { name, text, workflow: parse(text) };
});

/** What npm does by itself. */
const BUILT_IN = ['ci', 'test'];

test('the tests run on every Node that is promised, and on three systems', () => {
  const { linux, smoke } = workflows.find(({ name }) => name === 'test.yml')?.workflow.jobs ?? {};
  expect(linux.strategy.matrix.node).toEqual([20, 22, 24]);
  expect(smoke.strategy.matrix.os).toEqual(['macos-latest', 'windows-latest']);
});

describe.each(workflows)('$name', ({ text, workflow }) => {
  /** @type {any[]} */
  const jobs = Object.values(workflow.jobs);
  const steps = jobs.flatMap((job) => job.steps);

  test('calls scripts that there are', () => {
    const lines = steps.flatMap(({ run }) => (run === undefined ? [] : [run]));
    expect(lines.length).toBeGreaterThan(0);
    for (const line of lines) {
      const [, script, command] = /^npm (?:run ([\w-]+)|(\w+))(?: -- .+)?$/.exec(line) ?? [];
      expect([...Object.keys(scripts), ...BUILT_IN], line).toContain(script ?? command);
    }
  });

  test('takes a Node that we run on', () => {
    const named = steps.flatMap(({ with: options }) => options?.['node-version'] ?? []);
    const versions = named.flatMap((version) => (typeof version === 'number' ? version : jobs[0].strategy.matrix.node));
    expect(versions.length).toBeGreaterThan(0);
    for (const version of versions) expect(version).toBeGreaterThanOrEqual(Number(least));
  });

  test('has rights of its own, and no secret', () => {
    expect(workflow.permissions.contents).toBe('read');
    expect(text).not.toMatch(/secrets[.]/);
  });
});
