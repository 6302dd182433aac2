/** Small boards of Labyrinth, drawn. */

/** Three by three tiles without inner walls; each line is what stands between the outer walls. */
export const openBoard = (top: string, middle: string, bottom: string): string =>
  [
    '+---+---+---+',
    `|${top}|`,
    '+   +   +   +',
    `|${middle}|`,
    '+   +   +   +',
    `|${bottom}|`,
    '+   +---+---+',
    '',
  ].join('\n');
