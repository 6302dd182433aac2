// `npm run strength -- [MAPS] [PLAYER...]`: how much of what the exact table promises each player keeps, on generated
// maps of four kinds against an exact best response, beside reference figures measured on other maps of these kinds.
// Monsters are rated on the starts they could win, rogues on those in which they could be safe.
import { addRatings, NO_RATING, raterOf } from 'asterion/exact';
import { MONSTER, ROGUE, rogue } from 'asterion/game';
import { dungeonKindNamed, generateDungeon, generateMaze } from 'asterion/generate';
import { roguePlayerNamed, roguePlayers } from 'asterion/players';
import { createRng, createScene, isGround } from 'asterion/world';

/** @typedef {import('asterion/players').RoguePlayer} RoguePlayer */
/** @typedef {import('asterion/game').RogueSetup} RogueSetup */

const SIZE = 15;

/** @param {string} kind @param {object} [more] */
const dungeon = (kind, more) => (/** @type {number} */ seed) =>
  generateDungeon({ ...dungeonKindNamed(kind)?.knobs, size: SIZE, seed, ...more }).world;

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

/** @param {string} name @param {string} seat @returns {RoguePlayer} */
function playerOf(name, seat) {
  const player = roguePlayerNamed(name, seat);
  if (player === undefined) throw new Error(`There is no ${name} for the ${seat}.`);
  return player;
}

/** The share of starts kept, in percent. @param {RoguePlayer} player @param {string} seat @param {readonly RogueSetup[]} setups */
function shareOf(player, seat, setups) {
  let sum = NO_RATING;
  for (const setup of setups) {
    const opponent = playerOf('optimal', seat === MONSTER ? ROGUE : MONSTER);
    const rater = raterOf(player, seat, setup, { opponent, rng: createRng(1), samples: 200 });
    while (!rater.done) rater.advance(1000);
    sum = addRatings(sum, rater.rating());
  }
  const { starts, kept } = seat === MONSTER ? sum.won : sum.safe;
  const share = ((100 * kept) / starts).toFixed(1);
  return sum.sampled ? `${share} (sampled)` : share;
}

const grounds = Object.values(kinds).map((make) => Array.from({ length: maps }, (_, seed) => setupOf(make(seed))));
console.log(`Shares in percent on ${maps} maps of each kind: ${Object.keys(kinds).join(' / ')}.\n`);
for (const player of roguePlayers.filter(({ name }) => asked.length === 0 || asked.includes(name))) {
  for (const seat of player.seats) {
    const shares = grounds.map((setups) => shareOf(player, seat, setups)).join(' / ');
    const reference = references[`${player.name} ${seat}`] ?? 'none';
    console.log(`${`${player.name} (${seat})`.padEnd(24)} ${shares.padEnd(28)} reference ${reference}`);
  }
}
