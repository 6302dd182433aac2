/**
 * Values to text, SVG and pixels: the same scene and the same layers for terminal, file and page.
 *
 * @module
 */

export { cellColours, pixelOf } from './colours.js';
export { type Door, doorsOf } from './doors.js';
export { type GifCodec, type GifColours, type GifFilm, GifWriter, gifCellSize, gifSizeFault } from './gif.js';
export { type Layers, NO_WORTH, type Worth } from './layers.js';
export {
  type ActorKind,
  type Mark,
  type MarkPlace,
  marksOf,
  type Occupant,
  type Role,
  roleNamed,
  tunnelLabel,
} from './marks.js';
export { darkPalette, lightPalette, type Palette, palettes, type Rgb, rampColour, rgbOf } from './palette.js';
export { drawPixels, type PixelImage, type PixelOptions } from './pixels.js';
export { routeLines } from './route.js';
export { drawSvg, type SvgOptions, svgChunks } from './svg.js';
export { drawSvgBeside, type SvgPanel } from './svg-beside.js';
export { drawGraphSvg, type PlaneGraph } from './svg-graph.js';
export { escapeXml } from './svg-plan.js';
export { drawText, type TextOptions, type TextStyle } from './text.js';
export type { Charset } from './text-contents.js';
export { hasThinWalls } from './wall-rules.js';
export { wallSegments } from './walls.js';
