/** The thread that plays every monster against every rogue in some dungeons: started by `table.ts`. */

import { parentPort, workerData } from 'node:worker_threads';
import type { Seat } from 'asterion/game';
import { MONSTER, monsterMoves, ROGUE, type RoguePosition } from 'asterion/game/rogue';
import {
  type AnyDescription,
  type GameSetup,
  playedMatch,
  reviewGame,
  rogueDescription,
  rogueExact,
  tableHere,
} from 'asterion/play';
import { Refusal } from 'asterion/settings';
import { type Arena, arenaScene, setupIn } from '../game/arena.js';
import type { ModuleFile } from '../module/module-file.js';
import type { OpenedPlayers } from '../module/players.js';

/** A dungeon, and its place among all of them. */
interface PlacedArena extends Arena {
  readonly index: number;
}

export interface TableShare {
  readonly arenas: readonly PlacedArena[];
  readonly monsters: readonly Seated[];
  readonly rogues: readonly Seated[];
}

/** A player by its name, or a module. */
export interface Seated {
  readonly name: string;
  readonly module?: ModuleFile | undefined;
}

/** A line of the table, in the order that outside callers rely on. */
export interface Row {
  readonly dungeon: string;
  readonly monster: string;
  readonly rogue: string;
  readonly outcome: string;
  /** Of the monster. */
  readonly moves: number;
  /** With best play, from the start; null without a table. */
  readonly verdict: string | null;
  readonly captureIn: number | null;
  /** The share of a side's moves that kept the exact value, 0 to 1. */
  readonly keptMonster: number | null;
  readonly keptRogue: number | null;
}

/** One for each game. */
export interface TableReport {
  readonly arena: number;
  readonly row: Row;
  /** Why somebody forfeited. */
  readonly forfeit: string | undefined;
}

async function playShare({ arenas, monsters, rogues }: TableShare): Promise<void> {
  const opened = new Map<string, OpenedPlayers>();
  try {
    for (const monster of monsters) for (const rogue of rogues) await openPairing(monster, rogue, opened);
    for (const arena of arenas) {
      const scene = arenaScene(arena); // once, so that tables are shared
      const base = setupIn(arena, rogueDescription, {}, scene);
      const table = tableOf(base);
      for (const monster of monsters) {
        for (const rogue of rogues) {
          const own = opened.get(pairingOf(monster, rogue))?.description;
          const names = { [MONSTER]: monster.name, [ROGUE]: rogue.name };
          const setup = own === undefined ? seated(base, names) : seated(setupIn(arena, own, {}, scene), names, own);
          parentPort?.postMessage(await played(arena, setup, table));
        }
      }
    }
  } finally {
    for (const one of opened.values()) await one.close();
  }
}

const pairingOf = (monster: Seated, rogue: Seated): string =>
  JSON.stringify([monster, rogue].map(({ name, module }) => module?.path ?? name));

/** The game of a pairing in which somebody is a module. */
async function openPairing(monster: Seated, rogue: Seated, opened: Map<string, OpenedPlayers>): Promise<void> {
  const modules = Object.entries({ [MONSTER]: monster.module, [ROGUE]: rogue.module }).flatMap(([seat, module]) =>
    module === undefined ? [] : [[seat, module] as const],
  );
  if (modules.length === 0) return;
  const { openPlayers } = await import('../module/players.js'); // which most tables do without
  const { signal } = new AbortController(); // whoever stops this thread stops those below it
  const players = await openPlayers(rogueDescription, Object.fromEntries(modules), { signal });
  opened.set(pairingOf(monster, rogue), players);
}

/** With counts if they fit, else without, else none. */
function tableOf({ start }: GameSetup) {
  const position = start as RoguePosition;
  const wish = rogueExact.attempts.find((options) => rogueExact.fault(position, options) === undefined);
  return wish === undefined ? undefined : tableHere(rogueDescription, position, wish);
}

function seated(
  setup: GameSetup,
  names: Readonly<Record<Seat, string>>,
  { players }: Pick<AnyDescription, 'players'> = rogueDescription,
): GameSetup {
  const bots = Object.entries(names).map(([seat, name]) => {
    const found = players.named(name, seat, setup.seed);
    if (found instanceof Refusal) throw new Error(found.message); // names have been looked up before
    return [seat, found];
  });
  return { ...setup, names, bots: Object.fromEntries(bots) as GameSetup['bots'] };
}

async function played(arena: PlacedArena, setup: GameSetup, table: ReturnType<typeof tableOf>): Promise<TableReport> {
  const match = await playedMatch(setup);
  const [positions, moves] = [match.positions as readonly RoguePosition[], match.moves as readonly number[]];
  const exact =
    table === undefined
      ? { verdict: null, captureIn: null, keptMonster: null, keptRogue: null }
      : truthOf(table, positions, moves);
  const { end } = match;
  return {
    arena: arena.index,
    row: {
      dungeon: arena.name,
      monster: setup.names[MONSTER],
      rogue: setup.names[ROGUE],
      outcome: end?.result ?? 'forfeit',
      moves: monsterMoves(match.position as RoguePosition),
      ...exact,
    },
    forfeit: end?.basis === 'forfeit' ? end.why : undefined,
  };
}

function truthOf(
  table: NonNullable<ReturnType<typeof tableOf>>,
  positions: readonly RoguePosition[],
  moves: readonly number[],
) {
  const { accuracy } = reviewGame({ game: rogueDescription.game, exact: rogueExact }, table, positions, moves);
  const { verdict, captureIn } = rogueExact.report(rogueExact.value(table, positions[0])) as Row;
  return { verdict, captureIn, keptMonster: accuracy[MONSTER], keptRogue: accuracy[ROGUE] };
}

await playShare(workerData as TableShare);
