/** Whatever a command is at, it can be ended, and the terminal is as it was. */

import { readFile } from 'node:fs/promises';
import { setTimeout } from 'node:timers/promises';
import { describe, expect, test } from 'vitest';
import { fileWith } from '../../test/folder.js';
import { Pty } from '../../test/pty.js';
import { GIVE_BACK } from '../terminal/borrowed.js';

const CTRL_C = '\u0003';

/** Long enough to be in the middle of it; what is not begun by then is interrupted all the same. */
const A_MOMENT_MS = 300;

/** Commands at the limits that their help names, or where they take minutes; and what they show when they have begun. */
const HEAVY: readonly (readonly [line: string, begun: RegExp])[] = [
  ['rogue play citadel --monster minimax:20', /Thinking/],
  ['rogue play citadel --monster human --rogue minimax:20', /Your turn/],
  ['rogue watch citadel --monster minimax:20 --rogue minimax:20', /playing/],
  ['rogue watch citadel --monster minimax:20 --rogue minimax:20 --json', /seed/],
  ['rogue rate minimax:20', /rating/],
  ['rogue generate --captured-in 200 --size 60', /seed/],
  ['labyrinth --theseus human --minotaur minimax:12', /seed/],
  ['labyrinth --theseus minimax:12 --minotaur minimax:12', /seed/],
  ['labyrinth --theseus bfs --minotaur bfs --games 1000000', /seed/],
  ['labyrinth table --games 100000', /seed/],
  ['labyrinth solve --board 45 --supplies 5', /solving/],
  ['pits --player planner --games 1000000', /seed/],
  ['pits table --games 1000000', /seed/],
  ['explore generate --rows 2000 --cols 2000', /seed/],
  ['explore compare --rows 2000 --cols 2000', /seed/],
  ['explore table --rows 2000 --cols 2000', /seed/],
  ['puzzle generate --count 100000', /seed/],
  ['maze generate --rows 20000 --cols 20000 --format json --out /dev/null', /seed/],
];

describe('Ctrl-C', () => {
  test.each(HEAVY)('ends asterion %s', async (line, begun) => {
    const terminal = new Pty(line);
    await terminal.shows(begun);
    await setTimeout(A_MOMENT_MS);
    terminal.type(CTRL_C);
    expect(await terminal.ended()).toEqual({ code: 130, isRestored: true });
  });
});

describe('a game on the screen', () => {
  const game = 'rogue play mouth';

  test.each<NodeJS.Signals>(['SIGINT', 'SIGTERM', 'SIGHUP'])('ends on %s', async (signal) => {
    const terminal = new Pty(game);
    await terminal.shows(/Your turn/);
    await terminal.kill(signal);
    expect(await terminal.ended()).toEqual({ code: 130, isRestored: true });
  });

  test.each(['rogue play mouth', 'rogue play citadel --monster minimax:20'])(
    'ends in order when its terminal is closed: %s',
    async (line) => {
      const errors = await fileWith('', 'errors');
      const terminal = new Pty(`${line} --seed 7 --quiet 2> "${errors}"`);
      await terminal.shows(/Your turn|Thinking/);
      await terminal.close();
      // Whichever comes first: there is nothing more to read, or the signal. Node would tell of an assertion that failed.
      expect(await readFile(errors, 'utf8')).toMatch(/^(asterion: interrupted\n)?$/);
    },
  );

  test('gives the terminal back when it is stopped, and draws itself anew when it goes on', async () => {
    const terminal = new Pty(game);
    await terminal.shows(/Your turn/);
    await terminal.kill('SIGTSTP');
    await terminal.shows(/(?:)/, GIVE_BACK);
    await terminal.isStopped();
    await terminal.kill('SIGCONT');
    await terminal.shows(/Your turn/, GIVE_BACK);
    terminal.type('q');
    expect(await terminal.ended()).toEqual({ code: 0, isRestored: true });
  });
});
