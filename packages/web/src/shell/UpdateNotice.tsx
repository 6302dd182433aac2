import { useSignal } from '@preact/signals';
import { isOutdated, reloadNewest } from './offline.js';

/** Says that there is a newer version. Nothing changes until the visitor wants it. */
export function UpdateNotice() {
  const isPutOff = useSignal(false);
  if (!isOutdated.value || isPutOff.value) return null;
  return (
    <section class="update-notice" role="status" aria-label="New version">
      <p>A new version is there.</p>
      <button type="button" onClick={() => void reloadNewest()}>
        Reload
      </button>
      <button
        type="button"
        onClick={() => {
          isPutOff.value = true;
        }}
      >
        Later
      </button>
    </section>
  );
}
