/**
 * `test` of all specs: whatever else one expects, it fails if a page says that a script failed, that the content security
 * policy refused something, or that a file was not there.
 */

import { type BrowserContext, test as base, expect } from '@playwright/test';

export * from '@playwright/test';

export const test = base.extend<{ complaints: string[] }>({
  complaints: [
    async ({ browser, context }, use) => {
      const complaints: string[] = [];
      const listen = (to: BrowserContext) => {
        to.on('weberror', (error) => complaints.push(String(error.error())));
        to.on('console', (message) => {
          if (message.type() === 'error') complaints.push(message.text());
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
