/** The page as axe judges it. */

import { AxeBuilder } from '@axe-core/playwright';
import { isThorough } from '../../../testing/thorough.js';
import { expect, type Page, test } from './test.js';

/** The themes in which a page is opened for axe. `npm test` opens one, and turns it dark for a moment: see below. */
export const THEMES = isThorough ? (['light', 'dark'] as const) : (['light'] as const);

/** Axe finds nothing on the page as it is, or in the part of it that a selector names. */
export async function expectAccessible(page: Page, within?: string): Promise<void> {
  expect(await findings(page, within)).toEqual([]);
  const html = page.locator('html');
  if (isThorough || (await html.getAttribute('data-theme')) !== 'light') return;
  // A theme is nothing but colours, and looking at these is quicker than to bring a page to the same state again.
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect(html).toHaveAttribute('data-theme', 'dark');
  await page.evaluate(() => {
    for (const fade of document.getAnimations()) if (fade instanceof CSSTransition) fade.finish();
  });
  expect(await findings(page, within, 'color-contrast')).toEqual([]);
  await page.emulateMedia({ colorScheme: 'light' });
  await expect(html).toHaveAttribute('data-theme', 'light');
}

/** What axe says against the page, by all its rules or by one. */
async function findings(page: Page, within?: string, rule?: string): Promise<string[]> {
  // Legacy is the mode for pages without frames of others: it opens no second page to put the results together.
  const builder = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] });
  if (within !== undefined) builder.include(within);
  if (rule !== undefined) builder.withRules(rule);
  const { violations } = await builder.analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
}

/** For `describe` blocks with states of a room beyond the fullest one: only `npm run thorough` looks at each. */
export const inThoroughOnly = (): void => {
  test.skip(!isThorough, 'only in npm run thorough');
};
