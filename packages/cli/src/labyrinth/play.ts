/** A game with people in it: you against a player, on either side, or two people at one keyboard. */

import { type LabyrinthPosition, labyrinth, MINOTAUR, type Seat } from 'asterion/game';
import type { LabyrinthPlayer } from 'asterion/players';
import { Failure, type Host } from '../host/host.js';
import type { Messages } from '../host/messages.js';
import { besideRecording } from '../host/output.js';
import type { Ground } from '../stage/ground.js';
import type { Frame } from '../stage/picture.js';
import type { Play, Told } from '../stage/play.js';
import { playWithPeople } from '../stage/playing.js';
import { HUMAN, Session } from '../stage/session.js';
import { type Charset, charsetFor } from '../terminal/charset.js';
import { figureOn, LabyrinthBoard } from './board.js';
import { fogFrame } from './fog.js';
import { type LabyrinthGame, matchOf, record, titleOf } from './game.js';
import { playerNamed, SIDES } from './options.js';
import { roundsBegun } from './rounds.js';
import { endingOf, winnerText } from './statistics.js';
import { fullStatus, publicStatus } from './status.js';
import { labyrinthWalk } from './walk.js';

export interface PlayOptions {
  readonly fog?: boolean;
  readonly ascii?: boolean;
  readonly record?: string;
}

export const isForPeople = ({ names }: Pick<LabyrinthGame, 'names'>): boolean =>
  SIDES.some((side) => names[side] === HUMAN);

export async function play(game: LabyrinthGame, options: PlayOptions, host: Host, messages: Messages): Promise<void> {
  const shown = besideRecording(options, host);
  const bots: Record<string, LabyrinthPlayer> = {};
  for (const side of SIDES) if (game.names[side] !== HUMAN) bots[side] = playerNamed(game.names[side], side);
  const desk = {
    seats: labyrinth.seats,
    start: (players: Parameters<typeof matchOf>[1]) => matchOf(game, players),
    step: async (match: ReturnType<typeof matchOf>) => {
      await match.step();
    },
  };
  const session = new Session(desk, bots);
  try {
    await playWithPeople(playOf(game, session, options.fog === true, charsetFor(options, host)), shown, messages);
  } finally {
    await record(session.match, game, options.record, host);
  }
  const { match, position } = session;
  const { end } = match;
  shown.stdout.write(end === undefined ? `Left in round ${roundsBegun(position)}.\n` : winnerText(end, position));
  if (end?.result === 'forfeit') throw new Failure('', 1);
}

function playOf(
  game: LabyrinthGame,
  session: Session<LabyrinthPosition>,
  fog: boolean,
  charset: Charset,
): Play<LabyrinthPosition> {
  const isFoggy = () => fog && session.match.end === undefined; // in the end everything shows
  const foggy = (drawn: Charset) => fogFrame(game.scene, session.match.positions, lookerOf(session), drawn);
  const board = new LabyrinthBoard(game.scene, charset);
  const plain = new LabyrinthBoard(game.scene, 'ascii');
  return {
    walk: labyrinthWalk,
    session,
    title: titleOf(game),
    mayStay: game.options.pass,
    letterOf: (index) => `M${index + 1}`,
    frame: (position, told) => {
      if (isFoggy()) return marked(foggy(charset), position, told);
      const isTold = told !== undefined && position.seat === MINOTAUR;
      const shown = isTold ? { ...position, minotaurs: told.movers } : position;
      return marked({ ...board.frame(shown), ground: board.ground }, position, told);
    },
    text: (position) => {
      if (!isFoggy()) return plain.text(position);
      const { ground, figures } = foggy('ascii');
      return ground.textWith(figures);
    },
    status: (position) => (isFoggy() ? publicStatus(position) : fullStatus(position)),
    ending: (match) => endingOf(match.end),
  };
}

/** Through whose eyes the board is seen: those of the only person, else of whoever is to move. */
function lookerOf(session: Session<LabyrinthPosition>): Seat {
  const people = SIDES.filter((side) => session.isPerson(side));
  return people.length === 1 ? people[0] : session.position.seat;
}

/** Looked at where the mover stands; of several the one to be told stands out. */
function marked(
  { ground, ...frame }: Frame & { readonly ground: Ground },
  { seat }: LabyrinthPosition,
  told: Told | undefined,
): Frame {
  if (told === undefined || seat !== MINOTAUR) return frame;
  const { movers, index } = told;
  const mover = figureOn(ground, movers[index], ' M ', 'mover');
  return {
    ...frame,
    figures: movers.length > 1 ? [...frame.figures, mover] : frame.figures,
    focus: ground.placeOf(movers[index]),
  };
}
