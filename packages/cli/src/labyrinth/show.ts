/** `asterion labyrinth show`: a board as it is, or its walls as a graph of corners. */

import { type CornerGraph, cornerGraph } from 'asterion/generate';
import { counted, labyrinthDescription } from 'asterion/play';
import { drawGraphSvg } from 'asterion/render';
import { type Grid, rect, type Scene } from 'asterion/world';
import { Command, Option } from 'commander';
import { saidOn, withSettings } from '../game/options.js';
import { startGame } from '../game/start.js';
import { Failure, type Host } from '../host/host.js';
import { messagesTo } from '../host/messages.js';
import { type QuietOption, withOut, withQuiet } from '../host/options.js';
import { writeOutput } from '../host/output.js';
import { drawScene } from '../scene/drawing.js';
import { FILE_HELP } from '../scene/scene-file.js';
import { SCHEMA, SHORTS } from './solve.js';

interface ShowOptions extends QuietOption {
  readonly corners?: boolean;
  readonly format: 'text' | 'svg' | 'json' | 'tiled';
  readonly out?: string;
}

export function showCommand(host: Host): Command {
  const command = withSettings(new Command('show'), SCHEMA, SHORTS)
    .description('draw a board, or its walls as a graph of numbered corners')
    .argument('[file]', `${FILE_HELP}; a generated board if there is none`)
    .option('--corners', 'the graph of corners: a wall between two that are joined already closes a room')
    .addOption(new Option('--format <name>', 'what to write').choices(['text', 'svg', 'json', 'tiled']).default('text'))
    .addHelpText('after', HELP)
    .action((file: string | undefined, options: ShowOptions) => show(file, options, host));
  return withQuiet(withOut(command));
}

const HELP = `
Corners are numbered row by row from the bottom left. As JSON: how many there are, every wall as the pair of corners it
joins, how many pieces the walls are in, and how many rooms are closed.

Examples:
  asterion labyrinth show --board 3 --seed 7 --corners
  asterion labyrinth generate --seed 7 --format json --out board.json && asterion labyrinth show board.json --corners --format svg
`;

async function show(file: string | undefined, options: ShowOptions, host: Host): Promise<void> {
  const messages = messagesTo(host, options.quiet === true);
  const said = { ...saidOn({ ...options }, SCHEMA), ...(file !== undefined && { seed: '0' }) };
  const { settings: schema } = labyrinthDescription;
  const { setup } = await startGame(labyrinthDescription, { said, schema, file }, host, messages);
  const { scene } = setup;
  const drawn = options.corners === true ? [cornersText(scene, options)] : drawScene(scene, {}, options);
  await writeOutput(drawn, options.out, host);
}

function cornersText(scene: Scene, { format }: ShowOptions): string {
  const { grid } = scene.world;
  const graph = cornerGraph(scene.world);
  const { points, edges, pieces, closedRooms } = graph;
  if (format === 'tiled') throw new Failure('--format tiled writes a board; leave --corners out');
  if (format === 'json') return `${JSON.stringify({ corners: points.length, edges, pieces, closedRooms })}\n`;
  if (format === 'svg') {
    const title = `The corner graph of a board of ${grid.rows} rows and ${grid.cols} columns`;
    return drawGraphSvg(scene, graph, { title });
  }
  if (grid.shape !== rect) throw new Failure('corners are drawn as text on squares only; try --format svg or json');
  const counts = `${counted(points.length, 'corner')}, ${counted(edges.length, 'wall')} in ${counted(pieces, 'piece')}`;
  return `${drawing(grid, graph)}\n${counts}; ${counted(closedRooms, 'closed room')}.\n`;
}

/** Numbers with walls between them, the top row first. */
function drawing({ rows, cols }: Grid, { points, edges }: CornerGraph): string {
  const width = String(points.length - 1).length;
  const joined = new Set(edges.map((edge) => edge.join()));
  const has = (a: number, b: number): boolean => joined.has(`${a},${b}`);
  const lines: string[] = [];
  for (let row = rows; row >= 0; row--) {
    const numbers = Array.from({ length: cols + 1 }, (_, col) => row * (cols + 1) + col);
    lines.push(
      numbers.map((corner) => `${String(corner).padStart(width)}${has(corner, corner + 1) ? ' - ' : '   '}`).join(''),
      numbers.map((corner) => `${(has(corner - cols - 1, corner) ? '|' : '').padStart(width)}   `).join(''),
    );
  }
  return lines
    .map((line) => `${line.trimEnd()}\n`)
    .join('')
    .trimEnd()
    .concat('\n');
}
