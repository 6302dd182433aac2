/** The page as axe judges it. */

import { AxeBuilder } from '@axe-core/playwright';
import { isThorough } from '../../../testing/thorough.js';
import { expect, type Page, test } from './test.js';

/** Axe finds nothing on the page as it is, or in the part of it that a selector names. */
export async function expectAccessible(page: Page, within?: string): Promise<void> {
  const builder = new AxeBuilder({ page });
  const { violations } = await (within === undefined ? builder : builder.include(within)).analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)).toEqual([]);
}

/** For `describe` blocks with states of a room beyond the fullest one: only `npm run thorough` looks at each. */
export const inThoroughOnly = (): void => {
  test.skip(!isThorough, 'only in npm run thorough');
};
