import { progressText } from '../exact/words.js';
import type { Viewing } from './viewing.js';

/** How far the exact table has come, or why there is none. Nothing to see once all is known. */
export function Solving({ view }: { readonly view: Viewing }) {
  const now = view.maker.now.value;
  const text = makingText(now);
  if (text === undefined) return null;
  return (
    <div class="solving" data-testid="solving">
      <p class={now.kind === 'refused' ? 'fault' : 'hint'}>{text}</p>
      {now.kind === 'solving' && (
        <div class="solving-row">
          <progress aria-label="Solving" />
          <button type="button" onClick={() => view.maker.cancel()}>
            Cancel
          </button>
        </div>
      )}
      {now.kind === 'cancelled' && (
        <button type="button" onClick={() => void view.solve()}>
          Solve
        </button>
      )}
    </div>
  );
}

function makingText(now: Viewing['maker']['now']['value']): string | undefined {
  switch (now.kind) {
    case 'none':
      return 'No game yet.';
    case 'solving':
      return `Solving every position … ${now.progress === undefined ? '' : progressText(now.progress)}`;
    case 'solved':
      return now.why && `${now.why} So only who wins is known: blunders show, inaccuracies do not.`;
    case 'refused':
      return `This game cannot be solved here. ${now.why} Its moves can be stepped through all the same.`;
    case 'cancelled':
      return 'Solving was cancelled: values and mistakes are not known.';
  }
}
