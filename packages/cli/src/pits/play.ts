/** A person's games: on the screen one seed after another, else one game line by line. */

import type { MatchEnd, PitsMove, PitsPosition } from 'asterion/game';
import { pitsHint } from 'asterion/players';
import { Failure, type Host } from '../host/host.js';
import type { Messages } from '../host/messages.js';
import { besideRecording } from '../host/output.js';
import type { Extra, Play } from '../stage/play.js';
import { playWithPeople } from '../stage/playing.js';
import { type Charset, charsetFor } from '../terminal/charset.js';
import { count } from '../text.js';
import { type Marks, newPits, PitsBoard } from './board.js';
import { type PitsGame, record, titleOf } from './game.js';
import { hintText } from './hint.js';
import { Sitting } from './sitting.js';
import { endText, leftText, statusOf } from './status.js';
import { pitsWalk } from './walk.js';

export interface PlayOptions {
  readonly ascii?: boolean;
  readonly record?: string;
}

export async function play(game: PitsGame, options: PlayOptions, host: Host, messages: Messages): Promise<void> {
  const shown = besideRecording(options, host);
  const sitting = new Sitting(game);
  try {
    await playWithPeople(playOf(sitting, charsetFor(options, host)), shown, messages);
  } finally {
    const last = sitting.lastPlayed;
    await record(last.match, last.game, options.record, host);
  }
  const { match, position } = sitting.session;
  const { end } = match;
  shown.stdout.write(end === undefined ? leftText(position) : endText(end, position));
  if (sitting.games > (end === undefined ? 0 : 1))
    shown.stdout.write(`Won ${sitting.won} of ${count(sitting.games, 'game')}.\n`);
  if (end?.result === 'forfeit') throw new Failure('', 1);
}

function playOf(sitting: Sitting, charset: Charset): Play<PitsPosition, PitsMove> {
  const { session } = sitting;
  const { scene } = sitting.game;
  const board = new PitsBoard(scene, charset);
  const plain = new PitsBoard(scene, 'ascii');
  const hints = { isOn: false };
  const marksOf = (position: PitsPosition): Marks => {
    const before = session.match.positions[position.ply - 1] ?? position;
    const cuts = hints.isOn && session.match.end === undefined ? pitsHint(position)?.articulationCells : undefined;
    return { fresh: newPits(before, position), ...(cuts !== undefined && { cuts }) };
  };
  return {
    walk: pitsWalk,
    session,
    get title() {
      const { game, streak } = sitting;
      return streak === 0 ? titleOf(game) : `${titleOf(game)}, streak ${streak}`;
    },
    mayStay: false,
    capitalKeys: 'WASD',
    extras: extrasOf(sitting, hints),
    letterOf: () => '',
    frame: (position) => board.frame(position, marksOf(position)),
    text: (position) => plain.text(position, marksOf(position)),
    status: statusOf,
    note: (position) => (hints.isOn ? hintText(position) : ''),
    ending: ({ end }) => (end === undefined ? undefined : endingOf(end)),
  };
}

const extrasOf = (sitting: Sitting, hints: { isOn: boolean }): Extra[] => [
  {
    key: 'i',
    when: 'playing',
    short: 'i hint',
    help: 'i                hints; ! must not fall',
    act: () => {
      hints.isOn = !hints.isOn;
      return Promise.resolve(hints.isOn ? '' : 'No hints.');
    },
  },
  {
    key: 'enter',
    when: 'over',
    short: 'Enter next seed',
    help: 'Enter            after the end: next seed',
    act: async () => {
      await sitting.next();
      return '';
    },
  },
];

/** How it ended, as it is told to the one who played. */
function endingOf({ result, why }: MatchEnd): { readonly result: string; readonly why: string } {
  return {
    result: result === 'goal' ? 'You won' : 'You lost',
    why: `${WHYS[result] ?? why} Enter goes on, r tries again.`,
  };
}

const WHYS: Readonly<Record<string, string>> = {
  goal: 'you reached the goal.',
  fell: 'you fell into a pit.',
  'cut-off': 'no way to the goal is left.',
};
