/** Encounters, ratings, error bars and the sequential test, by hand and by simulation. */

import { createRng } from 'asterion/world';
import { rate, rating } from 'openskill';
import { describe, expect, test } from 'vitest';
import { sweep } from '../../../../testing/thorough.js';
import { resultWith } from '../../test/store-suite.js';
import type { GameResult } from '../games/job.js';
import { type DecidedEncounter, decide, type Encounter } from './encounter.js';
import { skillsOf } from './leaderboard.js';
import { pairScores, shareInterval } from './pair-score.js';
import { logLikelihoodRatio, Sprt, USUAL_SPRT } from './sprt.js';
import { standingsOf } from './standings.js';

const PAIR: Encounter = {
  ...{ round: 0, game: 'any', world: 'w', seed: '1:0', a: 'A', b: 'B' },
  games: [
    { key: 'there', a: 'left', b: 'right' },
    { key: 'back', a: 'right', b: 'left' },
  ],
};
const ALONE: Encounter = {
  ...PAIR,
  games: [
    { key: 'there', a: 'left', b: null },
    { key: 'back', a: null, b: 'left' },
  ],
};

const results = (there: Partial<GameResult>, back: Partial<GameResult>) =>
  new Map([
    ['there', resultWith('there', { kept: null, ...there })],
    ['back', resultWith('back', { kept: null, ...back })],
  ]);
const truth = (kept: number, moves = 10) => ({
  won: { moves: 0, kept: 0 },
  safe: { moves, kept },
  movesLost: 0,
});

describe('an encounter', () => {
  test('of two seats is the points of both games', () => {
    expect(decide(PAIR, results({ winner: 'left' }, { winner: 'left' }))?.points).toEqual([1, 0]);
    expect(decide(PAIR, results({ winner: 'left' }, { winner: 'right' }))?.points).toEqual([1, 1]);
    expect(decide(PAIR, results({ winner: null }, { winner: 'left' }))?.points).toEqual([0.5, 0]);
  });

  test('where every game is drawn goes to whoever kept more of the truth', () => {
    const drawn = (a: number, b: number) =>
      decide(
        PAIR,
        results(
          { winner: null, kept: { left: truth(a), right: truth(9) } },
          { winner: null, kept: { left: truth(9), right: truth(b) } },
        ),
      )?.points;
    expect(drawn(10, 9)).toEqual([1, 1]);
    expect(drawn(8, 9)).toEqual([0, 0]);
    expect(drawn(9, 9)).toEqual([0.5, 0.5]);
    expect(decide(PAIR, results({ winner: null }, { winner: null }))?.points).toEqual([0.5, 0.5]);
    const decisive = results({ winner: 'left', kept: { left: truth(0), right: truth(9) } }, { winner: 'left' });
    expect(decide(PAIR, decisive)?.points).toEqual([1, 0]);
  });

  test('of games for one is the better result, then the better score', () => {
    expect(decide(ALONE, results({ score: [0, 9] }, { score: [1, 2] }))?.points).toEqual([1]);
    expect(decide(ALONE, results({ score: [0, 9] }, { score: [0, 7] }))?.points).toEqual([0]);
    expect(decide(ALONE, results({ score: [0, 7] }, { score: [0, 7] }))?.points).toEqual([0.5]);
    const wrong = { misbehaviour: { seat: 'left', reason: 'timeout', stderr: '' } } as const;
    expect(decide(ALONE, results({ ...wrong, score: [3, 1] }, { ...wrong, score: [3, 2] }))?.points).toEqual([0.5]);
  });

  test('does not count what is void, and waits for what is missing', () => {
    expect(decide(PAIR, results({ outcome: 'void', winner: null }, { winner: 'right' }))?.points).toEqual([1]);
    expect(decide(PAIR, results({ outcome: 'void' }, { outcome: 'void' }))).toBeNull();
    expect(decide(ALONE, results({ outcome: 'void' }, {}))).toBeNull();
    expect(decide(PAIR, new Map([['there', resultWith('there')]]))).toBeUndefined();
  });
});

const decided = (a: string, b: string, points: readonly number[]): DecidedEncounter => ({
  encounter: { ...PAIR, a, b },
  points,
});

describe('the leaderboard', () => {
  test('is that of OpenSkill, to the bit', () => {
    const rng = createRng('skills');
    const names = ['A', 'B', 'C', 'D'];
    const some = Array.from({ length: 300 }, () => {
      const [a, b] = [rng.below(4), rng.below(3)];
      return decided(names[a], names[b >= a ? b + 1 : b], [rng.below(3) / 2, rng.below(3) / 2]);
    });
    const expected = new Map(names.map((name) => [name, rating()]));
    for (const { encounter, points } of some) {
      const [a, b] = [encounter.a, encounter.b].map((name) => expected.get(name) ?? rating());
      const margin = points[0] + points[1] - 1;
      const [[one], [other]] = rate([[a], [b]], { rank: margin === 0 ? [1, 1] : margin > 0 ? [1, 2] : [2, 1] });
      expected.set(encounter.a, one);
      expected.set(encounter.b, other);
    }
    expect(skillsOf(names, some)).toEqual(expected);
  });

  test('puts the better one first, and those who met nobody where they began', () => {
    const skills = skillsOf(
      ['A', 'B', 'C'],
      Array.from({ length: 20 }, () => decided('B', 'A', [1, 1])),
    );
    expect(skills.get('B')?.mu).toBeGreaterThan(skills.get('A')?.mu ?? Infinity);
    expect(skills.get('C')).toEqual(rating());
  });
});

describe('error bars', () => {
  test('hold the true share in about 95 of 100 duels, whether games of a pair go together or not', () => {
    const rng = createRng('bars');
    for (const [share, together] of [
      [0.5, 0],
      [0.7, 0],
      [0.6, 0.8],
      [0.95, 0],
    ] as const) {
      const duels = sweep(400, 4000);
      let held = 0;
      for (let duel = 0; duel < duels; duel++) {
        // With the chance `together` the two games of a pair go to the same seat, which says nothing.
        const shares = Array.from({ length: 60 }, () =>
          rng.below(1000) / 1000 < together
            ? 0.5
            : ((rng.below(1000) / 1000 < share ? 1 : 0) + (rng.below(1000) / 1000 < share ? 1 : 0)) / 2,
        );
        const [low, high] = shareInterval(shares);
        const truly = together * 0.5 + (1 - together) * share;
        if (low <= truly && truly <= high) held++;
      }
      expect(held / duels).toBeGreaterThan(0.91);
    }
  });

  test('hold it of shares that count more and less, too', () => {
    const rng = createRng('weights');
    const trials = sweep(400, 4000);
    let held = 0;
    for (let trial = 0; trial < trials; trial++) {
      // Large worlds are won more often than small ones: 0.8 against 0.4, and count three times as much.
      const weights = Array.from({ length: 60 }, () => (rng.below(2) === 0 ? 1 : 3));
      const shares = weights.map((weight) => (rng.below(1000) / 1000 < (weight === 3 ? 0.8 : 0.4) ? 1 : 0));
      const [low, high] = shareInterval(shares, weights);
      if (low <= 0.7 && 0.7 <= high) held++;
    }
    expect(held / trials).toBeGreaterThan(0.91);
    expect(shareInterval([1, 0.5, 0], [7, 7, 7])).toEqual(shareInterval([1, 0.5, 0]));
  });

  test('are never nothing', () => {
    expect(shareInterval(Array.from({ length: 10 }, () => 1))[0]).toBeLessThan(0.9);
    const [low, high] = shareInterval(Array.from({ length: 10 }, () => 0.5));
    expect(high - low).toBeGreaterThan(0.1);
  });

  test('are those of the first of two, whoever was named first', () => {
    const some = [decided('A', 'B', [1, 1]), decided('B', 'A', [0, 0]), decided('B', 'C', [1, 0])];
    expect(pairScores(['A', 'B', 'C'], some).map(({ a, b, score, games }) => [a, b, score, games])).toEqual([
      ['A', 'B', 1, 4],
      ['B', 'C', 0.5, 2],
    ]);
  });
});

describe('the sequential test', () => {
  const verdictOf = (share: number, seed: string) => {
    const rng = createRng(seed);
    const test = new Sprt(USUAL_SPRT);
    let pairs = 0;
    while (test.verdict === undefined && pairs < 5000) {
      test.add([rng.below(1000) / 1000 < share ? 1 : 0, rng.below(1000) / 1000 < share ? 1 : 0]);
      pairs++;
    }
    return { verdict: test.verdict, pairs };
  };

  test('is seldom wrong, and quick where the difference is large', () => {
    const times = sweep(100, 1000);
    const found = Array.from({ length: times }, (_, i) => verdictOf(0.55, `sprt ${i}`));
    expect(found.filter(({ verdict }) => verdict === 'b').length / times).toBeLessThan(0.09);
    expect(verdictOf(1, '1')).toEqual({ verdict: 'a', pairs: 15 });
    expect(verdictOf(0, '1')).toEqual({ verdict: 'b', pairs: 15 });
  });

  test('is not rash where nearly all pairs are level', () => {
    const times = sweep(100, 1000);
    const wrong = Array.from({ length: times }, (_, i) => {
      const rng = createRng(`level ${i}`);
      const test = new Sprt(USUAL_SPRT);
      while (test.verdict === undefined) {
        const drawn = rng.below(100);
        test.add(drawn < 80 ? [1, 0] : drawn < 95 ? [1, 1] : [0, 0]);
      }
      return test.verdict === 'b';
    }).filter(Boolean).length;
    expect(wrong / times).toBeLessThan(0.06);
  });

  test('compares the likeliest five probabilities of either mean', () => {
    // Only wins and losses: then they are known, 0.45 and 0.55.
    const ratio = logLikelihoodRatio([40, 1e-9, 1e-9, 1e-9, 60], 0.45, 0.55);
    expect(ratio).toBeCloseTo(20 * Math.log(0.55 / 0.45), 5);
    expect(logLikelihoodRatio([5, 9, 7, 9, 5], 0.45, 0.55)).toBeCloseTo(0, 9);
  });
});

test('standings count games, truth and what went wrong once each, the best first', () => {
  const other: Encounter = { ...ALONE, b: 'C', games: [ALONE.games[0], { key: 'third', a: null, b: 'left' }] };
  const kept = { left: { won: { moves: 4, kept: 3 }, safe: { moves: 5, kept: 5 }, movesLost: 2 } };
  const wrong = { seat: 'left', reason: 'crash:1', stderr: 'oh' } as const;
  const known = new Map([
    ...results({ score: [0, 5], kept }, { score: [3], misbehaviour: wrong, why: 'It ended.', letPass: { left: 2 } }),
    ['third', resultWith('third', { score: [0, 9], kept: null })] as const,
  ]);
  const { games, bots, pairs } = standingsOf(['C', 'B', 'A'], [ALONE, other], known);
  expect(games).toBe(3);
  expect(pairs).toHaveLength(2);
  expect(
    bots.map(({ name, won, drawn, lost, forfeits, letPass }) => [name, won, drawn, lost, forfeits, letPass]),
  ).toEqual([
    ['A', 2, 0, 0, 0, 0],
    ['C', 0, 0, 1, 0, 0],
    ['B', 0, 0, 1, 1, 2],
  ]);
  expect(bots[0].kept).toEqual(kept.left);
  expect(bots[2].wrongs).toEqual([{ reason: 'crash:1', games: 1, why: 'It ended.', stderr: 'oh' }]);
});
