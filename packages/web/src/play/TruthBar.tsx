import type { ReadonlySignal } from '@preact/signals';
import { Act } from '../shell/Act.js';
import { PeekButton, type Peeking } from './Peek.js';

interface Truth extends Peeking {
  readonly isShown: ReadonlySignal<boolean>;
  readonly heat: ReadonlySignal<string>;
  /** For whose place cells are coloured, as choices. */
  readonly heats: readonly { readonly name: string; readonly title: string }[];
  toggle(): void;
  colour(heat: string): void;
}

interface Played {
  readonly branch: ReadonlySignal<unknown>;
  comeBack(): boolean;
  tryOut(): void;
}

interface Props {
  readonly room: string;
  readonly play: Played;
  readonly truth: Truth;
}

/** What the exact table has to offer, and other moves to try it on. */
export function TruthBar({ room, play, truth }: Props) {
  const isInBranch = play.branch.value !== undefined;
  return (
    <div class="play-bar" role="group" aria-label="Exact truth">
      <Act
        text="Truth"
        title="Show the truth: who wins if both sides play their best"
        shown="V"
        keys="V"
        isPressed={truth.isShown.value}
        onClick={() => truth.toggle()}
      />
      <PeekButton truth={truth} />
      <Act
        icon={isInBranch ? 'close' : 'fork'}
        text={isInBranch ? 'Return' : 'What if'}
        title={isInBranch ? 'Return to the game' : 'Try other moves from this turn'}
        shown={isInBranch ? 'Esc' : 'F'}
        keys={isInBranch ? 'Escape' : 'F'}
        onClick={() => {
          if (!play.comeBack()) play.tryOut();
        }}
      />
      <HeatField room={room} truth={truth} />
    </div>
  );
}

/** For whose place the cells are coloured. */
const HeatField = ({ room, truth }: Pick<Props, 'room' | 'truth'>) => (
  <div class="heat-field">
    <label for={`${room}-heat`}>Colours</label>
    <select
      id={`${room}-heat`}
      value={truth.heat.value}
      aria-keyshortcuts="C"
      onChange={(event) => truth.colour(event.currentTarget.value)}
    >
      {truth.heats.map(({ name, title }) => (
        <option key={name} value={name}>
          {title}
        </option>
      ))}
    </select>
    <kbd aria-hidden="true">C</kbd>
  </div>
);
