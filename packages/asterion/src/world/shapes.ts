/** The registry of shapes. A new shape is one file and one line here. */

import type { Shape } from './grid.js';
import { hex } from './hex.js';
import { polar } from './polar.js';
import { rect } from './rect.js';
import { triangle } from './triangle.js';
import { cylinder, torus } from './wrapped.js';

/** Every shape by name. */
export const shapes: Readonly<Record<string, Shape>> = { rect, hex, triangle, polar, torus, cylinder };

/** The shape of that name, or undefined. */
export const shapeNamed = (name: string): Shape | undefined => (Object.hasOwn(shapes, name) ? shapes[name] : undefined);
