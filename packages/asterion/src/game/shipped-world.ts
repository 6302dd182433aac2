/** A world that comes with a game: a drawing and what it is there to show. */
export interface ShippedWorld {
  /** What it is called on a command line: lower case, no blanks. */
  readonly name: string;
  /** How people call it: `First step`. */
  readonly title: string;
  /** What it shows, in a sentence. */
  readonly idea: string;
  /** A file that the game's worlds are read from: a dungeon file, a drawing. */
  readonly text: string;
}
