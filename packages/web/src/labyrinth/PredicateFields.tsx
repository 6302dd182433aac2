import { palette } from '../shell/settings.js';
import type { Asked } from './asked.js';
import { glyphPath } from './glyphs.js';
import { PREDICATES, type Predicate } from './predicates.js';

/** Which predicate is shown on the board, what it means, and how its answers look. */
export function PredicateFields({ asked }: { readonly asked: Asked }) {
  const name = asked.name.value;
  const about = PREDICATES.find((one) => one.name === name)?.about ?? '';
  return (
    <>
      <div class="field">
        <label for="labyrinth-predicate">Mark the sides for which</label>
        <select
          id="labyrinth-predicate"
          value={name}
          aria-keyshortcuts="Q"
          aria-describedby="labyrinth-predicate-hint"
          onChange={(event) => asked.ask(event.currentTarget.value)}
        >
          {PREDICATES.map((one) => (
            <option key={one.name} value={one.name}>
              {one.name === 'off' ? 'nothing' : one.title}
            </option>
          ))}
        </select>
        <p class="hint" id="labyrinth-predicate-hint">
          {name === 'off' ? 'The questions the generator asks before it puts a wall on a side of a tile.' : about}
        </p>
      </div>
      {name !== 'off' && asked.veil.value !== undefined && <p class="hint">{asked.veil.value}</p>}
      {asked.answer.value !== undefined && (
        <>
          <ul class="legend" aria-label="Legend of the predicate" data-testid="predicate-legend">
            {name !== 'isSentinel' && (
              <li>
                <Sign name={name} isGrey={false} />
                holds
              </li>
            )}
            <li>
              <Sign name={name === 'isSentinel' ? name : 'off'} isGrey />
              outer edge{name === 'isSentinel' ? ': holds' : ''}
            </li>
          </ul>
          <p class="hint" data-testid="predicate-count">
            {asked.text.value}
          </p>
        </>
      )}
    </>
  );
}

/** A side as it is marked, lying in the middle of the sign. */
function Sign({ name, isGrey }: { readonly name: Predicate; readonly isGrey: boolean }) {
  const { path, floor, text, block } = palette.value;
  const glyph = glyphPath(name, { x: 0, y: 0.5 }, { x: 1, y: 0.5 });
  return (
    <svg class="sign side-sign" viewBox="0 0.25 1 0.5" aria-hidden="true">
      <g fill="none" stroke-linecap="round" stroke-linejoin="round">
        {isGrey && <path d="M.12 .5h.76" stroke={text} stroke-width={0.2} />}
        <path d="M.12 .5h.76" stroke={isGrey ? block : path} stroke-width={isGrey ? 0.16 : 0.1} />
        <path d={glyph} stroke={floor} stroke-width={0.15} />
        <path d={glyph} stroke={text} stroke-width={0.05} />
      </g>
    </svg>
  );
}
