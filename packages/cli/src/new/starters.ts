/** What `asterion new` writes: modules that work as they are, to be made better, and tests that run. */

import type { Seat } from 'asterion/game';
import type { AnyDescription } from 'asterion/play';
import type { STARTED } from '../module/module-file.js';

/** What can be begun. */
export type Started = (typeof STARTED)[number];

export interface Starter {
  readonly name: string;
  readonly kind: Started;
  readonly isTyped: boolean;
  /** Where a player sits. */
  readonly description: AnyDescription;
  readonly seat: Seat;
}

/** The file of a module. */
export const moduleFile = ({ name, isTyped }: Pick<Starter, 'name' | 'isTyped'>): string =>
  `${name}.${isTyped ? 'ts' : 'mjs'}`;

export const testFile = ({ name }: Pick<Starter, 'name'>): string => `${name}.test.mjs`;

/** The text of a module. Types stand between `«` and `»`, and whole lines of them begin with `«`. */
export function moduleText(starter: Starter): string {
  const text = { player, generator, solver }[starter.kind](starter);
  if (starter.isTyped) return text.replaceAll(/[«»]/g, '');
  return text.replaceAll(/^«.*»\n/gm, '').replaceAll(/«[^»]*»/g, '');
}

/** What a seat sees, where it is not all there is: the type, and how any move is made from that. */
const UNSEEN: Readonly<Record<string, readonly string[]>> = {
  labyrinth: [
    "    if (!('setup' in seen)) {",
    '      // Only what is in sight: any way that is open, for each of its own.',
    '      const ways = seen.own.map((tile) => seen.tiles.find((one) => one.tile === tile)?.open ?? []);',
    '      return jointMove(ways.map((open) => open[rng.below(open.length)]));',
    '    }',
  ],
};

const SEEN: Readonly<Record<string, string>> = {
  rogue: 'RoguePosition',
  labyrinth: 'LabyrinthSeen',
  pits: 'PitsPosition',
  minotaur: 'MinotaurPosition',
};

function player({ name, description, seat }: Starter): string {
  const { game, title, words } = description;
  const unseen = UNSEEN[game.name] ?? [];
  const seen = SEEN[game.name] ?? 'Position';
  return `// ${name}: plays ${words.seat(seat)} of ${title}. So far it makes any legal move; make it better.
import { ${game.name} } from 'asterion/game/${game.name}';
${unseen.length > 0 ? "import { jointMove } from 'asterion/game';\n" : ''}«import type { Player } from 'asterion/game';»
«import type { ${seen} } from 'asterion/game/${game.name}';»
«import type { Rng } from 'asterion/world';»

export default {
  game: '${game.name}',
  seats: ['${seat}'],
  // Say true once it moves alike whenever it sees alike: then a position that comes again ends the game.
  memoryless: false,
  /** A fresh player for one game. It sees what its seat may see, and answers with a move, or with the name of one. */
  start: (_first«: ${seen}», _seat«: string», rng«: Rng»)«: Player<${seen}, number>» => ({
    move: (seen) => {
${unseen.map((line) => `  ${line}\n`).join('')}      const moves = ${game.name}.legalMoves(seen);
      return moves[rng.below(moves.length)];
    },
  }),
};
`;
}

const generator = ({
  name,
}: Starter): string => `// ${name}: grows mazes. So far by a walk that goes back where it cannot go on; make it another.
import { openWay } from 'asterion/world';
«import type { Cell, Rng, World } from 'asterion/world';»

export default {
  // Every cell is reached, and there are no loops.
  perfect: true,
  shapes: ['rect', 'hex'],
  tunnels: false,
  masks: false,
  /** Opens ways in a world whose every way is closed. */
  start: (world«: World», rng«: Rng»)«: void» => {
    const { grid } = world;
    const reached = new Set«<Cell>»([0]);
    const trail«: Cell[]» = [0];
    while (trail.length > 0) {
      const cell = trail[trail.length - 1];
      const sides = grid.shape.sides.filter((side) => {
        const next = grid.neighbour(cell, side);
        return next >= 0 && !reached.has(next);
      });
      if (sides.length === 0) {
        trail.pop();
        continue;
      }
      const side = sides[rng.below(sides.length)];
      openWay(world, cell, side);
      const next = grid.neighbour(cell, side);
      reached.add(next);
      trail.push(next);
    }
  },
};
`;

const solver = ({
  name,
}: Starter): string => `// ${name}: finds the way through a maze. So far by looking everywhere at the same distance; make it another.
import { neighbours } from 'asterion/world';
«import type { Cell, World } from 'asterion/world';»

export default {
  // Its way has the fewest steps, and it finds one wherever there is one.
  shortest: true,
  complete: true,
  shapes: ['rect', 'hex'],
  /** The cells from one to the other, both included; undefined if there is no way. */
  start: (world«: World», from«: Cell», to«: Cell»)«: Cell[] | undefined» => {
    const cameFrom = new Map«<Cell, Cell>»([[from, from]]);
    const queue«: Cell[]» = [from];
    for (const cell of queue) {
      if (cell === to) break;
      for (const next of neighbours(world, cell)) {
        if (cameFrom.has(next)) continue;
        cameFrom.set(next, cell);
        queue.push(next);
      }
    }
    if (!cameFrom.has(to)) return undefined;
    const path«: Cell[]» = [to];
    while (path[0] !== from) path.unshift(cameFrom.get(path[0]) ?? from);
    return path;
  },
};
`;

/** The text of its test. */
export const testText = (starter: Starter): string =>
  `// Run it: node --test ${testFile(starter)}
import assert from 'node:assert/strict';
import { test } from 'node:test';
${TESTS[starter.kind](starter)}`;

/** How a test gets its module: TypeScript is read by Node since 22.18, before that by esbuild, if that is installed. */
const loading = (starter: Starter): { readonly imports: string; readonly load: string } => {
  const file = moduleFile(starter);
  if (!starter.isTyped) return { imports: `import subject from './${file}';\n`, load: '' };
  return {
    imports: "import { readFile, rm, writeFile } from 'node:fs/promises';\n",
    load: `
/** Node reads TypeScript since 22.18; before that esbuild does: npm install esbuild. */
async function load() {
  if (process.features.typescript) return await import('./${file}');
  const { transform } = await import('esbuild');
  const { code } = await transform(await readFile(new URL('${file}', import.meta.url), 'utf8'), { loader: 'ts' });
  const copy = new URL('.${starter.name}.built.mjs', import.meta.url);
  await writeFile(copy, code);
  try {
    return await import(copy.href);
  } finally {
    await rm(copy);
  }
}

const { default: subject } = await load();
`,
  };
};

const TESTS: Readonly<Record<Started, (starter: Starter) => string>> = {
  player: (starter) => {
    const { imports, load } = loading(starter);
    const { description, seat } = starter;
    return `${imports}import { Match, playMatch } from 'asterion/game';
import { gameNamed, setUp } from 'asterion/play';
import { createRng } from 'asterion/world';
${load}
const description = gameNamed('${description.game.name}');

test('makes legal moves only', async () => {
  for (let sample = 0; sample < 20; sample++) {
    const { setup } = setUp(description, description.sample(createRng(sample)).said);
    const { bots, start: position, seed } = setup;
    const players = { ...bots, ${seat}: { name: '${moduleFile(starter)}', ...subject } };
    const match = new Match({ game: description.game, position, players, rng: createRng(seed), cap: 100 });
    const end = await playMatch(match);
    assert.notEqual(end.result, 'forfeit', \`sample \${sample}: \${end.why}\`);
  }
});
`;
  },
  generator: (starter) => {
    const { imports, load } = loading(starter);
    return `${imports}import { analyse } from 'asterion/search';
import { createRng, createWorld, shapes } from 'asterion/world';
${load}
test('makes perfect mazes, the same one with the same seed', () => {
  for (const shape of subject.shapes) {
    for (let seed = 0; seed < 20; seed++) {
      const [one, other] = [0, 1].map(() => {
        const world = createWorld(shapes[shape].grid(7, 9, 'bottom'));
        subject.start(world, createRng(seed));
        return world;
      });
      assert.equal(analyse(one).why, undefined, \`\${shape}, seed \${seed}\`);
      assert.deepEqual(other.open, one.open);
    }
  }
});
`;
  },
  solver: (starter) => {
    const { imports, load } = loading(starter);
    return `${imports}import { generateMaze } from 'asterion/generate';
import { shortestPath } from 'asterion/search';
import { createRng, neighbours } from 'asterion/world';
${load}
test('finds a shortest way, with loops and without', () => {
  for (const braid of [0, 100]) {
    for (let seed = 0; seed < 20; seed++) {
      const { world, entrance, exit } = generateMaze({ rows: 9, cols: 9, seed, braid });
      const path = subject.start(world, entrance, exit, createRng(seed));
      assert.deepEqual([path[0], path.at(-1)], [entrance, exit]);
      for (const [index, cell] of path.slice(1).entries()) assert.ok(neighbours(world, path[index]).includes(cell));
      assert.equal(path.length, shortestPath(world, entrance, exit).length, \`seed \${seed}\`);
    }
  }
});
`;
  },
};
