/** The comparison on screen: the film, the turn of it that is looked at, and its two boards. */

import { computed } from '@preact/signals';
import type { SearchComparison } from 'asterion/players/explore';
import { BoardModel } from '../../board/model.js';
import { announce } from '../../page/announce.js';
import { isCalm, palette } from '../../page/settings.js';
import { download } from '../../shell/download.js';
import { Playback } from '../../transport/playback.js';
import type { ExploreVisit } from '../session.js';
import { filmOf, filmSvg, frameOf } from './film.js';
import { Rates } from './rates.js';
import { turnWords } from './words.js';

/** Turns a second at 1x. */
const TEMPO = 6;

export class CompareStage {
  readonly session: ExploreVisit;
  readonly rates = new Rates();
  readonly playback = new Playback(
    () => undefined,
    isCalm,
    (speed) => speed * TEMPO,
  );
  readonly board = this.#boardOf(0);
  readonly second = this.#boardOf(1, this.board);

  constructor(session: ExploreVisit) {
    this.session = session;
  }

  /** The film of the world on screen, or why there is none. */
  readonly made = computed<SearchComparison | string>(() => {
    const setup = this.session.journey.run.value?.tip.position.setup;
    return setup === undefined ? 'There is no world yet.' : filmOf(setup.recipe, setup.seed);
  });
  readonly film = computed<SearchComparison | undefined>(() =>
    typeof this.made.value === 'string' ? undefined : this.made.value,
  );

  /** Starts what goes on by itself; the returned call ends it. */
  watch(): () => void {
    const end = this.film.subscribe((film) => {
      this.playback.empty();
      if (film !== undefined) this.playback.load(film.turns, 0);
      this.tellTurn();
    });
    return () => {
      end();
      this.playback.pause();
      this.rates.cancel();
    };
  }

  tellTurn(): void {
    const made = this.made.value;
    if (typeof made === 'string') announce(made);
    else announce(this.playback.playing.value ? 'Playing.' : turnWords(made, this.playback.step.value));
  }

  exportSvg(): void {
    const film = this.film.value;
    if (film === undefined) return;
    const turn = this.playback.step.value;
    download(`greedy-turn-${turn}.svg`, 'image/svg+xml', filmSvg(film, turn, palette.value));
    announce('The picture of this turn is saved.');
  }

  rate(chases: number): void {
    const setup = this.session.journey.run.value?.tip.position.setup;
    if (setup !== undefined) this.rates.start(setup.recipe, setup.seed, chases);
  }

  #boardOf(at: number, beside?: BoardModel): BoardModel {
    const frame = computed(() => {
      const film = this.film.value;
      return film && frameOf(film, film.sides[at], this.playback.step.value);
    });
    return new BoardModel(frame, beside);
  }
}
