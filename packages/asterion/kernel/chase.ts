/**
 * The kernel of the chase, for WebAssembly with SIMD: the algorithm of `src/exact/layers.ts`, 128 rogues to a vector.
 *
 * A tile is 8 rows of 16 columns: row i is lane i of 16 bits, column c its bit c. So east and west are shifts of lanes plus
 * one bit of the tile beside it, north and south are shuffles of two tiles. Cells without ground count as won, and so does
 * everything outside, which is one more tile of each team: walls then never block an AND, and only tiles in which a way
 * between ground cells is closed (`isPlain` is 0) have to read the masks of closed directions.
 *
 * Which tiles changed is a bit each, 64 to a word, a few words a team, and which teams have such tiles a bit each, too. A team
 * that changed tells those one move before it in which tiles; each of them then pulls these tiles from all teams one move
 * after it, once a round. To push a changed tile into every team before it was tried: where moves are many, most of the
 * tiles around change in the same round, and `won` and its depths were written several times.
 *
 * Several threads share the memory, each with some of the tiles: it writes the bitmaps of those alone. What spreads stays in
 * its tile. What is eroded is read from the tiles beside it, too; so nobody erodes before all have spread, and nobody spreads
 * before all have eroded. Marks are each thread's own: it reads those that the others made in its tiles.
 *
 * Whoever calls lays the memory out (`src/exact/kernel-layout.ts`): nothing is allocated here.
 */

let placeCount: i32;
let tileCount: i32;
let teamCount: i32;
let monsters: i32;
/** Whether a mover that could step may stay. */
let mayStay: i32;
// By place: its moves, its tile, its bit there.
let offsets: usize;
let moves: usize;
let tileOf: usize;
let bitOf: usize;
// By tile; by 8 * tile + direction `around` and `closed`.
let around: usize;
let closed: usize;
let ground: usize;
let noStay: usize;
let isPlain: usize;
/**
 * Addresses of bitmaps, by team and tile: lost, what the first monster has moved back from that, the second, and so on; won
 * is the last one.
 */
let bitmaps: usize;
// By stage, of which there is one for each monster and one for the rogue, and by team: the tiles that wait, to be pulled or
// (the rogue's) to be eroded. By stage: a bit for each team with such a tile.
let masks: usize;
let waiting: usize;
/** By tile, a bit each: those that changed in the team at hand. */
let changed: usize;
/** Addresses of the rows that a team pulls from. */
let sources: usize;
/** By team, a bit each: the tiles of won in which nothing is left to win. */
let full: usize;
/** Addresses of what holds the depths, four bits of them each, the lowest first: by team and tile a tile for each of the four. */
let quads: usize;
/** By team and tile: in how many quads there is something; in the others there may be anything. Cheaper than clearing them. */
let kept: usize;
/** How many threads share the work, and which of them this is, from 0. */
let threads: i32;
let thread: i32;
/** By thread: where its masks lie, and the bits of its teams that wait. */
let marksOf: usize;
/** The tiles of this thread: from the first to before the last. */
let firstTile: i32;
let endTile: i32;

let lost: usize;
let won: usize;
/** Words of tile bits a team, of 64 bits. */
let maskWords: i32;
/** Words of team bits a stage, of 64 bits. */
let teamWords: i32;
/** Bytes of a bitmap of a team, the outside included. */
let teamBytes: i32;

let round: i32;
/** How many quads the number of the round needs; 0 where depths are not wanted. */
let quadCount: i32;
/** The monster that is to be moved back; as many as there are monsters: the rogue. */
let stage: i32;
/** What one place of that monster is worth in the number of a team. */
let digit: i32;
/** How many words of teams are done in this stage. */
let head: i32;
/** Whether something became lost since the round began. */
let isMore: bool;
/** How many rogues are known to be won, captures included. */
let decided: i64;

/**
 * Reads what the caller has put at an address: numbers of 32 bits, most of them addresses, in this order. Of the threads there
 * is room for, so many take part: the first ones.
 */
export function begin(header: usize, count: i32): void {
  threads = count;
  let at = header;
  placeCount = load<i32>(at);
  tileCount = load<i32>((at += 4));
  teamCount = load<i32>((at += 4));
  monsters = load<i32>((at += 4));
  mayStay = load<i32>((at += 4));
  offsets = load<u32>((at += 4));
  moves = load<u32>((at += 4));
  tileOf = load<u32>((at += 4));
  bitOf = load<u32>((at += 4));
  around = load<u32>((at += 4));
  closed = load<u32>((at += 4));
  ground = load<u32>((at += 4));
  noStay = load<u32>((at += 4));
  isPlain = load<u32>((at += 4));
  bitmaps = load<u32>((at += 4));
  quads = load<u32>((at += 4));
  kept = load<u32>((at += 4));
  masks = load<u32>((at += 4));
  waiting = load<u32>((at += 4));
  changed = load<u32>((at += 4));
  sources = load<u32>((at += 4));
  full = load<u32>((at += 4));
  thread = load<i32>((at += 4));
  marksOf = load<u32>((at += 4));
  firstTile = shareOf(tileCount, thread);
  endTile = shareOf(tileCount, thread + 1);
  lost = bitmapAt(0);
  won = bitmapAt(monsters);
  maskWords = (tileCount + 64) >> 6; // the outside has a bit, too
  teamWords = (teamCount + 63) >> 6;
  teamBytes = (tileCount + 1) << 4;
  quadCount = 0;
  decided = 0;
  isMore = true; // captures
}

/** Nothing won but the walls, for this thread's share of the teams. */
export function clear(): void {
  const first = shareOf(teamCount, thread);
  const size = <usize>(shareOf(teamCount, thread + 1) - first) * teamBytes;
  const skipped = <usize>first * teamBytes;
  for (let at = 0; at < monsters; at++) memory.fill(bitmapAt(at) + skipped, 0, size);
  if (kept != 0) memory.fill(kept + (skipped >> 4), 0, size >> 4);
  const walls = won + skipped;
  for (let tile = 0; tile < tileCount; tile++)
    store<v128>(walls + (tile << 4), v128.not(v128.load(ground + (tile << 4))));
  store<v128>(walls + (tileCount << 4), i32x4.splat(-1));
  for (let done: usize = teamBytes; done < size; ) {
    const next = min(done, size - done);
    memory.copy(walls + done, walls, next);
    done += next;
  }
  const stages = <usize>teamCount * (monsters + 1);
  memory.fill(masks, 0, (stages * maskWords) << 3);
  memory.fill(full, 0, (<usize>teamCount * maskWords) << 3);
  memory.fill(waiting, 0, ((monsters + 1) * teamWords) << 3);
}

/** Captures, won and lost in 0, in this thread's tiles. What else is lost before anybody moves is found by eroding. */
export function seed(): void {
  for (let team = 0; team < teamCount; team++) {
    memory.fill(changed, 0, maskWords << 3);
    let rest = team;
    for (let left = monsters; left > 0; left--) {
      const place = rest % placeCount;
      rest /= placeCount;
      const tile = load<i32>(tileOf + (place << 2));
      if (tile < firstTile || tile >= endTile) continue;
      const bit = load<u8>(bitOf + place);
      const row = <usize>team * teamBytes + (tile << 4);
      const at = row + (bit >> 3);
      const mask = <u8>(1 << (bit & 7));
      if ((load<u8>(won + at) & mask) == 0) decided++;
      store<u8>(won + at, load<u8>(won + at) | mask);
      store<u8>(lost + at, load<u8>(lost + at) | mask);
      mark(changed, tile);
      touch(maskOf(monsters, team), tile, v128.load(lost + row));
    }
    tell(0, team, 1);
    mark(waitingIn(monsters), team);
  }
  stage = monsters;
  head = 0;
}

/** Begins a round, the number of which needs so many quads. */
export function openRound(number: i32, quadsOfRound: i32): void {
  forgetDirty();
  round = number;
  quadCount = quadsOfRound;
  isMore = false;
  stage = 0;
  digit = 1;
  head = 0;
}

/** What was won is eroded everywhere: nobody reads any more where it was. */
function forgetDirty(): void {
  for (let word = 0; word < teamWords; word++) {
    const at = waitingIn(monsters) + (word << 3);
    for (let teams = load<u64>(at); teams != 0; teams &= teams - 1) {
      memory.fill(maskOf(monsters, (word << 6) + <i32>ctz(teams)), 0, maskWords << 3);
    }
    store<u64>(at, 0);
  }
}

/** The monsters move back, one after another: about so many tiles. Returns how many are left; 0 or less if it is not over. */
export function spread(budget: i32): i32 {
  let left = budget;
  for (; stage < monsters; stage++) {
    for (; head < teamWords && left > 0; head++) {
      const at = waitingIn(stage) + (head << 3);
      for (let teams = load<u64>(at); teams != 0; teams &= teams - 1) left -= pull((head << 6) + <i32>ctz(teams));
      store<u64>(at, 0);
    }
    if (head < teamWords) return min(left, 0);
    digit *= placeCount;
    head = 0;
  }
  return max(left, 1);
}

/** The rogue moves back: what is newly lost, by about so many tiles. Returns how many are left; 0 or less if it is not over. */
export function erode(budget: i32): i32 {
  let left = budget;
  for (; head < teamWords && left > 0; head++) {
    let teams: u64 = 0;
    for (let marker = 0; marker < threads; marker++) teams |= load<u64>(waitingBy(marker) + (head << 3));
    for (; teams != 0; teams &= teams - 1) left -= erodeTeam((head << 6) + <i32>ctz(teams));
  }
  return head < teamWords ? min(left, 0) : max(left, 1);
}

/** Whether more was lost by the last erosion: if not, in any thread, nothing will change any more. */
export function changes(): bool {
  return isMore;
}

/** How many states with the monsters to move are known to be won. */
export function decidedStates(): f64 {
  return <f64>decided;
}

/** Marks what changed in a team for all teams from which a monster moves to it. */
function tell(at: i32, team: i32, digit: i32): void {
  const from = placeOf(team, digit);
  const end = load<u32>(offsets + ((from + 1) << 2));
  for (let move = load<u32>(offsets + (from << 2)); move < end; move++) {
    const before = team + (load<i32>(moves + (move << 2)) - from) * digit;
    const marks = maskOf(at, before);
    for (let word = 0; word < maskWords << 3; word += 8) {
      store<u64>(marks + word, load<u64>(marks + word) | load<u64>(changed + word));
    }
    mark(waitingIn(at), before);
  }
}

/** A monster moves back: what a team reaches of what its moves lead to. Returns how many tiles were looked at. */
function pull(team: i32): i32 {
  const isLast = stage + 1 == monsters;
  const end = listSources(team, isLast);
  const target = bitmapAt(stage + 1) + <usize>team * teamBytes;
  const marks = maskOf(stage, team);
  const dirty = maskOf(monsters, team);
  const done = full + ((team * maskWords) << 3);
  let isNew = false;
  let looked = 0;
  for (let word = 0; word < maskWords << 3; word += 8) {
    let bits = load<u64>(marks + word);
    store<u64>(marks + word, 0);
    if (isLast) bits &= ~load<u64>(done + word);
    let freshTiles: u64 = 0;
    for (; bits != 0; bits &= bits - 1) {
      const tile = (word << 3) + <i32>ctz(bits);
      const at = tile << 4;
      looked++;
      const known = v128.load(target + at);
      const fresh = v128.andnot(unionAt(at, end), known);
      if (!v128.any_true(fresh)) continue;
      const all = v128.or(known, fresh);
      v128.store(target + at, all);
      freshTiles |= bits & -bits;
      if (!isLast) continue;
      if (!v128.any_true(v128.not(all))) mark(done, tile);
      decided += popcnt(i64x2.extract_lane(fresh, 0)) + popcnt(i64x2.extract_lane(fresh, 1));
      if (quadCount != 0) keepDepth(<usize>team * (tileCount + 1) + tile, fresh);
      touch(dirty, tile, fresh);
    }
    store<u64>(changed + word, freshTiles);
    if (freshTiles != 0) isNew = true;
  }
  if (!isNew) return looked;
  if (isLast) mark(waitingIn(monsters), team);
  else tell(stage + 1, team, digit * placeCount);
  return looked;
}

/** Lists the rows that a team pulls from, four by four, the last again and again where it is none: returns their end. */
function listSources(team: i32, isLast: bool): usize {
  const source = bitmapAt(stage);
  const from = placeOf(team, digit);
  const end = load<u32>(offsets + ((from + 1) << 2));
  let last = sources;
  for (let move = load<u32>(offsets + (from << 2)); move < end; move++) {
    const step = load<i32>(moves + (move << 2)) - from;
    // A rogue that may stay is lost only where it is won already.
    if (step == 0 && isLast && stage == 0 && mayStay != 0) continue;
    store<u32>(last, source + <usize>(team + step * digit) * teamBytes);
    last += 4;
  }
  if (last == sources) {
    store<u32>(last, source + <usize>team * teamBytes); // walled in: nowhere but here
    last += 4;
  }
  for (; (last - sources) & 12; last += 4) store<u32>(last, load<u32>(last - 4));
  return last;
}

/** What is in any of the rows that a team pulls from. */
function unionAt(at: i32, end: usize): v128 {
  const first = sources;
  let bits = fourAt(first, at);
  if (end > first + 16) bits = v128.or(bits, fourAt(first + 16, at));
  if (end > first + 32) bits = v128.or(bits, fourAt(first + 32, at));
  return bits;
}

function fourAt(rows: usize, at: i32): v128 {
  return v128.or(
    v128.or(v128.load(load<u32>(rows) + at), v128.load(load<u32>(rows, 4) + at)),
    v128.or(v128.load(load<u32>(rows, 8) + at), v128.load(load<u32>(rows, 12) + at)),
  );
}

/** Writes the number of the round for bits of a tile. */
function keepDepth(tile: usize, fresh: v128): void {
  const have = <i32>load<u8>(kept + tile);
  for (let n = 0; n < quadCount; n++) {
    const at = load<u32>(quads + (n << 2)) + (tile << 6);
    const depth = round >> (n << 2);
    if (n >= have) {
      v128.store(at, bitsIf(depth & 1, fresh));
      v128.store(at, bitsIf(depth & 2, fresh), 16);
      v128.store(at, bitsIf(depth & 4, fresh), 32);
      v128.store(at, bitsIf(depth & 8, fresh), 48);
    } else {
      if (depth & 1) v128.store(at, v128.or(v128.load(at), fresh));
      if (depth & 2) v128.store(at, v128.or(v128.load(at, 16), fresh), 16);
      if (depth & 4) v128.store(at, v128.or(v128.load(at, 32), fresh), 32);
      if (depth & 8) v128.store(at, v128.or(v128.load(at, 48), fresh), 48);
    }
  }
  if (have < quadCount) store<u8>(kept + tile, <u8>quadCount);
}

function bitsIf(is: i32, bits: v128): v128 {
  return is != 0 ? bits : i32x4.splat(0);
}

/** What is newly lost in this thread's tiles, wherever somebody marked them. Returns how many were looked at. */
function erodeTeam(team: i32): i32 {
  const row = <usize>team * teamBytes;
  let isNew = false;
  let looked = 0;
  for (let word = 0; word < maskWords; word++) {
    let freshTiles: u64 = 0;
    let bits: u64 = 0;
    for (let marker = 0; marker < threads; marker++) bits |= load<u64>(dirtyBy(marker, team) + (word << 3));
    for (bits &= ownTiles(word); bits != 0; bits &= bits - 1) {
      const tile = (word << 6) + <i32>ctz(bits);
      looked++;
      const at = lost + row + (tile << 4);
      const known = v128.load(at);
      const here = v128.load(won + row + (tile << 4));
      const stays = v128.or(here, v128.load(noStay + (tile << 4)));
      const open = v128.and(v128.andnot(v128.load(ground + (tile << 4)), known), stays);
      if (!v128.any_true(open)) continue;
      const fresh =
        load<u8>(isPlain + tile) != 0
          ? erodePlain(won + row, tile, here, open)
          : erodeWalled(won + row, tile, here, open);
      if (!v128.any_true(fresh)) continue;
      v128.store(at, v128.or(known, fresh));
      freshTiles |= bits & -bits;
    }
    store<u64>(changed + (word << 3), freshTiles);
    if (freshTiles != 0) isNew = true;
  }
  if (isNew) {
    isMore = true;
    tell(0, team, 1);
  }
  return looked;
}

/** Where every step between ground cells is open: a square of nine cells, row by row, then column by column. */
function erodePlain(row: usize, tile: i32, here: v128, open: v128): v128 {
  const next = around + (tile << 5);
  const north = tileAt(row, next, 2);
  const south = tileAt(row, next, 6);
  const east = eastOf(here, tileAt(row, next, 0));
  const west = westOf(here, tileAt(row, next, 4));
  const sides = v128.and(east, west);
  const middle = v128.and(here, sides);
  const above = v128.and(north, v128.and(eastOf(north, tileAt(row, next, 1)), westOf(north, tileAt(row, next, 3))));
  const below = v128.and(south, v128.and(eastOf(south, tileAt(row, next, 7)), westOf(south, tileAt(row, next, 5))));
  return v128.and(v128.and(open, sides), v128.and(northOf(middle, above), southOf(middle, below)));
}

/** Where some step is closed: direction by direction. */
function erodeWalled(row: usize, tile: i32, here: v128, open: v128): v128 {
  const next = around + (tile << 5);
  const masks = closed + (tile << 7);
  const north = tileAt(row, next, 2);
  const south = tileAt(row, next, 6);
  const east = eastOf(here, tileAt(row, next, 0));
  const west = westOf(here, tileAt(row, next, 4));
  let fresh = v128.and(open, v128.and(v128.or(east, v128.load(masks)), v128.or(west, v128.load(masks, 64))));
  fresh = v128.and(
    fresh,
    v128.and(v128.or(northOf(here, north), v128.load(masks, 32)), v128.or(southOf(here, south), v128.load(masks, 96))),
  );
  if (!v128.any_true(fresh)) return fresh;
  const northEast = northOf(east, eastOf(north, tileAt(row, next, 1)));
  const northWest = northOf(west, westOf(north, tileAt(row, next, 3)));
  const southWest = southOf(west, westOf(south, tileAt(row, next, 5)));
  const southEast = southOf(east, eastOf(south, tileAt(row, next, 7)));
  return v128.and(
    fresh,
    v128.and(
      v128.and(v128.or(northEast, v128.load(masks, 16)), v128.or(northWest, v128.load(masks, 48))),
      v128.and(v128.or(southWest, v128.load(masks, 80)), v128.or(southEast, v128.load(masks, 112))),
    ),
  );
}

/** The tile of a team that lies in a direction. */
function tileAt(row: usize, next: usize, direction: i32): v128 {
  return v128.load(row + (load<u32>(next + (direction << 2)) << 4));
}

/** What lies one cell to the east of each cell of a tile. */
function eastOf(tile: v128, next: v128): v128 {
  return v128.or(i16x8.shr_u(tile, 1), i16x8.shl(next, 15));
}

function westOf(tile: v128, next: v128): v128 {
  return v128.or(i16x8.shl(tile, 1), i16x8.shr_u(next, 15));
}

function northOf(tile: v128, next: v128): v128 {
  return v128.shuffle<u16>(next, tile, 7, 8, 9, 10, 11, 12, 13, 14);
}

function southOf(tile: v128, next: v128): v128 {
  return v128.shuffle<u16>(tile, next, 1, 2, 3, 4, 5, 6, 7, 8);
}

/** Marks the tiles that have to be eroded because bits of one changed. */
function touch(marks: usize, tile: i32, bits: v128): void {
  const next = around + (tile << 5);
  mark(marks, tile);
  const east = i16x8.bitmask(bits);
  const west = i16x8.bitmask(i16x8.shl(bits, 15));
  const north = i16x8.extract_lane_u(bits, 0);
  const south = i16x8.extract_lane_u(bits, 7);
  if (east != 0) mark(marks, load<i32>(next));
  if (west != 0) mark(marks, load<i32>(next, 16));
  if (north != 0) {
    mark(marks, load<i32>(next, 8));
    if (east & 1) mark(marks, load<i32>(next, 4));
    if (west & 1) mark(marks, load<i32>(next, 12));
  }
  if (south != 0) {
    mark(marks, load<i32>(next, 24));
    if (west & 128) mark(marks, load<i32>(next, 20));
    if (east & 128) mark(marks, load<i32>(next, 28));
  }
}

function mark(marks: usize, tile: i32): void {
  const at = marks + ((tile >> 6) << 3);
  store<u64>(at, load<u64>(at) | ((<u64>1) << (tile & 63)));
}

/** The words of tile bits of a team in a stage. */
function maskOf(at: i32, team: i32): usize {
  return masks + (((<usize>at * teamCount + team) * maskWords) << 3);
}

function bitmapAt(at: i32): usize {
  return load<u32>(bitmaps + (at << 2));
}

/** Where the monster stands of which a place is worth so much. */
function placeOf(team: i32, digit: i32): i32 {
  return monsters == 1 ? team : (team / digit) % placeCount;
}

/** The words of team bits of a stage. */
function waitingIn(at: i32): usize {
  return waiting + ((<usize>at * teamWords) << 3);
}

/** The teams in which a thread has marked what is to be eroded, and the tiles of one. */
function waitingBy(marker: i32): usize {
  return load<u32>(marksOf + (marker << 3), 4) + ((<usize>monsters * teamWords) << 3);
}

function dirtyBy(marker: i32, team: i32): usize {
  return load<u32>(marksOf + (marker << 3)) + (((<usize>monsters * teamCount + team) * maskWords) << 3);
}

/** The tiles of a word of marks that are this thread's. */
function ownTiles(word: i32): u64 {
  const first = max(firstTile - (word << 6), 0);
  const end = min(endTile - (word << 6), 64);
  return first < end ? (u64.MAX_VALUE >> (64 - (end - first))) << first : 0;
}

/** Where the share of a thread in so many begins. */
function shareOf(count: i32, number: i32): i32 {
  return <i32>((<i64>count * number) / threads);
}
