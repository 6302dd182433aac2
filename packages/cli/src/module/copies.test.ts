/** What a module imports is a copy of the library of its own: our entries play through a module as they do without one. */

import { type AnyDescription, type GameSetup, games, Session, setUp } from 'asterion/play';
import { createRng } from 'asterion/world';
import { expect, test } from 'vitest';
import { sample } from '../../../../testing/thorough.js';
import { asterion } from '../../test/command.js';
import { fileWith } from '../../test/folder.js';
import { threads } from '../../test/modules.js';
import { openPlayers } from './players.js';

const SEED = '7';
const PLIES = 30;
const GAMES = 4;

/** A sample game; undefined where this player cannot sit there. */
const setupOf = (description: AnyDescription, seat: string, name: string, game: number): GameSetup | undefined => {
  const { said } = description.sample(createRng(SEED).fork(game));
  return setUp(description, { ...said, seed: SEED, [seat]: name }).setup;
};

/** The first moves, by name. */
async function movesOf(setup: GameSetup): Promise<string[]> {
  const session = new Session(setup);
  while (session.tip.end === undefined && session.tip.position.ply < PLIES) await session.answer();
  return session.recording().moves.map((move) => move.name);
}

const players = games.flatMap((description) =>
  description.players.list.flatMap(({ name, seats }) =>
    seats.map((seat) => [description.game.name, seat, name, description] as const),
  ),
);

/** Rolling dice is a rule of its seat, beside a player. */
const isRule = (name: string): boolean => name === 'dice';

test.each(
  sample(
    players.filter(([, , name]) => !isRule(name)),
    8,
  ),
)('%s: as %s, %s', async (game, seat, name, description) => {
  const text = `import { gameNamed } from 'asterion/play';
export default gameNamed('${game}').players.named('${name}', '${seat}', '${SEED}');\n`;
  const path = await fileWith(text, 'ours.mjs');
  const { signal } = new AbortController();
  const opened = await openPlayers(description, { [seat]: { path, time: 20_000 } }, { signal });
  let played = 0;
  try {
    for (let nth = 0; nth < GAMES; nth++) {
      const plain = setupOf(description, seat, name, nth);
      const own = setupOf(opened.description, seat, opened.names[seat], nth);
      if (plain === undefined || own === undefined) continue;
      expect(await movesOf(own)).toEqual(await movesOf(plain));
      played++;
    }
  } finally {
    await opened.close();
  }
  expect([played > 0, threads()]).toEqual([true, 0]);
});

test('a rating through a module is the rating without one', async () => {
  const path = await fileWith(
    "import { roguePlayerNamed } from 'asterion/players/rogue';\nexport default roguePlayerNamed('bfs', 'monster');\n",
    'ours.mjs',
  );
  const rate = async (player: string) => {
    const { stdout } = await asterion(['rogue', 'rate', player, 'mouth', '--side', 'monster', '--json']);
    return { ...(JSON.parse(stdout) as object), player: '' };
  };
  expect(await rate(path)).toEqual(await rate('bfs'));
});
