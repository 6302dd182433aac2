/** What is said, as somebody sees it who looks at the board, and as a screen reader tells it. */

import { expect, type Page } from '@playwright/test';

/** Expects a message that can be read over the board. */
export async function expectShown(page: Page, text: string | RegExp): Promise<void> {
  const message = page.getByTestId('message');
  await expect(message).toContainText(text);
  const [box, board] = await Promise.all([message.boundingBox(), page.locator('[data-board]').first().boundingBox()]);
  if (box === null || board === null) throw new Error('Expected a message and a board.');
  expect(box.height).toBeGreaterThan(16);
  expect(box.x).toBeGreaterThanOrEqual(board.x - 1);
  expect(box.x + box.width).toBeLessThanOrEqual(board.x + board.width + 1);
  expect(box.y).toBeGreaterThanOrEqual(board.y - 1);
  expect(box.y + box.height).toBeLessThanOrEqual(board.y + board.height + 1);
}

declare global {
  interface Window {
    /** What was said and not yet expected, the oldest first. */
    told: string[];
  }
}

/** Runs on the page: keeps what is said, for the next message may come at once. */
export function keepHeard(): void {
  window.told = [];
  let last = '';
  new MutationObserver(() => {
    const now = document.querySelector('[data-testid="announcement"]')?.textContent ?? '';
    if (now !== last && now !== '') window.told.push(now.replaceAll('\u00a0', ' ').trim());
    last = now;
  }).observe(document, { childList: true, subtree: true, characterData: true });
}

/** What was said and not yet expected, the oldest first. */
export const told = (page: Page): Promise<string[]> => page.evaluate(() => window.told);

/** Expects a message that was said after those that were expected before, whatever was said since. */
export async function expectHeard(page: Page, text: string | RegExp): Promise<void> {
  const isPattern = text instanceof RegExp;
  const wanted = isPattern
    ? { source: text.source, flags: text.flags }
    : { source: text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&'), flags: '' };
  try {
    await page.waitForFunction(takeTold, wanted, { timeout: 60_000 }); // as long as other expectations wait
  } catch {
    expect(await told(page)).toContainEqual(isPattern ? expect.stringMatching(text) : expect.stringContaining(text));
  }
}

/** Runs on the page: whether something like this was said. If so, it and all before it are expected no more. */
function takeTold({ source, flags }: { readonly source: string; readonly flags: string }): boolean {
  const at = window.told.findIndex((said) => new RegExp(source, flags).test(said));
  window.told.splice(0, at + 1);
  return at >= 0;
}
