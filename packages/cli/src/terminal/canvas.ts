/** A rectangle of characters with a look each: what a screen shows, put together before any of it is written. */

export type CharacterStyle =
  | 'plain'
  | 'dim'
  | 'strong'
  | 'pursuer'
  | 'quarry'
  | 'thing'
  | 'coin'
  | 'plan'
  | 'mover'
  | 'cursor'
  | 'capture'
  | 'pit'
  | 'danger';

/** Attributes and colours of the terminal. Nobody is told apart by colour alone: glyphs differ, too. */
const LOOKS: Readonly<Record<CharacterStyle, { attributes: string; colour: string }>> = {
  plain: { attributes: '', colour: '' },
  dim: { attributes: '2', colour: '' },
  strong: { attributes: '1', colour: '' },
  pursuer: { attributes: '1', colour: '35' },
  quarry: { attributes: '1', colour: '36' },
  thing: { attributes: '', colour: '32' },
  coin: { attributes: '1', colour: '33' },
  plan: { attributes: '', colour: '35' },
  mover: { attributes: '1;7', colour: '' },
  cursor: { attributes: '7', colour: '' },
  capture: { attributes: '1;7', colour: '33' },
  pit: { attributes: '1;7', colour: '31' },
  danger: { attributes: '1;4', colour: '33' },
};

export class Canvas {
  readonly rows: number;
  readonly columns: number;
  readonly #characters: string[][];
  readonly #looks: CharacterStyle[][];

  constructor(rows: number, columns: number) {
    this.rows = rows;
    this.columns = columns;
    this.#characters = Array.from({ length: rows }, () => new Array<string>(columns).fill(' '));
    this.#looks = Array.from({ length: rows }, () => new Array<CharacterStyle>(columns).fill('plain'));
  }

  /** Writes a line; what lies outside is cut off. Control characters, as in names of files, become `?`. */
  put(row: number, column: number, text: string, look: CharacterStyle = 'plain'): void {
    if (row < 0 || row >= this.rows) return;
    for (const [i, character] of [...text].entries()) {
      const at = column + i;
      if (at < 0 || at >= this.columns) continue;
      this.#characters[row][at] = /\p{C}/u.test(character) ? '?' : character;
      this.#looks[row][at] = look;
    }
  }

  /** Writes a line in the middle of a row. */
  centre(row: number, text: string, look?: CharacterStyle): void {
    this.put(row, Math.max(0, Math.floor((this.columns - [...text].length) / 2)), text, look);
  }

  /** The lines with their escape sequences, blanks at the ends left out. */
  lines(hasColour: boolean): string[] {
    return this.#characters.map((characters, row) => {
      let end = characters.length;
      while (end > 0 && characters[end - 1] === ' ') end--;
      let line = '';
      let before: CharacterStyle = 'plain';
      for (let at = 0; at < end; at++) {
        const look = this.#looks[row][at];
        if (look !== before) line += codeOf(look, hasColour);
        before = look;
        line += characters[at];
      }
      return before === 'plain' ? line : line + codeOf('plain', hasColour);
    });
  }
}

function codeOf(look: CharacterStyle, hasColour: boolean): string {
  const { attributes, colour } = LOOKS[look];
  const codes = ['0', attributes, hasColour ? colour : ''].filter((code) => code !== '');
  return `\u001b[${codes.join(';')}m`;
}
