/** The options of Explore: what makes a world harder. */

export interface ExploreOptions {
  /** The name of the hunters' rule. */
  readonly hunter: string;
  /** Hunters in the first world, 0 to 20; each further world has one more. */
  readonly hunters: number;
  /** Hunters' steps in a hundred turns, 0 to 200. */
  readonly speed: number;
  /** Coins in each world, 0 to 99. */
  readonly coins: number;
  /** Coins of a world that its stairs ask for. */
  readonly toll: number;
  /** Worlds until the way out, 1 to 99. */
  readonly worlds: number;
}

/** The options where nobody says otherwise. */
export const exploreDefaults: ExploreOptions = { hunter: 'bfs', hunters: 1, speed: 100, coins: 8, toll: 3, worlds: 3 };

const BOUNDS: Readonly<Record<Exclude<keyof ExploreOptions, 'hunter'>, readonly [number, number]>> = {
  hunters: [0, 20],
  speed: [0, 200],
  coins: [0, 99],
  toll: [0, 99],
  worlds: [1, 99],
};

/** What is wrong with options that may come from a file, as a sentence; undefined if nothing is. Hunters go unchecked. */
export function optionsFault(options: ExploreOptions): string | undefined {
  if (typeof options.hunter !== 'string')
    return `Expected the option hunter to be a name, got ${JSON.stringify(options.hunter)}.`;
  for (const [name, [least, most]] of Object.entries(BOUNDS)) {
    const value = options[name as keyof typeof BOUNDS];
    if (!Number.isInteger(value) || value < least || value > most)
      return `Expected the option ${name} to be a whole number from ${least} to ${most}, got ${JSON.stringify(value)}.`;
  }
  if (options.toll > options.coins)
    return `Expected a toll of at most the ${options.coins} coins of a world, got ${options.toll}.`;
  return undefined;
}

/** Hunters in a world, counted from 1. */
export const huntersIn = ({ hunters }: ExploreOptions, level: number): number =>
  hunters === 0 ? 0 : Math.min(hunters + level - 1, BOUNDS.hunters[1]);

/** How many steps each hunter makes in a turn, counted from 1. */
export const huntersSteps = ({ speed }: ExploreOptions, turn: number): number =>
  Math.floor((turn * speed) / 100) - Math.floor(((turn - 1) * speed) / 100);
