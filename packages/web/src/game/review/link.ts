/** Links to games under review. */

import { formatLink } from '../../shell/link.js';
import { placeEntries, type TurnPlace } from '../place.js';

/** The link to a turn of a game under review, or to what is tried in it. What is long stands last. */
export const reviewLink = (place: TurnPlace, packed: string): string =>
  formatLink('review', [...placeEntries(place, 0), ['rec', packed]]);

/** What a link says in place of a turn for the first mistake, which is known only once the game is solved. */
const MISTAKE = 'mistake';

export const mistakeLink = (packed: string): string =>
  formatLink('review', [
    ['turn', MISTAKE],
    ['rec', packed],
  ]);

export const asksForMistake = (query: URLSearchParams): boolean => query.get('turn') === MISTAKE;
