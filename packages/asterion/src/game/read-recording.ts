/** Reading recordings of every game, those included that say how their scene was grown. */

import { type Grow, type Parsed, parseRecording, type ReadRecording } from '../notation/index.js';
import { EXPLORE, growExplore } from './explore/read.js';

/** By game: how scenes are grown again. */
const growers: Readonly<Record<string, Grow>> = { [EXPLORE]: growExplore };

const grow: Grow = (recording) =>
  Object.hasOwn(growers, recording.game)
    ? growers[recording.game](recording)
    : `Expected the key "world": recordings of ${recording.game} hold their world.`;

/** Reads a recording of any game. */
export const readRecording = (text: string): Parsed<ReadRecording> => parseRecording(text, grow);
