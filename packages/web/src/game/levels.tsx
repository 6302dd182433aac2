/** The levels of a game in its room: which one is on screen, what was done of them, and the way to the next. */

import { computed, effect, signal, untracked } from '@preact/signals';
import { counted, HUMAN, isLevel, type LevelTrack, lineOf, peopleOf, SOURCE, scoreOf, starsFor } from 'asterion/play';
import { announceSeen } from '../page/announce.js';
import { CompareTable } from '../shell/numbers.js';
import { STARS, scoresOf, starsIn, starText } from './scores.js';
import type { Visit } from './session.js';
import './levels.css';

interface Place {
  readonly track: LevelTrack;
  /** From 0. */
  readonly at: number;
}

export class LevelProgress {
  readonly tracks: readonly LevelTrack[];
  readonly #visit: Visit;
  readonly scores;
  /** What the game on screen has just come to as a level, in stars; undefined while it is not done. */
  readonly stars = signal<number | undefined>(undefined);
  #last: Visit['play']['now']['value'];
  #isTakenBack = false;

  constructor(visit: Visit, tracks: readonly LevelTrack[]) {
    this.#visit = visit;
    this.tracks = tracks;
    this.scores = scoresOf(visit.room, tracks);
  }

  /** The level on screen; undefined for a game of another's making, or under other rules. */
  readonly here = computed<Place | undefined>(() => {
    const setup = this.#visit.play.setup.value;
    if (setup === undefined) return undefined;
    const places = this.tracks.map((track) => ({ track, at: track.levels.findIndex((one) => isLevel(one, setup)) }));
    return places.find(({ at }) => at >= 0);
  });

  readonly level = computed(() => this.here.value?.track.levels[this.here.value.at]);

  /** Whether the game on screen is a level that was just done. */
  readonly isDone = computed(() => this.level.value !== undefined && this.stars.value !== undefined);

  /** Starts to notice what is done; the returned call ends it. */
  watch(): () => void {
    return effect(() => {
      const [now, level] = [this.#visit.play.now.value, this.level.value];
      untracked(() => this.#notice(now, level));
    });
  }

  #notice(now: Visit['play']['now']['value'], level: LevelTrack['levels'][number] | undefined): void {
    const before = this.#last;
    this.#last = now;
    if (now === undefined || level === undefined || before?.tip === now.tip) return;
    this.stars.value = undefined;
    const isSame = before?.setup === now.setup;
    if (!isSame || now.tip.position.ply === 0) this.#isTakenBack = false;
    else if (lineOf(now.tip).at(before.tip.position.ply)?.position !== before.tip.position) this.#isTakenBack = true;
    // By a move that was made here: a finished game that is opened was played by somebody else.
    if (!isSame || before.tip.end !== undefined || !peopleOf(now.setup).includes(level.seat)) return;
    const score = scoreOf(level, now.tip, this.#isTakenBack);
    if (score === undefined) return;
    this.stars.value = starsFor(level, score);
    const best = this.scores.peek()[level.name] as number | undefined;
    if (best === undefined || score < best) this.scores.value = { ...this.scores.peek(), [level.name]: score };
  }

  /** Plays a level by hand, from its start. */
  play({ track, at }: Place): void {
    const { said, seat, title, aim } = track.levels[at];
    const { settings } = this.#visit.settled.value;
    const unsaid = settings.filter(({ affects, input }) => affects !== 'world' && input !== 'player');
    const rules = Object.fromEntries(unsaid.map(({ key }) => [key, undefined]));
    this.#visit.play.playback.stepBy(-Infinity); // a game that is under way would go on
    this.#visit.choose({ ...rules, [SOURCE]: 'shipped', [seat]: HUMAN, ...said });
    announceSeen(`Level ${at + 1}, ${title}. ${aim}`);
  }

  /** The level after or before the one on screen; undefined where there is none. */
  beside(by: number): Place | undefined {
    const here = this.here.value;
    const at = (here?.at ?? -1) + by;
    return here !== undefined && at >= 0 && at < here.track.levels.length ? { ...here, at } : undefined;
  }

  /** The next level, where the one on screen is done. Returns whether it is. */
  goOn(): boolean {
    const next = this.beside(1);
    if (this.stars.value === undefined || next === undefined) return false;
    this.play(next);
    return true;
  }
}

interface Props {
  readonly progress: LevelProgress;
}

/** Which level is on screen, and what is to be done. */
export function LevelNote({ progress }: Props) {
  const [here, level] = [progress.here.value, progress.level.value];
  if (here === undefined || level === undefined) return null;
  const best = starsIn(progress.scores.value, level);
  return (
    <p class="level-note" data-testid="level">
      <strong>
        Level {here.at + 1} of {here.track.levels.length}: {level.title}.
      </strong>{' '}
      {level.aim} {best > 0 && <Stars stars={best} />}
    </p>
  );
}

/** That the level is done. */
export function LevelDone({ progress }: Props) {
  const stars = progress.stars.value;
  if (stars === undefined || !progress.isDone.value) return null;
  return (
    <p class="level-done note" data-testid="level-done">
      Level done, with {counted(stars, 'star')} of 3. <span aria-hidden="true">{starText(stars)}</span>
    </p>
  );
}

/** Signs for those who see them, words for those who do not. */
export const Stars = ({ stars }: { readonly stars: number }) => (
  <span class="stars">
    <span aria-hidden="true">{starText(stars)}</span>
    <span class="visually-hidden">{stars === 0 ? 'not done' : `${stars} of 3 stars`}</span>
  </span>
);

/** The levels beside the one on screen. Of one that is done the way on stands among those from a game that is over. */
export function LevelBar({ progress }: Props) {
  const [before, next] = [progress.beside(-1), progress.isDone.value ? undefined : progress.beside(1)];
  return (
    <div class="play-bar" role="group" aria-label="Levels">
      {before !== undefined && (
        <button type="button" onClick={() => progress.play(before)}>
          Level before
        </button>
      )}
      {next !== undefined && (
        <button type="button" onClick={() => progress.play(next)}>
          Next level
        </button>
      )}
      <a class="button" href="#/campaign">
        All levels
      </a>
    </div>
  );
}

export function LevelLists({ progress }: Props) {
  const { tracks, scores, here } = progress;
  const all = tracks.flatMap(({ levels }) => levels);
  return (
    <>
      <p class="hint" data-testid="solved">
        {Object.keys(scores.value).length} of {all.length} solved, kept in this browser. {STARS}
      </p>
      {tracks.map((track, kind) => (
        <CompareTable
          key={track.title}
          id={kind === 0 ? 'levels' : `levels-${kind + 1}`}
          caption={track.title}
          corner={tracks.length === 1 ? 'Level' : track.title}
          heads={['Par', 'Best', 'Play']}
          rows={track.levels.map((level, at) => {
            const best = scores.value[level.name] as number | undefined;
            const isHere = track === here.value?.track && at === here.value.at;
            const label = `Play level ${at + 1}${tracks.length === 1 ? '' : `, ${track.title}`}`;
            return [
              `${at + 1} ${level.title}`,
              [
                level.par ?? '–',
                <>
                  {level.par !== undefined && best} <Stars stars={starsIn(scores.value, level)} />
                </>,
                <button
                  key={level.name}
                  type="button"
                  aria-pressed={isHere}
                  aria-label={label}
                  onClick={() => progress.play({ track, at })}
                >
                  Play
                </button>,
              ],
            ];
          })}
        />
      ))}
    </>
  );
}
