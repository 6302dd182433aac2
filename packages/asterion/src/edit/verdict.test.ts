import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { sweep } from '../../../../testing/thorough.js';
import { randomStroke } from '../../test/sketches.js';
import { seeds } from '../../test/worlds.js';
import { dungeonNamed } from '../game/rogue/index.js';
import { formatDocument, parseCharMap, parseDocument, parseDungeon } from '../notation/index.js';
import {
  type AnyDescription,
  answerSolve,
  type ExactValue,
  exploreDescription,
  games,
  labyrinthDescription,
  minotaurDescription,
  pitsDescription,
  rogueDescription,
  type SolveReport,
  setUp,
} from '../play/index.js';
import { createRng, createScene, pick, type Scene, shapes } from '../world/index.js';
import {
  applyStroke,
  brushesFor,
  LivingVerdict,
  newSketch,
  type Sketch,
  type SketchKind,
  sketchOf,
  sketchTruth,
  strokeFault,
} from './index.js';

const sceneIn = (text: string): Scene => {
  const read = parseCharMap(text);
  if (!read.ok) throw new Error(read.fault.message);
  return read.value;
};

/** The value of the start of a game on what a document of the scene holds, by a table that is made anew. */
function freshValue(
  description: AnyDescription,
  scene: Scene,
  said: Readonly<Record<string, string>>,
): ExactValue | undefined {
  const read = parseDocument(formatDocument(scene));
  if (!read.ok) throw new Error(read.fault.message);
  const { exact } = description;
  const { setup } = setUp(description, said, { scene: read.value });
  if (setup === undefined || exact === undefined) return undefined;
  const { solver, slice } = exact.solving(exact.request(setup.start));
  while (!solver.done) solver.advance(slice);
  return exact.value(exact.revive(solver.data(), setup.start), setup.start);
}

const played: readonly {
  readonly name: string;
  readonly description: AnyDescription;
  readonly kinds: readonly SketchKind[];
  readonly shapes: readonly string[];
  readonly rules: readonly Readonly<Record<string, string>>[];
}[] = [
  {
    name: 'rogue',
    description: rogueDescription,
    kinds: ['rooms', 'walls'],
    shapes: Object.keys(shapes),
    rules: [{}, { diagonals: 'never' }, { diagonals: 'rooms', 'no-stay': '' }],
  },
  {
    name: 'labyrinth',
    description: labyrinthDescription,
    kinds: ['walls'],
    shapes: ['rect', 'hex'],
    rules: [{}, { pass: '' }],
  },
  {
    name: 'minotaur',
    description: minotaurDescription,
    kinds: ['walls'],
    shapes: ['rect'],
    rules: [{}, { steps: '1' }],
  },
];

describe.each(played)('the verdict on $name', ({ description, kinds, shapes: names, rules }) => {
  test('equals a fresh solve after every stroke, and belongs to the newest sketch', () => {
    let solved = 0;
    fc.assert(
      fc.property(seeds, (seed) => {
        const rng = createRng(seed);
        const said = pick(rules, rng);
        const brushes = brushesFor(description);
        const shape = shapes[pick(names, rng)];
        let sketch = newSketch({ kind: pick(kinds, rng), shape, rows: 4, cols: 4, isOpen: true });
        const people = description.pieces.map(({ role, isExit }) => (isExit === true ? 'exit' : role));
        people.forEach((brush, at) => {
          if (brushes.some(({ name }) => name === brush))
            ({ sketch } = applyStroke(sketch, { brush, cells: [at === 0 ? 0 : 4 * at + 1] }, brushes));
        });
        const living = new LivingVerdict(description, sketch, said);
        for (let at = 0; at < 8; at++) {
          living.advance(Infinity);
          expect(living.state).not.toBe('solving');
          expect(living.truth.sketch).toBe(sketch);
          expect(living.verdict?.value).toEqual(freshValue(description, sketch.scene, said));
          expect(living.verdict === undefined || living.verdict.sketch === sketch).toBe(true);
          if (living.verdict !== undefined) solved++;
          const stroke = randomStroke(
            sketch,
            brushes.filter(({ name }) => name !== 'pit'),
            rng,
          );
          if (strokeFault(sketch, stroke, brushes) !== undefined) continue;
          ({ sketch } = applyStroke(sketch, { ...stroke, tool: 'freehand' }, brushes));
          living.edited(sketch, said);
        }
      }),
      { numRuns: sweep(12, 300) },
    );
    expect(solved).toBeGreaterThan(10);
  });
});

const rogueBrushes = brushesFor(rogueDescription);

/** A ring with a monster at one place of it and the rogue at another. */
function ring(): Sketch {
  const scene = sceneIn('.....\n.###.\n.....\n');
  return sketchOf(createScene(scene.world, { actors: { monster: [0], rogue: [12] } }), 'rooms');
}

function verdictOn(sketch: Sketch) {
  const living = new LivingVerdict(rogueDescription, sketch);
  living.advance(Infinity);
  return living;
}

describe('verdicts', () => {
  test('change when the only way round is walled up', () => {
    const start = ring();
    expect(verdictOn(start).verdict?.text).toBe('the rogue evades for ever');
    const { sketch } = applyStroke(start, { brush: 'wall', cells: [9] }, rogueBrushes);
    expect(verdictOn(sketch).verdict?.text).toMatch(/^captured in \d+ monster moves$/);
  });

  test('have a line of best moves that ends as they say', () => {
    const { sketch } = applyStroke(ring(), { brush: 'wall', cells: [9] }, rogueBrushes);
    const { verdict } = verdictOn(sketch);
    const line = verdict?.bestLine();
    expect(line).toMatchObject({ isEndless: false, outcome: { result: 'captured' } });
    expect(line?.moves).toHaveLength(2 * (verdict?.value.count ?? 0) - 1);
    expect(verdict?.bestLine(2).outcome).toBeUndefined();
    expect(verdictOn(ring()).verdict?.bestLine()).toMatchObject({ isEndless: true, outcome: undefined });
    const heat = verdict?.byCell('rogue');
    expect([heat?.[0], heat?.[9], heat?.[12]]).toEqual([{ winner: 'monster', count: 0 }, undefined, verdict?.value]);
  });

  test('are not there until they are known, and never of another sketch', () => {
    const [one, other] = [ring(), applyStroke(ring(), { brush: 'wall', cells: [9] }, rogueBrushes).sketch];
    const living = new LivingVerdict(rogueDescription, one);
    expect([living.state, living.verdict]).toEqual(['solving', undefined]);
    const asked = living.request();
    living.edited(other);
    const reports: SolveReport[] = [];
    if (asked !== undefined) answerSolve(asked.request, games, (report) => void reports.push(report));
    const report = reports.at(-1);
    const data = report?.kind === 'solved' ? report.data : undefined;
    expect(data).toBeDefined();
    expect(living.answered(asked?.stamp ?? -1, data)).toBe(false);
    expect(living.refused(asked?.stamp ?? -1, 'Too late.')).toBe(false);
    expect([living.state, living.verdict]).toEqual(['solving', undefined]);
    living.edited(one);
    expect(living.answered(living.stamp, data)).toBe(true);
    expect(living.verdict).toMatchObject({ sketch: one, text: 'the rogue evades for ever' });
    // A table of this world is there now, so moving somebody asks for no other.
    const moved = applyStroke(one, { brush: 'rogue', cells: [1] }, rogueBrushes).sketch;
    living.edited(moved);
    expect(living.verdict?.sketch).toBe(moved);
  });

  test('are refused in words where there is no room or no table', () => {
    const small = new LivingVerdict(rogueDescription, ring(), { 'no-stay': '' }, 100);
    expect(small.state).toBe('refused');
    expect(small.refusal).toMatch(/^The exact table of 12 cells needs about/);
    const { scene } = newSketch({ kind: 'walls', rows: 3, cols: 3, isOpen: true });
    const pits = new LivingVerdict(pitsDescription, sketchOf({ ...scene, entrance: 0, exit: 8 }));
    expect([pits.state, pits.refusal, pits.request()]).toEqual([
      'refused',
      'There is no exact table of Random Pits.',
      undefined,
    ]);
    const living = new LivingVerdict(rogueDescription, ring(), { 'no-stay': '' });
    expect(living.refused(living.stamp, 'The thread ran out of memory.')).toBe(true);
    expect(living.refused(living.stamp, 'And again.')).toBe(true);
    expect([living.state, living.refusal]).toEqual(['refused', 'And again.']);
  });
});

describe('the truth of a sketch', () => {
  test('says what is wrong in the words of the game, and where', () => {
    const empty = newSketch({ kind: 'rooms', rows: 3, cols: 3, isOpen: true });
    expect(sketchTruth(rogueDescription, empty).faults).toEqual([{ text: 'There is no monster.', cells: [] }]);
    const scene = createScene(empty.scene.world, { actors: { monster: [1, 4], rogue: [4] } });
    expect(sketchTruth(rogueDescription, sketchOf(scene)).faults).toEqual([
      { text: 'A monster stands on the rogue already.', cells: [4] },
    ]);
    const two = sketchOf(createScene(empty.scene.world, { actors: { monster: [1], rogue: [3, 5] } }));
    expect(sketchTruth(rogueDescription, two)).toMatchObject({
      setup: undefined,
      faults: [{ text: 'There are 2 rogues.', cells: [3, 5] }],
    });
    const inside = newSketch({ kind: 'walls', rows: 3, cols: 3, isOpen: true }).scene;
    const exit = sketchOf({ ...inside, exit: 4, actors: { theseus: [0], minotaur: [8] } });
    expect(sketchTruth(minotaurDescription, exit).faults).toEqual([
      { text: 'Expected the exit on the border of the board.', cells: [4] },
    ]);
  });

  test('says what nobody gets to', () => {
    const { scene } = newSketch({ kind: 'walls', rows: 2, cols: 4, isOpen: true });
    const board = sketchOf({ ...scene, actors: { theseus: [0], minotaur: [1], supply: [3, 4] } });
    const { sketch } = applyStroke(board, { brush: 'thin-wall', tool: 'frame', cells: [2, 7] });
    const truth = sketchTruth(labyrinthDescription, sketch);
    expect(truth.setup).toBeDefined();
    expect(truth.remarks).toEqual([
      { text: 'A supply cannot be reached on this board: Theseus cannot win.', cells: [0, 3, 4] },
      { text: 'No way leads to the supply at row 0, column 3.', cells: [3] },
      { text: 'No way leads to 4 cells of ground.', cells: [2, 3, 6, 7] },
    ]);
    expect(sketchTruth(labyrinthDescription, board).remarks).toEqual([]);
  });

  test('says in which of several parts most of the ground is, where nobody stands', () => {
    const parts = sketchOf(sceneIn('..#..\n..#..\n###..\n'), 'rooms');
    expect(sketchTruth(exploreDescription, parts).remarks).toEqual([
      { text: 'No way leads to 4 cells of ground.', cells: [0, 1, 5, 6] },
    ]);
  });

  test('takes rules from the scene, and from what is said', () => {
    const read = parseDungeon(dungeonNamed('open')?.text ?? '');
    if (!read.ok) throw new Error(read.fault.message);
    const sketch = sketchOf({ ...read.value.scene, rules: { diagonals: 'never' } });
    expect(sketchTruth(rogueDescription, sketch).setup?.options).toMatchObject({ diagonals: 'never' });
    expect(sketchTruth(rogueDescription, sketch, { diagonals: 'rooms' }).setup?.options).toMatchObject({
      diagonals: 'rooms',
    });
    expect(sketchTruth(rogueDescription, sketch, { diagonals: 'sometimes' }).faults).toHaveLength(1);
  });
});
