/** The link to a turn of a game under review, or to a branch of it. What is long stands last. */

import { rogue } from 'asterion/game';
import { formatLink } from '../shell/link.js';
import { type Branch, begun, namesOf, type Place } from './branch.js';
import { after, type Game } from './game.js';

/** `packed` is the game's text. */
export function linkTo({ branch, at }: Place, packed: string): string {
  const turn: [string, string][] = at === 0 ? [] : [['turn', String(at)]];
  const tries: [string, string][] =
    branch === undefined
      ? []
      : [
          ['from', String(branch.from)],
          ['try', namesOf(branch).join(',')],
        ];
  return formatLink('review', [...turn, ...tries, ['rec', packed]]);
}

/** The game, to be played on in the Rogue room from a turn. */
export const rogueLinkTo = (at: number, packed: string): string =>
  formatLink('rogue', [
    ['turn', String(at)],
    ['rec', packed],
  ]);

/** Where a link leads in a game; what it asks for and cannot have goes to `notes`. */
export function placeFrom(query: URLSearchParams, { line }: Game, notes: string[]): Place {
  const branch = branchFrom(query, line, notes);
  const last = (branch?.line ?? line).length - 1;
  const wanted = wholeNumber(query, 'turn', notes) ?? (branch === undefined ? 0 : last);
  if (wanted > last) notes.push(`The link asks for turn ${wanted}; the last one is ${last}.`);
  return { branch, at: Math.min(wanted, last) };
}

function branchFrom(query: URLSearchParams, game: Game['line'], notes: string[]): Branch | undefined {
  const from = wholeNumber(query, 'from', notes);
  const names = query.get('try');
  if (from === undefined || names === null || from >= game.length) return undefined;
  const line = [...begun(game, from).line];
  for (const name of names.split(',').filter((one) => one !== '')) {
    const last = line[line.length - 1];
    const move = rogue.moveNamed(last.position, name);
    if (move === undefined || rogue.playIfLegal(last.position, move) === undefined) {
      notes.push(`The link tries ${name} at turn ${line.length - 1}, which is no move there.`);
      break;
    }
    line.push(after(last, move));
  }
  return { from, line };
}

function wholeNumber(query: URLSearchParams, key: string, notes: string[]): number | undefined {
  const text = query.get(key);
  if (text === null) return undefined;
  if (/^[0-9]{1,9}$/.test(text)) return Number(text);
  notes.push(`Expected ${key} as a whole number, got "${text}".`);
  return undefined;
}
