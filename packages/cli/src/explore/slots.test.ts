/** Saves are never lost: not by a process that dies while it saves, not by damage, not by names. */

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { beginExplore, pressKey, saveText } from 'asterion/play';
import { createRng, type Rng } from 'asterion/world';
import { build } from 'esbuild';
import { describe, expect, test } from 'vitest';
import { sweep } from '../../../../testing/thorough.js';
import { fifo, folder } from '../../test/folder.js';
import { usualFolder } from './options.js';
import { noSaveText, Slots, slotFault } from './slots.js';

const SMALL = { rows: '9', cols: '12', hunters: '0' };

/** A save after so many turns of waiting. */
function saveOf(turns: number): string {
  const session = beginExplore({ ...SMALL, seed: '5' });
  for (let turn = 0; turn < turns; turn++) pressKey(session, '.');
  return saveText(session);
}

const turnsIn = (slots: Slots, slot = 'main'): number | string => {
  const loaded = slots.load(slot);
  return loaded.ok ? loaded.session.tip.position.turn : loaded.why;
};

describe('slots', () => {
  test('hold what was saved last, and the save before it as a backup', async () => {
    const slots = new Slots(join(await folder(), 'made', 'if', 'need be'));
    expect(slots.load('main')).toMatchObject({ ok: false, kind: 'none', backup: undefined });
    expect([slots.names(), slots.list()]).toEqual([[], []]);
    for (const turns of [1, 2, 3, 3]) expect(slots.save('main', saveOf(turns))).toBeUndefined();
    expect(turnsIn(slots)).toBe(3);
    expect(readFileSync(slots.backupOf('main'), 'utf8')).toBe(saveOf(2));
    expect(readdirSync(slots.folder).sort()).toEqual(['main.bak.json', 'main.json']);
  });

  test('are listed with what is in them, the last written first, whatever else lies in the folder', async () => {
    const slots = new Slots(await folder());
    slots.save('first', saveOf(1));
    await setTimeout(20);
    slots.save('second', saveOf(2));
    writeFileSync(join(slots.folder, 'notes.txt'), 'mine');
    writeFileSync(join(slots.folder, 'Not A Slot.json'), '{}');
    await setTimeout(20);
    writeFileSync(slots.pathOf('torn'), saveOf(3).slice(0, 50));
    expect(slots.list().map(({ slot, loaded }) => [slot, loaded.ok])).toEqual([
      ['torn', false],
      ['second', true],
      ['first', true],
    ]);
  });

  test('a save that is a named pipe is damaged, and nobody waits for its writer', async () => {
    const pipe = await fifo('main.json');
    expect(turnsIn(new Slots(dirname(pipe)))).toMatch(/main\.json:1:1: Expected a JSON value/);
  });

  test.each(['', '.', '..', '../x', 'a/b', 'a\\b', 'a.b', 'A', ' ', '-a', 'x'.repeat(41), 'é', 'a\0'])(
    'cannot be called %j',
    async (name) => {
      expect(slotFault(name)).toMatch(/^Expected the name of a slot/);
      const slots = new Slots(await folder());
      expect(() => slots.save(name, saveOf(1))).toThrow(/Expected the name of a slot/);
      expect(readdirSync(slots.folder)).toEqual([]);
    },
  );

  test('say why they cannot be written', async () => {
    const slots = new Slots(await folder());
    mkdirSync(slots.pathOf('main'));
    expect(() => slots.save('main', saveOf(1))).toThrow(/cannot save to .*main\.json: it is a folder/);
    expect(slots.load('main')).toMatchObject({ ok: false, kind: 'bad' });
  });

  test('keep what a process left unfinished only as long as it lives', async () => {
    const slots = new Slots(await folder());
    const [dead, alive] = [2 ** 22 + 1, process.ppid].map((pid) => join(slots.folder, `.main.json.${pid}.tmp`));
    for (const path of [dead, alive]) writeFileSync(path, 'half');
    slots.save('main', saveOf(1));
    expect([existsSync(dead), existsSync(alive)]).toEqual([false, true]);
  });

  test('stand among the data of the user, unless told otherwise', () => {
    expect(usualFolder({ ASTERION_SAVES: '/mine', XDG_DATA_HOME: '/data' })).toBe('/mine');
    expect(usualFolder({ XDG_DATA_HOME: '/data' })).toBe('/data/asterion/explore');
    expect(usualFolder({ XDG_DATA_HOME: 'data' })).toMatch(/\.local.share.asterion.explore$/);
  });
});

describe('damaged saves', () => {
  test('are refused with a reason, their backup is found, and no file is lost', async () => {
    const slots = new Slots(await folder());
    for (const turns of [5, 6]) slots.save('main', saveOf(turns));
    const [whole, backup] = [slots.pathOf('main'), slots.backupOf('main')].map((path) => readFileSync(path, 'utf8'));
    const rng = createRng('damaged slots');
    let aside = 0;
    for (let round = 0; round < sweep(200, 1000); round++) {
      const text = damaged(whole, rng);
      writeFileSync(slots.pathOf('main'), text);
      const loaded = slots.load('main');
      if (loaded.ok) throw new Error(`Expected a refusal of ${text}`);
      expect(loaded).toMatchObject({ kind: 'bad', backup: slots.backupOf('main') });
      expect(loaded.why).toMatch(/main\.json:\d+:\d+: .{10}/s);
      expect(noSaveText(loaded, 'do')).toContain(`There is a backup, ${slots.backupOf('main')}: do`);
      if (round % 20 > 0) continue;
      const told = slots.save('main', whole);
      const path = join(slots.folder, `main.damaged-${++aside}.json`);
      expect(told).toContain(`It was moved aside, to ${path}`);
      expect(readFileSync(path, 'utf8')).toBe(text);
      expect([turnsIn(slots), readFileSync(slots.backupOf('main'), 'utf8')]).toEqual([6, backup]);
    }
    expect(readdirSync(slots.folder)).toHaveLength(2 + aside);
  });

  test.each<[string, (text: string) => string]>([
    ['a newer version', (text) => text.replace('"recording":2', '"recording":3')],
    ['another game', (text) => text.replace('"explore"', '"rogue"')],
    ['something else', () => 'my diary'],
    ['nothing', () => ''],
  ])('%s is not overwritten either', async (_what, change) => {
    const slots = new Slots(await folder());
    const other = change(saveOf(1));
    writeFileSync(slots.pathOf('main'), other);
    expect(slots.save('main', saveOf(2))).toMatch(/It was moved aside/);
    expect(readFileSync(join(slots.folder, 'main.damaged-1.json'), 'utf8')).toBe(other);
    expect(turnsIn(slots)).toBe(2);
  });
});

/** Cut short, a character changed, a piece lost, or a piece doubled; never the same. */
function damaged(text: string, rng: Rng): string {
  const at = rng.below(text.length - 1);
  const to = at + 1 + rng.below(text.length - at);
  const changed = [
    () => text.slice(0, at),
    () => `${text.slice(0, at)}${text[at] === 'x' ? 'y' : 'x'}${text.slice(at + 1)}`,
    () => text.slice(0, at) + text.slice(to),
    () => text.slice(0, to) + text.slice(at),
  ][rng.below(4)]();
  return changed === text ? damaged(text, rng) : changed;
}

/** Saves as fast as it can, in a thread for each slot, until it is killed. */
const SAVER = `
const { Worker } = require('node:worker_threads');
const [module, texts, ...slots] = process.argv.slice(1);
const save = \`
  const { readFileSync } = require('node:fs');
  const { parentPort, workerData: { module, texts, path, backup } } = require('node:worker_threads');
  const saves = texts.map((file) => readFileSync(file, 'utf8'));
  import(module).then(({ replaceKeeping }) => {
    parentPort.postMessage('ready');
    for (let count = 0; ; count++) replaceKeeping(path, backup, saves[count % saves.length]);
  });
\`;
for (const slot of slots) {
  const workerData = { module, texts: JSON.parse(texts), path: slot + '.json', backup: slot + '.bak.json' };
  new Worker(save, { eval: true, workerData }).on('message', () => process.stdout.write('!'));
}
`;

test('kill -9 during saving, at random moments, always leaves a save that can be loaded', async () => {
  const [kills, names] = [sweep(8, 50), ['a', 'b', 'c', 'd']]; // each kill meets four slots, each at a moment of its own
  const slots = new Slots(await folder());
  const texts = [40, 80, 120].map((turns) => {
    const file = join(slots.folder, `text.${turns}.txt`);
    writeFileSync(file, saveOf(turns));
    return file;
  });
  for (const name of names) for (const turns of [40, 80]) slots.save(name, saveOf(turns));
  const module = pathToFileURL(join(slots.folder, 'replace-file.mjs')).href;
  await build({
    entryPoints: [join(import.meta.dirname, '../host/replace-file.ts')],
    outfile: fileURLToPath(module),
    bundle: true,
    format: 'esm',
    platform: 'node',
  });
  const args = ['-e', SAVER, '--', module, JSON.stringify(texts), ...names.map((name) => join(slots.folder, name))];
  const rng = createRng('kill');
  const seen = new Set<number>();
  for (let kill = 0; kill < kills; kill++) {
    const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] });
    for (let ready = 0; ready < names.length; ) ready += ((await once(child.stdout, 'data')) as [Buffer])[0].length;
    await setTimeout(rng.below(20));
    child.kill('SIGKILL');
    await once(child, 'exit');
    for (const name of names) {
      const [save, backup] = [slots.load(name), slots.loadBackup(name)];
      if (!save.ok || !backup.ok) throw new Error(`Lost the slot ${name} by kill ${kill}.`);
      seen.add(save.session.tip.position.turn);
    }
  }
  expect([...seen].sort((a, b) => a - b)).toEqual([40, 80, 120]); // they did save
  for (const name of names) slots.save(name, saveOf(1));
  expect(readdirSync(slots.folder).filter((name) => /^\..\.json\..*\.tmp$/.test(name))).toEqual([]);
}, 180_000);
