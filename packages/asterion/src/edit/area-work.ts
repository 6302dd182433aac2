/**
 * Areas filled and levels made in another thread: a request goes in, reports come out, all of them plain data. To cancel, end the
 * thread.
 */

import { formatDocument, parseDocument } from '../notation/index.js';
import type { AnyDescription } from '../play/index.js';
import type { Edited } from './change.js';
import type { AreaPlan } from './fillers.js';
import { AreaFill } from './filling.js';
import { AreaMaker, type AreaMakerPlan, type AreaWish } from './maker.js';
import { type Sketch, type SketchKind, sketchOf } from './sketch.js';

/** A sketch as plain data. */
export interface SketchData {
  /** How its ground is made. */
  readonly kind: SketchKind;
  /** The world document of its scene. */
  readonly document: string;
}

/** A wish as plain data. */
export interface AreaWishData extends Pick<AreaWish, 'winner' | 'count'> {
  /** The name of a trait of the exact table that shall hold, too; none if absent. */
  readonly trait?: string | undefined;
}

/** What is to be done to a sketch. */
export type AreaRequest =
  | {
      /** To fill an area by a generator. */
      readonly kind: 'fill';
      /** Where. */
      readonly sketch: SketchData;
      /** With what. */
      readonly plan: AreaPlan;
    }
  | {
      /** To make a level on an area. */
      readonly kind: 'make';
      /** Where. */
      readonly sketch: SketchData;
      /** The name of the game. */
      readonly game: string;
      /** How. */
      readonly plan: AreaMakerPlan;
      /** What is wished for. */
      readonly wish: AreaWishData;
    };

/** How far it is; the last one is `done` or `refused`. */
export type AreaReport =
  | {
      /** Still at work; more follows. */
      readonly kind: 'progress';
      /** Worlds tried; undefined where an area is filled. */
      readonly tried: number | undefined;
      /** What is proven of the nearest to the wish so far, in words. */
      readonly nearest: string | undefined;
    }
  | {
      /** There is a sketch; nothing follows. */
      readonly kind: 'done';
      /** The next one. */
      readonly sketch: SketchData;
      /** What went with the ground, as sentences. */
      readonly notes: readonly string[];
      /** Worlds tried; undefined where an area was filled. */
      readonly tried: number | undefined;
    }
  | {
      /** There will be none; nothing follows. */
      readonly kind: 'refused';
      /** As sentences. */
      readonly why: string;
    };

/** Steps of a generator between two reports: some tens of milliseconds. */
const STEPS = 2 ** 14;

/** A sketch as plain data. */
export const sketchData = ({ kind, scene }: Sketch): SketchData => ({ kind, document: formatDocument(scene) });

/** The sketch of plain data. Throws a RangeError where they are of none. */
export function sketchOfData({ kind, document }: SketchData): Sketch {
  const read = parseDocument(document);
  if (!read.ok) throw new RangeError(read.fault.message);
  return sketchOf(read.value, kind);
}

/** Does what is requested, and posts reports. */
export function answerArea(
  request: AreaRequest,
  descriptions: readonly AnyDescription[],
  post: (report: AreaReport) => void,
): void {
  try {
    if (request.kind === 'fill') fill(request, post);
    else make(request, descriptions, post);
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    post({ kind: 'refused', why: error.message });
  }
}

type Post = Parameters<typeof answerArea>[2];

function fill({ sketch, plan }: Extract<AreaRequest, { readonly kind: 'fill' }>, post: Post): void {
  const work = new AreaFill(sketchOfData(sketch), plan);
  while (!work.done) {
    work.advance(STEPS);
    post({ kind: 'progress', tried: undefined, nearest: undefined });
  }
  if (work.edited !== undefined) post(doneOf(work.edited));
}

const doneOf = ({ sketch, notes }: Edited, tried?: number): AreaReport => ({
  kind: 'done',
  sketch: sketchData(sketch),
  notes,
  tried,
});

function make(
  { sketch, game, plan, wish: { winner, count, trait: name } }: Extract<AreaRequest, { readonly kind: 'make' }>,
  descriptions: readonly AnyDescription[],
  post: Post,
): void {
  const description = descriptions.find((one) => one.game.name === game);
  if (description === undefined) throw new RangeError(`There is no game ${game}.`);
  const trait = description.exact?.traits?.find((one) => one.name === name);
  if (name !== undefined && trait === undefined) throw new RangeError(`There is no trait ${name} of ${game}.`);
  const wish: AreaWish = { winner, count, ...(trait && { holds: (table, start) => trait.holds(table, start) }) };
  const maker = new AreaMaker(description, sketchOfData(sketch), plan, wish);
  while (!maker.done) {
    maker.advance(1);
    post({ kind: 'progress', tried: maker.tried, nearest: maker.nearest?.text });
  }
  const { made, nearest, tried, why } = maker;
  if (made !== undefined) post(doneOf({ sketch: made.sketch, notes: [] }, tried));
  else post({ kind: 'refused', why: vainText(tried, nearest?.text, why) });
}

/** Why nothing was made, as sentences. */
const vainText = (tried: number, nearest: string | undefined, why: string | undefined): string =>
  [
    `Nothing like that was found in ${tried.toLocaleString('en')} tries.`,
    nearest === undefined
      ? why
      : `The nearest was: ${nearest}. A larger area leaves more to choose, most of all with everybody in it.`,
  ]
    .filter((sentence) => sentence !== undefined)
    .join(' ');
