/** A dungeon that comes with the game: a drawing and what it is there to show. */
export interface RogueDungeon {
  /** What it is called on a command line: lower case, no blanks. */
  readonly name: string;
  readonly title: string;
  /** What it shows, in a sentence. */
  readonly idea: string;
  /** A dungeon file, as `parseDungeon` reads it. */
  readonly text: string;
}
