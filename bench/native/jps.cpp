// The measure of speed for paths: jump point search in plain C++, eight directions, octile cost, no corner cut.
//   jps MAP QUERIES ROUNDS
// MAP is a Moving AI map, QUERIES has lines of "column row column row". Prints the milliseconds of CPU time a query takes,
// the mean of the best of all rounds; then the length of each path, negative where there is none.
//
// A row is a row of bits, and once more for the columns. In each of the four straight directions a bitmap says where a
// jump stops: before a wall, or where a wall beside the way ends behind us. So a jump is a shift and a count of zeros.
// Cells where a diagonal way only turns straight are no nodes (they are pruned): what lies straight ahead of them is a
// successor of the cell where the diagonal began. So every node but the first is entered straight.
#include <algorithm>
#include <cmath>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <ctime>
#include <fstream>
#include <string>
#include <vector>

using Word = uint64_t;
static const double ROOT = std::sqrt(2.0);

// Bits along lines: the rows of a map, or its columns. A rim of walls surrounds them.
struct Lines {
  int words = 0;
  std::vector<Word> free, ahead, back; // `ahead`, `back`: a jump towards greater or smaller places stops here

  Lines(int lines, int length) : words(length / 64 + 1), free(size_t(lines) * words), ahead(free), back(free) {}

  void set(int line, int at) { free[size_t(line) * words + (at >> 6)] |= Word(1) << (at & 63); }
  bool has(int line, int at) const { return free[size_t(line) * words + (at >> 6)] >> (at & 63) & 1; }

  void prepare(int lines) {
    std::fill(ahead.begin(), ahead.end(), ~Word(0));
    std::fill(back.begin(), back.end(), ~Word(0));
    for (int line = 1; line + 1 < lines; line++)
      for (int word = 0; word < words; word++) {
        size_t at = size_t(line) * words + word;
        ahead[at] = back[at] = ~free[at];
        for (size_t side : {at - words, at + words}) {
          Word before = free[side] << 1 | (word > 0 ? free[side - 1] >> 63 : 0);
          Word after = free[side] >> 1 | (word + 1 < words ? free[side + 1] << 63 : 0);
          ahead[at] |= free[side] & ~before;
          back[at] |= free[side] & ~after;
        }
      }
  }

  // Where a jump from a place stops, the place itself left out. The rim ends every jump.
  int jumpAhead(int line, int from) const {
    int start = from + 1;
    const Word *word = &ahead[size_t(line) * words + (start >> 6)];
    Word bits = *word >> (start & 63);
    if (bits != 0) return start + __builtin_ctzll(bits);
    start |= 63;
    while ((bits = *++word) == 0) start += 64;
    return start + 1 + __builtin_ctzll(bits);
  }
  int jumpBack(int line, int from) const {
    int start = from - 1;
    const Word *word = &back[size_t(line) * words + (start >> 6)];
    Word bits = *word << (63 - (start & 63));
    if (bits != 0) return start - __builtin_clzll(bits);
    start &= ~63;
    while ((bits = *--word) == 0) start -= 64;
    return start - 1 - __builtin_clzll(bits);
  }
};

enum { E = 1, W = 2, S = 4, N = 8, SE = 16, NE = 32, SW = 64, NW = 128, ALL = 255 };

struct Node {
  double length;
  uint32_t parent;
  uint32_t mark; // the query that reached it, and in the last byte the directions that are worth going on in
};

struct Entry {
  double cost; // the length so far and the least that is left
  uint32_t cell;
  uint8_t directions;
};

struct Search {
  int rows, cols, stride;
  Lines byRow, byCol;
  std::vector<Node> nodes;
  std::vector<Entry> heap;
  std::vector<uint32_t> path;
  uint32_t query = 0;
  int goalX = 0, goalY = 0;

  Search(int rows, int cols)
      : rows(rows), cols(cols), stride(cols + 2), byRow(rows + 2, cols + 2), byCol(cols + 2, rows + 2),
        nodes(size_t(stride) * (rows + 2), Node{0, 0, 0}) {}

  double least(int x, int y) const {
    int dx = std::abs(x - goalX), dy = std::abs(y - goalY);
    return dx > dy ? dx + (ROOT - 1) * dy : dy + (ROOT - 1) * dx;
  }

  void push(Entry entry) {
    size_t at = heap.size();
    heap.push_back(entry);
    while (at > 0) {
      size_t above = (at - 1) / 4;
      if (heap[above].cost <= entry.cost) break;
      heap[at] = heap[above];
      at = above;
    }
    heap[at] = entry;
  }

  Entry pop() {
    Entry top = heap[0], last = heap.back();
    heap.pop_back();
    size_t size = heap.size(), at = 0;
    if (size == 0) return top;
    for (;;) {
      size_t first = 4 * at + 1;
      if (first >= size) break;
      size_t best = first, end = std::min(first + 4, size);
      for (size_t child = first + 1; child < end; child++)
        if (heap[child].cost < heap[best].cost) best = child;
      if (heap[best].cost >= last.cost) break;
      heap[at] = heap[best];
      at = best;
    }
    heap[at] = last;
    return top;
  }

  void reach(uint32_t from, int x, int y, double length, int directions) {
    Node &node = nodes[size_t(y) * stride + x];
    if (node.mark == query && node.length <= length) return;
    node = Node{length, from, query};
    push({length + least(x, y), uint32_t(y * stride + x), uint8_t(directions)});
  }

  // The directions that go on after an arrival: straight ahead, and around the ends of walls that were passed.
  template <int DX, int DY> int onwards(int x, int y) const {
    constexpr int AHEAD = DX > 0 ? E : DX < 0 ? W : DY > 0 ? S : N;
    int directions = AHEAD;
    if (DX != 0) {
      if (!byRow.has(y - 1, x - DX)) directions |= N | (DX > 0 ? NE : NW);
      if (!byRow.has(y + 1, x - DX)) directions |= S | (DX > 0 ? SE : SW);
    } else {
      if (!byRow.has(y - DY, x - 1)) directions |= W | (DY > 0 ? SW : NW);
      if (!byRow.has(y - DY, x + 1)) directions |= E | (DY > 0 ? SE : NE);
    }
    return directions;
  }

  template <int DX> void horizontal(uint32_t from, int x, int y, double length) {
    int stop = DX > 0 ? byRow.jumpAhead(y, x) : byRow.jumpBack(y, x);
    if (y == goalY && (DX > 0 ? x < goalX && goalX <= stop : stop <= goalX && goalX < x) && byRow.has(y, goalX))
      reach(from, goalX, y, length + std::abs(goalX - x), 0);
    else if (byRow.has(y, stop))
      reach(from, stop, y, length + std::abs(stop - x), onwards<DX, 0>(stop, y));
  }

  template <int DY> void vertical(uint32_t from, int x, int y, double length) {
    int stop = DY > 0 ? byCol.jumpAhead(x, y) : byCol.jumpBack(x, y);
    if (x == goalX && (DY > 0 ? y < goalY && goalY <= stop : stop <= goalY && goalY < y) && byCol.has(x, goalY))
      reach(from, x, goalY, length + std::abs(goalY - y), 0);
    else if (byCol.has(x, stop))
      reach(from, x, stop, length + std::abs(stop - y), onwards<0, DY>(x, stop));
  }

  template <int DX, int DY> void diagonal(uint32_t from, int x, int y, double length) {
    while (byRow.has(y, x + DX) && byRow.has(y + DY, x) && byRow.has(y + DY, x + DX)) {
      x += DX, y += DY, length += ROOT;
      if (x == goalX && y == goalY) return reach(from, x, y, length, 0);
      horizontal<DX>(from, x, y, length);
      vertical<DY>(from, x, y, length);
    }
  }

  // The length of a shortest path, whose cells are then in `path` from the end; -1 if there is none.
  double find(int fromX, int fromY, int toX, int toY) {
    query++;
    goalX = toX, goalY = toY;
    heap.clear();
    path.clear();
    uint32_t start = fromY * stride + fromX, goal = toY * stride + toX;
    if (!byRow.has(fromY, fromX) || !byRow.has(toY, toX)) return -1;
    nodes[start] = Node{0, start, query};
    heap.push_back({least(fromX, fromY), start, ALL});
    while (!heap.empty()) {
      Entry next = pop();
      if (next.cell == goal) return trace(start, goal);
      int x = next.cell % stride, y = next.cell / stride, to = next.directions;
      double length = nodes[next.cell].length;
      if (length + least(x, y) < next.cost) continue; // reached by a shorter way since
      if (to & E) horizontal<1>(next.cell, x, y, length);
      if (to & W) horizontal<-1>(next.cell, x, y, length);
      if (to & S) vertical<1>(next.cell, x, y, length);
      if (to & N) vertical<-1>(next.cell, x, y, length);
      if (to & SE) diagonal<1, 1>(next.cell, x, y, length);
      if (to & NE) diagonal<1, -1>(next.cell, x, y, length);
      if (to & SW) diagonal<-1, 1>(next.cell, x, y, length);
      if (to & NW) diagonal<-1, -1>(next.cell, x, y, length);
    }
    return -1;
  }

  double trace(uint32_t start, uint32_t goal) {
    path.push_back(goal);
    for (uint32_t cell = goal; cell != start;) {
      uint32_t from = nodes[cell].parent;
      int x = cell % stride, y = cell / stride, fromX = from % stride, fromY = from / stride;
      while (cell != from) { // diagonal first as seen from the parent, so straight first from here
        int dx = fromX - x, dy = fromY - y;
        int isDiagonal = std::abs(dx) == std::abs(dy);
        if (isDiagonal || std::abs(dx) > std::abs(dy)) x += dx > 0 ? 1 : -1;
        if (isDiagonal || std::abs(dy) > std::abs(dx)) y += dy > 0 ? 1 : -1;
        cell = y * stride + x;
        path.push_back(cell);
      }
    }
    return nodes[goal].length;
  }
};

static double now() {
  timespec time;
  clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time);
  return time.tv_sec * 1e3 + time.tv_nsec / 1e6;
}

int main(int argc, char **argv) {
  if (argc != 4) return 2;
  std::ifstream map(argv[1]), list(argv[2]);
  std::string word;
  int rows = 0, cols = 0;
  while (map >> word && word != "map") {
    if (word == "height") map >> rows;
    if (word == "width") map >> cols;
  }
  if (rows <= 0 || cols <= 0) return 2;
  Search search(rows, cols);
  for (int y = 1; y <= rows && map >> word; y++)
    for (int x = 1; x <= cols && x <= int(word.size()); x++)
      if (std::strchr(".GS", word[x - 1]) != nullptr) search.byRow.set(y, x), search.byCol.set(x, y);
  search.byRow.prepare(rows + 2);
  search.byCol.prepare(cols + 2);
  struct Query {
    int fromX, fromY, toX, toY;
  };
  std::vector<Query> queries;
  for (Query q; list >> q.fromX >> q.fromY >> q.toX >> q.toY;) queries.push_back(q);
  std::vector<double> lengths(queries.size());
  double best = 1e300;
  for (int round = std::atoi(argv[3]); round > 0; round--) {
    double start = now();
    for (size_t i = 0; i < queries.size(); i++) {
      const Query &q = queries[i];
      lengths[i] = search.find(q.fromX + 1, q.fromY + 1, q.toX + 1, q.toY + 1);
    }
    best = std::min(best, now() - start);
  }
  std::printf("%.6f\n", best / queries.size());
  for (double length : lengths) std::printf("%.8f\n", length);
}
