/**
 * `test` of all specs: whatever else one expects, it fails if a page says that a script failed, that the content security
 * policy refused something, or that a file was not there. What is folded in the panels is unfolded as it appears, so that
 * tests reach what is within; those of the folds themselves say `test.use({ folds: 'folded' })`. Rooms that no test opens
 * are not loaded, which took a fifth of the time of a page; tests about that say `test.use({ spare: 'idle' })`. Whatever is said
 * to screen readers is kept for `expectHeard`.
 */

import { type BrowserContext, test as base, expect } from '@playwright/test';
import { keepHeard } from './messages.js';

export * from '@playwright/test';

export const test = base.extend<{ complaints: string[]; folds: 'folded' | 'unfolded'; spare: 'idle' | 'none' }>({
  folds: ['unfolded', { option: true }],
  spare: ['none', { option: true }],
  complaints: [
    async ({ browser, context, folds, spare }, use) => {
      const complaints: string[] = [];
      const listen = (to: BrowserContext) => {
        if (folds === 'unfolded') void to.addInitScript(unfold);
        if (spare === 'none') void to.addInitScript(stayBusy);
        void to.addInitScript(keepHeard);
        to.on('weberror', (error) => complaints.push(String(error.error())));
        to.on('console', (message) => {
          if (message.type() === 'error') complaints.push(`${message.text()} (${message.location().url})`);
        });
      };
      listen(context);
      browser.on('context', listen); // those that a test opens besides
      await use(complaints);
      browser.off('context', listen);
      expect(complaints).toEqual([]);
    },
    { auto: true },
  ],
});

/** Runs on the page: opens every fold once, when it appears. */
function unfold(): void {
  new MutationObserver(() => {
    for (const fold of document.querySelectorAll<HTMLDetailsElement>('details:not([data-met])')) {
      fold.open = true;
      fold.dataset.met = '';
    }
  }).observe(document, { childList: true, subtree: true });
}

/** Runs on the page: there is never time to spare. */
function stayBusy(): void {
  window.requestIdleCallback = () => 0;
}
