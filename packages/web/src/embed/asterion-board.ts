/**
 * `<asterion-board>`: a world, or a recorded game turn by turn, on any page. One file that needs no server of ours, no other file,
 * and of the page around it nothing: a shadow tree keeps their styles apart, and colours come in by custom properties.
 *
 * By hand, in place of the app's components: a library for those would be as large as all the rest.
 */

import { effect, type Signal, signal } from '@preact/signals';
import { palettes } from 'asterion/render';
import { media } from '../page/stored.js';
import { Playback } from '../transport/playback.js';
import { BoardPart } from './board-part.js';
import { ControlsPart } from './controls-part.js';
import { made } from './dom.js';
import { type Film, readFilm } from './film.js';
import { sheet } from './style.js';

const ATTRIBUTES = ['world', 'recording', 'src', 'controls', 'theme', 'label', 'turn'] as const;
type Attribute = (typeof ATTRIBUTES)[number];
/** Those that say what is shown. */
const SOURCES: readonly string[] = ['world', 'recording', 'src'] satisfies Attribute[];

/** Colours of the palette that style the rest of it. */
const USED = ['background', 'text', 'entrance'] as const;

const MOST_BYTES = 8 * 1024 * 1024;
/** Turns a second. */
const TEMPO = 3;
const NOTHING = 'There is nothing to show: give it a world, a recording, a src, or a script of type application/json.';

const prefers = (what: string) => ('matchMedia' in globalThis ? media(`(prefers-${what})`) : signal(false));
const prefersDark = prefers('color-scheme: dark');
const prefersLess = prefers('reduced-motion: reduce');

/** Where there is no document, such as on a server, the file can be loaded, and does nothing. */
const Base = globalThis.HTMLElement ?? Object;

class AsterionBoard extends Base {
  static readonly observedAttributes: readonly string[] = ATTRIBUTES;

  readonly #attributes = signal<Partial<Readonly<Record<Attribute, string>>>>({});
  /** What is shown; why nothing is, as a sentence; undefined while it is being read. */
  readonly #film = signal<Film | string | undefined>(undefined);
  readonly #turn: Signal<number> = signal(0);
  readonly #playback = new Playback(
    (turn) => {
      this.#turn.value = turn;
    },
    prefersLess,
    (speed) => speed * TEMPO,
  );
  readonly #watcher = 'MutationObserver' in globalThis ? new MutationObserver(() => this.#read()) : undefined;
  #reading: AbortController | undefined;
  #stop: () => void = () => undefined;

  connectedCallback(): void {
    const root = this.shadowRoot ?? this.attachShadow({ mode: 'open' });
    root.adoptedStyleSheets = [sheet()];
    root.replaceChildren();
    const [board, controls] = [new BoardPart(this.#playback), new ControlsPart(this.#playback)];
    const error = made('p', { part: 'error', role: 'alert' });
    const all = made('div', { class: 'all' });
    all.append(board.element, controls.element, error);
    root.append(all);
    this.#stop = effect(() => {
      const [film, said, turn] = [this.#film.value, this.#attributes.value, this.#turn.value];
      const isShown = typeof film === 'object';
      error.textContent = isShown ? (film.note ?? '') : (film ?? '');
      error.hidden = error.textContent === '';
      board.element.hidden = !isShown;
      const theme = themeOf(said.theme);
      const palette = palettes[theme];
      all.style.colorScheme = theme === 'light' ? 'light' : 'dark';
      for (const name of USED) all.style.setProperty(`--${name}`, palette[name]);
      if (isShown) board.show(film, Math.min(turn, film.scenes.length - 1), said.label, palette);
      controls.show(isShown ? film : undefined, said.controls !== undefined);
    });
    this.#watcher?.observe(this, { childList: true, characterData: true, subtree: true });
    this.#read();
  }

  disconnectedCallback(): void {
    this.#watcher?.disconnect();
    this.#reading?.abort();
    this.#playback.pause();
    this.#stop();
  }

  attributeChangedCallback(name: string): void {
    const said = ATTRIBUTES.map((one) => [one, this.getAttribute(one)] as const);
    this.#attributes.value = Object.fromEntries(said.filter(([, text]) => text !== null));
    if (SOURCES.includes(name) && this.isConnected) this.#read();
    else if (name === 'turn') this.#playback.seek(this.#askedTurn());
  }

  /** Reads anew what is to be shown; whatever is overtaken is dropped. */
  #read(): void {
    this.#reading?.abort();
    const reading = new AbortController();
    this.#reading = reading;
    void this.#filmNow(reading.signal)
      // What nobody has thought of is said, too, and never thrown into somebody's page.
      .catch((error: unknown) => `It cannot be shown: ${error instanceof Error ? error.message : String(error)}`)
      .then((film) => {
        if (reading.signal.aborted) return;
        this.#film.value = film;
        if (typeof film === 'object') this.#playback.load(film.scenes.length - 1, this.#askedTurn());
      });
  }

  async #filmNow(stop: AbortSignal): Promise<Film | string> {
    const { world, recording, src } = this.#attributes.peek();
    // What stands inside is known once the page is.
    if (document.readyState === 'loading')
      await new Promise((resolve) => document.addEventListener('DOMContentLoaded', resolve));
    const inside = this.querySelector(':scope > script[type="application/json"]')?.textContent ?? undefined;
    const text = recording ?? world ?? inside;
    if (text !== undefined) return readFilm(text);
    if (src === undefined) return NOTHING;
    const answer = await fetch(new URL(src, document.baseURI), { signal: stop }).catch(() => undefined);
    if (answer?.ok !== true)
      return `${src} could not be loaded: ${answer === undefined ? 'from disk no browser does' : answer.status}.`;
    const file = await answer.blob();
    return file.size > MOST_BYTES ? `${src} is too large: at most 8 MB are read.` : readFilm(await file.text());
  }

  #askedTurn(): number {
    const turn = this.#attributes.peek().turn ?? '0';
    return turn === 'last' ? Infinity : Number(turn) || 0;
  }
}

const themeOf = (said: string | undefined): 'light' | 'dark' | 'contrast' => {
  if (said === 'light' || said === 'dark' || said === 'contrast') return said;
  return prefersDark.value ? 'dark' : 'light';
};

if ('customElements' in globalThis && customElements.get('asterion-board') === undefined)
  customElements.define('asterion-board', AsterionBoard);
