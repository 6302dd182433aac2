import { mazeGeneratorNamed, mazeGenerators } from 'asterion/generate';
import { solverNamed, solvers } from 'asterion/search';
import { type Cell, type Shape, shapeNamed, shapes } from 'asterion/world';
import type { End } from '../board/gestures.js';
import type { BoardModel } from '../board/model.js';
import { IconButton } from '../shell/IconButton.js';
import { Section } from '../shell/Section.js';
import { generatorMisfit, solverMisfit } from './aptness.js';
import { LONGEST_SIDE, MOST_CELLS } from './check.js';
import { NO_SOLVER } from './draft.js';
import { ChoiceField, TextField } from './fields.js';
import { Legend } from './Legend.js';
import { Share } from './Share.js';
import { Stats } from './Stats.js';
import type { MazeSession } from './session.js';

interface Props {
  readonly session: MazeSession;
  readonly board: BoardModel;
  readonly place: (end: End, cell: Cell) => void;
  readonly isBusy: boolean;
}

export const Controls = ({ session, board, place, isBusy }: Props) => (
  <div class="controls" aria-busy={isBusy}>
    <Section title="Maze" isOpen>
      <MazeFields session={session} />
    </Section>
    <Section title="Solution" isOpen>
      <SolverField session={session} />
      <Stats session={session} />
      <Legend />
    </Section>
    <Section title="Entrance, exit, tunnels" isUrgent={placeFields.some((field) => field in session.faults.value)}>
      <PlaceFields session={session} board={board} place={place} />
    </Section>
    <Section title="Share and keep">
      <Share session={session} />
    </Section>
  </div>
);

function MazeFields({ session }: Pick<Props, 'session'>) {
  const { generator } = session.draft.value;
  const size = `At most ${MOST_CELLS.toLocaleString('en')} cells, ${LONGEST_SIDE} a side.`;
  const known = Object.values(shapes);
  return (
    <>
      <ChoiceField
        session={session}
        field="shape"
        label="Shape"
        choices={known.map(({ name }) => ({ name, title: titles[name] ?? name, isApt: true }))}
      />
      <div class="field-pair">
        <TextField session={session} field="rows" label="Rows" isNumber />
        <TextField session={session} field="cols" label="Columns" isNumber />
      </div>
      <p class="hint">{size}</p>
      <ChoiceField
        session={session}
        field="generator"
        label="Generator"
        choices={mazeGenerators.map((entry) => ({ name: entry.name, isApt: isApt(session, entry, generatorMisfit) }))}
        hint={mazeGeneratorNamed(generator)?.about}
      />
      <TextField session={session} field="seed" label="Seed">
        <IconButton icon="dice" label="New maze from a new seed" keys="G" onClick={() => session.drawSeed()} />
      </TextField>
    </>
  );
}

const placeFields = ['entrance', 'exit', 'tunnels'] as const;
const titles: Readonly<Record<string, string>> = { rect: 'rect: squares', hex: 'hex: hexagons' };

function isApt<T>(session: MazeSession, entry: T, misfit: (entry: T, shape: Shape, hasTunnels: boolean) => unknown) {
  const { shape, tunnels } = session.draft.value;
  const known = shapeNamed(shape);
  return known === undefined || misfit(entry, known, tunnels.trim() !== '') === undefined;
}

function SolverField({ session }: Pick<Props, 'session'>) {
  const solver = solverNamed(session.draft.value.solver);
  const choices = solvers.map((entry) => ({ name: entry.name, isApt: isApt(session, entry, solverMisfit) }));
  const hint = solver && [solver.about, solver.limits].filter((text) => text !== undefined).join(' ');
  return (
    <ChoiceField
      session={session}
      field="solver"
      label="Solver"
      choices={[{ name: NO_SOLVER, isApt: true }, ...choices]}
      hint={hint}
    />
  );
}

function PlaceFields({ session, board, place }: Omit<Props, 'isBusy'>) {
  const grid = board.grid.value;
  const cursor = board.cursor.value;
  const last = grid === undefined ? '' : `${grid.rows - 1},${grid.cols - 1}`;
  const atCursor = (end: End) => (
    <button
      type="button"
      disabled={cursor === undefined}
      onClick={() => {
        if (cursor !== undefined) place(end, cursor);
      }}
    >
      {end === 'entrance' ? 'Entrance' : 'Exit'} at cursor
    </button>
  );
  return (
    <>
      <div class="field-pair">
        <TextField session={session} field="entrance" label="Entrance" placeholder="0,0" />
        <TextField session={session} field="exit" label="Exit" placeholder={last} />
      </div>
      <p class="hint">
        As row,column; rows count from 0 at the bottom. Or drag the dots, or put the cursor on a cell of the board:
      </p>
      <div class="button-row">
        {atCursor('entrance')}
        {atCursor('exit')}
      </div>
      <TextField
        session={session}
        field="tunnels"
        label="Tunnels"
        placeholder="none"
        hint="Each as row,column,row,column, with blanks between."
      />
    </>
  );
}
