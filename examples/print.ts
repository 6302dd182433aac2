// A maze for paper: an SVG measured in millimetres, which any browser or vector program turns into a page of a PDF.
import { createMaze, drawSvg, hex, lightPalette, wilson } from 'asterion';

const CELL = 8; // mm; half of it is the margin on each side
const [width, height] = [210 - 20, 297 - 20]; // A4 inside margins
const rowHeight = CELL * Math.sqrt(3 / 4);
const cols = Math.floor(width / CELL - 1.5);
const rows = Math.floor((height - 2 * CELL) / rowHeight);

const maze = createMaze({ shape: hex, rows, cols, generator: wilson, seed: 'paper' });
const ink = { ...lightPalette, background: '#ffffff', wall: '#000000' };
const svg = drawSvg(maze, {}, { cellSize: CELL, unit: 'mm', palette: ink, title: 'A maze of hexagons' });
console.log(svg.split('\n').slice(0, 2).join('\n'));
console.log(`${rows} x ${cols} cells, ${svg.length} characters`);

// prints:
// <svg xmlns="http://www.w3.org/2000/svg" width="188mm" height="266.65mm" viewBox="0 0 188 266.65" role="img">
// <title>A maze of hexagons</title>
// 37 x 22 cells, 59743 characters
