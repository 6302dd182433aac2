/** What of the maze room goes into files and onto paper. */

import type { Subject } from '../files/export.js';
import { palette } from '../page/settings.js';
import type { Stage } from './stage.js';

/** What is on the chosen board; undefined while there is nothing. */
export function subjectOf({ session, exporting }: Stage): Subject | undefined {
  const shown = session.shown.value;
  const at = Math.min(exporting.board.value, shown.length - 1);
  const frame = shown.at(at);
  if (frame === undefined || at < 0) return undefined;
  const task = session.task.value;
  const isWalk = session.modes.now.value === 'walk';
  return {
    scene: { ...frame.scene, actors: session.scene.value?.actors ?? frame.scene.actors }, // without whoever walks
    layers: exporting.layersOf(frame, isWalk),
    path: isWalk ? frame.trail : session.modes.frames.value.at(at)?.layers.path,
    palette: palette.value,
    plan: task?.given === undefined ? task?.plan : undefined,
    solver: task?.searchers.at(at)?.solver?.name,
  };
}
