/** The classic assignment in Java: somebody else's Rogue and Monster play, whatever they print, keep or throw. */

import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type BotSpec, type GameJob, Programs, playGame } from '@asterion/arena';
import { beforeAll, expect, test } from 'vitest';
import { describeWith } from '../../testing/programs.js';

const sources = fileURLToPath(new URL('.', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'asterion-classic-'));
const adapter = join(folder, 'adapter');

const CLASSES = ['Site', 'Dungeon', 'Game', 'Classic'];

/** Compiles a class as a student would, against the classes of the assignment. */
function handedIn(student: string, name: 'Rogue' | 'Monster', move: string): BotSpec {
  const place = join(folder, student);
  mkdirSync(place);
  const text = `public class ${name} {
    private static int games = 0;
    private final Game game;
    public ${name}(Game game) { this.game = game; games++; System.out.println("game " + games); }
    public Site move() {
        System.out.println("thinking");
        ${move}
    }
}
`;
  writeFileSync(join(place, `${name}.java`), text);
  execFileSync('javac', ['-cp', adapter, '-d', place, join(place, `${name}.java`)]);
  return { name: student, command: ['java', '-cp', adapter, 'Classic', place] };
}

const jobOf = (number: number, monster: string, rogue: string): GameJob => ({
  key: String(number),
  number,
  game: 'rogue',
  said: { dungeon: 'corners', moves: '20' },
  worldName: '',
  seed: '7',
  seats: { monster, rogue },
  clock: { move: 20_000, bank: 1000, start: 60_000 },
  strictness: 'league',
  isJudged: false,
});

const OURS: BotSpec[] = ['bfs', 'farthest'].map((name) => ({ name, player: name }));

/** To the neighbour where the other is farthest away, or nearest. */
const steps = (me: string, other: string, better: string): string => `Site me = game.${me}(), best = me;
for (int i = -1; i <= 1; i++) for (int j = -1; j <= 1; j++) {
    Site to = new Site(me.i() + i, me.j() + j);
    if (game.getDungeon().isLegalMove(me, to) && to.manhattanTo(game.${other}()) ${better} best.manhattanTo(game.${other}())) best = to;
}
return best;`;

describeWith(['java', 'javac'], 'the classic assignment', () => {
  beforeAll(() => {
    mkdirSync(adapter);
    execFileSync('javac', ['-d', adapter, ...CLASSES.map((name) => join(sources, `${name}.java`))]);
  });

  test('a Rogue and a Monster play, each in one process', async () => {
    const rogue = handedIn('ada', 'Rogue', steps('getRogueSite', 'getMonsterSite', '>'));
    const monster = handedIn('bo', 'Monster', steps('getMonsterSite', 'getRogueSite', '<'));
    const programs = new Programs();
    try {
      for (const number of [0, 1]) {
        const { misbehaviour, moves } = await playGame(jobOf(number, 'bo', 'ada'), [rogue, monster], { programs });
        expect([misbehaviour, moves > 2]).toEqual([null, true]);
      }
    } finally {
      await programs.close();
    }
  });

  test('classes are loaded anew for each game, and what they print is kept apart', async () => {
    const bot = handedIn('cy', 'Rogue', 'if (games > 1) throw new IllegalStateException("static"); return null;');
    const programs = new Programs();
    try {
      for (const number of [0, 1]) {
        const { misbehaviour } = await playGame(jobOf(number, 'bfs', 'cy'), [bot, ...OURS], { programs });
        expect(misbehaviour?.reason).toBe('garbage');
        expect(misbehaviour?.stderr.replaceAll('\r', '')).toMatch(/^(game 1\nthinking\n)+$/);
      }
    } finally {
      await programs.close();
    }
  });

  test('what they throw costs them the game, and no other', async () => {
    const bot = handedIn('di', 'Monster', 'throw new IllegalStateException("no idea");');
    const programs = new Programs();
    try {
      for (const number of [0, 1, 2, 3]) {
        const result = await playGame(jobOf(number, 'di', 'farthest'), [bot, ...OURS], { programs });
        expect(result).toMatchObject({ outcome: 'forfeit', winner: 'rogue', misbehaviour: { reason: 'garbage' } });
        expect(result.why).toContain('threw IllegalStateException');
        expect(result.misbehaviour?.stderr).toContain('no idea');
      }
    } finally {
      await programs.close();
    }
  });

  test('a class that is not there is said', async () => {
    const bot = handedIn('ed', 'Monster', 'return null;');
    const { misbehaviour } = await playGame(jobOf(0, 'bfs', 'ed'), [bot, ...OURS]);
    expect(misbehaviour?.reason).toBe('garbage');
    expect(misbehaviour?.stderr).toContain('Rogue');
  });
});
