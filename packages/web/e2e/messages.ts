/** What is said, as somebody sees it who looks at the board, and as a screen reader tells it. */

import { expect, type Page } from '@playwright/test';

interface Pattern {
  readonly source: string;
  readonly flags: string;
}

/** What can travel to the page. */
const patternOf = (text: string | RegExp): Pattern =>
  text instanceof RegExp
    ? { source: text.source, flags: text.flags }
    : { source: text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&'), flags: '' };

/** As long as other expectations wait, but looking more often: a message may be there for a moment. */
const WAIT = { timeout: 60_000, polling: 50 };

/** Expects a message that can be read over the board. */
export async function expectShown(page: Page, text: string | RegExp): Promise<void> {
  const shown = await page.waitForFunction(shownBoxes, patternOf(text), WAIT).catch(() => undefined);
  const boxes = await shown?.jsonValue();
  if (boxes === undefined) {
    await expect(page.getByTestId('message')).toContainText(text);
    throw new Error('Expected a message to stay for a frame, over a board.');
  }
  const [box, board] = boxes;
  expect(box.height).toBeGreaterThan(16);
  expect(box.left).toBeGreaterThanOrEqual(board.left - 1);
  expect(box.right).toBeLessThanOrEqual(board.right + 1);
  expect(box.top).toBeGreaterThanOrEqual(board.top - 1);
  expect(box.bottom).toBeLessThanOrEqual(board.bottom + 1);
}

/** Runs on the page: where such a message is, and the board. */
function shownBoxes({ source, flags }: Pattern): readonly [box: DOMRect, board: DOMRect] | undefined {
  const message = document.querySelector('[data-testid="message"]');
  const board = document.querySelector('[data-board]');
  if (message === null || board === null || !new RegExp(source, flags).test(message.textContent)) return undefined;
  return [message.getBoundingClientRect().toJSON(), board.getBoundingClientRect().toJSON()];
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

/**
 * Expects a message that was said after those that were expected before, whatever was said since. A text is all of it, but for what
 * was said in the same breath, before it or after it.
 */
export async function expectHeard(page: Page, text: string | RegExp): Promise<void> {
  const pattern = patternOf(text);
  await takeHeard(
    page,
    text instanceof RegExp ? pattern : { ...pattern, source: `^${pattern.source}(?: |$)| ${pattern.source}$` },
  );
}

/** The same of a part of a message. */
export const expectHeardPart = (page: Page, part: string): Promise<void> => takeHeard(page, patternOf(part));

async function takeHeard(page: Page, pattern: Pattern): Promise<void> {
  try {
    await page.waitForFunction(takeTold, pattern, WAIT);
  } catch (error) {
    expect(await told(page)).toContainEqual(expect.stringMatching(new RegExp(pattern.source, pattern.flags)));
    throw error;
  }
}

/** Runs on the page: whether something like this was said. If so, it and all before it are expected no more. */
function takeTold({ source, flags }: Pattern): boolean {
  const at = window.told.findIndex((said) => new RegExp(source, flags).test(said));
  window.told.splice(0, at + 1);
  return at >= 0;
}
