import { expect, test } from 'vitest';
import { CHANCE, type MatchEnd } from '../game/index.js';
import { endText, refusalText, standingText, statusText } from './narrator.js';
import { pitsDescription } from './pits.js';
import { rogueDescription } from './rogue.js';
import { Session } from './session.js';
import { setUp } from './setup.js';

/** A game that the rogue has lost by waiting. */
function lost() {
  const { setup } = setUp(rogueDescription, { dungeon: 'cornered', monster: 'bfs', rogue: 'human', seed: '7' });
  if (setup === undefined) throw new Error('Expected a game.');
  return { setup, session: new Session(setup) };
}

test('a guest is told who won', async () => {
  const { setup, session } = lost();
  await session.proceed();
  while (session.standing.end === undefined) {
    session.play(setup.description.game.moveNamed(session.standing.position, 'STAY') ?? -1);
    await session.proceed();
  }
  const { standing } = session;
  const now = { ...session.course.now, setup };
  const said = (isGuest: boolean) => [
    statusText(standing, now, 0, false, isGuest),
    refusalText(standing, now, isGuest),
    standingText(standing, now, { isGuest }),
  ];
  for (const text of said(false)) expect(text).toContain('You lost: captured after 4 monster moves.');
  for (const text of said(true)) expect(text).toContain('The monster won: captured after 4 monster moves.');
});

test('nobody has won where chance did', () => {
  const { setup } = setUp(pitsDescription, { size: '4', player: 'human', seed: '1' });
  if (setup === undefined) throw new Error('Expected a game.');
  const end: MatchEnd = { result: 'fell', winner: CHANCE, why: 'Into a pit.', basis: 'rule', culprit: undefined };
  const told = (isGuest: boolean) => endText(pitsDescription, end, setup.start, ['player'], isGuest);
  expect(told(false)).toMatch(/^You lost: fell/);
  expect(told(true)).toMatch(/^Fell/);
});
