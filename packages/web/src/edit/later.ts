/**
 * What nobody waits for to draw: how files are read, and the parts of the panel that work on an area. It comes in one file: of what
 * more of them have in common, more would come with the first load of the page.
 */

export { FillPart } from './FillPart.js';
export { LevelPart } from './LevelPart.js';
export { openText } from './opening.js';
export { PicturePart } from './PicturePart.js';
export { SizePart } from './SizePart.js';
