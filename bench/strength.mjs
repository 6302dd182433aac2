// `npm run strength -- [MAPS] [PLAYER...]`: how much of what the exact table promises each player keeps, on generated
// maps of four kinds against an exact best response, beside reference figures measured on other maps of these kinds.
// Monsters are rated on the starts they could win, rogues on those in which they could be safe; and on lost starts, how
// often monsters who are not the best capture them all the same. Maps are what is drawn at random, so the intervals come
// from how much maps differ: starts of one map are alike, and would make them too narrow.
import { shareInterval } from '@asterion/arena';
import { raterOf } from 'asterion/exact';
import { MONSTER, ROGUE, rogue } from 'asterion/game/rogue';
import { dungeonKindNamed, generateDungeon, generateMaze } from 'asterion/generate';
import { roguePlayers } from 'asterion/players/rogue';
import { createRng, createScene, isGround } from 'asterion/world';
import { captures, HUNTERS, lostStarts, playerOf, ROGUES } from './lost-starts.mjs';
import { aligned, machine } from './report.mjs';

/** @typedef {import('asterion/players/rogue').RoguePlayer} RoguePlayer */
/** @typedef {import('asterion/game/rogue').RogueSetup} RogueSetup */

const SIZE = 15;

/** @param {string} kind @param {object} [more] */
const dungeon = (kind, more) => (/** @type {number} */ seed) =>
  generateDungeon({ ...dungeonKindNamed(kind)?.knobs, rows: SIZE, seed, ...more }).world;

/** A tree has one loop here: without any there is nowhere to be safe. */
const kinds = {
  loops: dungeon('loops'),
  'tree, one loop': dungeon('tree', { loops: 1 }),
  'big rooms': dungeon('big-rooms'),
  'braided maze': (/** @type {number} */ seed) => generateMaze({ rows: 10, cols: 10, seed, braid: 50 }).world,
};

/** Shares in percent, in the order of the kinds. @type {Record<string, string>} */
const references = {
  'bfs monster': '31 / 11 / 12 / 100',
  'greedy monster': '59 / 29 / 43 / 40',
  'minimax monster': '98 / 98 / 94 / 100',
  'cover monster': '99.98 and more',
  'optimal monster': '100',
  'farthest rogue': '0',
  'trailmax rogue': '20 / 0 / 13 / 22',
  'core rogue': '78 / 89 / 76 / 99.6',
  'cycle rogue': '93 / 93 / 77 / 99.6',
  'optimal rogue': '100',
};

/** Lost starts a map. */
const LOST_STARTS = 100;

/**
 * What optimal came to on five maps of each kind when of equally long defences it took the one with the fewest best
 * replies, and did not count the replies that throw the win away. @type {Record<string, string>}
 */
const withoutMistakes = {
  bfs: '87.4 / 90.6 / 77.4 / 100.0',
  greedy: '88.8 / 81.0 / 99.4 / 53.0',
  'minimax:2': '94.6 / 96.0 / 88.4 / 100.0',
};

const [first, ...rest] = process.argv.slice(2);
const isCount = first !== undefined && /^[0-9]+$/.test(first);
const maps = isCount ? Number(first) : 5;
const asked = isCount || first === undefined ? rest : [first, ...rest];
const unknown = asked.filter((name) => !roguePlayers.some((player) => player.name === name));
if (unknown.length > 0) {
  console.error(
    `Unknown player ${unknown.join(', ')}. Known players: ${roguePlayers.map(({ name }) => name).join(', ')}.`,
  );
  process.exit(2);
}

/** @param {import('asterion/world').World} world @returns {RogueSetup} */
function setupOf(world) {
  const [monster, at] = [...world.open.keys()].filter((cell) => isGround(world, cell));
  const scene = createScene(world, { actors: { monster: [monster], rogue: [at] } });
  return rogue.initial(scene, rogue.defaults, 0).setup;
}

/** How many of how many starts came out as asked, on one map. @typedef {{ part: number, starts: number }} Count */

/** What a player kept of each map. @param {RoguePlayer} player @param {string} seat @param {readonly RogueSetup[]} setups @returns {Count[]} */
const keptOn = (player, seat, setups) =>
  setups.map((setup) => {
    const opponent = playerOf('optimal', seat === MONSTER ? ROGUE : MONSTER);
    const rater = raterOf(player, seat, setup, { opponent, rng: createRng(1), samples: 200 });
    while (!rater.done) rater.advance(1000);
    const { won, safe } = rater.rating();
    const { starts, kept } = seat === MONSTER ? won : safe;
    return { part: kept, starts };
  });

/** The share of all starts, in percent, and its interval. @param {readonly Count[]} counts one a map */
function shareText(counts) {
  const known = counts.filter(({ starts }) => starts > 0);
  if (known.length === 0) return 'no start';
  const starts = known.map((count) => count.starts);
  const sum = (/** @type {readonly number[]} */ values) => values.reduce((a, b) => a + b, 0);
  const percent = (/** @type {number} */ share) => (100 * share).toFixed(1);
  const [low, high] = shareInterval(
    known.map((count) => count.part / count.starts),
    starts,
  );
  const share = sum(known.map(({ part }) => part)) / sum(starts);
  return `${percent(share)} [${percent(low)}-${percent(high)}]`;
}

const grounds = Object.values(kinds).map((make) => Array.from({ length: maps }, (_, seed) => setupOf(make(seed))));
const names = Object.keys(kinds);
/** @param {string} name */
const isAsked = (name) => asked.length === 0 || asked.includes(name);

console.log(machine());
console.log(
  `\n${maps} maps of each kind. Shares in percent of all starts, in brackets the 95 % interval for other maps.\n`,
);
const rows = roguePlayers
  .filter(({ name }) => isAsked(name))
  .flatMap((player) =>
    player.seats.map((seat) => [
      `${player.name}${player.memoryless ? '' : '*'} (${seat})`,
      ...grounds.map((setups) => shareText(keptOn(player, seat, setups))),
      references[`${player.name} ${seat}`] ?? '-',
    ]),
  );
console.log(aligned('Kept of what the table promises:', [['', ...names, 'reference'], ...rows]));
console.log(
  '  * A sample: 200 games a map against the optimal player. The others: every start, against the best answer.',
);

const lost = grounds.map((setups) => setups.map((setup) => lostStarts(setup, LOST_STARTS)));
const battles = HUNTERS.flatMap((hunter) =>
  ROGUES.filter(isAsked).map((prey) => [
    `${prey} against ${hunter}`,
    ...lost.map((ofMaps) =>
      shareText(ofMaps.map((starts) => ({ part: captures(hunter, prey, starts), starts: starts.length }))),
    ),
    prey === 'optimal' ? withoutMistakes[hunter] : '-',
  ]),
);
const before = 'without counting mistakes';
if (battles.length > 0)
  console.log(
    `\n${aligned(`Captures of ${LOST_STARTS} lost starts a map: the fewer, the better the rogue.`, [['', ...names, before], ...battles])}`,
  );
