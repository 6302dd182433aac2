import { type AnyDescription, titled } from 'asterion/play';

/** A player as people read it: `Shortest path (bfs)`, with its depth if it has one; as it was said where nobody is known by it. */
export function playerTitle({ players }: Pick<AnyDescription, 'players'>, name: string): string {
  const [plain] = name.split(':');
  const title = players.list.find((one) => one.name === plain)?.title;
  return title === undefined ? name : titled({ title, name });
}
