/** Who the actors of a scene are: their letters, and who covers whom. */

/** Pursuers and quarries stand on top of things; when one of each shares a cell, it is a capture. */
export type Part = 'pursuer' | 'quarry' | 'thing';

export interface Role {
  readonly glyph: string;
  readonly part: Part;
}

const roles: Readonly<Record<string, Role>> = {
  monster: { glyph: 'M', part: 'pursuer' },
  minotaur: { glyph: 'M', part: 'pursuer' },
  hunter: { glyph: 'E', part: 'pursuer' },
  rogue: { glyph: '@', part: 'quarry' },
  theseus: { glyph: 'T', part: 'quarry' },
  avatar: { glyph: '@', part: 'quarry' },
  player: { glyph: 'X', part: 'quarry' },
  supply: { glyph: 's', part: 'thing' },
  coin: { glyph: '$', part: 'thing' },
  stairs: { glyph: '>', part: 'thing' },
};

/** What a role looks like. One that is not known here is a thing with its first letter as glyph. */
export const roleNamed = (name: string): Role =>
  Object.hasOwn(roles, name) ? roles[name] : { glyph: name.charAt(0).toUpperCase() || '?', part: 'thing' };
