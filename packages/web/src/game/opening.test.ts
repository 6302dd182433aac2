import { type RoguePosition, rogue } from 'asterion/game';
import { formatRecording, parseRecording } from 'asterion/notation';
import { expect, test } from 'vitest';
import { lineOf } from '../play/course.js';
import { isPlayedIn, replayed } from '../play/opening.js';
import { Referee } from '../play/referee.js';
import { draftFrom } from './draft.js';
import { openText, settingsOf } from './opening.js';
import type { Standing } from './standing.js';
import { checkDraft, type Table } from './table.js';
import { rogueTelling } from './telling.js';
import { endText, threatText } from './words.js';

function tableOf(query: string): Table {
  const { table, faults } = checkDraft(draftFrom(new URLSearchParams(query), () => '7'));
  if (table === undefined) throw new Error(JSON.stringify(faults));
  return table;
}

async function finished(referee: Referee<RoguePosition>, from = referee.start): Promise<Standing> {
  let tip = from;
  while (tip.end === undefined) tip = await referee.answer(tip);
  return tip;
}

const named = (standing: Standing, name: string): number => rogue.moveNamed(standing.position, name) ?? -1;
const names = (tip: Standing): string =>
  lineOf(tip)
    .map(({ turn }) => turn?.name ?? '')
    .join(' ');

const CORNERED = 'dungeon=cornered';

/** The monster comes, the rogue does as told. */
async function played(referee: Referee<RoguePosition>, ...moves: string[]): Promise<Standing> {
  let tip = await referee.answer(referee.start);
  for (const move of moves) tip = await referee.answer(referee.after(tip, named(tip, move)));
  return tip;
}

test('bots play a game to its end, and the cap is told in monster moves', async () => {
  const tip = await finished(new Referee(tableOf('dungeon=ring&rogue=cycle&moves=20')));
  expect(tip.position.ply).toBe(40);
  expect(tip.end).toMatchObject({ result: 'cap', why: 'The cap of 20 monster moves is reached.' });
});

test('asked anew in the middle of a line, a bot with a memory says what it said', async () => {
  const table = tableOf('dungeon=eight&rogue=cycle&moves=30');
  const whole = await finished(new Referee(table));
  const middle = lineOf(whole)[25];
  const again = await finished(new Referee(table), middle);
  expect(names(again)).toBe(names(whole));
});

test('a person decides, the bot answers; another decision at the same place is another line', async () => {
  const referee = new Referee(tableOf(CORNERED));
  const caught = await played(referee, 'STAY', 'STAY', 'STAY');
  expect(caught.end).toMatchObject({ result: 'captured', winner: 'monster' });
  const [, first] = lineOf(caught);
  const other = await referee.answer(referee.after(first, named(first, 'E')));
  expect(names(other)).toBe(' NW E N');
  expect(names(caught)).toMatch(/^ NW STAY/);
});

test('a recording of a line is read back to the same line, whoever has a seat', async () => {
  const table = tableOf(`${CORNERED}&moves=3`);
  const referee = new Referee(table);
  const tip = await played(referee, 'E', 'STAY');
  const text = formatRecording(referee.recordingOf(tip));
  const opened = openText(text, 'game.json');
  if (opened.kind !== 'game') throw new Error(JSON.stringify(opened));
  const notes: string[] = [];
  expect(settingsOf(opened.recording, notes)).toMatchObject({ monster: 'bfs', rogue: 'human', seed: '7', noStay: '' });
  const back = replayed(new Referee(table), opened.recording, notes);
  expect(names(back)).toBe(names(tip));
  expect(notes).toEqual([]);
  expect(isPlayedIn(opened.recording, table.scene)).toBe(true);
  expect(isPlayedIn(opened.recording, tableOf('dungeon=open').scene)).toBe(false);
});

test('a changed recording is played up to where it drifts, and an unknown player leaves the seat to you', async () => {
  const table = tableOf(CORNERED);
  const referee = new Referee(table);
  const text = formatRecording(referee.recordingOf(await played(referee, 'E')));
  const opened = openText(text.replace('["rogue","E"', '["rogue","W"').replace('"bfs"', '"ghost"'), 'x');
  if (opened.kind !== 'game') throw new Error(JSON.stringify(opened));
  expect(opened.notes).toEqual(['Its checksum does not hold: something has been changed.']);
  const notes: string[] = [];
  expect(settingsOf(opened.recording, notes).monster).toBe('human');
  expect(replayed(new Referee(table), opened.recording, notes).position.ply).toBe(1);
  expect(notes).toEqual([
    'The monster was played by "ghost", who is not known here: the seat is yours.',
    'It can be played again up to turn 1: The move W of rogue is not legal.',
  ]);
});

test('an end that the moves do not show is taken from the recording', async () => {
  const referee = new Referee(tableOf(CORNERED));
  const read = parseRecording(formatRecording(referee.recordingOf(await played(referee, 'E'))));
  if (!read.ok) throw new Error(read.fault.message);
  const tip = replayed(referee, { ...read.value, outcome: 'evades' }, []);
  expect(tip.end).toMatchObject({ result: 'evades', why: 'So the recording says.' });
});

test('files are told by their content; wrong ones by line and column', () => {
  expect(openText('3\n. A .\n. . .\n. @ .\n', 'a').kind).toBe('world');
  const maze = openText('+---+---+\n|       |\n+---+---+\n', 'm');
  expect(maze).toMatchObject({ kind: 'refused', why: 'm: There is no monster.' });
  const held = openText(
    '{"asterion":1,"shape":"rect","rows":1,"cols":2,"origin":"bottom","open":["0110"],"entrance":[0,0],"exit":[0,1]}',
    'd',
  );
  expect(held).toMatchObject({ kind: 'world', scene: { actors: { monster: [1], rogue: [0] } } });
  expect(openText('3\n. . .\n', 'b')).toEqual({ kind: 'refused', why: 'b:3:1: Expected 3 rows, found 1.' });
  expect(JSON.stringify(openText('{"recording":9}', 'r'))).toContain('a newer Asterion wrote this');
});

test('what is told of a game', async () => {
  const table = tableOf(CORNERED);
  const referee = new Referee(table);
  const tip = await played(referee, 'STAY', 'STAY', 'STAY');
  const line = lineOf(tip);
  const at = (turn: number) => ({ table, tip, at: turn });
  expect(rogueTelling.status(line[1], at(1), 0, false)).toBe(
    'Your move: you are the rogue. Moving here leaves the later moves; undo brings them back.',
  );
  expect(rogueTelling.status(line[2], at(2), 0, false)).toBe('The monster (bfs) was to move.');
  expect(rogueTelling.status(line[2], { table, tip: line[2], at: 2 }, 0, true)).toBe('The monster (bfs) is thinking.');
  expect(rogueTelling.status(tip, at(7), 0, false)).toBe(
    'You lost: captured after 4 monster moves. A monster caught the rogue.',
  );
  expect(rogueTelling.refusal(line[1], at(1))).toBeUndefined();
  expect(rogueTelling.refusal(line[2], at(2))).toBe('Here the monster was to move: go to one of your own turns.');
  expect(rogueTelling.refusal(tip, at(7))).toContain('The game is over. You lost');
  expect(rogueTelling.standing(line[0], at(0))).toBe('Turn 0 of 7. Start. Distance 4.');
  expect(rogueTelling.standing(line[2], at(2))).toBe('Turn 2 of 7. Rogue stays at row 0, column 0. Distance 3.');
  expect(rogueTelling.standing(tip, at(7))).toMatch(/^Monster NW to row 0, column 0. You lost: captured/);
  expect(threatText(line[1].position, 'rogue', true)).toBe('Monster SE of you at row 3, column 3, 3 steps away.');
  expect(threatText(line[1].position, 'monster', false)).toBe(
    'Rogue NW of the monster at row 0, column 0, 3 steps away.',
  );
  const forfeit = { result: 'forfeit', winner: 'rogue', why: 'It threw.', ground: 'rule' as const, culprit: 'monster' };
  expect(endText(forfeit, tip.position, [])).toBe('Forfeit by the monster after 4 monster moves. It threw.');
});
