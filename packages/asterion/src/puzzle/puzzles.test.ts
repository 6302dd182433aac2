import { shippedPacks } from 'asterion/puzzle/shipped';
import { describe, expect, test } from 'vitest';
import { isThorough, sample, sweep } from '../../../../testing/thorough.js';
import { formatDocument, parseDrawing } from '../notation/index.js';
import { claimedLine, PuzzleChecker, playerScores } from './check.js';
import { puzzleEras } from './days.js';
import { puzzleSources } from './games.js';
import { PuzzleMaker } from './maker.js';
import { type OpenedPuzzle, openPuzzle, PuzzleFault } from './open.js';
import { formatPack, parsePack } from './pack.js';
import { type Puzzle, type PuzzlePack, puzzleTasks } from './puzzle.js';
import { beginSolving, hintText, offerMove, puzzleResult, takeHint, takeMoveBack } from './solving.js';
import { puzzleThemes } from './themes.js';
import { twinKey } from './twins.js';

const COUNT = sweep(5, 12);

function made(sources = puzzleSources, count = COUNT, seed = '7'): PuzzlePack {
  const maker = new PuzzleMaker({ sources, count, seed });
  while (!maker.done && maker.tried < 200) maker.advance(1);
  expect(maker.list.length).toBe(count);
  return { name: 'test', list: maker.list };
}

function checked(pack: PuzzlePack) {
  const checker = new PuzzleChecker(pack);
  checker.advance(Infinity);
  return checker.report;
}

function opened(puzzle: Puzzle): OpenedPuzzle {
  const found = openPuzzle(puzzle);
  if (found instanceof PuzzleFault) throw found;
  return found;
}

function packIn(text: string): PuzzlePack {
  const read = parsePack(text);
  if (!read.ok) throw new Error(read.fault.message);
  return read.value;
}

const packs = new Map(puzzleSources.map((source) => [source.name, made([source])]));
const [[puzzle]] = [...packs.values()].map(({ list }) => list);

describe.each(puzzleSources)('$name', (source) => {
  const pack = packs.get(source.name) ?? made();

  test('has puzzles that another solver proves', () => {
    expect(checked(pack)).toEqual({ puzzles: COUNT, proved: COUNT, refused: [] });
  });

  test('the same seed makes the same puzzles, another one others', () => {
    const [text, again, other] = ['7', '7', '8'].map((seed) => formatPack(made([source], 2, seed)));
    expect(again).toBe(text);
    expect(other).not.toBe(text);
  });

  test('a pack comes back from its text', () => {
    expect(packIn(formatPack(pack))).toEqual(pack);
  });

  test('puzzles are small: 15 x 15 cells at most', () => {
    for (const puzzle of pack.list) {
      const { rows, cols } = opened(puzzle).setup.scene.world.grid;
      expect(Math.max(rows, cols)).toBeLessThanOrEqual(15);
    }
  });

  test('whoever plays the line has solved the puzzle, and every other move is refuted', () => {
    for (const puzzle of pack.list) {
      let solving = beginSolving(opened(puzzle));
      const { description } = solving.opened.game;
      while (solving.phase !== 'solved') {
        const { position, played } = solving;
        const right = puzzle.line[played.length];
        for (const move of description.game.legalMoves(position)) {
          const other = description.game.moveName(position, move);
          if (other === right) continue;
          const wrong = offerMove(solving, other);
          expect(wrong?.phase).toBe('wrong');
          expect(wrong?.refutation?.steps[0]?.name).toBe(other);
          expect(wrong && takeMoveBack(wrong)).toEqual({ ...solving, wrongs: solving.wrongs + 1 });
        }
        solving = offerMove(solving, right) ?? solving;
        expect(solving.played.length).toBeGreaterThan(played.length);
      }
      expect(solving.played.map((step) => step.name)).toEqual(puzzle.line);
      expect(puzzleResult(solving, 42)).toEqual({
        stars: puzzle.stars,
        of: puzzle.stars,
        wrongs: 0,
        hints: 0,
        seconds: 42,
      });
    }
  });
});

test('the first hint is of a theme, the second is the move', () => {
  const begun = beginSolving(opened(puzzle));
  expect(hintText(begun)).toBe('');
  const one = takeHint(begun);
  expect(hintText(one)).not.toContain(puzzle.line[0]);
  const two = takeHint(one);
  expect(hintText(two)).toContain(`The move is ${puzzle.line[0]}.`);
  expect(takeHint(two)).toBe(two);
});

test('what is not legal is no answer', () => {
  expect(offerMove(beginSolving(opened(puzzle)), 'UP')).toBeUndefined();
});

describe.each(puzzleSources)('a pack of $name that was tampered with', ({ name, game }) => {
  const list = (packs.get(name)?.list ?? []).slice(0, 3);
  const tampered = (change: (puzzle: Puzzle) => Partial<Puzzle>) =>
    checked({ name: 'test', list: list.map((one, at) => (at === 2 ? { ...one, ...change(one) } : one)) });
  const refusal = (change: (puzzle: Puzzle) => Partial<Puzzle>): string => {
    const report = tampered(change);
    expect(report.puzzles).toBe(list.length);
    expect(report.proved).toBe(list.length - 1);
    expect(report.refused.map(({ number }) => number)).toEqual([3]);
    return report.refused[0].why;
  };

  test('is refused where somebody was moved', () => {
    const { setup } = opened(list[2]);
    const { rows, cols } = setup.scene.world.grid;
    const [hunter] = game.description.pieces.filter(({ part }) => part === 'pursuer').map(({ role }) => role);
    const places = Array.from({ length: rows * cols }, (_, at) => [Math.floor(at / cols), at % cols] as const);
    const moved = sample(places, 8).filter((place) => place.join() !== list[2].actors[hunter][0].join());
    const reports = moved.map((place) =>
      tampered(({ actors }) => ({ actors: { ...actors, [hunter]: [place, ...actors[hunter].slice(1)] } })),
    );
    // Now and then everything is as it was although somebody stands elsewhere: a Minotaur that comes to the same cell.
    const refused = reports.flatMap((report) => report.refused);
    expect(refused.length).toBeGreaterThan(moved.length / 2);
    for (const { number, why } of refused) {
      expect(number).toBe(3);
      expect(why).toMatch(/^[A-Z].+\.$/);
    }
  });

  test('is refused where the line is another one', () => {
    expect(refusal(({ line }) => ({ line: line.slice(0, -1) }))).toMatch(/line is not|not the only right one|No line/);
    expect(refusal(({ line }) => ({ line: ['UP', ...line.slice(1)] }))).toBe('Move 1 of the line, UP, is not legal.');
    const { start } = opened(list[2]);
    const rules = game.description.game;
    const [wrong] = rules
      .legalMoves(start)
      .map((move) => rules.moveName(start, move))
      .filter((other) => other !== list[2].line[0]);
    expect(refusal(({ line }) => ({ line: [wrong, ...line.slice(1)] }))).toMatch(
      /^Move 1 of the line, \S+ is wrong: \S+ is right\.$/,
    );
  });

  test('is refused where stars, players, depth or themes are claimed that are not proven', () => {
    expect(refusal(({ stars }) => ({ stars: (stars % 5) + 1 }))).toMatch(/^It claims stars: \d; proven: \d\.$/);
    expect(refusal(() => ({ fails: ['nobody'] }))).toMatch(/^It claims to fail: nobody; proven/);
    expect(refusal(({ depth }) => ({ depth: depth === 1 ? 2 : 1 }))).toMatch(/^It claims to need a look ahead/);
    expect(refusal(() => ({ themes: [] }))).toMatch(/^It claims the themes/);
  });

  test('is refused where the task is another one, or somebody else is to move', () => {
    expect(refusal(({ task }) => ({ task: task === 'hold' ? 'win' : 'hold' }))).toMatch(/^It claims the task /);
    expect(refusal(() => ({ seat: 'nobody' }))).toMatch(/^Expected nobody to move, got \w+\.$/);
  });

  test('is refused where a puzzle is there twice', () => {
    expect(refusal(() => ({ ...list[0], number: 3 }))).toBe('It is a twin of puzzle 1.');
  });

  test('is refused where its world cannot be grown or its game has no puzzles', () => {
    const seat = game.description.game.seats[0];
    expect(refusal(({ spec }) => ({ spec: { ...spec, said: { ...spec.said, [seat]: 'somebody' } } }))).toContain(
      'somebody',
    );
    expect(refusal(({ spec }) => ({ spec: { ...spec, game: 'chess' } }))).toBe(
      'There are no puzzles of the game "chess".',
    );
    expect(refusal(() => ({ box: [0, 0, 99, 99] }))).toContain('Expected a box');
  });
});

test('a puzzle whose table would take too long is refused', () => {
  const supply = [1, 2, 3, 4, 5, 6].map((col) => [14, col] as const);
  const puzzle: Puzzle = {
    number: 1,
    spec: { game: 'labyrinth', said: { rows: '15', supplies: '6', norooms: '1' } },
    box: [0, 0, 14, 14],
    actors: { theseus: [[0, 0]], minotaur: [[7, 7]], supply },
    seat: 'theseus',
    task: 'hold',
    line: ['E'],
    stars: 1,
    themes: ['race'],
    fails: [],
    depth: 1,
  };
  expect(checked({ name: 'test', list: [puzzle] }).refused[0].why).toMatch(
    /^The exact table of 225 tiles and 6 supplies needs about \d+ MB, and may take 4\.2 MB\.$/,
  );
});

/** Whoever flees round it may go either way while the hunter is on the other side. */
const RING = `
+---+---+---+
|           |
+   +---+   +
|   |###|   |
+   +---+   +
|           |
+---+---+---+
`;

test('a second solution is refused, and all are named', () => {
  const drawn = parseDrawing(RING);
  const puzzle: Puzzle = {
    number: 1,
    spec: { game: 'rogue', said: {}, world: drawn.ok ? formatDocument(drawn.value) : '', from: ['STAY'] },
    box: [0, 0, 2, 2],
    actors: { monster: [[0, 0]], rogue: [[2, 2]] },
    seat: 'rogue',
    task: 'escape',
    line: ['STAY', 'N', 'N'],
    stars: 1,
    themes: ['corner'],
    fails: [],
    depth: 1,
  };
  expect(checked({ name: 'test', list: [puzzle] }).refused).toEqual([
    { number: 1, why: 'Move 1 of the line, STAY, is not the only right one: W, S, STAY are all right.' },
  ]);
});

test('a second solution is found by asking every move of every turn', () => {
  for (const pack of packs.values()) {
    for (const puzzle of pack.list) {
      const start = opened(puzzle);
      const valueOf = start.game.proof(start.start);
      for (const { before, after } of claimedLine(start).filter(({ before: { seat } }) => seat === puzzle.seat)) {
        const { game } = start.game.description;
        const same = game
          .legalMoves(before)
          .map((move) => valueOf(game.play(before, move)))
          .filter(({ winner, count }) => {
            const right = valueOf(after);
            return (
              winner === right.winner && (puzzle.task === 'escape' || puzzle.task === 'hold' || count === right.count)
            );
          });
        expect(same.length).toBe(1);
      }
    }
  }
});

describe('a text that is no pack', () => {
  test.each([
    ['', 'Expected a JSON value, found the end of the text.'],
    ['[]', 'Expected an object: a pack of puzzles, found a list.'],
    [
      '{"puzzles":2,"pack":"a","list":[]}',
      'puzzles: expected version 1 at most, as a newer Asterion wrote this pack, found 2.',
    ],
    ['{"puzzles":1,"pack":"","list":[]}', 'pack: expected a name of letters, digits and hyphens, found nothing.'],
    ['{"puzzles":1,"pack":"a","list":[{"number":2}]}', 'puzzle 1, number: expected 1, found 2.'],
    [
      '{"puzzles":1,"pack":"a","list":[{"number":1,"task":"win it"}]}',
      'puzzle 1, task: expected one of escape, capture, win, hold, par, found "win it".',
    ],
  ])('%s', (text, message) => {
    const read = parsePack(text);
    expect(read.ok ? '' : read.fault.message).toBe(message);
  });
});

describe.each(Object.entries(shippedPacks))('the shipped pack %s', (name, text) => {
  const pack = packIn(text);

  test('is of that name, and as days were promised of it', () => {
    expect(pack.name).toBe(name);
    for (const { stars } of puzzleEras.filter((one) => one.pack === name)) {
      const shipped = pack.list.slice(0, stars.length).map((puzzle) => puzzle.stars);
      expect(shipped.join('')).toBe(stars);
    }
  });

  test('is proven by another solver than the one that made it', () => {
    const list = sample(pack.list, 63).map((puzzle, at) => ({ ...puzzle, number: at + 1 }));
    expect(checked({ name, list })).toEqual({ puzzles: list.length, proved: list.length, refused: [] });
  });

  test('is missed by natural players, from three stars on', () => {
    const list = sample(pack.list, 84);
    const scores = new Map(playerScores({ name, list }).map((score) => [score.player, score]));
    const shareOf = (names: readonly string[]) => {
      const found = names.map((one) => scores.get(one) ?? { asked: 0, failed: 0 });
      const sum = (key: 'asked' | 'failed') => found.reduce((total, score) => total + score[key], 0);
      expect(sum('asked')).toBe(list.filter(({ stars }) => stars >= 3).length);
      return sum('failed') / sum('asked');
    };
    expect(shareOf(['minimax:2', 'minimax-board:2', 'lookahead:2'])).toBeGreaterThanOrEqual(0.8);
    expect(shareOf(['bfs', 'farthest'])).toBeGreaterThanOrEqual(0.9);
  });
});

describe('the first pack', () => {
  const { list } = packIn(shippedPacks.first);
  const counted = (kindsOf: (puzzle: Puzzle) => readonly (string | number)[]) => {
    const counts = new Map<string | number, number>();
    for (const kind of list.flatMap(kindsOf)) counts.set(kind, (counts.get(kind) ?? 0) + 1);
    return counts;
  };

  test('has 504 puzzles, and not two that are twins', () => {
    expect(list.length).toBe(504);
    const keys = list.map((puzzle) => {
      const { setup } = opened(puzzle);
      return twinKey(setup.scene, `${puzzle.spec.game};${puzzle.seat};${puzzle.task}`);
    });
    expect(new Set(keys).size).toBe(list.length);
  });

  test('has as many puzzles of each number of stars, of each source and of each task as it should', () => {
    for (const count of [1, 2, 3, 4, 5]) expect(counted(({ stars }) => [stars]).get(count)).toBeGreaterThanOrEqual(95);
    const sources = counted(({ spec, actors }) => [`${spec.game} ${actors.monster?.length ?? ''}`]);
    for (const source of ['rogue 1', 'rogue 2', 'labyrinth ', 'minotaur '])
      expect(sources.get(source)).toBeGreaterThanOrEqual(120);
    for (const task of Object.keys(puzzleTasks)) expect(counted((one) => [one.task]).get(task)).toBeGreaterThan(50);
  });

  test('is about every theme, and about none of them in more than a third', () => {
    const themes = counted((one) => one.themes);
    expect([...themes.keys()].toSorted()).toEqual(puzzleThemes.map(({ name }) => name).toSorted());
    expect(Math.max(...themes.values())).toBeLessThanOrEqual(list.length / 3);
  });

  test('keeps a puzzle in some 400 bytes', () => {
    expect(shippedPacks.first.length / list.length).toBeLessThan(400);
  });

  test.runIf(isThorough)('is made again, to the byte', () => {
    const maker = new PuzzleMaker({ sources: puzzleSources, count: 504, seed: 'first' });
    maker.advance(Infinity);
    expect(formatPack({ name: 'first', list: maker.list })).toBe(shippedPacks.first);
  });
});
