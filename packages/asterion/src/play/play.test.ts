import { describe, expect, test } from 'vitest';
import { createRng } from '../world/index.js';
import { rogueDescription } from './rogue.js';
import { Session } from './session.js';
import { setUp } from './setup.js';

const setupOf = (said: Record<string, string>) => {
  const { setup, faults } = setUp(rogueDescription, said);
  if (setup === undefined) throw new Error(JSON.stringify(faults));
  return setup;
};

describe('a session', () => {
  test('plays, takes back, and plays again', async () => {
    const session = new Session(setupOf({ dungeon: 'mouth', rogue: 'human', seed: '7' }));
    await session.proceed();
    expect(session.standing.position.ply).toBe(1);
    const { input } = rogueDescription;
    const [part] = input.parts(session.standing.position, []);
    const move = input.move(session.standing.position, [part.name]) ?? -1;
    expect(session.play(move)).toBe(true);
    await session.proceed();
    expect(session.standing.position.ply).toBe(3);
    const line = session.line.map(({ position }) => position);
    expect(session.undo()).toBe(true);
    expect(session.standing.position.ply).toBe(1);
    expect(session.redo()).toBe(true);
    await session.proceed();
    expect(session.line.map(({ position }) => position)).toEqual(line);
  });

  test('samples can be set up', () => {
    for (let i = 0; i < 50; i++) {
      const { said } = rogueDescription.sample(createRng(i));
      expect(setUp(rogueDescription, said).faults).toEqual({});
    }
  });
});

test('undo leads back to the start of a game, and never into the game before', () => {
  const setups = ['1', '2'].map((seed) => setupOf({ dungeon: 'mouth', rogue: 'human', monster: 'human', seed }));
  const session = new Session(setups[0]);
  const step = () => session.play(session.setup.description.game.legalMoves(session.standing.position)[0]);
  step();
  const { tip } = session;
  session.begin(setups[1]);
  expect([session.canUndo, session.canRedo]).toEqual([false, false]);
  step();
  session.restart();
  const back: string[] = [];
  while (session.undo()) back.push(`${session.setup.seed} ${session.tip.position.ply}`);
  expect(back).toEqual(['2 1', '2 0']);
  session.resume(setups[0], tip, 1);
  while (session.undo()) back.push(`${session.setup.seed} ${session.tip.position.ply}`);
  expect(back).toEqual(['2 1', '2 0', '1 0']);
});
