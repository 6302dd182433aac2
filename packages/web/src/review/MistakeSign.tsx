import type { Mistake } from 'asterion/exact';

/** The outline of a sign around a place, `half` its size: a blunder is a full diamond, an inaccuracy a hollow triangle. */
export const signPath = (mistake: Mistake, x: number, y: number, half: number): string =>
  mistake === 'blunder'
    ? `M${x} ${y - half}l${half} ${half}l${-half} ${half}l${-half} ${-half}z`
    : `M${x} ${y - half}l${half} ${1.8 * half}h${-2 * half}z`;

/** A sign that stands in a line of text. Words say the same beside it. */
export const MistakeSign = ({ mistake }: { readonly mistake: Mistake }) => (
  <svg class={`sign sign-${mistake}`} viewBox="0 0 20 20" aria-hidden="true">
    <path d={signPath(mistake, 10, 10, 8)} />
  </svg>
);
