/** What is said, as somebody sees it who looks at the board. */

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
