// A tile of cells in one register, 16 columns wide: lane i of 16 bits is a row, bit c of it a column. With AVX2 it has 16
// rows, with SSE 4.1 eight.
#ifndef TILE_H
#define TILE_H

#include <immintrin.h>
#include <stdbool.h>

#define TILE_COLS 16
#define TILE_CELLS (TILE_COLS * TILE_ROWS)

#ifdef __AVX2__

#define TILE_ROWS 16
typedef __m256i tile;

static inline bool meets(tile a, tile b) { return !_mm256_testz_si256(a, b); }
static inline tile all_rows(uint16_t row) { return _mm256_set1_epi16(row); }
static inline uint32_t first_row(tile bits) { return (uint16_t)_mm256_extract_epi16(bits, 0); }
static inline uint32_t last_row(tile bits) { return (uint16_t)_mm256_extract_epi16(bits, 15); }

// What lies one cell to that side of each cell; `next` is the tile there.
static inline tile east_of(tile bits, tile next) { return _mm256_srli_epi16(bits, 1) | _mm256_slli_epi16(next, 15); }
static inline tile west_of(tile bits, tile next) { return _mm256_slli_epi16(bits, 1) | _mm256_srli_epi16(next, 15); }
static inline tile north_of(tile bits, tile next) {
  return _mm256_alignr_epi8(bits, _mm256_permute2x128_si256(next, bits, 0x21), 14);
}
static inline tile south_of(tile bits, tile next) {
  return _mm256_alignr_epi8(_mm256_permute2x128_si256(bits, next, 0x21), bits, 2);
}

#else

#define TILE_ROWS 8
typedef __m128i tile;

static inline bool meets(tile a, tile b) { return !_mm_testz_si128(a, b); }
static inline tile all_rows(uint16_t row) { return _mm_set1_epi16(row); }
static inline uint32_t first_row(tile bits) { return (uint16_t)_mm_extract_epi16(bits, 0); }
static inline uint32_t last_row(tile bits) { return (uint16_t)_mm_extract_epi16(bits, 7); }

static inline tile east_of(tile bits, tile next) { return _mm_srli_epi16(bits, 1) | _mm_slli_epi16(next, 15); }
static inline tile west_of(tile bits, tile next) { return _mm_slli_epi16(bits, 1) | _mm_srli_epi16(next, 15); }
static inline tile north_of(tile bits, tile next) { return _mm_alignr_epi8(bits, next, 14); }
static inline tile south_of(tile bits, tile next) { return _mm_alignr_epi8(next, bits, 2); }

#endif

static inline bool any(tile bits) { return meets(bits, bits); }

static inline long count(tile bits) {
  long sum = 0;
  for (unsigned i = 0; i < sizeof bits / 8; i++) sum += __builtin_popcountll(((unsigned long long *)&bits)[i]);
  return sum;
}

#endif
