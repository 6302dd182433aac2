/** How the world is drawn: as tiles with shapes or as letters, in colours or without. */

import { computed } from '@preact/signals';
import { type Palette, rampColour, rgbOf } from 'asterion/render';
import { stored } from '../page/stored.js';

export interface Look {
  readonly name: string;
  readonly title: string;
  readonly isLetters: boolean;
  /** The colours it makes of those of the page. */
  readonly colours: (palette: Palette) => Palette;
}

const same = (palette: Palette): Palette => palette;

export const looks: readonly Look[] = [
  { name: 'shapes', title: 'Shapes', isLetters: false, colours: same },
  { name: 'letters', title: 'Letters, as in a terminal', isLetters: true, colours: same },
  { name: 'grey', title: 'Shapes without colours', isLetters: false, colours: greyed },
];

/** As light as the colour. */
function greyOf(colour: string): string {
  const [red, green, blue] = rgbOf(colour);
  return rampColour(['#000000', '#ffffff'], (0.3 * red + 0.59 * green + 0.11 * blue) / 255);
}

/** Whoever moves and whatever lies around is told by its shape alone. */
function greyed(palette: Palette): Palette {
  const { path, corridor, block, wall, text, background } = palette;
  return {
    ...palette,
    ...{ pursuer: text, quarry: text, thing: text, exit: text, label: background },
    ...{ path: greyOf(path), corridor: greyOf(corridor), block: greyOf(block), wall: greyOf(wall) },
  };
}

const chosen = stored(
  'explore-look',
  looks.map(({ name }) => name),
  looks[0].name,
);

export const look = computed<Look>(() => looks.find(({ name }) => name === chosen.value) ?? looks[0]);

export const chooseLook = (name: string): void => {
  chosen.value = name;
};
