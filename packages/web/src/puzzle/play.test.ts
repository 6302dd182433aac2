import { beginSolving, type OpenedPuzzle, openPuzzle, PuzzleFault, takeMoveBack } from 'asterion/puzzle';
import { shippedPacks } from 'asterion/puzzle/shipped';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import type { PuzzlePlay } from './play.js';
import { Shelf } from './shelf.js';

const shelf = new Shelf(shippedPacks);
const list = shelf.names.flatMap((name) => shelf.pack(name)?.list ?? []);

/** A puzzle of a walk of several moves, which begins after a move or not. */
function opened(isAfterMove: boolean): OpenedPuzzle {
  const puzzle = list.find(
    ({ spec, line }) => spec.game === 'rogue' && line.length > 4 && (spec.from !== undefined) === isAfterMove,
  );
  const found = puzzle === undefined ? undefined : openPuzzle(puzzle);
  if (found === undefined || found instanceof PuzzleFault) throw new Error('Expected a puzzle.');
  return found;
}

let restore = (): void => undefined;
let begin: (of: OpenedPuzzle) => PuzzlePlay;

beforeAll(async () => {
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => undefined }));
  vi.stubGlobal('location', { hash: '' });
  const [{ PuzzlePlay: Play }, { motion }] = await Promise.all([import('./play.js'), import('../page/settings.js')]);
  motion.value = 'reduced'; // replies are there at once
  restore = () => {
    motion.value = 'system';
  };
  begin = (of) => {
    const play = new Play();
    play.show(beginSolving(of));
    return play;
  };
});

afterAll(() => restore());

/** Tells a move by its name, part by part. */
function tell(play: PuzzlePlay, name: string): void {
  for (const part of name.split('+')) {
    const steered = play.steer(part);
    if ('why' in steered) throw new Error(steered.why);
    play.take(steered.part);
  }
}

const wrongMove = ({ game: { description }, start, puzzle }: OpenedPuzzle): string => {
  const names = description.game.legalMoves(start).map((move) => description.game.moveName(start, move));
  const wrong = names.find((name) => name !== puzzle.line[0]);
  if (wrong === undefined) throw new Error('Expected a choice.');
  return wrong;
};

test.each([true, false])(
  'a puzzle is looked at from its own start, whether it begins after a move (%s) or not',
  (is) => {
    const of = opened(is);
    const play = begin(of);
    expect(play.line.value).toHaveLength(1);
    expect(play.standing.value?.position).toBe(of.start);
    expect(play.people.value).toEqual([of.puzzle.seat]);
    expect(play.mover.value).toBeDefined();
  },
);

test.each([true, false])('right moves are answered, and stay on the line until it is solved (%s)', (is) => {
  const of = opened(is);
  const play = begin(of);
  const answers: string[] = [];
  play.onAnswer = (_, now) => answers.push(now.phase);
  for (const { seat, name } of turnsOf(of)) if (seat === of.puzzle.seat) tell(play, name);
  expect(answers.at(-1)).toBe('solved');
  expect(play.line.value.slice(1).map(({ turn }) => turn?.name)).toEqual(of.puzzle.line);
  expect(play.playback.step.value).toBe(of.puzzle.line.length);
  expect(play.refusal.value).toBe('The puzzle is solved.');
});

function turnsOf({ game: { description }, start, puzzle }: OpenedPuzzle) {
  let position = start;
  return puzzle.line.map((name) => {
    const { seat } = position;
    position = description.game.play(position, description.game.moveNamed(position, name));
    return { seat, name };
  });
}

test('a wrong move is followed by what refutes it, looked at from the move on, until it is taken back', () => {
  const of = opened(false);
  const play = begin(of);
  tell(play, wrongMove(of));
  const { solving } = play;
  expect(solving.value?.phase).toBe('wrong');
  expect(play.playback.step.value).toBe(1);
  expect(play.line.value.slice(1).map(({ turn }) => turn?.name)).toEqual(
    solving.value?.refutation?.steps.map(({ name }) => name),
  );
  expect(play.steer(of.puzzle.line[0])).toEqual({
    why: 'That move was wrong: take it back, then try another one.',
  });
  if (solving.value !== undefined) play.show(takeMoveBack(solving.value));
  expect(play.line.value).toHaveLength(1);
  tell(play, of.puzzle.line[0]);
  expect(solving.value?.played[0].name).toBe(of.puzzle.line[0]);
});

test('whoever looks back cannot move there', () => {
  const of = opened(false);
  const play = begin(of);
  tell(play, of.puzzle.line[0]);
  play.playback.stepBy(-1);
  expect(play.mover.value).toBeUndefined();
  expect(play.steer(of.puzzle.line[2])).toHaveProperty('why', expect.stringContaining('earlier move'));
  play.playback.stepBy(1);
  expect(play.mover.value).toBeDefined();
});

describe('with motion', () => {
  beforeAll(() => restore());

  test('one’s own move is seen before the reply; whoever looks back meanwhile stays there, and a key goes on at once', () => {
    const of = opened(false);
    vi.useFakeTimers();
    try {
      const play = begin(of);
      tell(play, of.puzzle.line[0]);
      expect(play.playback.step.value).toBe(1);
      vi.advanceTimersByTime(1000);
      expect(play.playback.step.value).toBe(2);
      tell(play, of.puzzle.line[2]);
      play.playback.stepBy(-1);
      vi.advanceTimersByTime(1000);
      expect(play.playback.step.value).toBe(2);
      play.playback.stepBy(Infinity);
      tell(play, of.puzzle.line[4]);
      if (of.puzzle.line.length > 6) tell(play, of.puzzle.line[6]);
      expect(play.playback.step.value).toBeGreaterThanOrEqual(5);
    } finally {
      vi.useRealTimers();
    }
  });
});
