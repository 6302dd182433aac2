/** The tool that joins cells by tunnels: pick one cell, then another; pick an end of a tunnel to take it away. */

import { computed, signal } from '@preact/signals';
import { mazeGeneratorNamed } from 'asterion/generate';
import { placeText } from 'asterion/play';
import { tunnelLabel } from 'asterion/render';
import {
  addTunnel,
  type Cell,
  coordinatesOf,
  copyWorld,
  removeTunnel,
  type Scene,
  tunnelFault,
  tunnelPairs,
} from 'asterion/world';
import { announce } from '../page/announce.js';
import { wordsOf } from './draft.js';
import { withoutTunnelAt } from './places.js';
import type { MazeSession } from './session.js';

export class TunnelTool {
  readonly #session: MazeSession;
  readonly #isOn = signal(false);
  readonly #from = signal<Cell | undefined>(undefined);

  constructor(session: MazeSession) {
    this.#session = session;
  }

  readonly isOn = computed(() => this.#isOn.value && this.fault.value === undefined);
  /** The first end, while the second is to be chosen. */
  readonly from = computed(() => (this.isOn.value ? this.#from.value : undefined));

  /** Why there can be no tunnels, as a sentence; undefined where there can. */
  readonly fault = computed<string | undefined>(() => {
    const { generator, world } = this.#session.draft.value;
    const reason = world === '' ? mazeGeneratorNamed(generator)?.limits : undefined;
    return reason === undefined ? undefined : `The generator ${generator} knows no tunnels. ${reason}`;
  });

  /** What to do next. */
  readonly hint = computed<string>(() => {
    const [from, scene] = [this.from.value, this.#scene];
    if (from === undefined || scene === undefined)
      return 'Choose a cell to start a tunnel, or an end of a tunnel to remove it.';
    const name = tunnelLabel(tunnelPairs(scene.world).length);
    return `Tunnel ${name} from ${placeText(scene.world.grid, from)}: choose the other end.`;
  });

  get #scene(): Scene | undefined {
    return this.#session.frames.value.at(0)?.scene;
  }

  toggle(): void {
    if (this.fault.value !== undefined) announce(this.fault.value);
    else if (this.isOn.value) this.leave();
    else {
      this.#isOn.value = true;
      this.#from.value = undefined;
      announce(`Adding tunnels. ${this.hint.value}`);
    }
  }

  leave(): void {
    if (!this.isOn.value) return;
    this.#isOn.value = false;
    this.#from.value = undefined;
    announce('No longer adding tunnels.');
  }

  pick(cell: Cell): void {
    const scene = this.#scene;
    const from = this.from.value;
    if (!this.isOn.value || scene === undefined) return;
    if (scene.world.tunnels.has(cell)) this.#remove(scene, cell);
    else if (from === cell) this.#start(undefined, 'Taken back. ');
    else if (from === undefined || from >= scene.world.grid.cellCount) this.#start(cell);
    else this.#join(scene, from, cell);
  }

  #start(cell: Cell | undefined, lead = ''): void {
    this.#from.value = cell;
    announce(`${lead}${this.hint.value}`);
  }

  #join(scene: Scene, from: Cell, to: Cell): void {
    const fault = tunnelFault(scene.world, from, to);
    if (fault !== undefined) {
      announce(`The tunnel ${fault}.`);
      return;
    }
    const { grid } = scene.world;
    const [start, end] = [coordinatesOf(grid, from), coordinatesOf(grid, to)];
    this.#from.value = undefined;
    this.#session.modes.say(`Tunnel from ${placeText(grid, from)} to ${placeText(grid, to)}. `);
    const { world, tunnels } = this.#session.draft.value;
    if (world === '') this.#session.choose({ tunnels: [...wordsOf(tunnels), [...start, ...end].join(',')].join(' ') });
    else this.#edit(scene, (copy) => addTunnel(copy, from, to));
  }

  #remove(scene: Scene, cell: Cell): void {
    const place = coordinatesOf(scene.world.grid, cell);
    this.#from.value = undefined;
    this.#session.modes.say(`Tunnel at ${placeText(scene.world.grid, cell)} removed. `);
    const { world, tunnels } = this.#session.draft.value;
    if (world === '') this.#session.choose({ tunnels: withoutTunnelAt(tunnels, place) });
    else this.#edit(scene, (copy) => removeTunnel(copy, cell));
  }

  #edit(scene: Scene, change: (world: Scene['world']) => void): void {
    const copy = copyWorld(scene.world);
    change(copy);
    void this.#session.give({ ...scene, world: copy });
  }
}
