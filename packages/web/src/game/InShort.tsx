import type { GameState } from './state.js';

/** The rule to keep in mind, where a game has one. */
export function InShort({ play }: { readonly play: Pick<GameState, 'setup'> }) {
  const setup = play.setup.value;
  const text = setup?.description.inShort?.(setup.values);
  if (text === undefined) return null;
  return (
    <p class="hint" data-testid="in-short">
      <strong>In short:</strong> {text}
    </p>
  );
}
