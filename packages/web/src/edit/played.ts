/** Best play on the sketch, from its start to its end: as a recording, and as a film. */

import { formatRecording } from 'asterion/notation';
import { byHand, Session, shownScene } from 'asterion/play';
import { drawPixels, gifCellSize } from 'asterion/render';
import type { Played } from '../files/export.js';
import { palette } from '../page/settings.js';
import type { Stage } from './stage.js';

/** Milliseconds a move. */
const DELAY = 250;

/** Or why there is none, as a sentence. */
export function playedOut({ session, truth }: Stage): Played | string {
  const [game, setup, line] = [session.game.value, truth.setup.value, truth.solution.value];
  if (game === undefined) return 'Of a game only: a maze is walked.';
  if (game.exact === undefined) return 'Of this game nobody knows the best moves.';
  if (setup === undefined) return truth.fault.value ?? 'It cannot be played yet.';
  if (line === undefined)
    return truth.refusal.value ?? 'Who wins is not known yet, or it is over before the first move.';
  const played = new Session(byHand(setup));
  for (const move of line.moves) played.play(move);
  const { line: standings } = played;
  const { grid } = setup.scene.world;
  return {
    recording: () => formatRecording(played.recording()),
    film: {
      moments: standings.length,
      at: (moment) => {
        const scene = shownScene(game, standings[moment].position);
        return drawPixels(scene, {}, { cellSize: gifCellSize(grid), palette: palette.peek() });
      },
      delay: DELAY,
    },
  };
}
