/** The key language, saves and loads: the specification of a whole sitting. */

import { describe, expect, test } from 'vitest';
import { sweep } from '../../../../testing/thorough.js';
import { exploreRows, type KeysFault, keyBetween } from '../game/explore/index.js';
import { formatRecording, type Parsed, type Recording } from '../notation/index.js';
import { exploreGame } from '../players/explore/index.js';
import { shortestPath } from '../search/index.js';
import type { Said } from '../settings/index.js';
import { type Cell, createRng, pick, type Rng } from '../world/index.js';
import {
  beginExplore,
  type ExploreSession,
  type KeysResult,
  loadExplore,
  playKeys,
  pressKey,
  saveText,
  stateHash,
} from './explore-session.js';

const PLAN: Said = { hunters: '2', coins: '9', toll: '0', hunter: 'bfs-random' };
const SMALL: Said = { ...PLAN, rows: '12', cols: '20' };

/** Nothing random about the hunters: distances need not be worked out for each load. */
const FAST: Said = { ...SMALL, rows: '9', cols: '12', hunter: 'bfs' };

const keep = (answer: Parsed<KeysResult, KeysFault>) => {
  if (!answer.ok) throw new Error(answer.fault.message);
  return answer.value;
};

/** Plays strings one after the other, each with the save of those before. */
function sittings(strings: readonly string[], plan = PLAN): { grid: string[]; hash: string; save: string | undefined } {
  let save: string | undefined;
  let run: ExploreSession | undefined;
  for (const keys of strings) {
    const result = keep(playKeys(keys, save, plan));
    run = result.session;
    save = result.saved ?? save;
  }
  if (run === undefined) throw new Error('Expected a string at least.');
  return { grid: exploreRows(run.tip.position), hash: stateHash(run), save };
}

const seen = (strings: readonly string[], plan = PLAN) => {
  const { grid, hash } = sittings(strings, plan);
  return { grid, hash };
};

/** The keys along a shortest way. */
function keysTo(run: ExploreSession, cell: Cell): string {
  const { world, avatar } = run.tip.position;
  const way = shortestPath(world, avatar, cell) ?? [];
  return way
    .slice(1)
    .map((to, at) => keyBetween(world, way[at], to) ?? '')
    .join('');
}

const load = (save: string): ExploreSession => {
  const run = loadExplore(save);
  if (!run.ok) throw new Error(run.fault.message);
  return run.value;
};

describe('one game, however it is split', () => {
  test.each([
    [['N999SDDDWWWDDD'], ['N999SDDD:Q', 'LWWWDDD']],
    [['N999SDDDWWWDDD'], ['N999SDDD:Q', 'LWWW:Q', 'LDDD:Q']],
    [['N999SDDDWWWDDD'], ['N999SDDD:Q', 'L:Q', 'L:Q', 'LWWWDDD']],
    [['n7193300625454684331saaawasdaawdwsd'], ['n7193300625454684331saaawasdaawd:q', 'lwsd']],
  ])('%j and %j', (whole, split) => {
    expect(seen(split)).toEqual(seen(whole));
  });

  test.each(['N999SDDDWWWDDD', 'n7193300625454684331saaawasdaawdwsd'])('%s, after every key', (keys) => {
    const whole = seen([keys]);
    const start = keys.search(/s/i) + 1;
    for (let at = start; at <= keys.length; at++)
      expect(seen([`${keys.slice(0, at)}:Q`, 'L:Q', `L${keys.slice(at)}`]), `split after ${at}`).toEqual(whole);
  });

  test('into the next world, with coins, a capture taken back, and after every key', () => {
    const plan = { ...SMALL, speed: '40' };
    const run = beginExplore({ ...plan, seed: '2' });
    const coin = keysTo(run, run.tip.position.coins[0]);
    for (const key of coin) pressKey(run, key);
    const keys = `${coin}${keysTo(run, run.tip.position.stairs)}DD..ZZ:XSSzAW.q.`;
    const whole = seen([`N2S${keys}`], plan);
    for (let at = 0; at <= keys.length; at++) {
      if (keys[at - 1] === ':') continue; // there the split would be `::Q`, which is two keys that do nothing, and a Q
      const [first, rest] = [keys.slice(0, at), keys.slice(at)];
      const more = Array.from({ length: at % 3 }, () => 'l:q');
      expect(seen([`N2S${first}:Q`, ...more, `L${rest}`], plan), `split after ${at} keys`).toEqual(whole);
    }
    const { session } = keep(playKeys(`N2S${keys}`, undefined, plan));
    expect(Math.max(...session.line.map(({ position }) => position.level))).toBe(2);
  });

  test('the save of a load alone is the save that was loaded', () => {
    const { save } = sittings(['N4SDDSZWA.:Q']);
    expect(sittings(['N4SDDSZWA.:Q', 'L:Q']).save).toBe(save);
  });

  test('with and without a trailing :Q the grid is the same', () => {
    expect(seen(['N77SWWDD:Q'])).toEqual(seen(['N77SWWDD']));
    expect(seen(['N77SWWDD:QAAAA'])).toEqual(seen(['N77SWWDD']));
  });
});

describe('keys', () => {
  test('that do nothing change nothing, and are not recorded', () => {
    const bare = sittings(['N5SDDWW:Q']);
    expect(sittings(['n5SxdqD:w:ſWW?!é😀:Q'])).toEqual(bare);
  });

  test('of a new world may come after keys that the menu does not know', () => {
    expect(seen(['xyz7n0005sDD'])).toEqual(seen(['N5SDD']));
  });

  test('take a turn back with its random state, also across a load, and to the start', () => {
    const plan = { ...PLAN, hunter: 'random' };
    expect(seen(['N5S....ZZ'], plan)).toEqual(seen(['N5S..'], plan));
    expect(seen(['N5S....:Q', 'LZZ'], plan)).toEqual(seen(['N5S..'], plan));
    expect(seen(['N5S..ZZZZZZ'], plan)).toEqual(seen(['N5S'], plan));
    expect(seen(['N5S..ZZ....'], plan)).toEqual(seen(['N5S....'], plan));
  });

  test('once caught, only Z and :Q act', () => {
    const caught = beginExplore({ ...SMALL, seed: '3' });
    let waits = 0;
    while (caught.tip.end === undefined && waits++ < 200) pressKey(caught, '.');
    expect(caught.tip.end?.result).toBe('caught');
    const hash = stateHash(caught);
    for (const key of 'WASD.x') expect(pressKey(caught, key)).toBe(false);
    expect(stateHash(caught)).toBe(hash);
    const again = load(saveText(caught));
    expect(again.tip.end?.result).toBe('caught');
    expect(pressKey(again, 'Z')).toBe(true);
    expect(again.tip.end).toBeUndefined();
    expect(exploreGame.outcome(again.tip.position)).toBeUndefined();
    expect(loadExplore(saveText(again)).ok).toBe(true);
  });

  test.each<[string, string, number]>([
    ['', 'no-world', 1],
    ['q', 'no-world', 1],
    ['?!', 'no-world', 1],
    ['N', 'bad-seed', 2],
    ['NS', 'bad-seed', 2],
    ['?N12', 'bad-seed', 3],
    ['N1x2S', 'bad-seed', 2],
    ['N9223372036854775808S', 'bad-seed', 2],
    [`N${'9'.repeat(5000)}S`, 'bad-seed', 2],
    ['L', 'no-save', 1],
    ['.l:q', 'no-save', 2],
  ])('%j is refused as %s, at key %i', (keys, kind, column) => {
    expect(playKeys(keys)).toMatchObject({ ok: false, fault: { kind, line: 1, column } });
  });

  test('a seed that is said begins the world, and the keys hold only what is pressed there', () => {
    const said = { ...PLAN, seed: '2' };
    const typed = keep(playKeys('N2SDDW:Q', undefined, PLAN));
    expect(keep(playKeys('DDW:Q', undefined, said))).toMatchObject({ saved: typed.saved });
    for (const keys of ['N2SD', 'L', 'DNS'])
      expect(playKeys(keys, typed.saved, said)).toMatchObject({ ok: false, fault: { kind: 'second-world' } });
  });

  test('seeds from 0 to 2^63 - 1 are worlds', () => {
    for (const seed of ['0', '9223372036854775807', '0009223372036854775807']) {
      expect(playKeys(`N${seed}SWASD`).ok).toBe(true);
    }
    expect(seen(['N0S'])).not.toEqual(seen(['N9223372036854775807S']));
  });
});

test('random strings end in a valid state or a typed refusal', () => {
  const rng = createRng('fuzz');
  const seeds = ['0', '7', '9223372036854775807', '9223372036854775808', '', '12a'];
  const starts = [
    () => `${pick('Nn', rng)}${pick(seeds, rng)}${pick('Ss', rng)}`,
    () => pick('Ll', rng),
    () => pick(['q', '', 'x:', ':n'], rng),
  ];
  let save: string | undefined;
  const counts = { played: 0, refused: 0, saved: 0 };
  for (let round = 0; round < sweep(2000, 10_000); round++) {
    const keys = randomKeys(rng);
    const answer = playKeys(starts[rng.below(10) < 5 ? 1 : rng.below(3)]() + keys, save, FAST);
    if (!answer.ok) {
      expect(['no-save', 'bad-save', 'bad-seed', 'no-world']).toContain(answer.fault.kind);
      expect(answer.fault.kind).not.toBe('bad-save');
      counts.refused++;
      continue;
    }
    counts.played++;
    const { session, saved } = answer.value;
    const rows = exploreRows(session.tip.position);
    expect(rows.length === 9 && rows.every((row) => /^[#. @E$>]{12}$/.test(row))).toBe(true);
    if (saved === undefined) continue;
    counts.saved++;
    save = rng.below(6) === 0 ? undefined : saved; // so that saves do not grow for ever, and sometimes there is none
  }
  expect(Math.min(counts.played, counts.refused, counts.saved)).toBeGreaterThan(sweep(100, 500));
});

const KEYS = ['W', 'A', 'S', 'D', 'w', 'a', 's', 'd', '.', 'z', 'Z', 'q', 'Q', ':', 'x', 'é', ':q', ':Q'];

const randomKeys = (rng: Rng): string => Array.from({ length: rng.below(12) }, () => pick(KEYS, rng)).join('');

describe('1,000 damaged saves', () => {
  const save = sittings(['N8SDDWWZAASS.:Q'], SMALL).save ?? '';

  test('are refused with a reason, or say the same', () => {
    const rng = createRng('damage');
    for (let round = 0; round < 1000; round++) {
      const text = damaged(save, rng);
      const run = loadExplore(text);
      if (text === save) expect(run.ok).toBe(true);
      else {
        expect(run.ok, text).toBe(false);
        if (!run.ok) expect(run.fault.message.length).toBeGreaterThan(10);
      }
    }
  });

  test.each<[string, (text: string) => string]>([
    ['another game', (text) => text.replace('"explore"', '"rogue"')],
    ['a world that cannot be grown', (text) => text.replace('"rows":12', '"rows":-12')],
    ['an unknown generator', (text) => text.replace('"bsp"', '"toString"')],
    ['no checksum', (text) => text.replace(/,"checksum".*/, '}')],
    ['a newer version', (text) => text.replace('"recording":2', '"recording":3')],
    ['nothing', () => ''],
    ['a picture', () => '#####\n#@.>#\n#####\n'],
  ])('%s is refused', (_what, change) => {
    expect(loadExplore(change(save)).ok).toBe(false);
  });

  test.each<[RegExp, Partial<Recording>]>([
    [/the option hunter to be a name, got 7/, { options: { hunter: 7 } }],
    [/no hunter "minimax:99"/, { options: { hunter: 'minimax:99' } }],
    [/option speed to be .* got "100"/, { options: { speed: '100' } }],
    [/found "depth"/, { recipe: { name: 'bsp', rows: 12, cols: 20, depth: 1 } }],
    [/rows to be a whole number/, { recipe: { name: 'bsp', rows: 1e9, cols: 20 } }],
    [/a name, rows and cols/, { recipe: { name: 'bsp' } }],
    [/the outcome says out/, { outcome: 'out' }],
    [/the outcome says out/, { outcome: 'out', basis: 'table' }],
    [/the outcome says out/, { outcome: 'out', basis: 'rule' }],
    [/no knob "width"/, { recipe: { name: 'bsp', rows: 12, cols: 20, 'knob-width': 1 } }],
    [/depth to be a whole number/, { recipe: { name: 'bsp', rows: 12, cols: 20, 'knob-depth': 99 } }],
    [/knob-depth to be a number or a word/, { recipe: { name: 'bsp', rows: 12, cols: 20, 'knob-depth': true } }],
    [/game of explore|save of explore/, { game: 'rogue', recipe: undefined }],
  ])('one with a checksum that holds and nonsense in it is refused: %s', (why, change) => {
    const recording = load(save).recording();
    const options = { ...recording.options, ...change.options };
    const again = loadExplore(formatRecording({ ...recording, ...change, options }));
    expect(again.ok ? '' : again.fault.message).toMatch(why);
  });

  test('one whose keys lead elsewhere is found out at the key where they do, even with a checksum that holds', () => {
    const recording = load(save).recording();
    const moves = recording.moves.map((move, at) => (at === 3 ? { ...move, check: '00000000' } : move));
    const meddled = loadExplore(formatRecording({ ...recording, moves }));
    expect(meddled.ok ? '' : meddled.fault.message).toMatch(/^At key 4: /);
  });
});

/** Cut short, a character changed, a piece lost, a piece doubled, or bytes put in. */
function damaged(text: string, rng: Rng): string {
  const at = rng.below(text.length);
  const to = Math.min(text.length, at + 1 + rng.below(30));
  switch (rng.below(5)) {
    case 0:
      return text.slice(0, at);
    case 1:
      return `${text.slice(0, at)}${String.fromCharCode(32 + rng.below(95))}${text.slice(at + 1)}`;
    case 2:
      return text.slice(0, at) + text.slice(to);
    case 3:
      return text.slice(0, to) + text.slice(at);
    default:
      return `${text.slice(0, at)}\u0000ÿ${text.slice(at)}`;
  }
}
