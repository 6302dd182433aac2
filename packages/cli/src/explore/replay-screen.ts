/** The present game again, key by key, forwards and back. It ends where the game stands, which can then be played on. */

import { Replay } from 'asterion/game';
import { exploreFacts } from 'asterion/play';
import { Timeline } from 'asterion/world';
import { factsText } from '../game/start.js';
import { type Shot, watchFilmOn } from '../game/viewer.js';
import { worldFrame } from './painting.js';
import { Scenery } from './scenery.js';
import { type ExploreScreen, go } from './sitting.js';

export const replayScreen: ExploreScreen = async (sitting, screen) => {
  const { adventure, theme } = sitting;
  if (adventure === undefined) return go('menu', 'There is no game to replay.');
  const { memory } = adventure;
  const recording = adventure.session.recording();
  const { moves } = recording;
  const timeline = new Timeline(new Replay(adventure.session.setup.description.game, recording));
  const wordsAt = (key: number): string => (key === 0 ? 'The start.' : NAMES[moves[key - 1].name]);
  const at = (key: number): Shot => {
    timeline.seek(key);
    const { position } = timeline.present;
    const { grid } = position.world;
    memory.look(position);
    const scenery = new Scenery(position, sitting.isFogged ? memory : undefined);
    return {
      frame: worldFrame({ scenery, theme, grid, focus: position.avatar }),
      facts: factsText(exploreFacts(position)),
      words: wordsAt(key),
    };
  };
  const fog = () => {
    sitting.isFogged = !sitting.isFogged;
  };
  const film = {
    title: 'Replay',
    unit: 'key',
    turns: moves.length,
    at,
    ending: `${wordsAt(moves.length)} The end: Esc plays on from here.`,
    own: { key: 'f', brief: 'f fog', help: 'f                fog: what you know by now, or everything', press: fog },
  } as const;
  try {
    await watchFilmOn(screen, film, true);
  } finally {
    memory.look(adventure.position); // the eyes are back in the present
  }
  return go('play');
};

const NAMES: Readonly<Record<string, string>> = {
  W: 'W: up.',
  A: 'A: left.',
  S: 'S: down.',
  D: 'D: right.',
  '.': 'A turn waited.',
  Z: 'Z: a turn taken back.',
};
