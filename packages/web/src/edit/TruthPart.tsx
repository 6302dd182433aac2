/** What is true of the sketch on screen, in words, and what of it is drawn on the board. */

import { counted } from 'asterion/play';
import { HeatLegend } from '../game/HeatLegend.js';
import { Act } from '../page/Act.js';
import type { Stage } from './stage.js';

interface Props {
  readonly stage: Stage;
}

/** Who wins, or why nobody can play; always as high: what is below must not jump with every stroke. */
export function Verdict({ stage: { truth } }: Props) {
  const now = truth.maker.now.value;
  const unreachable = truth.unreachable.value.length;
  const notes = [
    ...(unreachable === 0 ? [] : [`${counted(unreachable, 'cell')} out of reach, struck through on the board.`]),
    ...(truth.isCompleted.value ? ['Who is missing is put in where the game begins.'] : []),
  ];
  return (
    <section class="truth sketch-truth" aria-label="What is true of it" aria-busy={truth.isSolving.value}>
      <p class="verdict" data-testid="verdict">
        {truth.verdict.value ?? `Solving … ${now.kind === 'solving' ? (now.progress?.text ?? '') : ''}`}
      </p>
      <p class="hint" data-testid="closeness">
        {truth.closeness.value}
      </p>
      <p class="hint" data-testid="out-of-reach">
        {notes.join(' ')}
      </p>
    </section>
  );
}

/** What of the truth is drawn on the board, on request. */
export function ShownTruth({ stage }: Props) {
  const { truth, session } = stage;
  const game = session.game.value;
  const [caveat, cells, line] = [truth.caveat.value, truth.cells.value, truth.line.value];
  if (game !== undefined && game.exact === undefined) return null;
  return (
    <>
      <div class="play-bar" role="group" aria-label="Shown on the board">
        <Act
          action="solve"
          text={game === undefined ? 'Way out' : 'Best line'}
          title={game === undefined ? 'Draw a shortest way' : 'Draw how best play goes on'}
          isPressed={truth.isLineShown.value}
        />
        {game?.exact !== undefined && <HeatField stage={stage} />}
      </div>
      {line?.text !== undefined && (
        <p class="hint" data-testid="best-line">
          {line.text}
        </p>
      )}
      {cells !== undefined && game?.exact !== undefined && <HeatLegend exact={game.exact} cells={cells} />}
      {caveat !== undefined && <p class="hint">{caveat}</p>}
    </>
  );
}

function HeatField({ stage: { truth, session } }: Props) {
  const game = session.game.value;
  return (
    <div class="heat-field">
      <label for="edit-heat">Heat map</label>
      <select
        id="edit-heat"
        value={truth.heat.value}
        aria-keyshortcuts="C"
        onChange={(event) => truth.colour(event.currentTarget.value)}
      >
        <option value="off">off</option>
        {game?.exact?.roles.map((role) => (
          <option key={role} value={role}>
            for {game.words.seat(role)}
          </option>
        ))}
      </select>
      <kbd aria-hidden="true">C</kbd>
    </div>
  );
}
