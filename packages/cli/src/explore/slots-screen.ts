/** Every slot on the screen: load one, load its backup, or choose where to save. */

import { tableText } from '../host/text.js';
import { Canvas } from '../terminal/canvas.js';
import type { Key } from '../terminal/keys.js';
import type { Screen } from '../terminal/screen.js';
import { joined, wrapped } from '../terminal/wrap.js';
import { type ExploreScreen, go, type Next, type Sitting } from './sitting.js';
import { type Loaded, noSaveText, SLOT_HEAD, type SlotInfo, slotFault, slotRow } from './slots.js';

const KEYS = ['Up Down choose', 'Enter load', 'b load its backup', 'n name a slot to save in', 'Esc back'];

export const slotsScreen: ExploreScreen = (sitting, screen, said) => new SlotsScreen(sitting, screen, said).run();

class SlotsScreen {
  readonly #sitting: Sitting;
  readonly #screen: Screen;
  readonly #slots: readonly SlotInfo[];
  #chosen = 0;
  #message: string;
  /** The name being typed, if one is. */
  #name: string | undefined;

  constructor(sitting: Sitting, screen: Screen, said: string) {
    this.#sitting = sitting;
    this.#screen = screen;
    this.#slots = sitting.slots.list();
    this.#message = said;
  }

  async run(): Promise<Next> {
    for await (const key of this.#screen.keys(() => this.#draw())) {
      const next = this.#press(key);
      if (next !== undefined) return next;
    }
    return go('menu');
  }

  #press(key: Key): Next | undefined {
    this.#message = '';
    if (this.#name !== undefined) {
      this.#type(key, this.#name);
      return undefined;
    }
    const { slots } = this.#sitting;
    const info = this.#slots.at(this.#chosen);
    switch (key) {
      case 'escape':
      case 'q':
        return go('menu');
      case 'n':
        this.#name = '';
        return undefined;
      case 'up':
      case 'k':
        this.#chosen = Math.max(0, this.#chosen - 1);
        return undefined;
      case 'down':
      case 'j':
        this.#chosen = Math.max(0, Math.min(this.#slots.length - 1, this.#chosen + 1));
        return undefined;
      case 'enter':
        return info && this.#open(info.slot, info.loaded);
      case 'b':
        return info && this.#open(info.slot, slots.loadBackup(info.slot));
      default:
        this.#message = `The key ${key} does nothing here.`;
        return undefined;
    }
  }

  #open(slot: string, loaded: Loaded): Next | undefined {
    if (loaded.ok) return go('play', this.#sitting.open(loaded, slot));
    this.#message = noSaveText(loaded, 'b loads it');
    return undefined;
  }

  #type(key: Key, name: string): void {
    if (key === 'escape') this.#name = undefined;
    else if (key === 'backspace') this.#name = name.slice(0, -1);
    else if (key !== 'enter') this.#name = [...key].length === 1 ? name + key.toLowerCase() : name;
    else {
      const why = slotFault(name);
      this.#message = why ?? `Games are now saved in the slot ${name}.`;
      if (why !== undefined) return;
      this.#sitting.slot = name;
      this.#name = undefined;
    }
  }

  #draw(): void {
    const { rows, columns } = this.#screen;
    const canvas = new Canvas(rows, columns);
    const { slots, slot } = this.#sitting;
    canvas.put(0, 1, `SLOTS in ${slots.folder}`, 'strong');
    canvas.put(1, 1, `Games are saved in the slot ${slot}.`, 'dim');
    const [head, ...lines] = tableText(SLOT_HEAD, this.#slots.map(slotRow), 2).trimEnd().split('\n');
    canvas.put(3, 3, lines.length === 0 ? 'There is no save yet.' : head, 'dim');
    const space = Math.max(1, rows - 9);
    const first = Math.max(0, Math.min(this.#chosen - Math.floor(space / 2), lines.length - space));
    for (const [i, line] of lines.slice(first, first + space).entries()) {
      const isChosen = first + i === this.#chosen;
      canvas.put(4 + i, 1, `${isChosen ? '>' : ' '} ${line}`, isChosen ? 'strong' : 'plain');
    }
    const typed = this.#name === undefined ? '' : `Name of the slot: ${this.#name}_`;
    const said = [typed, this.#message].filter((part) => part !== '').join(' ');
    for (const [i, line] of wrapped(said, columns - 2)
      .slice(0, 3)
      .entries())
      canvas.put(rows - 4 + i, 1, line);
    canvas.put(rows - 1, 1, joined(KEYS, '  ', columns - 2)[0], 'dim');
    this.#screen.draw(canvas);
  }
}
