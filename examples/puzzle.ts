// Makes puzzles, proves them by another solver, and solves the first by its own line.
import {
  beginSolving,
  offerMove,
  openPuzzle,
  PuzzleChecker,
  PuzzleFault,
  PuzzleMaker,
  puzzleSourceNamed,
  puzzleSources,
  puzzleText,
} from 'asterion/puzzle';

const source = puzzleSourceNamed('minotaur');
const maker = new PuzzleMaker({ sources: source ? [source] : puzzleSources, count: 3, stars: 3, seed: 7 });
maker.advance(100); // worlds at most; a host shows `maker.tried` between some and some more

const checker = new PuzzleChecker({ name: 'mine', list: maker.list });
checker.advance(Infinity);
console.log(checker.report);

const opened = openPuzzle(maker.list[0]);
if (opened instanceof PuzzleFault) throw opened;
console.log(puzzleText(opened));
let solving = beginSolving(opened);
for (const name of opened.puzzle.line) solving = offerMove(solving, name) ?? solving;
console.log(solving.phase, opened.puzzle.themes);

// prints:
// { puzzles: 3, proved: 3, refused: [] }
// Theseus to move. Get out in the fewest moves: there is one way only.
// solved [ 'lure', 'towards' ]
