import { describe, expect, test } from 'vitest';
import { describeSafety, valueOf } from '../../test/scenes.js';
import { createScene, createWorld, openWay, rect } from '../world/index.js';
import { formatRecording, parseRecording, type Recording } from './recording.js';

const world = createWorld(rect.grid(1, 2));
openWay(world, 0, 0);
const recording: Recording = {
  game: 'rogue',
  scene: createScene(world, { actors: { monster: [0], rogue: [1] } }),
  options: { stay: true, diagonals: 'never', depth: 3 },
  seed: '7',
  seats: { monster: 'bfs', rogue: 'Zoë → 😀' },
  moves: [{ seat: 'monster', name: 'E', check: '0badcafe' }],
  outcome: 'captured',
};
const text = formatRecording(recording);

test('what is written is read back, and is whole', () => {
  expect(valueOf(parseRecording(text))).toEqual({ ...recording, isWhole: true });
  const open = { ...recording, moves: [], outcome: undefined };
  expect(valueOf(parseRecording(formatRecording(open)))).toEqual({ ...open, isWhole: true });
});

test('version 1 looks like this, for ever', () => {
  expect(text).toMatchInlineSnapshot(`
    "{"recording":1,"game":"rogue",
    "world":{"asterion":1,"shape":"rect","rows":1,"cols":2,"origin":"bottom",
    "open":[
    "0110"
    ],
    "actors":{"monster":[[0,0]],"rogue":[[0,1]]}},
    "options":{"stay":true,"diagonals":"never","depth":3},"seed":"7","seats":{"monster":"bfs","rogue":"Zoë → 😀"},
    "moves":[
    ["monster","E","0badcafe"]
    ],
    "outcome":"captured","checksum":"4a29e657"}
    "
  `);
});

test('version 2 says of a match of one’s own what its moves do not show', () => {
  const capped = { ...recording, cap: 40, outcome: 'forfeit', basis: 'forfeit', winner: 'monster' } as const;
  const ended = { ...capped, culprit: 'rogue', why: 'The rogue (x) threw "no".' };
  const written = formatRecording(ended);
  expect(written.replace(/"world"[^]*"moves"/, '"moves"')).toMatchInlineSnapshot(`
    "{"recording":2,"game":"rogue",
    "moves":[
    ["monster","E","0badcafe"]
    ],
    "outcome":"forfeit","ground":"forfeit","winner":"monster","culprit":"rogue","why":"The rogue (x) threw \\"no\\".","checksum":"453cf11a"}
    "
  `);
  expect(valueOf(parseRecording(written))).toEqual({ ...ended, isWhole: true });
  const unknown = { ...capped, winner: undefined, culprit: undefined, why: undefined };
  expect(valueOf(parseRecording(formatRecording(unknown)))).toEqual({ ...unknown, isWhole: true });
  expect(parseRecording(written.replace('"culprit":"rogue"', '"culprit":5')).ok).toBe(false);
});

test('the checksum covers the bytes of the file before its key', () => {
  const at = text.indexOf('"checksum"');
  let sum = 0x811c9dc5;
  for (const byte of Buffer.from(text.slice(0, at))) sum = Math.imul(sum ^ byte, 0x01000193);
  expect(text.slice(at)).toBe(`"checksum":"${(sum >>> 0).toString(16).padStart(8, '0')}"}\n`);
});

test('every single changed byte is noticed', () => {
  const bytes = Buffer.from(text);
  for (let at = 0; at < bytes.length; at++) {
    const changed = Buffer.from(bytes);
    changed[at] ^= 1;
    const read = parseRecording(changed.toString());
    expect(read.ok && read.value.isWhole, `byte ${at}`).toBe(false);
  }
});

describe('a recording is refused', () => {
  test.each([
    ['without a version', /"recording":1,/, '', 'version'],
    ['of a newer version', '"recording":1', '"recording":3', 'newer Asterion'],
    ['of version -3.5', '"recording":1', '"recording":-3.5', 'version'],
    ['without a world', /"world":[^]*?\]\]\}\},/, '', 'the key "world"'],
    ['with nested options', '"depth":3', '"depth":[3]', 'plain value'],
    ['with a seat that is no string', '"bfs"', '4', 'a string'],
    ['with a move of two parts', ',"0badcafe"', '', '[seat, move, check]'],
    ['with moves that are no list', /"moves":\[[^]*?\],/, '"moves":{},', 'a list of moves'],
    ['with an outcome that is no string', '"captured"', '1', 'a string'],
  ])('%s', (_what, from, to, message) => {
    const changed = text.replace(from, to);
    expect(changed).not.toBe(text);
    const read = parseRecording(changed);
    if (read.ok) throw new Error('Expected a refusal.');
    expect(read.fault.message).toContain(message);
    expect(read.fault.line).toBeGreaterThan(0);
  });
});

describeSafety(parseRecording, [text]);
