/** What fingers need of a page. */

import { expect, type Page } from '@playwright/test';

/** Every control is large enough, none sticks out of the screen, and neither does the page. */
export async function expectFitForFingers(page: Page): Promise<void> {
  const found = await page.evaluate(() => {
    const misfits: string[] = [];
    for (const element of document.querySelectorAll('a, button, input, select, summary, [role="slider"]')) {
      const { width, height, right } = element.getBoundingClientRect();
      if (width === 0 && height === 0) continue; // not for fingers
      const isOut = right > innerWidth && element.closest('.tabs') === null; // tabs scroll
      if (width < 44 || height < 44 || isOut) misfits.push(`${element.outerHTML} ${width} x ${height}`);
    }
    return { misfits, wide: document.documentElement.scrollWidth - innerWidth };
  });
  expect(found).toEqual({ misfits: [], wide: 0 });
}
