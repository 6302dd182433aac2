// The measure of speed: the exact table of a chase with one monster in plain C, by the algorithm of the kernel: a bitmap over
// the cells of the rogue for each cell of the monster, in tiles, round by round, with the tiles that changed as work lists.
//   chase WORLD verdict RUNS     chase WORLD depths RUNS
// WORLD holds two numbers of 32 bits, rows and columns, and two bytes a cell, rows from the top: whether it is ground, and the
// directions in which steps are open (bit 0 east, 1 northeast, and so on round). Staying is legal.
// Prints the states that are won, the sum of their depths and the rounds; then milliseconds of CPU time, a line for each run.
// Memory is used again from run to run, and a run before the first is not counted: so its pages are there.
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#include "tile.h"

enum { DIRECTIONS = 8, MOST_QUADS = 4 };

static const int ACROSS[] = {1, 1, 0, -1, -1, -1, 0, 1}, DOWN[] = {0, -1, -1, -1, 0, 1, 1, 1};

static int rows, cols;
static const uint8_t *is_ground, *open_ways;

static int places;
static int *place_of, *cell_of, *move_count, (*moves)[DIRECTIONS];

// A tile without ground is not stored; number `tiles` is the outside.
static int tiles, words;
static int *tile_at, (*around)[DIRECTIONS];
static tile *ground, (*closed)[DIRECTIONS];
static bool *is_plain;

// By monster, by tile.
static tile *won, *lost;
// By monster, a bit for each tile: `changed` tiles of lost, tiles of won to be `pulled`, tiles to be `eroded`, tiles of won that
// are `full`; and a bit for each monster that has some.
static uint64_t *changed, *pulled, *eroded, *full;
static uint64_t *with_changed, *with_pulled, *with_eroded;
// Depths: by monster and tile the four bits of a hexadecimal digit, and how many digits there are; in others there may be
// anything.
static tile (*quads[MOST_QUADS])[4];
static uint8_t *kept;

static bool wants_depths;
static int round_number, quad_count;

// Memory that is kept from run to run: the same call gets the same piece.
static struct { void *memory; size_t size; } pieces[64];
static int piece;

static void *take(size_t size) {
  int at = piece++;
  if (pieces[at].size < size) {
    free(pieces[at].memory);
    pieces[at].memory = aligned_alloc(64, (size + 63) / 64 * 64);
    pieces[at].size = size;
    if (pieces[at].memory == NULL) exit(3);
  }
  return pieces[at].memory;
}

static void *take_clear(size_t size) { return memset(take(size), 0, size); }

static inline void mark(uint64_t *bits, int at) { bits[at >> 6] |= (uint64_t)1 << (at & 63); }

static inline tile bit(int cell) {
  uint16_t lanes[TILE_CELLS / 16] = {0};
  lanes[cell / cols % TILE_ROWS] = 1 << cell % cols % TILE_COLS;
  tile bits;
  memcpy(&bits, lanes, sizeof bits);
  return bits;
}

static void number_places(void) {
  int cells = rows * cols;
  place_of = take(cells * sizeof *place_of);
  cell_of = take(cells * sizeof *cell_of);
  move_count = take_clear(cells * sizeof *move_count);
  moves = take(cells * sizeof *moves);
  places = 0;
  for (int cell = 0; cell < cells; cell++) {
    place_of[cell] = is_ground[cell] ? places : -1;
    if (is_ground[cell]) cell_of[places++] = cell;
  }
  for (int place = 0; place < places; place++)
    for (int ways = open_ways[cell_of[place]]; ways != 0; ways &= ways - 1) {
      int way = __builtin_ctz(ways), to = place_of[cell_of[place] + DOWN[way] * cols + ACROSS[way]];
      if (to >= 0) moves[place][move_count[place]++] = to;
    }
}

static void lay_tiles(void) {
  int across = (cols + TILE_COLS - 1) / TILE_COLS, down = (rows + TILE_ROWS - 1) / TILE_ROWS;
  int *numbers = take(across * down * sizeof *numbers);
  memset(numbers, 255, across * down * sizeof *numbers);
  tile_at = take(rows * cols * sizeof *tile_at);
  tiles = 0;
  for (int place = 0; place < places; place++) {
    int cell = cell_of[place], at = cell / cols / TILE_ROWS * across + cell % cols / TILE_COLS;
    if (numbers[at] < 0) numbers[at] = tiles++;
    tile_at[cell] = numbers[at];
  }
  words = (tiles >> 6) + 1;
  around = take((tiles + 1) * sizeof *around);
  ground = take_clear((tiles + 1) * sizeof *ground);
  closed = take((tiles + 1) * sizeof *closed);
  memset(closed, 255, (tiles + 1) * sizeof *closed);
  is_plain = take(tiles * sizeof *is_plain);
  memset(is_plain, true, tiles * sizeof *is_plain);
  for (int at = 0; at < across * down; at++)
    for (int way = 0; way < DIRECTIONS && numbers[at] >= 0; way++) {
      int row = at / across + DOWN[way], col = at % across + ACROSS[way];
      int there = row < 0 || row >= down || col < 0 || col >= across ? -1 : numbers[row * across + col];
      around[numbers[at]][way] = there < 0 ? tiles : there;
    }
  for (int place = 0; place < places; place++) {
    int cell = cell_of[place], at = tile_at[cell], row = cell / cols, col = cell % cols;
    ground[at] |= bit(cell);
    for (int way = 0; way < DIRECTIONS; way++) {
      int r = row + DOWN[way], c = col + ACROSS[way];
      if (open_ways[cell] >> way & 1) closed[at][way] &= ~bit(cell);
      else if (r >= 0 && r < rows && c >= 0 && c < cols && is_ground[r * cols + c]) is_plain[at] = false;
    }
  }
}

// The tiles to be eroded because bits of one changed.
static inline void touch(uint64_t *marks, int at, tile fresh) {
  const int *next = around[at];
  uint32_t north = first_row(fresh), south = last_row(fresh);
  mark(marks, at);
  if (meets(fresh, all_rows(1 << 15))) mark(marks, next[0]);
  if (meets(fresh, all_rows(1))) mark(marks, next[4]);
  if (north != 0) {
    mark(marks, next[2]);
    if (north >> 15) mark(marks, next[1]);
    if (north & 1) mark(marks, next[3]);
  }
  if (south != 0) {
    mark(marks, next[6]);
    if (south >> 15) mark(marks, next[7]);
    if (south & 1) mark(marks, next[5]);
  }
}

// Nothing won but the walls and the captures.
static void clear(void) {
  size_t row = tiles + 1, size = places * row * sizeof(tile), marks = (size_t)places * words * 8;
  won = take(size);
  lost = take_clear(size);
  changed = take_clear(marks);
  pulled = take_clear(marks);
  eroded = take_clear(marks);
  full = take_clear(marks);
  with_changed = take_clear(places / 8 + 8);
  with_pulled = take_clear(places / 8 + 8);
  with_eroded = take_clear(places / 8 + 8);
  kept = take_clear(wants_depths ? places * row : 1);
  quad_count = 0;
  for (int monster = 0; monster < places; monster++) {
    tile *here = won + monster * row;
    for (int at = 0; at <= tiles; at++) here[at] = ~ground[at];
    int at = tile_at[cell_of[monster]];
    tile caught = bit(cell_of[monster]);
    here[at] |= caught;
    lost[monster * row + at] = caught;
    mark(changed + (size_t)monster * words, at);
    touch(eroded + (size_t)monster * words, at, caught);
    mark(with_changed, monster);
    mark(with_eroded, monster);
  }
}

// Hands the marks of tiles that changed on to all monsters one move before.
static void tell(void) {
  for (int word = 0; word <= places >> 6; word++) {
    for (uint64_t bits = with_changed[word]; bits != 0; bits &= bits - 1) {
      int monster = (word << 6) + __builtin_ctzll(bits);
      uint64_t *from = changed + (size_t)monster * words;
      for (int move = 0; move < move_count[monster]; move++) {
        int before = moves[monster][move];
        uint64_t *to = pulled + (size_t)before * words;
        for (int i = 0; i < words; i++) to[i] |= from[i];
        mark(with_pulled, before);
      }
      memset(from, 0, words * 8);
    }
    with_changed[word] = 0;
  }
}

static inline void keep_depth(size_t at, tile fresh) {
  const tile none = all_rows(0);
  for (int n = 0; n < quad_count; n++) {
    tile *quad = quads[n][at];
    int digit = round_number >> 4 * n;
    if (n >= kept[at])
      for (int i = 0; i < 4; i++) quad[i] = digit >> i & 1 ? fresh : none;
    else
      for (int i = 0; i < 4; i++)
        if (digit >> i & 1) quad[i] |= fresh;
  }
  if (kept[at] < quad_count) kept[at] = quad_count;
}

// The monster moves back: it wins what is lost after some move.
static void pull(void) {
  size_t row = tiles + 1;
  for (int word = 0; word <= places >> 6; word++) {
    for (uint64_t bits = with_pulled[word]; bits != 0; bits &= bits - 1) {
      int monster = (word << 6) + __builtin_ctzll(bits), n = move_count[monster];
      const tile *after[DIRECTIONS];
      for (int move = 0; move < n; move++) after[move] = lost + moves[monster][move] * row;
      bool is_new = false;
      uint64_t *marks = pulled + (size_t)monster * words, *dirty = eroded + (size_t)monster * words;
      uint64_t *known_full = full + (size_t)monster * words;
      for (int i = 0; i < words; i++) {
        for (uint64_t rest = marks[i] & ~known_full[i]; rest != 0; rest &= rest - 1) {
          int at = (i << 6) + __builtin_ctzll(rest);
          tile known = won[monster * row + at], sum = all_rows(0);
          if (n == DIRECTIONS)
            sum = (after[0][at] | after[1][at] | after[2][at] | after[3][at]) |
                  (after[4][at] | after[5][at] | after[6][at] | after[7][at]);
          else
            for (int move = 0; move < n; move++) sum |= after[move][at];
          tile fresh = sum & ~known;
          if (!any(fresh)) continue;
          won[monster * row + at] = known | fresh;
          if (!any(~(known | fresh))) mark(known_full, at);
          if (wants_depths) keep_depth(monster * row + at, fresh);
          touch(dirty, at, fresh);
          is_new = true;
        }
        marks[i] = 0;
      }
      if (is_new) mark(with_eroded, monster);
    }
    with_pulled[word] = 0;
  }
}

// What is won wherever a rogue could go from each of these cells.
static inline tile lost_in(const tile *here, int at, tile cells) {
  const int *next = around[at];
  tile middle = here[at], north = here[next[2]], south = here[next[6]];
  tile east = east_of(middle, here[next[0]]), west = west_of(middle, here[next[4]]);
  if (is_plain[at]) {
    tile sides = east & west, across = middle & sides;
    tile above = north & east_of(north, here[next[1]]) & west_of(north, here[next[3]]);
    tile below = south & east_of(south, here[next[7]]) & west_of(south, here[next[5]]);
    return cells & sides & north_of(across, above) & south_of(across, below);
  }
  const tile *shut = closed[at];
  cells &= (east | shut[0]) & (west | shut[4]) & (north_of(middle, north) | shut[2]) & (south_of(middle, south) | shut[6]);
  if (!any(cells)) return cells;
  tile north_east = north_of(east, east_of(north, here[next[1]])), north_west = north_of(west, west_of(north, here[next[3]]));
  tile south_west = south_of(west, west_of(south, here[next[5]])), south_east = south_of(east, east_of(south, here[next[7]]));
  return cells & (north_east | shut[1]) & (north_west | shut[3]) & (south_west | shut[5]) & (south_east | shut[7]);
}

// The rogue moves back: it loses where it cannot but go to what is won. Returns whether any monster has more.
static bool erode(void) {
  size_t row = tiles + 1;
  bool is_more = false;
  for (int word = 0; word <= places >> 6; word++) {
    for (uint64_t bits = with_eroded[word]; bits != 0; bits &= bits - 1) {
      int monster = (word << 6) + __builtin_ctzll(bits);
      const tile *here = won + monster * row;
      bool is_new = false;
      uint64_t *marks = eroded + (size_t)monster * words;
      for (int i = 0; i < words; i++) {
        for (uint64_t rest = marks[i]; rest != 0; rest &= rest - 1) {
          int at = (i << 6) + __builtin_ctzll(rest);
          if (at == tiles) continue;
          tile known = lost[monster * row + at], cells = here[at] & ground[at] & ~known;
          if (!any(cells)) continue; // it may stay, so it loses only where it is won already
          tile fresh = lost_in(here, at, cells);
          if (!any(fresh)) continue;
          lost[monster * row + at] = known | fresh;
          mark(changed + (size_t)monster * words, at);
          is_new = true;
        }
        marks[i] = 0;
      }
      if (is_new) mark(with_changed, monster);
      is_more |= is_new;
    }
    with_eroded[word] = 0;
  }
  return is_more;
}

static void solve(void) {
  piece = 0;
  number_places();
  lay_tiles();
  clear();
  erode();
  bool is_more = true;
  for (round_number = 1; is_more; round_number++) {
    if (wants_depths && round_number >> 4 * quad_count != 0)
      quads[quad_count++] = take(places * (tiles + 1) * sizeof *quads[0]);
    tell();
    pull();
    is_more = erode();
  }
}

static void report(void) {
  long states = 0, sum = 0;
  for (int monster = 0; monster < places; monster++)
    for (int at = 0; at < tiles; at++) {
      size_t index = monster * (size_t)(tiles + 1) + at;
      states += count(won[index] & ground[at]);
      for (int n = 0; wants_depths && n < kept[index]; n++)
        for (int i = 0; i < 4; i++) sum += count(quads[n][index][i]) << (4 * n + i);
    }
  printf("%ld %ld %d\n", states, sum, round_number - 1);
}

static double now(void) {
  struct timespec time;
  clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time);
  return time.tv_sec * 1e3 + time.tv_nsec / 1e6;
}

int main(int argc, char **argv) {
  if (argc != 4) return 2;
  FILE *file = fopen(argv[1], "rb");
  uint32_t size[2];
  if (file == NULL || fread(size, 4, 2, file) != 2) return 1;
  rows = size[0], cols = size[1];
  size_t cells = (size_t)rows * cols;
  uint8_t *planes = malloc(2 * cells);
  if (fread(planes, 1, 2 * cells, file) != 2 * cells) return 1;
  is_ground = planes, open_ways = planes + cells;
  wants_depths = strcmp(argv[2], "depths") == 0;
  solve();
  report();
  for (int run = atoi(argv[3]); run > 0; run--) {
    double start = now();
    solve();
    printf("%.4f\n", now() - start);
  }
}
