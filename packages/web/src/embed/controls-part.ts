/** The way through a game: to play, to step and to drag along it, and where it stands in words. */

import { transportIcons } from '../page/transport-icons.js';
import type { Playback } from '../transport/playback.js';
import { made } from './dom.js';
import type { Film } from './film.js';

export class ControlsPart {
  readonly element = made('div', { class: 'controls' });
  readonly #playback: Playback;
  readonly #bar = made('div', { part: 'controls', role: 'group', 'aria-label': 'Playback' });
  readonly #scrubber = made('input', { part: 'scrubber', type: 'range', min: '0', step: '1', 'aria-label': 'Turn' });
  readonly #status = made('p', { part: 'status', 'aria-live': 'polite' });
  readonly #play: HTMLButtonElement;

  constructor(playback: Playback) {
    this.#playback = playback;
    const step = (by: number) => () => playback.stepBy(by);
    this.#play = button('Play', transportIcons.play, () => playback.toggle());
    this.#bar.append(
      button('To the start', transportIcons.start, step(-Infinity)),
      button('Step back', transportIcons.back, step(-1)),
      this.#play,
      button('Step forward', transportIcons.forward, step(1)),
      button('To the end', transportIcons.end, step(Infinity)),
    );
    this.#scrubber.addEventListener('input', () => {
      playback.pause();
      playback.seek(this.#scrubber.valueAsNumber);
    });
    this.element.append(this.#status, this.#scrubber, this.#bar);
  }

  /** Reads signals: it is called again as they change. */
  show(film: Film | undefined, areWanted: boolean): void {
    const last = (film?.scenes.length ?? 1) - 1;
    this.element.hidden = film === undefined || last === 0;
    this.#bar.hidden = !areWanted;
    this.#scrubber.hidden = !areWanted;
    const [turn, isPlaying] = [this.#playback.step.value, this.#playback.playing.value];
    if (film === undefined || turn > last) return;
    // Nobody wants every turn read aloud.
    this.#status.setAttribute('aria-live', isPlaying ? 'off' : 'polite');
    this.#status.textContent = `Turn ${turn} of ${last}. ${film.words[turn]}`;
    this.#scrubber.max = String(last);
    this.#scrubber.value = String(turn);
    this.#scrubber.setAttribute('aria-valuetext', this.#status.textContent);
    picture(this.#play, isPlaying ? 'Pause' : 'Play', transportIcons[isPlaying ? 'pause' : 'play']);
  }
}

function button(label: string, path: string, act: () => void): HTMLButtonElement {
  const element = made('button', { type: 'button', part: 'button' });
  picture(element, label, path);
  element.addEventListener('click', act);
  return element;
}

function picture(element: HTMLButtonElement, label: string, path: string): void {
  if (element.title === label) return;
  element.title = label;
  element.setAttribute('aria-label', label);
  element.innerHTML = `<svg viewBox="0 0 24 24" aria-hidden="true"><path d="${path}"/></svg>`;
}
