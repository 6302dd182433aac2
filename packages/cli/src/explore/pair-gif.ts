/** The two greedy searches as a film: the one from the avatar on the left, the one from the hunter on the right. */

import { momentAt, type SearchComparison } from 'asterion/players/explore';
import { drawPixels, type GifFilm, type PixelImage } from 'asterion/render';
import { createScene } from 'asterion/world';
import { gifCellsFor } from '../scene/gif.js';

/** Milliseconds a turn. */
const DELAY = 250;

export function pairFilm({ world, avatar, sides, turns }: SearchComparison): GifFilm {
  const cellSize = gifCellsFor(world.grid, sides.length);
  return {
    moments: turns + 1,
    at: (turn) =>
      beside(
        sides.map((side) => {
          const { at, plan } = momentAt(side, turn);
          const scene = createScene(world, { actors: { avatar: [avatar], hunter: [at] } });
          return drawPixels(scene, { visited: plan.looked, path: plan.way }, { cellSize });
        }),
      ),
    delay: DELAY,
  };
}

/** Pictures of one height side by side. */
function beside(pictures: readonly PixelImage[]): PixelImage {
  const width = pictures.reduce((sum, picture) => sum + picture.width, 0);
  const [{ height }] = pictures;
  const pixels = new Uint32Array(width * height);
  let left = 0;
  for (const picture of pictures) {
    const own = new Uint32Array(picture.data.buffer);
    for (let row = 0; row < height; row++)
      pixels.set(own.subarray(row * picture.width, (row + 1) * picture.width), row * width + left);
    left += picture.width;
  }
  return { width, height, data: new Uint8ClampedArray(pixels.buffer) };
}
