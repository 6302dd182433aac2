// `npm run strength -- [MAPS] [PLAYER...]`: how much of what the exact table promises each player keeps, on generated
// maps of four kinds against an exact best response, beside reference figures measured on other maps of these kinds.
// Monsters are rated on the starts they could win, rogues on those in which they could be safe; and on lost starts, how
// often monsters who are not the best capture them all the same.
import { addRatings, NO_RATING, raterOf } from 'asterion/exact';
import { MONSTER, ROGUE, rogue } from 'asterion/game';
import { dungeonKindNamed, generateDungeon, generateMaze } from 'asterion/generate';
import { roguePlayers } from 'asterion/players';
import { createRng, createScene, isGround } from 'asterion/world';
import { captures, HUNTERS, lostStarts, playerOf, ROGUES } from './lost-starts.mjs';

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

const lost = grounds.map((setups) => setups.flatMap((setup) => lostStarts(setup, LOST_STARTS)));
const counts = lost.map((starts) => starts.length).join(' / ');
console.log(`\nCaptures in percent of ${counts} lost starts: the fewer, the better the rogue.\n`);
for (const hunter of HUNTERS) {
  for (const prey of ROGUES.filter((name) => asked.length === 0 || asked.includes(name))) {
    const shares = lost
      .map((starts) => ((100 * captures(hunter, prey, starts)) / starts.length).toFixed(1))
      .join(' / ');
    const before = prey === 'optimal' ? `without counting mistakes ${withoutMistakes[hunter]}` : '';
    console.log(`${`${prey} against ${hunter}`.padEnd(28)} ${shares.padEnd(28)} ${before}`.trimEnd());
  }
}
