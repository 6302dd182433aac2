/** A game that nobody has ever seen plays, records, replays and is drawn here, from its description alone. */

import { join } from 'node:path';
import { formatDocument } from 'asterion/notation';
import { type AnyDescription, games } from 'asterion/play';
import { Refusal } from 'asterion/settings';
import { describe, expect, test } from 'vitest';
import { foxhunt } from '../../../../testing/foxhunt.js';
import { asterion, onTerminal } from '../../test/command.js';
import { fileWith, folder } from '../../test/folder.js';
import type { CommandEntry } from '../command-entry.js';
import { gameCommands } from '../commands.js';
import type { Host } from '../host/host.js';
import { withCommands } from '../host/options.js';
import { type GameCommand, gameCommand } from './command.js';
import { playersCommand } from './list.js';
import { replayCommandOf } from './replay.js';

const description: AnyDescription = foxhunt;

const entries: readonly CommandEntry[] = [
  {
    name: 'foxhunt',
    about: 'hunt the fox',
    load: () =>
      Promise.resolve((host) =>
        gameCommand('foxhunt', { description, mode: 'either', fileHelp: 'a world', help: '' }, host),
      ),
  },
  { name: 'replay', about: 'again', load: () => Promise.resolve(replayCommandOf([...games, description])) },
];

/** A field of 3 x 4 cells. */
const scene = foxhunt.grow({ rows: 3, cols: 4, seed: '1' });
if (scene instanceof Refusal) throw new Error(scene.message);
const meadow = formatDocument(scene);

/** The same game with fields that go by a name, and a command below it. */
const withFields = (isRequired: boolean): readonly CommandEntry[] => {
  const offer: GameCommand = {
    description,
    mode: 'either',
    argument: { name: 'field', isRequired },
    fileHelp: 'a file with a field',
    help: '',
  };
  const load = (host: Host) => withCommands(gameCommand('foxhunt', offer, host), [playersCommand(description)(host)]);
  return [{ name: 'foxhunt', about: 'hunt the fox', load: () => Promise.resolve(load) }];
};

const fox = (...args: string[]) => asterion(['foxhunt', '--seed', '7', ...args], '', entries);

test('the games on the command line are exactly those of the registry', () => {
  expect(gameCommands.map(({ name }) => name)).toEqual(games.map(({ game }) => game.name));
});

describe('a game from its description alone', () => {
  test('has its settings as options, with what they take and what is usual', async () => {
    const { code, stdout } = await asterion(['foxhunt', '--help'], '', entries);
    expect(code).toBe(0);
    expect(stdout).toMatch(/--berries <n> +berries that the fox needs, 1 to 9 \(default: 2\)/);
    expect(stdout).toMatch(/--hounds <name> +who plays the hounds: wanderer, human/);
    expect(stdout).toContain('--fog');
    expect((await fox('--rows', '2')).stderr).toBe(
      'asterion: --rows 2: Expected a whole number from 3 to 20, got "2".\n',
    );
    expect((await fox('--fox', 'wandrer')).stderr).toContain('Did you mean wanderer?');
  });

  test('is played by bots, reported, and drawn', async () => {
    const { code, stdout } = await fox('--json');
    expect(code).toBe(0);
    expect(JSON.parse(stdout)).toMatchObject({ hounds: 'wanderer', fox: 'wanderer', seed: '7' });
    expect((await fox()).stdout).toMatch(/^([.bFHI*] ){6}\n[^]*(Caught|Fed|Cap) after \d+ rounds?\./);
  });

  test('is recorded and replayed, and a forged recording is found', async () => {
    const record = join(await folder(), 'game.json');
    expect((await fox('--record', record)).code).toBe(0);
    const { code, stdout } = await asterion(['replay', record, '--check'], '', entries);
    expect({ code, stdout }).toEqual({ code: 0, stdout: expect.stringMatching(/^ok: \d+ moves\n$/) as string });
    const shown = await asterion(['replay', record, '--json'], '', entries);
    expect(JSON.parse(shown.stdout)).toMatchObject({ game: 'foxhunt', version: 2, fault: null });
    expect((await asterion(['replay', record], '', entries)).stdout).toMatch(/^game foxhunt\n/);
  });

  test('is played by a person: two hounds one after another, undo, and chance in between', async () => {
    const args = ['foxhunt', '--seed', '7', '--hounds', 'human', '--quiet'];
    const { code, stdout, stderr } = await asterion(args, 'N\nSTAY\nundo\nSTAY+W\nquit\n', entries);
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
    expect(stdout.match(/hounds to move, berries \d of 2/g)?.length).toBeGreaterThan(2);
    const { frames } = await onTerminal(['foxhunt', '--seed', '7', '--hounds', 'human'], 'kq', { entries });
    expect(frames[0]).toContain('Your turn: hounds H (1 of 2)');
    expect(frames.at(-1)).toContain('Your turn: hounds I (2 of 2)');
  });

  test('in a fog shows only what its side sees', async () => {
    const args = ['foxhunt', '--seed', '7', '--fox', 'human', '--rows', '9', '--cols', '9', '--quiet'];
    const [open, fogged] = await Promise.all([
      asterion(args, 'quit\n', entries),
      asterion([...args, '--fog'], 'quit\n', entries),
    ]);
    expect(open.stdout).toContain('H');
    expect(fogged.stdout).not.toContain('H');
    expect(fogged.stdout).toContain(':');
    expect(fogged.stdout).toContain('F');
  });
});

describe('a game whose worlds are an argument', () => {
  const play = (...args: string[]) => asterion(['foxhunt', ...args], '', withFields(false));
  const SMALL = /^([.bFHI*] ){4}\n([.bFHI*] ){4}\n([.bFHI*] ){4}\n\n?/;

  test('plays in that of a file, and in one that is made', async () => {
    const { code, stdout, stderr } = await play(await fileWith(meadow), '--seed', '7');
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
    expect(stdout).toMatch(SMALL);
    expect((await play('--seed', '7')).stdout).toMatch(/^([.bFHI*] ){6}\n/);
  });

  test('has commands beside it, and help tells of both', async () => {
    expect((await play('list')).stdout).toContain('wanderer');
    const { stdout } = await play('--help');
    expect(stdout).toMatch(/^Usage: asterion foxhunt \[options\] \[command\] \[field\]\n/);
    expect(stdout).toMatch(/Arguments:\n +field +a file with a field\n/);
    expect(stdout).toMatch(/Commands:\n +list /);
  });

  test.each([
    ['mouht', /; did you mean .*mouth/],
    ['lits', /; did you mean .*list/],
    ['xyzzy', /; "asterion rogue list".* names? them/],
  ])('refuses %s, which is no file either, with what may have been meant', async (name, hint) => {
    const { code, stdout, stderr } = await play(name, '--seed', '7');
    expect({ code, stdout }).toEqual({ code: 2, stdout: '' });
    expect(stderr).toContain(
      `cannot read ${name}: there is no such file, and no shipped world or command of that name`,
    );
    expect(stderr).toMatch(hint);
  });

  test('says so where one has to be named', async () => {
    const { code, stderr } = await asterion(['foxhunt', '--seed', '7'], '', withFields(true));
    expect({ code, stderr }).toEqual({
      code: 2,
      stderr: `asterion: missing required argument 'field'; "asterion foxhunt list" names those there are\n`,
    });
  });
});
