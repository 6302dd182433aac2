import { expect, test } from 'vitest';
import { whyNotPublished } from './release.mjs';

const address = 'https://example.org/owner/name';

test('nothing is published without the address of the repository', () => {
  expect(whyNotPublished('', '1.2.3')).toMatch(/^Fill in the address/);
  expect(whyNotPublished('example.org/owner/name', '1.2.3')).toMatch(/^Expected "repository"/);
  expect(whyNotPublished(`${address}.git`, '1.2.3')).toMatch(/^Expected "repository"/);
});

test('a tag names the version that it publishes', () => {
  expect(whyNotPublished(address, '1.2.3')).toBeUndefined();
  expect(whyNotPublished(address, '1.2.3', 'v1.2.3')).toBeUndefined();
  expect(whyNotPublished(address, '1.2.3', 'v1.2.4')).toBe('Expected the tag v1.2.3, found v1.2.4.');
});
