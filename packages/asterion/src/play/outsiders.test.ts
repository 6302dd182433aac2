/** Players from outside the registry, at every seat of every game. */

import { describe, expect, test } from 'vitest';
import { foxhunt } from '../../../../testing/foxhunt.js';
import { PlayerFault, type Position } from '../game/index.js';
import { Refusal } from '../settings/index.js';
import { createRng } from '../world/index.js';
import { auditRecording } from './audit.js';
import type { AnyDescription } from './description.js';
import { games } from './games.js';
import { type GameLine, type Outsider, positionAt, withOutsiders } from './outsiders.js';
import { openRecording } from './recordings.js';
import { Session } from './session.js';
import { setUp } from './setup.js';

const seats = [...games, foxhunt as AnyDescription]
  .filter(({ players }) => players.list.length > 0)
  .flatMap((description) => description.game.seats.map((seat) => ({ name: description.game.name, seat, description })));

/** The position that a line leads to, as somebody elsewhere finds it. */
function reached({ start, moves }: GameLine, description: AnyDescription): Position {
  const { game } = description;
  return moves.reduce(
    (at, name) => game.play(at, game.moveNamed(at, name)),
    positionAt(structuredClone(start), description),
  );
}

const outsider = (answer: (line: GameLine) => string): Outsider => ({
  name: 'guest.js',
  memoryless: false,
  start: () => (line) => Promise.resolve(answer(line)),
});

function sessionWith(description: AnyDescription, seat: string, answer: (line: GameLine) => string, sample: number) {
  const { said } = description.sample(createRng(sample));
  const { setup, faults } = setUp(withOutsiders(description, { [seat]: outsider(answer) }), {
    ...said,
    [seat]: 'guest.js',
  });
  if (setup === undefined) throw new Error(JSON.stringify(faults));
  return new Session(setup);
}

describe.each(seats)('$name, $seat', ({ description, seat }) => {
  test('an outsider is told the line that leads to where it moves, and its game is recorded and checked', async () => {
    const { game } = description;
    for (let sample = 0; sample < 4; sample++) {
      const checks: number[] = [];
      const session = sessionWith(
        description,
        seat,
        (line) => {
          const position = reached(line, description);
          checks.push(game.check(position));
          return game.moveName(position, game.legalMoves(position)[0]);
        },
        sample,
      );
      for (let ply = 0; ply < 30 && session.tip.end === undefined; ply++) await session.answer();
      const own = session.line.filter(
        ({ position }, index) => position.seat === seat && index < session.line.length - 1,
      );
      expect(checks.slice(0, own.length)).toEqual(own.map(({ position }) => game.check(position)));
      const recording = session.recording();
      expect(recording.seats[seat]).toBe('guest.js');
      const opened = openRecording(recording, { known: [description] });
      if (opened instanceof Refusal) throw new Error(opened.message);
      expect(opened.drift).toBeUndefined();
      expect(auditRecording(recording, opened).contradictions).toEqual([]);
    }
  });

  test('an outsider who answers with no move, or not at all, forfeits with what it did', async () => {
    const fault = (): string => {
      throw new PlayerFault('fell asleep');
    };
    for (const [answer, why] of [
      [() => 'sideways', 'made the illegal move sideways'],
      [fault, 'fell asleep'],
    ] as const) {
      const session = sessionWith(description, seat, answer, 1);
      while (session.tip.end === undefined) await session.answer();
      expect(session.tip.end).toMatchObject({
        basis: 'forfeit',
        culprit: seat,
        why: `The ${seat} (guest.js) ${why}.`,
      });
    }
  });
});
