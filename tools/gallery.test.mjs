import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { gallery } from './gallery.mjs';

const docs = new URL('../docs/', import.meta.url);

test('the gallery is what the program draws, and nothing else', () => {
  for (const [file, text] of gallery()) {
    expect(readFileSync(new URL(file, docs), 'utf8') === text, `${file}: run "npm run gallery"`).toBe(true);
  }
  const pictures = [...gallery().keys()].filter((file) => file.endsWith('.svg')).map((file) => file.split('/').at(-1));
  expect(readdirSync(new URL('pictures/gallery/', docs)).toSorted()).toEqual(pictures.toSorted());
});
