/**
 * A visit to the editor: the sketch on screen and all that was done to it, the game it is for, and both of them in the address.
 *
 * It outlives the room on screen: whoever tries the world out comes back to the same sketch, with every step to be undone.
 */

import { batch, computed, type ReadonlySignal, signal } from '@preact/signals';
import { brushesFor, type NamedSketch, type Sketch, SketchHistory, type SketchKind, sketchOf } from 'asterion/edit';
import { documentFault, formatDocument, parseDocument } from 'asterion/notation';
import { type AnyDescription, GIVEN, isSameScene, SOURCE, withRules } from 'asterion/play';
import { type Said, settle } from 'asterion/settings';
import type { Scene } from 'asterion/world';
import { sizeFault } from '../game/editing.js';
import { Visiting } from '../game/visiting.js';
import { announce } from '../page/announce.js';
import { formatLink } from '../shell/link.js';
import { UNREAD } from '../shell/loading.js';
import { packText, unpackText } from '../shell/pack.js';
import { record } from '../shell/place.js';
import type { openText } from './opening.js';
import { firstSketch } from './starting.js';

/** The name of no game: a world to walk in. */
export const NO_GAME = 'maze';

const ROOM = 'edit';

/** What reads files. It is loaded by itself: nobody waits for it to draw. */
type Reading = Promise<{ readonly openText: typeof openText } | undefined>;

export class EditSession extends Visiting {
  readonly room = ROOM;
  /** What the link asked for and could not have. */
  readonly notice = signal<string | undefined>(undefined);
  /** The game it is drawn for; undefined for a maze. */
  readonly game = signal<AnyDescription | undefined>(undefined);
  /** What is on screen while a stroke is under way; undefined otherwise. */
  readonly pending = signal<Sketch | undefined>(undefined);
  /** The name under which it is kept in the browser; undefined where it is not known to be. */
  readonly keptAs = signal<string | undefined>(undefined);
  readonly #history = signal<{ readonly steps: SketchHistory } | undefined>(undefined);
  #choices = 0;
  readonly #load: (name: string) => Promise<readonly AnyDescription[]>;
  readonly #reading: Reading;

  /** `load` gives the game of a name, or all games if there is none of that name. */
  constructor(load: (name: string) => Promise<readonly AnyDescription[]>, reading: Reading) {
    super();
    this.#load = load;
    this.#reading = reading;
  }

  /** As it stands after the last step; undefined until there is one. */
  readonly sketch = computed(() => this.#history.value?.steps.sketch);
  /** What is on screen. */
  readonly shown: ReadonlySignal<Sketch | undefined> = computed(() => this.pending.value ?? this.sketch.value);
  readonly canUndo = computed(() => (this.#history.value?.steps.undoCount ?? 0) > 0);
  readonly canRedo = computed(() => (this.#history.value?.steps.redoCount ?? 0) > 0);
  /** What the step is called that would be undone next. */
  readonly undoTitle = computed(() => this.#history.value?.steps.undoTitle);
  readonly redoTitle = computed(() => this.#history.value?.steps.redoTitle);
  /** All that can be painted with, for the game. */
  readonly brushes = computed(() => brushesFor(this.game.value));

  /** Opens what a link says; without a world in it what was drawn last goes on. */
  async open(query: URLSearchParams): Promise<void> {
    const visit = ++this.visits;
    const packed = query.get('world');
    const name = query.get('game') ?? (this.sketch.peek() === undefined ? 'rogue' : this.gameName);
    const [game, found] = await Promise.all([
      this.#gameNamed(name),
      packed === null ? undefined : unpackText(packed).then(sceneOfText),
    ]);
    if (visit !== this.visits) return;
    const notes: string[] = [];
    if (game === undefined && name !== NO_GAME) notes.push(`There is no game called "${name}" to draw for.`);
    if (typeof found === 'string') notes.push(found);
    const kind = (['rooms', 'walls'] as const).find((one) => one === query.get('kind'));
    batch(() => {
      this.game.value = game;
      if (typeof found === 'object') this.#arrive(found, kind);
      else if (this.sketch.peek() === undefined) this.add(firstSketch(game), 'New world');
    });
    this.notice.value = notes.length === 0 ? undefined : notes.join(' ');
    this.follow(() => {
      const [sketch] = [this.sketch.value, this.game.value];
      return sketch === undefined || this.pending.value !== undefined ? undefined : () => void this.#record();
    });
  }

  /** A world that came from elsewhere. The one that is there already stays as it is, with all that was done to it. */
  #arrive(scene: Scene, kind: SketchKind | undefined): void {
    const now = this.sketch.peek();
    if (now !== undefined && isSameScene(now.scene, scene)) return;
    this.begin(sketchOfKind(scene, kind), 'Open a world');
  }

  async #gameNamed(name: string): Promise<AnyDescription | undefined> {
    if (name === NO_GAME) return undefined;
    return (await this.#load(name).catch(() => [])).find(({ game }) => game.name === name);
  }

  get gameName(): string {
    return this.game.peek()?.game.name ?? NO_GAME;
  }

  /** Draws for another game. The sketch stays as it is. */
  async choose(name: string): Promise<void> {
    const [visit, choice] = [this.visits, ++this.#choices];
    const game = await this.#gameNamed(name);
    if (visit !== this.visits || choice !== this.#choices) return; // another one was chosen meanwhile
    if (game === undefined && name !== NO_GAME) announce('That game could not be loaded. Is there a connection?');
    else this.game.value = game;
  }

  /** Goes on with another sketch, as a step that can be undone; false where it is the same. */
  add(next: Sketch, title: string): boolean {
    const steps = this.#history.peek()?.steps;
    if (steps === undefined) {
      this.#history.value = { steps: new SketchHistory(next) };
      return true;
    }
    if (!steps.add(next, title)) return false;
    this.#history.value = { steps };
    return true;
  }

  /** The same with one that is another world: it is not the one that is kept under a name. */
  begin(next: Sketch, title: string): boolean {
    this.keptAs.value = undefined;
    return this.add(next, title);
  }

  /** Goes on with one that is kept, and with the game and the settings it is meant for. */
  async openNamed({ name, sketch, game = NO_GAME, said }: NamedSketch): Promise<void> {
    await this.choose(game);
    const description = this.game.peek();
    const isRuled = said !== undefined && description?.game.name === game;
    const isNew = this.begin(isRuled ? ruled(sketch, description, said) : sketch, `Open ${name}`);
    this.keptAs.value = name;
    announce(isNew ? `“${name}” is open. Undo brings the one before back.` : `“${name}” is on screen.`);
  }

  undo(): void {
    const title = this.undoTitle.peek();
    this.#go((steps) => steps.undo(), `Undone: ${title}.`, 'Nothing to undo.');
  }

  redo(): void {
    const title = this.redoTitle.peek();
    this.#go((steps) => steps.redo(), `Done again: ${title}.`, 'Nothing to do again.');
  }

  #go(step: (steps: SketchHistory) => boolean, text: string, none: string): void {
    const steps = this.#history.peek()?.steps;
    const isDone = steps !== undefined && step(steps);
    if (isDone) this.#history.value = { steps };
    announce(isDone ? text : none);
  }

  /** The link to the sketch, from `#` on. What is long stands last. */
  async link(): Promise<string | undefined> {
    const sketch = this.sketch.peek();
    if (sketch === undefined) return undefined;
    const world = await packText(formatDocument(sketch.scene));
    return formatLink(ROOM, [
      ['game', this.gameName],
      ['kind', sketch.kind],
      ['world', world],
    ]);
  }

  async #record(): Promise<void> {
    const [visit, sketch] = [this.visits, this.sketch.peek()];
    const hash = await this.link();
    if (hash !== undefined && visit === this.visits && sketch === this.sketch.peek()) record(hash, 'replace');
  }

  protected override async openText(text: string, name: string): Promise<void> {
    const visit = this.visits;
    const opened = (await this.#reading)?.openText(text, name) ?? UNREAD;
    if (visit !== this.visits) return;
    if (opened.kind === 'refused') {
      this.refuse(opened.why);
      return;
    }
    if (opened.kind === 'worlds') await this.#takeIn(name, opened.list);
    else {
      announce(this.accept(name, opened.notes));
      this.begin(opened.sketch, `Open ${name}`);
    }
  }

  async #takeIn(name: string, list: readonly NamedSketch[]): Promise<void> {
    const { worlds } = await import('./worlds.js');
    const { text, isFault } = worlds.merge(list);
    if (isFault) this.refuse(`${name}: ${text}`);
    else announce(this.accept(name, [text]));
  }
}

/** With settings of a game as its rules, as far as they are understood. */
function ruled(sketch: Sketch, description: AnyDescription, said: Said): Sketch {
  const { values } = settle(description.settings, { ...said, [SOURCE]: GIVEN });
  return { ...sketch, scene: withRules({ description, scene: sketch.scene, values }) };
}

/** Of a kind, where it can be one: an all open world may be either. */
function sketchOfKind(scene: Scene, kind: SketchKind | undefined): Sketch {
  try {
    return sketchOf(scene, kind);
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    return sketchOf(scene);
  }
}

/** The world of a link, or why there is none. */
function sceneOfText(text: string | undefined): Scene | string {
  if (text === undefined) return 'The world in the link is damaged: it cannot be unpacked.';
  const read = parseDocument(text);
  if (!read.ok) return `The world in the link is damaged: ${read.fault.message}`;
  return sizeFault(read.value) ?? documentFault(read.value) ?? read.value;
}
