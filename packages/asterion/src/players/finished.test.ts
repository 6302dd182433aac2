/** Whoever asks a player for a move in a game that is over is told so, or gets what the player's rule says. */

import { describe, expect, test } from 'vitest';
import type { Game, PlayerEntry, Position, Seat } from '../game/index.js';
import { labyrinth, THESEUS } from '../game/labyrinth/index.js';
import { pits } from '../game/pits/index.js';
import { type RoguePosition, rogue } from '../game/rogue/index.js';
import { generateDungeon, generateLabyrinth } from '../generate/index.js';
import { createRng, createScene, createWorld, openFromTerrain, pick, rect, type Scene } from '../world/index.js';
import { hunters } from './explore/index.js';
import { labyrinthPlayerNamed, labyrinthPlayers } from './labyrinth/index.js';
import { pitsPlayersFor } from './pits/index.js';
import { roguePlayerNamed, roguePlayers } from './rogue/index.js';

interface Finished<P> {
  readonly first: P;
  readonly over: P;
}

/** The ends of some games played at random, and their starts. */
function ends<P extends Position, Move, Options extends object, Seen>(
  game: Game<P, Move, Options, Seen>,
  sceneOf: (seed: number) => Scene,
  options: Options,
): Finished<P>[] {
  return [1, 2, 3, 4, 5, 6].map((seed) => {
    const first = game.initial(sceneOf(seed), options, seed);
    const rng = createRng(seed);
    let over = first;
    while (game.outcome(over) === undefined) over = game.play(over, pick(game.legalMoves(over), rng));
    return { first, over };
  });
}

/** What a player says when it is asked at the end of a game. */
function askedAtTheEnd<P extends Position, Move, Options extends object, Seen>(
  game: Game<P, Move, Options, Seen>,
  entry: PlayerEntry<Seen, Move>,
  seat: Seat,
  { first, over }: Finished<P>,
): unknown {
  const player = entry.start(game.observe(first, seat), seat, createRng(1));
  try {
    return player.move(game.observe(over, seat));
  } catch (error) {
    return error;
  }
}

/** Every one of these players refuses, for the reason why the game is over. */
function expectRefusals<P extends Position, Move, Options extends object, Seen>(
  game: Game<P, Move, Options, Seen>,
  entries: readonly PlayerEntry<Seen, Move>[],
  games: readonly Finished<P>[],
): void {
  expect(entries).not.toHaveLength(0);
  for (const entry of entries) {
    for (const seat of entry.seats) {
      for (const finished of games) {
        const said = askedAtTheEnd(game, entry, seat, finished);
        expect(said, `${entry.name} as ${seat}`).toBeInstanceOf(RangeError);
        expect((said as RangeError).message).toBe(
          `Expected a game that goes on, got one that is over: ${game.outcome(finished.over)?.why}`,
        );
      }
    }
  }
}

const isPlayer = <T>(player: T | undefined): player is T => player !== undefined;

/** By capture, and because no monster can ever reach the rogue. */
const gamesOfRogue = (): Finished<RoguePosition>[] => {
  const apart = createScene(createWorld(rect.grid(1, 3)), { actors: { monster: [0], rogue: [2] } });
  const draw = rogue.initial(apart, rogue.defaults, 0);
  return [...ends(rogue, (seed) => generateDungeon({ rows: 9, seed }), rogue.defaults), { first: draw, over: draw }];
};

describe('in a game that is over', () => {
  test('optimal of Rogue refuses to move, in words', () => {
    const optimal = roguePlayers.filter(({ name }) => name === 'optimal');
    expectRefusals(rogue, optimal, gamesOfRogue());
  });

  test('the other players of Rogue go by their rules', () => {
    const looking = ['minimax:2', 'minimax:3'].map((name) => roguePlayerNamed(name, 'rogue')).filter(isPlayer);
    for (const entry of [...roguePlayers.filter(({ name }) => name !== 'optimal'), ...looking]) {
      for (const seat of entry.seats) {
        for (const game of gamesOfRogue())
          expect(askedAtTheEnd(rogue, entry, seat, game), `${entry.name} as ${seat}`).toBeTypeOf('number');
      }
    }
  });

  test('every player of Labyrinth refuses to move, in words', () => {
    const looking = ['minimax:1', 'minimax-board:3']
      .map((name) => labyrinthPlayerNamed(name, THESEUS))
      .filter(isPlayer);
    const games = (sight: number) =>
      [1, 2].flatMap((minotaurs) =>
        ends(labyrinth, (seed) => generateLabyrinth({ rows: 3, supplies: 1, minotaurs, seed }), {
          ...labyrinth.defaults,
          rounds: 8,
          sight,
        }),
      );
    expect(new Set(games(0).map(({ over }) => labyrinth.outcome(over)?.result)).size).toBe(3);
    expectRefusals(labyrinth, [...labyrinthPlayers, ...looking], games(0));
    const fair = labyrinthPlayers.filter(({ needsWholeBoard }) => !needsWholeBoard);
    expectRefusals(labyrinth, fair, games(1));
  });

  test('every player of Random Pits refuses to move, in words', () => {
    const grid = rect.grid(6, 6);
    const open = openFromTerrain(grid, new Uint8Array(36), 'never');
    const games = ends(
      pits,
      () => createScene(createWorld(grid, { open }), { exit: 35, actors: { player: [0] } }),
      pits.defaults,
    );
    expectRefusals(pits, pitsPlayersFor(1), games);
  });
});

test('a hunter that has its prey stays where it is', () => {
  const { world } = generateDungeon({ rows: 9, seed: 1 });
  const cell = [...world.open].findIndex((ways) => ways !== 0);
  for (const hunter of hunters)
    expect(hunter.plan({ world, hunter: cell, avatar: cell }, createRng(1)).way, hunter.name).toEqual([cell]);
});
