/** What fingers need of a page. */

import { expect, type Page } from '@playwright/test';

/**
 * Every control is large enough, none sticks out of the screen, and neither does the page. Of controls that
 * are not shown nothing is asked, unless it is of `all`.
 */
export async function expectFitForFingers(page: Page, which: 'shown' | 'all' = 'shown'): Promise<void> {
  const found = await page.evaluate((isAll) => {
    const misfits: string[] = [];
    for (const element of document.querySelectorAll('a, button, input, select, summary, [role="slider"]')) {
      const { width, height, right } = element.getBoundingClientRect();
      if (!isAll && width === 0 && height === 0) continue;
      const isOut = right > innerWidth && element.closest('.tabs') === null; // tabs scroll
      if (width < 44 || height < 44 || isOut) misfits.push(`${element.outerHTML} ${width} x ${height}`);
    }
    return { misfits, wide: document.documentElement.scrollWidth - innerWidth };
  }, which === 'all');
  expect(found).toEqual({ misfits: [], wide: 0 });
}
