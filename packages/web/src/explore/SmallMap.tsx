import { useSignalEffect } from '@preact/signals';
import { cellAt, type Grid } from 'asterion/world';
import { useRef } from 'preact/hooks';
import { palette } from '../page/settings.js';
import { groundColours, groundOf } from './ground.js';
import { look } from './looks.js';
import type { Stage } from './stage.js';
import { smallMap } from './switches.js';

/** Its longer side, at most: CSS pixels, and a share of the board. */
const LONGEST = 150;
const LARGEST_SHARE = 0.3;

/** The world in small, where the board shows only a part of it; in the corner where the avatar is not. */
export function SmallMap({ stage }: { readonly stage: Stage }) {
  const { board, journey } = stage;
  const [grid, position] = [board.grid.value, journey.position.value];
  const { width, height } = board.window.value;
  const isOfUse = smallMap.isOn.value && !board.isFitted.value && width > 0;
  if (grid === undefined || position === undefined || !isOfUse) return null;
  const at = board.pixelOfCell(position.avatar);
  const isInTheWay = at.x > width / 2 && at.y < height / 2;
  return <MapCanvas stage={stage} grid={grid} isLeft={isInTheWay} />;
}

interface CanvasProps {
  readonly stage: Stage;
  readonly grid: Grid;
  readonly isLeft: boolean;
}

function MapCanvas({ stage, grid, isLeft }: CanvasProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const longest = Math.min(LONGEST, LARGEST_SHARE * stage.board.window.value.width);
  const scale = Math.min(longest / Math.max(grid.rows, grid.cols), 4);
  const [width, height] = [grid.cols, grid.rows].map((length) => Math.ceil(length * scale));
  useSignalEffect(() => {
    const context = canvas.current?.getContext('2d');
    if (context !== null && context !== undefined) paintMap(context, stage);
  });
  return (
    <canvas
      ref={canvas}
      class={`small-map ${isLeft ? 'is-left' : ''}`}
      width={width}
      height={height}
      style={{ width: `${width}px`, height: `${height}px` }}
      aria-hidden="true"
      data-testid="small-map"
    />
  );
}

/** A pixel looks at the cell under its middle: what it costs does not grow with the world. */
function paintMap(context: CanvasRenderingContext2D, { journey, eyes, board }: Stage): void {
  const [position, known, { scale, left, top }] = [journey.position.value, eyes.value, board.viewport.value];
  if (position === undefined) return;
  const { grid } = position.world;
  const { width, height } = context.canvas;
  const colours = look.value.colours(palette.value);
  const [shades, ground] = [groundColours(colours), groundOf(position, known)];
  const image = context.createImageData(width, height);
  const pixels = new Uint32Array(image.data.buffer);
  for (let y = 0; y < height; y++) {
    const row = grid.rows - 1 - Math.floor(((y + 0.5) * grid.rows) / height);
    for (let x = 0; x < width; x++) {
      const col = Math.floor(((x + 0.5) * grid.cols) / width);
      pixels[y * width + x] = shades[ground(cellAt(grid, row, col))];
    }
  }
  context.putImageData(image, 0, 0);
  const share = width / grid.cols;
  const dot = (cell: number, colour: string, size: number): void => {
    const { x, y } = grid.centre(cell);
    context.fillStyle = colour;
    context.fillRect(x * share - size / 2, y * share - size / 2, size, size);
  };
  if (known?.isKnown(position.stairs) !== false) dot(position.stairs, colours.exit, 5);
  for (const hunter of position.hunters) if (known?.isVisible(hunter) !== false) dot(hunter, colours.pursuer, 4);
  dot(position.avatar, colours.quarry, 5);
  const seen = board.window.value;
  context.strokeStyle = colours.text;
  context.strokeRect(
    (-left / scale) * share + 0.5,
    (-top / scale) * share + 0.5,
    (seen.width / scale) * share - 1,
    (seen.height / scale) * share - 1,
  );
}
