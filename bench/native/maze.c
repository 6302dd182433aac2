// The measure of speed: the same algorithms in plain C. Prints one line of milliseconds per run.
//   maze backtracker ROWS COLS RUNS     maze bfs ROWS COLS RUNS
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

static uint32_t a, b, c, counter;

static inline uint32_t word(void) {
  uint32_t sum = a + b + counter++;
  a = b ^ (b >> 9);
  b = c + (c << 3);
  c = ((c << 21) | (c >> 11)) + sum;
  return sum;
}

static inline uint32_t below(uint32_t bound) {
  uint64_t product = (uint64_t)word() * bound;
  if ((uint32_t)product < bound) {
    uint32_t unfair = -bound % bound;
    while ((uint32_t)product < unfair) product = (uint64_t)word() * bound;
  }
  return product >> 32;
}

static double now(void) {
  struct timespec time;
  clock_gettime(CLOCK_MONOTONIC, &time);
  return time.tv_sec * 1e3 + time.tv_nsec / 1e6;
}

// A byte a cell with a rim: bits 0-3 open to E, N, W, S; bits 4-5 the side back; bit 6 or 7 in the maze.
static uint8_t *grow(int rows, int cols) {
  static uint8_t nth[16][4], count[16];
  for (int set = 0; set < 16; set++) {
    count[set] = 0;
    for (int side = 0; side < 4; side++)
      if (set >> side & 1) nth[set][count[set]++] = side;
  }
  int stride = cols + 2;
  int step[4] = {1, stride, -1, -stride};
  uint8_t *grid = calloc((size_t)stride * (rows + 2), 1);
  memset(grid, 255, stride);
  memset(grid + (size_t)stride * (rows + 1), 255, stride);
  for (int row = 1; row <= rows; row++) grid[(size_t)row * stride] = grid[(size_t)row * stride + cols + 1] = 255;
  uint8_t *cell = grid + (size_t)(1 + below(rows)) * stride + 1 + below(cols);
  *cell = 0x80;
  for (long outside = (long)rows * cols - 1; outside > 0;) {
    int set = !cell[1] | !cell[stride] << 1 | !cell[-1] << 2 | !cell[-stride] << 3;
    if (set == 0) {
      cell += step[*cell >> 4 & 3];
      continue;
    }
    int side = nth[set][count[set] == 1 ? 0 : below(count[set])];
    *cell |= 1 << side;
    cell += step[side];
    *cell = 0x40 | (side ^ 2) << 4 | 1 << (side ^ 2);
    outside--;
  }
  return grid;
}

static int32_t *flood(const uint8_t *grid, int rows, int cols) {
  int stride = cols + 2;
  int step[4] = {1, stride, -1, -stride};
  size_t size = (size_t)stride * (rows + 2);
  int32_t *distance = malloc(size * 4), *queue = malloc(size * 4);
  memset(distance, 255, size * 4);
  size_t head = 0, tail = 0;
  queue[tail++] = stride + 1;
  distance[stride + 1] = 0;
  while (head < tail) {
    int32_t cell = queue[head++];
    for (int side = 0; side < 4; side++) {
      int32_t next = cell + step[side];
      if (!(grid[cell] >> side & 1) || distance[next] >= 0) continue;
      distance[next] = distance[cell] + 1;
      queue[tail++] = next;
    }
  }
  free(queue);
  return distance;
}

int main(int argc, char **argv) {
  if (argc != 5) return 2;
  int rows = atoi(argv[2]), cols = atoi(argv[3]), runs = atoi(argv[4]);
  for (int run = 0; run < runs; run++) {
    a = 0x9e3779b9 + run, b = 0x243f6a88, c = 0xb7e15162, counter = 1;
    double start = now();
    uint8_t *grid = grow(rows, cols);
    if (strcmp(argv[1], "bfs") == 0) {
      start = now();
      int32_t *distance = flood(grid, rows, cols);
      printf("%.4f\n", now() - start);
      if (distance[(size_t)rows * (cols + 2) + cols] < 0) return 1;
      free(distance);
    } else {
      printf("%.4f\n", now() - start);
    }
    free(grid);
  }
}
