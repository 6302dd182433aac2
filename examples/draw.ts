// A dungeon drawn by strokes of brushes, one of them taken back, and what is proven of it after each.
import { drawText } from 'asterion';
import { applyStroke, brushesFor, LivingVerdict, newSketch, SketchHistory, type Stroke } from 'asterion/edit';
import { rogueDescription } from 'asterion/play';

const brushes = brushesFor(rogueDescription);
const history = new SketchHistory(newSketch({ kind: 'rooms', rows: 5, cols: 9 }));
const strokes: Stroke[] = [
  { brush: 'room', tool: 'rectangle', cells: [9, 29], symmetry: 'left-right' },
  { brush: 'corridor', cells: [21, 23] },
  { brush: 'rogue', cells: [9] },
  { brush: 'monster', cells: [35] },
];
for (const stroke of strokes) history.add(applyStroke(history.sketch, stroke, brushes).sketch, stroke.brush);
console.log(drawText(history.sketch.scene));

history.undo();
console.log(history.sketch.scene.actors);

const { sketch } = applyStroke(history.sketch, { brush: 'monster', cells: [35] }, brushes);
const living = new LivingVerdict(rogueDescription, sketch);
living.advance(1);
console.log(living.truth.faults, living.verdict?.text);

const walled = applyStroke(sketch, { brush: 'wall', cells: [22] }, brushes);
living.edited(walled.sketch);
console.log(living.verdict, living.truth.remarks[0].text);
living.advance(1);
console.log(living.verdict?.text);

// prints:
//
// @ . .       . . .
// . . . + + + . . .
// . . .       . . M
//
//
// { rogue: [ 9 ] }
// [] captured in 8 monster moves
// undefined No way leads to the monster at row 3, column 8.
// the rogue evades for ever
