import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { seeds } from '../../test/worlds.js';
import { solveMinotaur } from '../exact/minotaur/index.js';
import { MINOTAUR, THESEUS } from '../game/labyrinth/index.js';
import { minotaur, minotaurLevels } from '../game/minotaur/index.js';
import { generateLabyrinth, generateMaze } from '../generate/index.js';
import { formatDocument } from '../notation/index.js';
import { createRng, pick } from '../world/index.js';
import { lineOf } from './course.js';
import { minotaurDescription, minotaurPlan, notMade } from './minotaur.js';
import { minotaurExact } from './minotaur-exact.js';
import { minotaurWords, parOf } from './minotaur-words.js';
import { endText, placeAnswer, standingText } from './narrator.js';
import { reviewGame, reviewSentences } from './review.js';
import { Session } from './session.js';
import { setUp } from './setup.js';

function setupOf(said: Readonly<Record<string, string>>) {
  const { setup, faults } = setUp(minotaurDescription, said);
  if (setup === undefined) throw new Error(JSON.stringify(faults));
  return setup;
}

/** A game by hand. */
const begun = (level: string) => new Session(setupOf({ level, theseus: 'human', seed: '0' }));

/** Makes moves by name, as far as they are legal. */
function play(session: ReturnType<typeof begun>, names: readonly string[]): void {
  for (const name of names) {
    const move = minotaur.moveNamed(session.standing.position, name) ?? -1;
    if (!session.play(move)) throw new Error(`${name} is not legal.`);
  }
}

const levels = fc.constantFrom(...minotaurLevels.slice(0, 12).map(({ name }) => name));

/** A game of random moves, until it is over or long enough. */
function atRandom(level: string, seed: number, length = 30) {
  const session = begun(level);
  const rng = createRng(seed);
  for (let left = length; left > 0 && session.standing.end === undefined; left--)
    session.play(pick(minotaur.legalMoves(session.standing.position), rng));
  return session;
}

describe('lost since move N', () => {
  test('is right: the position before was won, and from the one after on all are dead', () => {
    let lost = 0;
    fc.assert(
      fc.property(levels, seeds, (level, seed) => {
        const session = atRandom(level, seed);
        const line = lineOf(session.standing);
        const { exact, game, words } = minotaurDescription;
        if (exact === undefined) throw new Error('Expected a table.');
        const table = solveMinotaur(line[0].position);
        const review = reviewGame(
          { game, exact },
          table,
          line.map(({ position }) => position),
          line.slice(1).map(({ turn }) => turn?.move as number),
        );
        const pars = line.map(({ position }) => table.parOf(position));
        const since = pars.indexOf(null);
        if (since < 0) {
          expect(review.decided).toBeNull();
          return;
        }
        lost++;
        expect(review.decided).toEqual({ ply: since, winner: MINOTAUR });
        expect(pars[since - 1]).not.toBeNull();
        expect(pars.slice(since).every((par) => par === null)).toBe(true);
        expect(reviewSentences({ game, exact, words }, review, session.standing.end)).toEqual([
          `Lost since move ${since}.`,
          `Par ${pars[0]}.`,
        ]);
        const hint = minotaurDescription.hint?.(session.standing);
        if (session.standing.end === undefined)
          expect(hint?.text).toBe(`There is no way to win any more. Lost since move ${since}: take it back.`);
        else expect(hint).toBeUndefined();
      }),
    );
    expect(lost).toBeGreaterThan(20);
  });

  test('taken back to the move before, the game can be won', () => {
    fc.assert(
      fc.property(levels, seeds, (level, seed) => {
        const session = atRandom(level, seed);
        while (parOf(session.standing.position) === null) expect(session.undo()).toBe(true);
        for (let par = parOf(session.standing.position); par !== 0; par = parOf(session.standing.position)) {
          const [name] = minotaurDescription.hint?.(session.standing)?.best ?? [];
          play(session, [name]);
          expect(parOf(session.standing.position)).toBe((par ?? 0) - 1);
        }
        expect(session.standing.end).toMatchObject({ result: 'escaped', winner: THESEUS });
      }),
      { numRuns: 30 },
    );
  });
});

describe('words', () => {
  const said = (session: ReturnType<typeof begun>): string =>
    standingText(session.standing, { setup: session.setup, tip: session.tip, at: session.tip.position.ply });

  test('tell of both, step by step, and how it ended', () => {
    const session = begun('level-1');
    expect(said(session)).toBe('Start. Par is 4 moves. The Minotaur is 1 row N of Theseus.');
    play(session, ['W']);
    expect(said(session)).toBe('W to row 1, column 0. The Minotaur goes W, to row 2, column 0.');
    play(session, ['S', 'E', 'E']);
    expect(said(session)).toMatch(/^E to row 0, column 2\. You won: out after 4 moves, par 4: gold\.$/);
    const lost = begun('level-1');
    play(lost, ['STAY']);
    expect(said(lost)).toBe('Theseus waits. You lost: caught after 1 move. The Minotaur caught Theseus.');
  });

  test('tell the rule in short, as it is played, and of a game that is over no ways', () => {
    const inShort = (said: Parameters<typeof setupOf>[0]) => minotaurDescription.inShort?.(setupOf(said).values);
    expect(inShort({ level: 'level-1' })).toBe(
      'The Minotaur takes 2 steps for each of yours: towards you along its row if it can, else along its column. It never goes round a wall.',
    );
    expect(inShort({ level: 'level-1', steps: '1', 'column-first': '1' })).toContain(
      'takes 1 step for each of yours: towards you along its column if it can, else along its row.',
    );
    const session = begun('level-1');
    play(session, ['W', 'S', 'E', 'E']);
    const { position } = session.standing;
    const asking = { world: position.setup.world, seat: THESEUS, isYours: true, told: [] };
    expect(placeAnswer(minotaurDescription, position, asking)).toMatch(/\. No way leads on from here\.$/);
  });

  test('tell where the Minotaur and the exit are, to whoever asks', () => {
    const { start } = setupOf({ level: 'level-2' });
    expect(minotaurWords.danger(start, THESEUS, true)).toBe(
      'The Minotaur is 3 columns E and 1 row N of you. The exit lies NE of you, 5 steps away.',
    );
    const two = setupOf({ level: 'level-14' }).start;
    expect(minotaurWords.danger(two, THESEUS, false)).toMatch(
      /^Minotaur 1 is .* of Theseus\. Minotaur 2 is .* of Theseus\. /,
    );
  });

  test('of an end that no rule made', () => {
    const { start } = setupOf({ level: 'level-1' });
    const end = {
      result: 'cap',
      winner: undefined,
      why: 'The cap is reached.',
      basis: 'cap',
      culprit: undefined,
    } as const;
    expect(endText(minotaurDescription, end, start, [THESEUS])).toBe('Nobody wins. The cap is reached.');
  });

  test('of cells: his own is worth the position, one he can step to what it leads to, others what they would be', () => {
    const start = setupOf({ level: 'level-2' }).start;
    const table = solveMinotaur(start);
    const signs = minotaurExact.byCell(table, start, THESEUS, 0).map((value) => value && minotaurExact.sign(value));
    expect(signs[start.theseus]).toBe('6');
    for (const move of minotaur.legalMoves(start)) {
      const next = minotaur.play(start, move);
      if (next.theseus !== start.theseus) expect(signs[next.theseus]).toBe(table.parOf(next)?.toString() ?? '×');
    }
    expect(signs[start.setup.exit]).toBe('0');
    expect(signs[start.minotaurs[0]]).toBeUndefined();
  });

  test('judge moves by what they threw away', () => {
    const judged = { ply: 1, seat: THESEUS, move: 0, name: 'E', best: [], bestNames: ['N', 'S'] };
    const won = (count: number) => ({ winner: THESEUS, count });
    const dead = { winner: MINOTAUR, count: null };
    const judgement = (before: object, after: object, mistake: 'blunder' | 'inaccuracy' | null) =>
      minotaurExact.judgement({ ...judged, before, after, mistake } as never);
    expect(judgement(won(4), dead, 'blunder')).toBe(
      'N or S would have been out in 4 moves; after E there is no way to win.',
    );
    expect(judgement(won(4), won(6), 'inaccuracy')).toBe('N or S would have been out in 4 moves, E in 7.');
    expect(judgement(won(4), won(3), null)).toBe('right, out in 3 more.');
    expect(judgement(won(1), won(0), null)).toBe('right, and out.');
    expect(judgement(dead, dead, null)).toBe('nothing to lose, there was no way to win.');
  });
});

describe('worlds', () => {
  test('of other games and mazes are inhabited: Theseus at the entrance, the Minotaur in the middle', () => {
    const maze = generateMaze({ rows: 5, cols: 5, seed: 1, braid: 100 });
    const { setup } = setUp(minotaurDescription, { seed: '1' }, { scene: maze });
    expect(setup?.scene).toMatchObject({ exit: 24, actors: { theseus: [0], minotaur: [12] } });
    const board = generateLabyrinth({ rows: 5, seed: 1 });
    expect(setUp(minotaurDescription, {}, { scene: board }).faults).toEqual(
      board.actors.theseus.includes(0) ? { world: 'There is no exit.' } : {},
    );
    const hexagons = generateMaze({ rows: 5, cols: 5, seed: 1, shape: 'hex' });
    expect(setUp(minotaurDescription, {}, { scene: hexagons }).faults.world).toMatch(/^Expected square cells/);
  });

  test('are generated by what is said, the same for the same seed, and keep it', () => {
    const said = { rows: '5', cols: '5', par: '10-12', unique: '1', 'needs-wait': '1', seed: '7' };
    const [one, other] = [setupOf(said), setupOf({ ...said, theseus: 'bfs' })];
    expect(formatDocument(one.scene)).toBe(formatDocument(other.scene));
    const par = parOf(one.start) ?? 0;
    expect(par).toBeGreaterThanOrEqual(10);
    expect(par).toBeLessThanOrEqual(12);
    expect(minotaurPlan(one.values)).toMatchObject({ rows: 5, par: [10, 12], unique: true, needsWait: true });
  });

  test('that cannot be had are refused in words', () => {
    expect(setUp(minotaurDescription, { rows: '3', cols: '3', par: '500' }).faults.par).toMatch(
      /^Expected a par of at most 64/,
    );
    expect(notMade({ tried: 5000, longest: 9 })).toBe(
      'None of 5,000 levels has what was asked for; the longest par among them was 9.',
    );
  });

  test('that cannot be won are told of before the game begins', () => {
    const { world, actors } = setupOf({ level: 'level-1' }).scene;
    const [theseus] = actors.theseus;
    const scene = {
      ...setupOf({ level: 'level-1' }).scene,
      world,
      actors: { theseus: [theseus], minotaur: [theseus + 1] },
    };
    const { setup } = setUp(minotaurDescription, {}, { scene });
    expect(setup && minotaurDescription.warning?.(setup.start)).toBe('This level cannot be won.');
    expect(minotaurDescription.warning?.(setupOf({ level: 'level-1' }).start)).toBeUndefined();
  });
});
