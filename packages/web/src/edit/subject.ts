/** What of the editor goes into files and onto paper. */

import type { Subject } from '../files/export.js';
import { palette } from '../page/settings.js';
import type { Stage } from './stage.js';

/** Undefined while there is nothing. */
export function subjectOf({ session, truth, withSolution }: Stage): Subject | undefined {
  const scene = session.sketch.value?.scene;
  if (scene === undefined) return undefined;
  const path = truth.solution.value?.quarry;
  const layers = withSolution.value && path !== undefined ? { path } : {};
  return { scene, layers, path, palette: palette.value, plan: undefined, solver: undefined, name: session.gameName };
}
