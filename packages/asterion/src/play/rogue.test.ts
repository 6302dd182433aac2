import { describe, expect, test } from 'vitest';
import { type RoguePosition, rogue } from '../game/rogue/index.js';
import { formatRecording } from '../notation/index.js';
import { Refusal } from '../settings/index.js';
import { lineOf, type Standing } from './course.js';
import { games } from './games.js';
import { endText, refusalText, standingText, statusText } from './narrator.js';
import { openRecording, readRecording } from './recordings.js';
import { Referee } from './referee.js';
import { rogueDescription } from './rogue.js';
import { type GameSetup, setUp } from './setup.js';

type Setup = GameSetup<RoguePosition, number, RoguePosition>;
type At = Standing<RoguePosition>;

function setupOf(said: Readonly<Record<string, string>>): Setup {
  const { setup, faults } = setUp(rogueDescription, { seed: '7', ...said });
  if (setup === undefined) throw new Error(JSON.stringify(faults));
  return setup;
}

const CORNERED = { dungeon: 'cornered', monster: 'bfs', rogue: 'human' };

async function finished(referee: Referee<RoguePosition, number, RoguePosition>, from = referee.start): Promise<At> {
  let tip = from;
  while (tip.end === undefined) tip = await referee.answer(tip);
  return tip;
}

const named = ({ position }: At, name: string): number => rogue.moveNamed(position, name) ?? -1;
const after = (referee: Referee<RoguePosition, number, RoguePosition>, at: At, name: string): At => {
  const next = referee.after(at, named(at, name));
  if (next === undefined) throw new Error(`${name} is no move.`);
  return next;
};
const names = (tip: At): string =>
  lineOf(tip)
    .map(({ turn }) => turn?.name ?? '')
    .join(' ');

/** The monster comes, the rogue does as told. */
async function played(referee: Referee<RoguePosition, number, RoguePosition>, ...moves: string[]): Promise<At> {
  let tip = await referee.answer(referee.start);
  for (const move of moves) tip = await referee.answer(after(referee, tip, move));
  return tip;
}

test('a maze to play in may be of any mixture, and a wrong one is refused beside its setting', () => {
  const said = { shape: 'hex', rows: '7', cols: '7', rogue: 'core' };
  const { setup } = setUp(rogueDescription, { ...said, seed: '7', generator: 'growing-tree:random=30,newest=70' });
  expect(setup?.said.generator).toBe('growing-tree:newest=70,random=30');
  const { faults } = setUp(rogueDescription, { ...said, seed: '7', generator: 'growing-tree:newest=70' });
  expect(faults.generator).toMatch(/comes to 70\.$/);
});

describe('a referee', () => {
  test('lets bots play a game to its end, and tells the cap in monster moves', async () => {
    const tip = await finished(new Referee(setupOf({ dungeon: 'ring', rogue: 'cycle', moves: '20' })));
    expect(tip.position.ply).toBe(40);
    expect(tip.end).toMatchObject({ result: 'cap', why: 'The cap of 20 monster moves is reached.' });
  });

  test('asked anew in the middle of a line, has a bot with a memory say what it said', async () => {
    const setup = setupOf({ dungeon: 'eight', rogue: 'cycle', moves: '30' });
    const whole = await finished(new Referee(setup));
    const again = await finished(new Referee(setup), lineOf(whole)[25]);
    expect(names(again)).toBe(names(whole));
  });

  test('lets a person decide and the bot answer; another decision at the same place is another line', async () => {
    const referee = new Referee(setupOf(CORNERED));
    const caught = await played(referee, 'STAY', 'STAY', 'STAY');
    expect(caught.end).toMatchObject({ result: 'captured', winner: 'monster' });
    const [, first] = lineOf(caught);
    const other = await referee.answer(after(referee, first, 'E'));
    expect(names(other)).toBe(' NW E N');
    expect(names(caught)).toMatch(/^ NW STAY/);
  });
});

function opened(text: string) {
  const read = readRecording(text, games);
  if (!read.ok) throw new Error(read.fault.message);
  const found = openRecording(read.value, { known: games });
  if (found instanceof Refusal) throw new Error(found.message);
  return found;
}

describe('a recording', () => {
  test('is read back to the same line and the same settings, whoever has a seat', async () => {
    const referee = new Referee(setupOf({ ...CORNERED, moves: '3' }));
    const tip = await played(referee, 'E', 'STAY');
    const { setup, tip: back, notes, drift } = opened(formatRecording(referee.recordingOf(tip)));
    expect(setup.said).toMatchObject({ dungeon: 'cornered', monster: 'bfs', rogue: 'human', moves: '3', seed: '7' });
    expect(names(back as At)).toBe(names(tip));
    expect([...notes, drift]).toEqual([undefined]);
  });

  test('that was changed is played up to where it drifts, and an unknown player leaves the seat to you', async () => {
    const referee = new Referee(setupOf(CORNERED));
    const text = formatRecording(referee.recordingOf(await played(referee, 'E')));
    const { tip, drift, notes, setup } = opened(
      text.replace('["rogue","E"', '["rogue","W"').replaceAll('"bfs"', '"ghost"'),
    );
    expect(setup.names.monster).toBe('human');
    expect(tip.position.ply).toBe(1);
    expect(drift?.why).toBe('The move W of rogue is not legal.');
    expect(notes).toEqual(['The monster was played by "ghost", who is not known here.']);
  });

  test('tells an end that the moves do not show', async () => {
    const referee = new Referee(setupOf(CORNERED));
    const recording = {
      ...referee.recordingOf(await played(referee, 'E')),
      outcome: 'evades',
      basis: 'table' as const,
    };
    const found = openRecording(recording, { known: games });
    expect(found).toMatchObject({ tip: { end: { result: 'evades', why: 'It was proven by the exact table.' } } });
  });
});

test('what is told of a game', async () => {
  const setup = setupOf(CORNERED);
  const tip = await played(new Referee(setup), 'STAY', 'STAY', 'STAY');
  const line = lineOf(tip);
  const at = (turn: number) => ({ setup, tip, at: turn });
  expect(statusText(line[1], at(1), 0, false)).toBe(
    'Your move: you are the rogue. A move here replaces the later ones; undo brings them back.',
  );
  expect(statusText(line[2], at(2), 0, false)).toBe('Monster to move.');
  expect(statusText(line[2], { setup, tip: line[2], at: 2 }, 0, true)).toBe('The monster is thinking.');
  const lost = 'You lost: captured after 4 monster moves. A monster caught the rogue.';
  expect(statusText(tip, at(7), 0, false)).toBe(lost);
  expect(refusalText(line[1], at(1))).toBeUndefined();
  expect(refusalText(line[2], at(2))).toBe('Here the monster moves: go to one of your own turns.');
  expect(refusalText(tip, at(7))).toBe(`The game is over. ${lost}`);
  expect(standingText(line[0], at(0))).toBe('Turn 0 of 7. Start. Distance 4.');
  expect(standingText(line[2], at(2))).toBe('Turn 2 of 7. Rogue stays at row 0, column 0. Distance 3.');
  expect(standingText(tip, at(7))).toMatch(/^Monster NW to row 0, column 0. You lost: captured/);
  const { words } = rogueDescription;
  expect(words.danger(line[1].position, 'rogue', true)).toBe('Monster SE of you at row 3, column 3, 3 steps away.');
  expect(words.danger(line[1].position, 'monster', false)).toBe(
    'Rogue NW of the monster at row 0, column 0, 3 steps away.',
  );
  const forfeit = {
    result: 'forfeit',
    winner: 'rogue',
    why: 'It threw.',
    basis: 'forfeit' as const,
    culprit: 'monster',
  };
  expect(endText(rogueDescription, forfeit, tip.position, [])).toBe(
    'Forfeit by the monster after 4 monster moves. It threw.',
  );
});
