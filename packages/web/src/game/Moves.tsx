/** The list of moves of the game on screen. */

import { endText } from 'asterion/play';
import type { ComponentChildren } from 'preact';
import { useMemo } from 'preact/hooks';
import { MoveList } from './MoveList.js';
import { columnsOf, headsOf, listedMoves, moversOn } from './move-rows.js';
import type { GameState } from './state.js';

/** What is known of a move. */
interface Judged {
  readonly sign: ComponentChildren;
  readonly about: string;
}

interface Props {
  readonly play: GameState;
  /** From which turn on other moves than those of the game are tried; undefined where none are. */
  readonly tried?: number | undefined;
  /** What is known of the move that leads to a turn. The same function as long as that is the same. */
  readonly judge?: ((turn: number) => Judged | undefined) | undefined;
  /** Whether it may be told how the game ended: not to whoever still watches it. It may unless told. */
  readonly isEndKnown?: boolean;
}

export function Moves({ play, tried, judge, isEndKnown = true }: Props) {
  const [line, setup, eyes] = [play.line.value, play.setup.value, play.eyes.value];
  const description = setup?.description;
  const branch = play.branch.value?.root.position.ply;
  const seats = useMemo(() => moversOn(line, description?.game.seats ?? []), [line, description]);
  const moves = useMemo(() => {
    if (description === undefined) return [];
    const plain = listedMoves(line, description, seats, eyes, tried ?? branch);
    return judge === undefined ? plain : plain.map((move) => ({ ...move, ...judge(move.turn) }));
  }, [line, description, seats, eyes, tried, branch, judge]);
  const tip = line.at(-1);
  const people = play.people.value;
  const end =
    isEndKnown && description && tip?.end
      ? endText(description, tip.end, tip.position, people, play.isGuest.value)
      : undefined;
  return (
    <MoveList
      playback={play.playback}
      moves={moves}
      columns={columnsOf(seats)}
      heads={description === undefined ? [] : headsOf(seats, description)}
      end={end}
      onMoved={() => play.announceStanding()}
    />
  );
}
