// Puzzles: how many of three stars and more are made a minute by one core, of all sources by turns and of each alone, and how
// long a pack of so many takes to be proven, in CPU time.
import { MOST_STARS, PuzzleChecker, PuzzleMaker, parsePack, playerScores, puzzleSources } from 'asterion/puzzle';
import { shippedPacks } from 'asterion/puzzle/shipped';
import { spent } from './cpu.mjs';
import { aligned, verdict } from './report.mjs';

/** What a minute is to bring, and how many puzzles a minute is to prove. */
const GOAL = 500;
const [COUNT, COUNT_OF_ONE] = [300, 60];
const MINUTE = 60;

/** @param {string} name @param {readonly import('asterion/puzzle').PuzzleSource[]} sources @param {number} count */
function made(name, sources, count) {
  const maker = new PuzzleMaker({ sources, count, seed: 1 });
  const [, ms] = spent(() => maker.advance(Infinity));
  const hard = maker.list.filter(({ stars }) => stars >= 3).length;
  return { name, count, worlds: maker.tried, hard, rate: (MINUTE * 1000 * hard) / ms };
}

/** Made, of all sources and of each. */
function makingReport() {
  new PuzzleMaker({ sources: puzzleSources, count: 20, seed: 0 }).advance(Infinity); // the first ones are not compiled yet
  const rows = [
    made('all sources', puzzleSources, COUNT),
    ...puzzleSources.map((source) => made(source.name, [source], COUNT_OF_ONE)),
  ];
  const cells = rows.map(({ name, count, worlds, hard, rate }) => [
    name,
    `${count} puzzles of 1 to ${MOST_STARS} stars`,
    `${worlds} worlds`,
    `${hard} of 3 and more`,
    `${Math.round(rate)} of them a minute`,
  ]);
  const [{ rate }] = rows;
  return [
    aligned('puzzles made by one core', cells),
    verdict(`at least ${GOAL} of three stars and more a minute, of all sources`, Math.round(rate), rate >= GOAL),
  ].join('\n');
}

/** The packs that come with the library: proven, and asked of players. */
function checkingReport() {
  const lists = Object.values(shippedPacks).map((text) => {
    const read = parsePack(text);
    if (!read.ok) throw new Error(read.fault.message);
    return read.value;
  });
  return lists.map((pack) => {
    const checker = new PuzzleChecker(pack);
    const [, ms] = spent(() => checker.advance(Infinity));
    const took = ms / 1000;
    const { puzzles, proved } = checker.report;
    const per = (took * GOAL) / puzzles;
    const scores = playerScores(pack).map(({ player, asked, failed }) => [
      player,
      `${failed} of ${asked} failed`,
      `${((100 * failed) / asked).toFixed(1)} %`,
    ]);
    return [
      `pack ${pack.name}: ${proved} of ${puzzles} proven in ${took.toFixed(1)} s of one core`,
      verdict(`at most ${MINUTE} s for ${GOAL}`, `${per.toFixed(1)} s`, per <= MINUTE),
      aligned('players, asked for puzzles of three stars and more', scores),
    ].join('\n');
  });
}

/** One after another, as they are ready. */
export function* reports() {
  yield makingReport();
  yield* checkingReport();
}
