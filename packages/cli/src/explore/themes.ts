/** Themes: which character stands for what, and how it looks. Nothing is told by colour alone: characters differ, too. */

import type { CharacterStyle } from '../terminal/canvas.js';

/** What can be seen in a cell. */
export type Thing = 'wall' | 'floor' | 'corridor' | 'avatar' | 'hunter' | 'coin' | 'stairs' | 'plan' | 'capture';

export interface Theme {
  readonly name: string;
  readonly glyphs: Readonly<Record<Thing, string>>;
  readonly looks: Readonly<Record<Thing, CharacterStyle>>;
  /** How looks what is remembered and not seen. */
  readonly remembered: CharacterStyle;
}

const ascii: Theme = {
  name: 'ascii',
  // biome-ignore format: a table
  glyphs: {
    wall: '#', floor: '.', corridor: '.', avatar: '@', hunter: 'E', coin: '$', stairs: '>', plan: '*', capture: 'X',
  },
  // biome-ignore format: a table
  looks: {
    wall: 'plain', floor: 'plain', corridor: 'plain', avatar: 'quarry', hunter: 'pursuer',
    coin: 'coin', stairs: 'strong', plan: 'plan', capture: 'capture',
  },
  remembered: 'dim',
};

const unicode: Theme = {
  ...ascii,
  name: 'unicode',
  glyphs: { ...ascii.glyphs, wall: '█', floor: '·', corridor: '░', plan: '•' },
};

/** For eyes and screens that do not tell colours or shades apart: what is seen is bold, who moves is turned around. */
const contrast: Theme = {
  name: 'contrast',
  glyphs: ascii.glyphs,
  // biome-ignore format: a table
  looks: {
    wall: 'strong', floor: 'strong', corridor: 'strong', avatar: 'mover', hunter: 'mover',
    coin: 'strong', stairs: 'strong', plan: 'plain', capture: 'mover',
  },
  remembered: 'plain',
};

/** In the order in which a key goes through them. */
export const themes: readonly Theme[] = [unicode, ascii, contrast];

export const themeNamed = (name: string): Theme => themes.find((theme) => theme.name === name) ?? themes[0];

export const themeAfter = (theme: Theme): Theme => themes[(themes.indexOf(theme) + 1) % themes.length];
