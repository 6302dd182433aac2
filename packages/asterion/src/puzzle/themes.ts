/** Themes: what a puzzle is about, found in its line and in what was not played. */

import { neighbours } from '../world/index.js';
import {
  distanceLeft,
  isBridge,
  isCorner,
  isOnLoop,
  isSame,
  nearest,
  own,
  roomOf,
  type Story,
  steps,
  theirs,
} from './story.js';

/** A theme, and what a hint says of it. */
export interface PuzzleTheme {
  /** As files write it: `waiting`. */
  readonly name: string;
  /** What people read: `Waiting move`. */
  readonly title: string;
  /** The first hint, as a sentence. */
  readonly hint: string;
}

interface ToldTheme extends PuzzleTheme {
  isIn(story: Story): boolean;
}

/** A puzzle about everything is about nothing. */
const MOST_THEMES = 2;

/** Every theme, those that say the most first: a puzzle is said to be about the first ones that it has. */
const told: readonly ToldTheme[] = [
  {
    name: 'waiting',
    title: 'Waiting move',
    hint: 'Not every move has to go somewhere.',
    isIn: (story) => story.turns.some(({ before, after }) => isSame(own(story, before), own(story, after))),
  },
  {
    name: 'tempo',
    title: 'Tempo',
    hint: 'Come back to where you stood, one move later.',
    isIn: (story) => {
      const places = story.turns.map(({ before }) => own(story, before).join());
      return places.some((place, at) => places.slice(at + 2).includes(place) && places[at + 1] !== place);
    },
  },
  {
    name: 'pincer',
    title: 'Pincer',
    hint: 'They come from two sides.',
    isIn: ({ world, turns }) =>
      turns.some(({ before: { pursuers, quarry } }) => {
        const [one, other] = pursuers;
        if (pursuers.length < 2 || Math.max(steps(world, one, quarry), steps(world, other, quarry)) > 2) return false;
        return steps(world, one, quarry) + steps(world, quarry, other) === steps(world, one, other);
      }),
  },
  {
    name: 'lure',
    title: 'Lure',
    hint: 'Lead the one who hunts you away from where you want to go.',
    isIn: (story) =>
      !story.isHunting &&
      story.turns.some(({ before, after, next }) => {
        if (next === undefined || before.goals.length === 0) return false;
        const left = ({ goals, pursuers }: typeof next) =>
          Math.min(...goals.map((goal) => nearest(story.world, pursuers, goal)));
        return distanceLeft(story, after) > distanceLeft(story, before) && left(next) > left(before);
      }),
  },
  {
    name: 'leaving',
    title: 'Leaving the loop',
    hint: 'The loop is not safe for ever: leave it.',
    isIn: ({ world, isHunting, turns }) =>
      !isHunting &&
      turns.some(
        ({ before: { quarry: from }, after: { quarry: to } }) =>
          from !== to && isOnLoop(world, from) && isBridge(world, from, to),
      ),
  },
  {
    name: 'towards',
    title: 'Towards the pursuer',
    hint: 'The way out leads past the one you flee from.',
    isIn: ({ world, isHunting, turns }) =>
      !isHunting &&
      turns.some(
        ({ before: { pursuers, quarry }, after }) =>
          nearest(world, pursuers, after.quarry) < Math.min(3, nearest(world, pursuers, quarry)),
      ),
  },
  {
    name: 'passage',
    title: 'Narrow passage',
    hint: 'Somewhere there is only one way through: be there.',
    isIn: (story) =>
      story.turns.some(({ before, after }) =>
        own(story, after).some(
          (cell, at) =>
            cell !== own(story, before)[at] && neighbours(story.world, cell).length > 1 && !isOnLoop(story.world, cell),
        ),
      ),
  },
  {
    name: 'wrong-way',
    title: 'The wrong way round',
    hint: 'What brings you nearer is not what gets you there.',
    isIn: (story) =>
      story.turns.some(
        ({ before, after, others }) =>
          distanceLeft(story, after) >= distanceLeft(story, before) &&
          others().some((other) => distanceLeft(story, other) < distanceLeft(story, before)),
      ),
  },
  {
    name: 'decoy',
    title: 'Decoy',
    hint: 'The farthest retreat is the wrong one.',
    isIn: ({ world, isHunting, turns }) =>
      !isHunting &&
      turns.some(
        ({ before: { pursuers, goals }, after, others }) =>
          goals.length === 0 &&
          Math.max(...others().map(({ quarry }) => nearest(world, pursuers, quarry))) >
            nearest(world, pursuers, after.quarry),
      ),
  },
  {
    name: 'corner',
    title: 'Corner trap',
    hint: 'Mind the corners and the dead ends: whoever is driven into one is lost.',
    isIn: ({ world, isHunting, turns }) =>
      isHunting
        ? turns.slice(-1).some(({ before }) => isCorner(world, before.quarry))
        : turns.some(
            ({ after, others }) =>
              !isCorner(world, after.quarry) && others().some(({ quarry }) => isCorner(world, quarry)),
          ),
  },
  {
    name: 'cutting-off',
    title: 'Cutting off',
    hint: 'Do not run after it: leave it the least room.',
    isIn: ({ world, isHunting, turns }) =>
      isHunting &&
      turns.some(({ after, others }) => {
        const left = roomOf(world, after);
        return left > 1 && others().every((other) => roomOf(world, other) > left);
      }),
  },
  {
    name: 'long-way',
    title: 'The long haul',
    hint: 'There is one way only, and it is long: look for it from its end.',
    isIn: ({ turns }) => turns.length >= 7,
  },
  {
    name: 'held',
    title: 'Held behind a wall',
    hint: 'Go where the other can do nothing but stand still.',
    isIn: (story) => {
      const isHeld = story.turns.map(
        ({ before, after, next }) =>
          next !== undefined &&
          isSame(theirs(story, before), theirs(story, next)) &&
          !isSame(own(story, before), own(story, after)),
      );
      return isHeld.some((is, at) => is && isHeld[at + 1]);
    },
  },
  {
    name: 'close',
    title: 'Under its nose',
    hint: 'The cell beside the other is safe if it cannot turn there.',
    isIn: ({ world, isHunting, turns }) =>
      !isHunting &&
      turns
        .slice(0, -1)
        .some(
          ({ next }) => next !== undefined && next.goals.length > 0 && nearest(world, next.pursuers, next.quarry) <= 1,
        ),
  },
  {
    name: 'race',
    title: 'Race',
    hint: 'There is no time to lose: nearer with every step.',
    isIn: (story) =>
      !story.isHunting &&
      story.turns.every(({ before, after }) => distanceLeft(story, after) < distanceLeft(story, before)),
  },
];

/** Every theme, in the order in which they are listed. */
export const puzzleThemes: readonly PuzzleTheme[] = told;

/** The theme of that name, or undefined. */
export const puzzleThemeNamed = (name: string): PuzzleTheme | undefined =>
  puzzleThemes.find((theme) => theme.name === name);

/** The names of the themes of a line, two at most, in their order. */
export const themesOf = (story: Story): string[] =>
  told
    .filter((theme) => theme.isIn(story))
    .slice(0, MOST_THEMES)
    .map(({ name }) => name);
