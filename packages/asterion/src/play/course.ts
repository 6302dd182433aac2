/**
 * The course of play: a tree of standings, one line of it on the timeline, and undo.
 *
 * Standings are immutable and know where they came from, so a line is its last standing, a branch costs nothing, and
 * nothing that was ever played is lost: undo and redo go over moments, which are lines with a place on them. A list of
 * moves was rejected: dropping its end to branch off would have to be undone by hand.
 */

import type { Position, StandingEnd, Turn } from '../game/index.js';

/** Where a game stands after a move, or before the first. */
export interface Standing<P extends Position = Position> {
  /** Where the game stood before the move; undefined at the start. */
  readonly before: Standing<P> | undefined;
  /** The position after the move. */
  readonly position: P;
  /** The move that led here; undefined at the start. */
  readonly turn: Turn<unknown> | undefined;
  /** How the game ended here; undefined while it goes on. */
  readonly end: StandingEnd | undefined;
}

/** A line of play and the place on it that is looked at. `Setup` is what it is played with. */
export interface Moment<P extends Position, Setup> {
  /** What the line is played with. */
  readonly setup: Setup;
  /** The last standing of the line. */
  readonly tip: Standing<P>;
  /** In moves from the start of the line. */
  readonly at: number;
}

/** All that was played, as moments, and the one that is looked at. Never changed: whatever happens makes a new one. */
export interface Course<P extends Position, Setup> {
  /** What undo goes back to, the latest last. */
  readonly past: readonly Moment<P, Setup>[];
  /** The moment that is looked at. */
  readonly now: Moment<P, Setup>;
  /** What redo brings again, the next one last. */
  readonly future: readonly Moment<P, Setup>[];
}

/** Every standing of a line, the start first; only those after a number of moves, if told. */
export function lineOf<P extends Position>(tip: Standing<P>, since = -1): Standing<P>[] {
  const line: Standing<P>[] = [];
  for (let at: Standing<P> | undefined = tip; at !== undefined && at.position.ply > since; at = at.before)
    line.push(at);
  return line.reverse();
}

/** The last standing that two lines have in common; undefined if they are of different games. */
export function sharedBy<P extends Position>(one: Standing<P>, other: Standing<P>): Standing<P> | undefined {
  let [a, b]: (Standing<P> | undefined)[] = [one, other];
  while (a !== undefined && b !== undefined && a.position !== b.position) {
    if (a.position.ply > b.position.ply) a = a.before;
    else if (a.position.ply < b.position.ply) b = b.before;
    else [a, b] = [a.before, b.before];
  }
  return a !== undefined && b !== undefined ? a : undefined;
}

const lengthOf = (tip: Standing): number => tip.position.ply;

export const begun = <P extends Position, T>(setup: T, start: Standing<P>): Course<P, T> => ({
  past: [],
  now: { setup, tip: start, at: lengthOf(start) },
  future: [],
});

/** A line that was played elsewhere, with undo to every standing where somebody here had to decide. */
export function resumed<P extends Position, T>(
  setup: T,
  tip: Standing<P>,
  at: number,
  isDecision: (standing: Standing<P>) => boolean,
): Course<P, T> {
  const decisions = lineOf(tip).filter((standing) => standing !== tip && isDecision(standing));
  const past = decisions.map((standing) => ({ setup, tip: standing, at: lengthOf(standing) }));
  return { past, now: { setup, tip, at: Math.min(Math.max(at, 0), lengthOf(tip)) }, future: [] };
}

/** Another moment, with undo back to this one. */
export const turnedTo = <P extends Position, T>({ past, now }: Course<P, T>, next: Moment<P, T>): Course<P, T> => ({
  past: [...past, now],
  now: next,
  future: [],
});

/** Somebody has decided at the standing that is looked at: `next` comes after it. What came after it before is left. */
export const decided = <P extends Position, T>(course: Course<P, T>, next: Standing<P>): Course<P, T> =>
  turnedTo(course, { setup: course.now.setup, tip: next, at: lengthOf(next) });

/** The line goes on by itself: no step for undo. Whoever looks at its end keeps looking at its end, if they `follow`. */
export function extended<P extends Position, T>(
  course: Course<P, T>,
  next: Standing<P>,
  follow: boolean,
): Course<P, T> {
  const { tip, at } = course.now;
  const isAtEnd = at === lengthOf(tip);
  return { ...course, now: { ...course.now, tip: next, at: follow && isAtEnd ? lengthOf(next) : at } };
}

/** Looks at another place of the line. */
export const lookedAt = <P extends Position, T>(course: Course<P, T>, at: number): Course<P, T> => ({
  ...course,
  now: { ...course.now, at },
});

/**
 * Back before the last decision; before the last one up to here where an earlier place is looked at. Undefined if there
 * is none.
 */
export function undone<P extends Position, T>({ past, now, future }: Course<P, T>): Course<P, T> | undefined {
  const isBehind = now.at < lengthOf(now.tip);
  const to = isBehind
    ? past.findLastIndex((moment) => moment.setup !== now.setup || moment.at < now.at)
    : past.length - 1;
  if (to < 0) return undefined;
  return { past: past.slice(0, to), now: past[to], future: [...future, now, ...past.slice(to + 1).reverse()] };
}

/** What was undone last, again; undefined if there is nothing. */
export function redone<P extends Position, T>({ past, now, future }: Course<P, T>): Course<P, T> | undefined {
  const next = future.at(-1);
  return next && { past: [...past, now], now: next, future: future.slice(0, -1) };
}
