/** The menu: what can be chosen, and why something cannot. */

import { composeHelp, type Size } from '../game/picture.js';
import { Canvas, type CharacterStyle } from '../terminal/canvas.js';
import type { Key } from '../terminal/keys.js';
import { wrapped, wrappedEntries } from '../terminal/wrap.js';
import { PLAY_HELP } from './play-screen.js';
import { type ExploreScreen, go, type Next, type Sitting } from './sitting.js';
import { noSaveBrief, noSaveText } from './slots.js';

interface Entry {
  readonly key: Key;
  readonly text: string;
  /** Why it cannot be chosen, in a word or two and at length; undefined if it can. */
  readonly but: { readonly brief: string; readonly why: string } | undefined;
  choose(): Next;
}

export const menuScreen: ExploreScreen = async (sitting, screen, said) => {
  const entries = entriesOf(sitting);
  let message = said;
  let isHelping = false;
  const draw = () =>
    screen.draw(
      isHelping ? composeHelp(screen, 'Keys while exploring', PLAY_HELP) : composeMenu(screen, entries, message),
    );
  for await (const pressed of screen.keys(draw)) {
    const key = pressed === 'escape' ? 'q' : pressed.toLowerCase();
    const entry = entries.find((other) => other.key === key);
    if (isHelping || key === '?') isHelping = !isHelping;
    else if (entry === undefined) message = `The key ${pressed} does nothing here.`;
    else if (entry.but !== undefined) message = entry.but.why;
    else return entry.choose();
  }
  return go('leave');
};

function entriesOf(sitting: Sitting): Entry[] {
  const { adventure, slots, slot } = sitting;
  const loaded = slots.load(slot);
  const but = loaded.ok
    ? undefined
    : { brief: loaded.kind === 'none' ? 'no save' : noSaveBrief(loaded.kind), why: noSaveText(loaded, 'see S') };
  const replay = (): Next => {
    if (adventure === undefined) sitting.open(loaded, slot);
    return go('replay');
  };
  const goOn: Entry = { key: 'c', text: 'continue the game', but: undefined, choose: () => go('play') };
  return [
    ...(adventure === undefined ? [] : [goOn]),
    { key: 'n', text: 'new world, from a seed', but: undefined, choose: () => go('seed') },
    { key: 'l', text: `load the slot ${slot}`, but, choose: () => go('play', sitting.open(loaded, slot)) },
    { key: 's', text: 'slots: every save, and where to save', but: undefined, choose: () => go('slots') },
    { key: 'r', text: 'replay', but: adventure === undefined ? but : undefined, choose: replay },
    { key: 'q', text: 'quit (a game that is not saved is kept)', but: undefined, choose: () => go('leave') },
  ];
}

function composeMenu({ rows, columns }: Size, entries: readonly Entry[], message: string): Canvas {
  const canvas = new Canvas(rows, columns);
  const help = { key: '?', text: 'help', but: undefined };
  const lines: { text: string; look: CharacterStyle }[] = [
    { text: 'EXPLORE', look: 'strong' },
    ...wrapped('Gather coins, find the stairs, mind the hunters.', columns).map(
      (text) => ({ text, look: 'plain' }) as const,
    ),
    { text: '', look: 'plain' },
    ...[...entries, help].flatMap(({ key, text, but }) => {
      const line = `${key.toUpperCase()}  ${text}${but === undefined ? '' : ` (${but.brief})`}`;
      const look = but === undefined ? 'plain' : 'dim';
      return wrappedEntries([line], columns).map((part) => ({ text: part, look }) as const);
    }),
  ];
  const left = Math.max(0, Math.floor((columns - 48) / 2));
  const top = Math.max(0, Math.floor((rows - lines.length - 5) / 2));
  for (const [i, { text, look }] of lines.entries()) canvas.put(top + i, left, text, look);
  const said = wrapped(message, columns - 2).slice(0, 4);
  for (const [i, line] of said.entries()) canvas.put(top + lines.length + 1 + i, 1, line);
  return canvas;
}
