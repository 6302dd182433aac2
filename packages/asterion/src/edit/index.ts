/**
 * Editing worlds: sketches and the brushes they are drawn with, strokes as plain data, and a history without limit.
 *
 * @module
 */

export { type AreaBox, areaFault, boxOf } from './area.js';
export {
  type AreaReport,
  type AreaRequest,
  type AreaWishData,
  answerArea,
  type SketchData,
  sketchData,
  sketchOfData,
} from './area-work.js';
export { type Brush, brushFault, type StrokeMark } from './brush.js';
export { brushesFor, groundBrushes } from './brushes.js';
export { type Edited, SketchChange, type SketchPlace } from './change.js';
export { type AreaFiller, type AreaPlan, areaFillers, type Filling } from './fillers.js';
export { AreaFill, fillArea, fillFault, maskArea } from './filling.js';
export { SketchHistory } from './history.js';
export { boxBetween, straightLine } from './lines.js';
export { AreaMaker, type AreaMakerPlan, type AreaWish, areaMakerFault, type MadeArea } from './maker.js';
export {
  formatSketches,
  freeSketchName,
  mergedSketches,
  type NamedSketch,
  parseSketches,
  SKETCHES_VERSION,
  sketchNameFault,
  withSketch,
} from './named.js';
export { type Draggable, dragFault, draggableAt, dragPiece, pickBrush } from './pick.js';
export { resizedSketch, type SketchTurn, sketchTurns, turnedSketch, turnFault } from './resize.js';
export {
  clearedSketch,
  newSketch,
  type Sketch,
  type SketchKind,
  type SketchPlan,
  sketchFault,
  sketchKinds,
  sketchOf,
  sketchPlanFault,
} from './sketch.js';
export { applyStroke, type Stroke, type StrokeTool, strokeCells, strokeFault, strokeTools } from './stroke.js';
export { mirrorsOf, type Symmetry, symmetries, symmetryFault } from './symmetry.js';
export { type SketchRemark, type SketchTruth, sketchTruth } from './truth.js';
export { type BestLine, LivingVerdict, type SketchVerdict, type VerdictRequest, type VerdictState } from './verdict.js';
