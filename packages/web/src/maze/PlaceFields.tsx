import { type Cell, coordinatesOf } from 'asterion/world';
import type { End } from '../board/gestures.js';
import { Button } from '../page/Button.js';
import { Check, TextField } from '../shell/fields.js';
import { YES } from './draft.js';
import type { Stage } from './stage.js';

/** Where the maze begins and ends, and its tunnels. */
export function PlaceFields({ stage }: { readonly stage: Stage }) {
  const { session } = stage;
  const grid = stage.board.grid.value;
  const { world, longest } = session.draft.value;
  const isLongest = longest === YES;
  const [first, last] = isLongest ? ['longest path', 'longest path'] : usualEnds(stage);
  return (
    <>
      <div class="field-pair">
        <TextField session={session} field="entrance" label="Entrance" placeholder={first} />
        <TextField session={session} field="exit" label="Exit" placeholder={last} />
      </div>
      <p class="hint">
        As row,column; rows count from 0 at the {grid?.origin ?? 'bottom'}. Or drag the dots, or put the cursor on a
        cell of the board:
      </p>
      <div class="button-row">
        <AtCursor stage={stage} end="entrance" />
        <AtCursor stage={stage} end="exit" />
      </div>
      {world === '' && (
        <>
          <Check
            label="On the longest path"
            isChecked={isLongest}
            onChange={(isOn) => session.choose(isOn ? { longest: YES, entrance: '', exit: '' } : { longest: '' })}
          />
          {session.faults.value.longest !== undefined && <p class="fault">{session.faults.value.longest}</p>}
        </>
      )}
      <Tunnels stage={stage} />
    </>
  );
}

/** Where the ends are unless somebody moves them. */
function usualEnds({ session, board }: Stage): [string, string] {
  const [grid, given] = [board.grid.value, session.given.value];
  const name = (cell: Cell | undefined, usual: string): string =>
    cell === undefined || grid === undefined ? usual : coordinatesOf(grid, cell).join(',');
  const corner = grid === undefined ? '' : coordinatesOf(grid, grid.cellCount - 1).join(',');
  return given?.ok === true ? [name(given.scene.entrance, ''), name(given.scene.exit, '')] : ['0,0', corner];
}

function AtCursor({ stage, end }: { readonly stage: Stage; readonly end: End }) {
  const cursor = stage.board.cursor.value;
  const place = (): void => {
    if (cursor !== undefined) stage.session.place(end, cursor);
  };
  const text = `${end === 'entrance' ? 'Entrance' : 'Exit'} at cursor`;
  return <Button text={text} disabled={cursor === undefined} onClick={place} />;
}

function Tunnels({ stage }: { readonly stage: Stage }) {
  const { session, tunnels } = stage;
  const isGiven = session.draft.value.world !== '';
  const fault = tunnels.fault.value;
  return (
    <>
      {!isGiven && (
        <TextField
          session={session}
          field="tunnels"
          label="Tunnels"
          placeholder="none"
          hint={fault ?? 'Each as row,column,row,column, with blanks between. Or click them:'}
        />
      )}
      <div class="button-row">
        <Button
          icon="tunnel"
          text="Click tunnels on the board"
          aria-pressed={tunnels.isOn.value}
          disabled={fault !== undefined}
          onClick={() => tunnels.toggle()}
        />
      </div>
    </>
  );
}
