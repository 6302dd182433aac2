/** The classic rogue: beside a second writing-down that works on the characters of a dungeon file, and its known results. */

import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { describeShared } from '../../../../../testing/files.js';
import { sweep } from '../../../../../testing/thorough.js';
import { valueOf } from '../../../test/scenes.js';
import { dungeons, MONSTER, monsterMoves, ROGUE, type RoguePosition, rogue } from '../../game/rogue/index.js';
import { dungeonKinds, generateDungeon } from '../../generate/index.js';
import { formatDungeon, parseDungeon } from '../../notation/index.js';
import { createRng } from '../../world/index.js';
import { roguePlayerNamed } from './index.js';

type Site = readonly [row: number, col: number];
const HUNT = 'S E W N SE SW NE NW'.split(' ');
const FLEE = 'N E S W SE SW NE NW'.split(' ');
const isSame = (a: Site, b: Site): boolean => a[0] === b[0] && a[1] === b[1];

/** Goes through every path, so it takes too long in one dungeon of six; those are left out. */
const MOST_CALLS = 30_000;
class Endless extends Error {}

/** The classic rogue, written down from its description and from nothing of ours; it knows the text of a dungeon only. */
class Paper {
  readonly rows: readonly string[];
  readonly home: Site;
  calls = 0;
  cycle: Site[] = [];
  at = 0;
  wasInCorridor = false;
  ring = false;

  constructor(text: string) {
    const [, ...lines] = text.split('\n');
    this.rows = lines.map((line) => [...line].filter((_, index) => index % 2 === 0).join(''));
    const row = this.rows.findIndex((line) => line.includes('@'));
    this.home = [row, this.rows[row].indexOf('@')];
  }

  kind([row, col]: Site): 'room' | 'corridor' | 'wall' {
    const char = this.rows[row]?.[col] ?? ' ';
    return char === '+' ? 'corridor' : char === ' ' ? 'wall' : 'room';
  }

  go([row, col]: Site, way: string): Site | undefined {
    const to: Site = [
      row + Number(way.includes('S')) - Number(way.includes('N')),
      col + Number(way.includes('E')) - Number(way.includes('W')),
    ];
    const kinds = [this.kind([row, col]), this.kind(to)];
    if (to[0] < 0 || to[1] < 0 || kinds.includes('wall')) return undefined;
    return way.length === 2 && kinds.includes('corridor') ? undefined : to;
  }

  /** The sites after the first on the monster's path. */
  path(from: Site, to: Site): Site[] {
    if (isSame(from, to)) return [to];
    const before = new Map<string, Site>();
    const queue = [from];
    for (const site of queue) {
      for (const way of HUNT) {
        const next = this.go(site, way);
        if (next === undefined || before.has(String(next)) || isSame(next, from)) continue;
        before.set(String(next), site);
        queue.push(next);
      }
    }
    const sites: Site[] = [];
    for (let site: Site | undefined = to; site !== undefined && !isSame(site, from); site = before.get(String(site)))
      sites.unshift(site);
    return before.has(String(to)) ? sites : [];
  }

  len = (from: Site, to: Site): number => this.path(from, to).length;

  /** Undefined: go on looking; else the search is over. */
  search(site: Site, depth: number, trail: readonly Site[]): readonly Site[] | undefined {
    if (++this.calls > MOST_CALLS) throw new Endless();
    if (depth > 50) return [];
    const corridors = trail.filter((other) => this.kind(other) === 'corridor').length;
    if (isSame(site, this.home) && corridors >= 1 && trail.length > 2) return trail;
    for (const way of HUNT.slice(0, 4)) {
      const next = this.go(site, way);
      if (next === undefined || trail.some((other) => isSame(other, next))) continue;
      const found = this.search(next, depth + 1, [...trail, next]);
      if (found !== undefined) return found;
    }
    return undefined;
  }

  rebuild(r: Site): void {
    const first = this.cycle.findIndex((site) => this.kind(site) === 'corridor');
    const entrance = this.cycle[first];
    const rooms = this.cycle.findIndex((site, index) => index > first && this.kind(site) === 'room');
    const tube = this.cycle.slice(first + 1, rooms < 0 ? undefined : rooms);
    let list = [...this.path(r, entrance), ...tube];
    if (rooms >= 0) {
      const exit = this.cycle[rooms];
      if (this.len(list[list.length - 1], entrance) === 1) this.ring = true;
      else {
        list = [...list, exit, ...this.path(exit, r)];
        if (this.len(r, exit) < this.len(r, entrance)) {
          const [head, ...tail] = list.toReversed();
          list = [...tail, head];
        }
      }
    }
    this.cycle = list;
    this.at = 0;
  }

  evade(r: Site, m: Site): string {
    const ways = FLEE.filter((way) => this.go(r, way) !== undefined);
    const lengths = ways.map((way) => this.len(this.go(r, way) ?? r, m));
    const most = Math.max(...lengths);
    return ways.length === 0 || this.len(r, m) > most ? 'STAY' : ways[lengths.lastIndexOf(most)];
  }

  move(r: Site, m: Site): string {
    if (this.kind(r) === 'corridor') this.wasInCorridor = true;
    if (this.at === 0 && (!this.wasInCorridor || this.ring)) {
      const hasCorridors = this.rows.some((line) => line.includes('+'));
      this.cycle = hasCorridors ? [...(this.search(r, 1, []) ?? [])] : [];
    }
    if (this.cycle.length === 0) return this.evade(r, m);
    if (this.kind(r) === 'room' && (!this.wasInCorridor || this.ring)) this.rebuild(r);
    const next = this.cycle[this.at % this.cycle.length];
    const [near, far] = [this.len(r, m), this.len(next, m)];
    const way = isSame(next, r) ? 'STAY' : FLEE.find((name) => isSame(this.go(r, name) ?? r, next));
    if (way !== undefined && ((far >= near && near > 1) || far > 1)) {
      this.at += 1;
      return way;
    }
    this.at = 0;
    return this.evade(r, m);
  }
}

const startOf = (text: string): RoguePosition => rogue.initial(valueOf(parseDungeon(text)).scene, rogue.defaults, 0);

/** Plays a game and returns its end, and the rogue's moves as `told` is told of them. */
function hunt(text: string, monster: string, moves: number, told: (at: RoguePosition, move: string) => void) {
  let position = startOf(text);
  const start = (name: string, seat: string) => roguePlayerNamed(name, seat)?.start(position, seat, createRng(7));
  const seats = { [MONSTER]: start(monster, MONSTER), [ROGUE]: start('cycle-classic', ROGUE) };
  while (rogue.outcome(position) === undefined && monsterMoves(position) < moves) {
    const move = seats[position.seat]?.move(position) as number;
    if (position.seat === ROGUE) told(position, rogue.moveName(position, move));
    const next = rogue.playIfLegal(position, move);
    if (next === undefined) throw new Error(`The ${position.seat} made the illegal move ${move}.`);
    position = next;
  }
  return position;
}

/** Compares a game in a dungeon move by move; whether the search on paper came to an end at all. */
function isComparable(seed: number): boolean {
  const { knobs } = dungeonKinds[seed % dungeonKinds.length];
  const text = formatDungeon({ scene: generateDungeon({ ...knobs, rows: 7 + (seed % 9), seed }) });
  const paper = new Paper(text);
  const { cols } = startOf(text).setup.world.grid;
  const site = (cell: number): Site => [Math.floor(cell / cols), cell % cols];
  try {
    hunt(text, ['bfs', 'random', 'optimal'][seed % 3], 60, ({ rogue: r, monsters: [m] }, move) => {
      expect(move, `dungeon ${seed}`).toBe(paper.move(site(r), site(m)));
    });
    return true;
  } catch (error) {
    if (error instanceof Endless) return false;
    throw error;
  }
}

test('it moves as the second writing-down does, in generated dungeons', () => {
  let compared = 0;
  for (let seed = 0; compared < sweep(60, 1000); seed++) compared += Number(isComparable(seed));
});

/** After how many monster moves it is caught, `-` if it is not. */
function resultOf(text: string): string {
  const end = hunt(text, 'bfs', 1000, () => undefined);
  return rogue.outcome(end)?.result === 'captured' ? String(monsterMoves(end)) : '-';
}

test('it is caught by bfs on the shipped dungeons as it always was', () => {
  expect(dungeons.map(({ name, text }) => `${name} ${resultOf(text)}`).join(', ')).toBe(
    [
      'cornered 6, open 17, tiny -, pillars -, moat -, corners 8, shortcut 5, islands -, spiral 51, chase 197, trap 6',
      'ring 13, eight -, pincer 17, mouth -, guarded 6, late 23, towards 7, wait 9, far 33, manor 21, citadel 46',
    ].join(', '),
  );
});

describeShared('rogue', (folder) => {
  test('it is caught by bfs on the classic dungeons when the classic rogue is', () => {
    const results = Array.from('ABCDEFGHIJKLMNOPQR', (letter) => {
      return `${letter} ${resultOf(readFileSync(`${folder}dungeon${letter}.txt`, 'utf8'))}`;
    });
    expect(results.join(', ')).toBe(
      'A 15, B -, C -, D 152, E 36, F -, G -, H -, I -, J -, K 37, L 12, M -, N 5, O 283, P 8, Q 9, R 5',
    );
  });
});
