/** `asterion check`: what holds of a module and what does not, each with the place. */

import { describe, expect, test } from 'vitest';
import { asterion } from '../../test/command.js';
import { fileWith } from '../../test/folder.js';
import { casesIn, LANGUAGES, moduleWith, threads } from '../../test/modules.js';

interface Report {
  readonly holds: boolean;
  readonly checked: readonly {
    readonly what: string;
    readonly properties: readonly { readonly property: string; readonly holds: boolean | null; readonly why: string }[];
  }[];
}

async function check(path: string, ...args: string[]) {
  const { code, stdout, stderr } = await asterion(['check', path, '--json', ...args]);
  expect(threads()).toBe(0);
  if (code === 2) return { code, stderr, wrong: {} as Record<string, string> };
  const { holds, checked } = JSON.parse(stdout) as Report;
  const failed = checked.flatMap(({ properties }) => properties.filter((one) => one.holds === false));
  expect(holds).toBe(code === 0);
  return {
    code,
    stderr,
    wrong: Object.fromEntries(failed.map(({ property, why }) => [property, why])) as Record<string, string>,
  };
}

const ANSWERS = 'comes to an end every time, in time and without an error';

describe('our own entries, as modules', () => {
  test.each([
    ["import { roguePlayerNamed as of } from 'asterion/players/rogue';\nexport default of('trailmax', 'rogue');"],
    [
      "import { labyrinthPlayerNamed as of } from 'asterion/players/labyrinth';\nexport default of('explorer', 'minotaur');",
    ],
    ["import { mazeGeneratorNamed as of } from 'asterion/generate';\nexport default of('wilson');"],
    ["import { solverNamed as of } from 'asterion/search';\nexport default of('astar');"],
  ])('%s holds', async (text) => {
    expect(await check(await fileWith(text, 'ours.mjs'))).toEqual({ code: 0, stderr: '', wrong: {} });
  });
});

describe.each(LANGUAGES)('in a file that ends in .$end', ({ end, typed }) => {
  const parameters = `${typed('a', 'any')}, ${typed('b', 'any')}`;

  test.each(
    casesIn(end, [
      ['throws', "throw new Error('no idea');", ANSWERS, /at move 2, it threw Error: no idea, at mine\.(js|ts):3\.$/],
      ['hangs', 'while (true);', ANSWERS, /at move 2, it took longer than 200 ms\.$/],
      [
        'is illegal',
        "return 'NNE';",
        'makes only legal moves',
        /at move 2, it made the illegal move "NNE"\.\n[^]*@[^]*Legal moves: .*STAY/,
      ],
    ]),
  )('a player that %s', async (_what, body, property, why) => {
    const path = await moduleWith(parameters, body, `mine.${end}`);
    const found = await check(path, '--seat', 'rogue', '--time', '200');
    expect(found.code).toBe(1);
    expect(found.wrong[property]).toMatch(why);
    expect(Object.keys(found.wrong)).toEqual([property]);
  });

  test.each(
    casesIn(end, [
      [
        'throws',
        "throw new Error('no idea');",
        ANSWERS,
        /^With --shape rect --rows 1 --cols 1 --seed 1:0: it threw Error: no idea, at mine\.(js|ts):3\.$/,
      ],
      ['hangs', 'while (true);', ANSWERS, /: it took longer than 200 ms\.$/],
      [
        'opens one side',
        'a.open[0] = 4;',
        'opens ways inside the grid only, and from both sides',
        /--rows 1 --cols 1 .*: it opened the way N at 0,0, which leads out of the grid\.$/,
      ],
      ['reaches nothing', 'return;', 'reaches every cell', /--rows 1 --cols 6 --seed 1:0: there is no way to 0,1\.$/],
    ]),
  )('a generator that %s', async (_what, body, property, why) => {
    const path = await moduleWith(parameters, body, `mine.${end}`);
    const found = await check(path, '--as', 'generator', '--time', '200');
    expect(found.code).toBe(1);
    expect(found.wrong[property]).toMatch(why);
  });

  test.each(
    casesIn(end, [
      ['throws', "throw new Error('no idea');", ANSWERS, /it threw Error: no idea, at mine\.(js|ts):3\.$/],
      ['hangs', 'while (true);', ANSWERS, /: it took longer than 200 ms\.$/],
      [
        'jumps',
        'return [b, c];',
        'finds a walk from the entrance to the exit in every perfect maze',
        /it went from 0,0 to 0,0, where there is no way\.$/,
      ],
      [
        'gives up',
        'return undefined;',
        'finds a walk from the entrance to the exit in every perfect maze',
        /it found no way, and there is one of \d+ cells\.$/,
      ],
    ]),
  )('a solver that %s', async (_what, body, property, why) => {
    const path = await moduleWith(`${parameters}, ${typed('c', 'any')}`, body, `mine.${end}`);
    const found = await check(path, '--time', '200');
    expect(found.code).toBe(1);
    expect(found.wrong[property]).toMatch(why);
  });
});

describe('what a module says of itself', () => {
  test.each([
    [
      'a player that remembers is not memoryless',
      "import { roguePlayerNamed as of } from 'asterion/players/rogue';\nexport default { ...of('cycle', 'rogue'), memoryless: true };",
      'moves alike whenever it sees alike, as it says',
      /at move \d+, it made \w+, but \w+ when it had seen nothing before\.$/,
      ...['--seed', '2'], // games in which its memory matters: most seeds have some
    ],
    [
      'whoever goes by what was before does not go by the seed',
      "import { rogue } from 'asterion/game/rogue';\nlet n = 0;\nexport default { seats: ['monster'], start: () => ({ move(seen) { const all = rogue.legalMoves(seen); return all[n++ % all.length]; } }) };",
      'makes the same moves with the same seed',
      /move \d+ was \S+ the first time and \S+ the second time\.$/,
    ],
    [
      'a generator with loops is not perfect',
      'export default { perfect: true, start({ open, grid }) { for (let c = 0; c < grid.cellCount; c++) for (const d of [0, 2]) { const n = grid.neighbour(c, d); if (n >= 0) { open[c] |= 1 << d; open[n] |= 1 << (d + 4); } } } };',
      'makes perfect mazes, as it says: no loops',
      /--rows 2 --cols 2 --seed 1:0: there is a loop of 4 cells through/,
    ],
    [
      'a generator with a clock is not the same twice',
      'let n = 0;\nexport default { perfect: false, start({ open, grid }) { n++; for (let c = 0; c < grid.cellCount; c++) for (const d of n % 2 ? [0, 2] : [2, 0].slice(c === 0 ? 1 : 0)) { const m = grid.neighbour(c, d); if (m >= 0) { open[c] |= 1 << d; open[m] |= 1 << (d + 4); } } } };',
      'makes the same maze with the same seed',
      /the second time the ways at 0,0 are others\.$/,
    ],
    [
      'a wall follower is not shortest',
      "import { solverNamed as of } from 'asterion/search';\nexport default { ...of('wall-follower'), shortest: true };",
      'finds a shortest way, as it says',
      /--braid 100 --seed \S+: it found a way of \d+ cells, and there is one of \d+\.$/,
    ],
  ])('%s', async (_what, text, property, why, ...args: string[]) => {
    const found = await check(await fileWith(text, 'claims.mjs'), ...args);
    expect(found.code).toBe(1);
    expect(found.wrong[property]).toMatch(why);
  });
});

describe('what cannot be checked', () => {
  test.each([
    ['no module', 'export default 7;', [], 'found 7'],
    ['a function for nobody in particular', 'export default () => 1;', [], 'name one with --seat: monster or rogue'],
    [
      'a seat that there is not',
      'export default () => 1;',
      ['--game', 'pits', '--seat', 'rogue'],
      '--seat rogue: expected a seat of pits: player',
    ],
    [
      'a game that there is not',
      'export default () => 1;',
      ['--game', 'chess'],
      'unknown game "chess"; known: rogue, labyrinth, pits, minotaur',
    ],
  ])('%s is bad input', async (_what, text, args, why) => {
    const { code, stderr } = await check(await fileWith(text, 'odd.js'), ...args);
    expect(code).toBe(2);
    expect(stderr).toContain(why);
  });

  test('is not said to hold, and the text says it in words', async () => {
    const path = await moduleWith('', "throw new Error('no');", 'never.js');
    const { code, stdout } = await asterion(['check', path, '--game', 'pits']);
    expect(code).toBe(1);
    expect(stdout.split('\n')).toEqual([
      'never.js: a player, as the player of Random Pits, in 20 sample games.',
      `no   ${ANSWERS}`,
      expect.stringMatching(/^ {5}In the game --.*, at move 2, it threw Error: no, at never\.js:3\.$/),
      '?    makes only legal moves',
      '?    makes the same moves with the same seed',
      '',
    ]);
  });
});
