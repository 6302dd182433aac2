import { shapes } from 'asterion/world';

/** The shapes of cells, as choices. */
export const shapeChoices = Object.keys(shapes).map((name) => ({
  name,
  title: { rect: 'squares', hex: 'hexagons' }[name] ?? name,
}));
