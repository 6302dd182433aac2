import type { Hinting } from './hinting.js';

/** The hint in words, while it is on. */
export function HintStrip({ hint }: { readonly hint: Hinting }) {
  if (!hint.isOn.value) return null;
  return (
    <section class="truth hint-strip" aria-label="Hint">
      <p data-testid="hint">{hint.text === '' ? 'No step is to be made.' : hint.text}</p>
    </section>
  );
}
