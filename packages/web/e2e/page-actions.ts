/** What people do on the page of any room. */

import type { Locator, Page } from '@playwright/test';

/** Opens a folded part of the panel, or the one in which a part of that name is. */
export async function unfold(page: Page, title: string): Promise<void> {
  const heading = page.getByRole('heading', { name: title, exact: true, includeHidden: true });
  const section = page.locator('details').filter({ has: heading });
  if ((await section.getAttribute('open')) === null) await section.locator('summary').click();
}

/** Lets the page draw so many pictures: time as the page itself has it, however slow the machine. */
export async function frames(page: Page, count: number): Promise<void> {
  await page.evaluate(async (left) => {
    for (; left > 0; left--) await new Promise(requestAnimationFrame);
  }, count);
}

/**
 * Goes to an address of the page, from `#` on. A room that is on screen already takes it up after the next picture: until then the game
 * before is there, and what a test waits for may be true of that.
 */
export async function goTo(page: Page, hash: string): Promise<void> {
  const isHere = page.url().startsWith('http');
  await page.goto(`/${hash}`);
  if (isHere) await frames(page, 3);
}

/** Drops a text as a file on the board. */
export async function dropText(page: Page, board: Locator, name: string, text: string): Promise<void> {
  const data = await page.evaluateHandle(
    ([file, content]) => {
      const transfer = new DataTransfer();
      transfer.items.add(new File([content], file));
      return transfer;
    },
    [name, text] as const,
  );
  await board.dispatchEvent('dragover', { dataTransfer: data });
  await board.dispatchEvent('drop', { dataTransfer: data });
}
