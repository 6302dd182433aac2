import type { Making } from '../exact/maker.js';

interface Props<Progress> {
  readonly now: Exclude<Making<unknown, unknown, Progress>, { readonly kind: 'none' | 'solved' }>;
  /** What it is made for; nothing if that goes without saying. */
  readonly lead?: string;
  readonly progressText: (progress: Progress) => string;
  readonly onCancel: () => void;
  readonly onAgain: () => void;
}

/** How far an exact table has come, or why there is none. */
export function InTheMaking<Progress>({ now, lead = '', progressText, onCancel, onAgain }: Props<Progress>) {
  return (
    <section class="truth is-making" aria-label="Exact truth" aria-busy={now.kind === 'solving'}>
      <p data-testid="making">
        {lead} {makingText(now, progressText)}
      </p>
      {now.kind === 'solving' && (
        <button type="button" onClick={onCancel}>
          Cancel
        </button>
      )}
      {now.kind === 'cancelled' && (
        <button type="button" onClick={onAgain}>
          Solve
        </button>
      )}
    </section>
  );
}

function makingText<Progress>(now: Props<Progress>['now'], progressText: (progress: Progress) => string): string {
  if (now.kind === 'refused') return `The truth is not known here. ${now.why}`;
  if (now.kind === 'cancelled') return 'Solving was cancelled.';
  return now.progress === undefined ? 'Solving …' : `Solving … ${progressText(now.progress)}`;
}
