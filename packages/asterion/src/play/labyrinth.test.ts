import { describe, expect, test } from 'vitest';
import { corridor } from '../../test/labyrinths.js';
import { labyrinth, THESEUS } from '../game/labyrinth/index.js';
import { formatRecording } from '../notation/index.js';
import { type Said, settle } from '../settings/index.js';
import { createRng, createScene } from '../world/index.js';
import { auditRecording } from './audit.js';
import { games } from './games.js';
import { labyrinthDescription as described } from './labyrinth.js';
import { NO_GAMES, tallyOf } from './many.js';
import { openRecording, readRecording } from './recordings.js';
import { Session } from './session.js';
import { GIVEN, SOURCE, setUp } from './setup.js';

function setupOf(said: Said) {
  const { setup, faults } = setUp(described, said);
  return setup ?? expect.fail(JSON.stringify(faults));
}

const faultsOf = (said: Said) => setUp(described, { seed: '1', ...said }).faults;

describe('samples', () => {
  const samples = Array.from({ length: 60 }, (_, seed) => described.sample(createRng(seed)).said);

  test('are set up, played to their end, recorded, read back and found right', async () => {
    for (const said of samples) {
      const session = new Session(setupOf(said));
      await session.proceed();
      const { end, position } = session.tip;
      expect(end?.basis, end?.why).toBe('rule');
      const read = readRecording(formatRecording(session.recording()), games);
      const opened = read.ok ? openRecording(read.value, { known: games }) : expect.fail(read.fault.message);
      if (!read.ok || !('tip' in opened)) return expect.fail(JSON.stringify(opened));
      expect([opened.drift, opened.notes]).toEqual([undefined, []]);
      expect(opened.tip.position).toEqual(position);
      expect(auditRecording(read.value, opened).contradictions).toEqual([]);
    }
  });

  test('are of all kinds', () => {
    const kinds = (key: string) => new Set(samples.map((said) => said[key]));
    expect([...kinds('sight')].sort()).toEqual(['0', '3']);
    expect([...kinds('shape')].sort()).toEqual(['hex', 'rect']);
    expect([...kinds('minotaurs')].sort()).toEqual(['1', '2']);
    expect([...kinds('rows')].sort()).toEqual(['3', '4', '5', '6', '7']);
    expect(kinds('theseus').size).toBe(described.players.list.length);
  });
});

describe('settings', () => {
  test('the usual ones are a game between two bots on the usual board', () => {
    const { scene, options, names, isFogged } = setupOf({});
    expect(scene.world.grid).toMatchObject({ rows: 15, cols: 15 });
    expect(options).toEqual(labyrinth.defaults);
    expect(names).toEqual({ theseus: 'bfs', minotaur: 'bfs' });
    expect(isFogged).toBe(false);
  });

  test('an older name of the size is understood', () => {
    expect(setupOf({ board: '9' }).scene.world.grid.rows).toBe(9);
    expect(setupOf({ board: '9' }).said).toMatchObject({ rows: '9' });
  });

  test.each<[Said, string, string]>([
    [{ rows: '1' }, 'rows', 'Expected a whole number from 2 to 99, got "1".'],
    [{ board: '101' }, 'rows', 'Expected a whole number from 2 to 99, got "101".'],
    [{ rows: 'big' }, 'rows', 'Expected a whole number from 2 to 99, got "big".'],
    [{ cols: '1' }, 'cols', 'Expected a whole number from 2 to 99, got "1".'],
    [{ rows: '5', cols: '7' }, 'cols', 'Expected a square board, got 5 rows and 7 columns.'],
    [{ rows: '5', supplies: '24' }, 'supplies', 'Expected from 1 to 23 supplies on this board, got 24.'],
    [{ supplies: '0' }, 'supplies', 'Expected from 1 to 223 supplies on this board, got 0.'],
    [{ supplies: '' }, 'supplies', 'Expected a whole number from 1 to 223, got nothing.'],
    [{ minotaurs: '0' }, 'minotaurs', 'Expected from 1 to 12 Minotaurs on this board, got 0.'],
    [{ rows: '3', minotaurs: '7' }, 'minotaurs', 'Expected from 1 to 6 Minotaurs on this board, got 7.'],
    [{ shape: 'star' }, 'shape', 'Expected a shape (rect, hex), got "star".'],
    [
      { shape: 'torus' },
      'shape',
      'A labyrinth has tiles that are all alike, and a border: squares or hexagons, not squares on a torus.',
    ],
    [{ norooms: 'maybe' }, 'norooms', 'Expected norooms=1, got "maybe".'],
    [{ pass: 'maybe' }, 'pass', 'Expected pass=1, got "maybe".'],
    [{ rounds: '0' }, 'rounds', 'Expected a whole number from 1 to 999999999, got "0".'],
    [{ sight: '100' }, 'sight', 'Expected a whole number from 0 to 99, got "100".'],
    [{ seed: '' }, 'seed', 'Expected a number or a text, got nothing.'],
  ])('%o is refused at its own setting', (said, key, why) => {
    expect(faultsOf(said)).toEqual({ [key]: why });
  });

  test('a player who has to see the whole board is refused where sight is limited, and is not offered', () => {
    expect(faultsOf({ sight: '3', theseus: 'bfs', minotaur: 'minimax:4' })).toEqual({
      theseus: 'The player bfs has to see the whole board, but sight ends after 3 tiles here.',
      minotaur: 'The player minimax has to see the whole board, but sight ends after 3 tiles here.',
    });
    expect(faultsOf({ theseus: 'bsf' }).theseus).toMatch(/^Expected a player for Theseus .* Did you mean bfs\?$/);
    const { settings, values } = settle(described.settings, { sight: '3' });
    const seat = settings.find(({ key }) => key === THESEUS);
    expect(seat?.choices?.(values).map(({ name }) => name)).toEqual(['human', 'dice', 'heuristic', 'explorer']);
    expect(values).toMatchObject({ theseus: 'explorer', minotaur: 'explorer' });
  });

  test('limited sight is fog for people, too', () => {
    expect(setupOf({ sight: '2', theseus: 'human' })).toMatchObject({ isFogged: true, options: { sight: 2 } });
  });

  test('who rolls dice follows from who plays', () => {
    expect(setupOf({ theseus: 'dice' }).options).toMatchObject({ dice: THESEUS });
    expect(setupOf({ theseus: 'dice', minotaur: 'dice' }).options).toMatchObject({ dice: 'both' });
  });

  test('a world of its own has to have everybody in it', () => {
    const { world } = corridor;
    expect(setUp(described, {}, { scene: corridor }).setup?.said).toMatchObject({ [SOURCE]: GIVEN });
    expect(setUp(described, {}, { scene: createScene(world) }).faults).toEqual({ world: 'There is no Theseus.' });
  });
});

describe('recordings of version 1', () => {
  /** As it would have been written. */
  const written = (said: Said) => {
    const setup = setupOf(said);
    const { said: _, cap: __, basis: ___, ...recording } = new Session(setup).recording();
    const { sight: ____, ...options } = recording.options;
    return { setup, recording: { ...recording, options } };
  };

  test.each([
    { rows: '15', norooms: '1', rounds: '9', theseus: 'dice', minotaur: 'heuristic', seed: '2' },
    { rows: '15', shape: 'hex', minotaurs: '2', supplies: '7', pass: '1', seed: '3' },
  ])('say what they were set up from: %o', (said) => {
    const { setup, recording } = written(said);
    const found = described.legacy(recording);
    expect(settle(described.settings, found).values).toEqual(setup.values);
    const opened = openRecording(recording, { known: games });
    expect(opened).toMatchObject({ drift: undefined, notes: [], setup: { said: setup.said } });
  });

  test('a board of its own is given', () => {
    const { recording } = written({ rows: '5', seed: '1' });
    const own = { ...recording, scene: corridor };
    expect(described.legacy(own)).toMatchObject({ [SOURCE]: GIVEN, seed: '1', rounds: '100' });
    expect(openRecording(own, { known: games })).toMatchObject({ setup: { scene: corridor } });
  });
});

test('reports are as pinned', async () => {
  const session = new Session(setupOf({ rows: '5', supplies: '2', seed: '7' }));
  await session.proceed();
  const { position, end = expect.fail('no end') } = session.tip;
  const report = described.report(position, end, session.setup.names, session.setup.seed);
  expect(Object.keys(report)).toEqual(['outcome', 'rounds', 'supplies', 'why', 'theseus', 'minotaur', 'seed']);
  expect(report).toMatchObject({ outcome: end.result, theseus: 'bfs', minotaur: 'bfs', seed: '7' });
  const tally = await tallyOf(setupOf({ rows: '5', supplies: '2', seed: '7:0' }), 0);
  expect(described.tallying.report({ ...NO_GAMES, ...tally })).toEqual({
    games: 1,
    theseus: tally.results.theseus ?? 0,
    minotaur: tally.results.minotaur ?? 0,
    draw: tally.results.draw ?? 0,
    supplies: tally.sums.supplies,
  });
  expect(described.tallying.text({ ...NO_GAMES, games: 3, sums: { supplies: 7 } })).toBe(
    'Supplies taken: 2.33 a game.',
  );
});
