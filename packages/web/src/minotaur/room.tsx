/** The Minotaur room: the logic maze, level by level, and what was solved here in how many moves. */

import { computed, effect } from '@preact/signals';
import { minotaurLevels, THESEUS } from 'asterion/game';
import { HUMAN, medalFor, minotaurDescription, parseSolved, peopleOf, SOURCE } from 'asterion/play';
import { useMemo } from 'preact/hooks';
import { gameKeys } from '../game/keys.js';
import { Room as GameRoom } from '../game/Room.js';
import type { Visit } from '../game/session.js';
import { Stage } from '../game/stage.js';
import { announce } from '../page/announce.js';
import { kept } from '../page/stored.js';
import { CompareTable } from '../shell/numbers.js';
import type { RoomContent } from '../shell/room.js';
import { Section } from '../shell/Section.js';

const solved = kept('minotaur-levels', {
  parse: parseSolved,
  format: (levels) => JSON.stringify(levels),
});

class LevelProgress {
  readonly #visit: Visit;
  #last: Visit['play']['now']['value'];

  constructor(visit: Visit) {
    this.#visit = visit;
  }

  /** Where the level on screen stands in the list; -1 for one of another's making, or under other rules. */
  readonly at = computed(() => {
    const setup = this.#visit.play.setup.value;
    if (setup === undefined) return -1;
    const isUsual = JSON.stringify(setup.options) === JSON.stringify(setup.description.game.defaults);
    return isUsual ? minotaurLevels.findIndex(({ name }) => name === setup.said.level) : -1;
  });

  /** Starts to notice what is solved; the returned call ends it. */
  watch(): () => void {
    return effect(() => {
      const now = this.#visit.play.now.value;
      const [before, level] = [this.#last, minotaurLevels.at(this.at.value)];
      this.#last = now;
      if (now === undefined || level === undefined || this.at.value < 0) return;
      // By a move that was made here: a finished game that is opened was solved by somebody else.
      const isEnding = before?.setup === now.setup && before.tip.end === undefined;
      if (!isEnding || now.tip.end?.winner !== THESEUS || peopleOf(now.setup).length === 0) return;
      const { ply: moves } = now.tip.position;
      const best = solved.peek()[level.name] as number | undefined;
      if (best === undefined || moves < best) solved.value = { ...solved.peek(), [level.name]: moves };
    });
  }

  /** Plays a level by hand, from its start. */
  play(at: number): void {
    const { name, title, par } = minotaurLevels[at];
    this.#visit.choose({
      [SOURCE]: 'shipped',
      level: name,
      theseus: HUMAN,
      steps: undefined,
      'column-first': undefined,
    });
    announce(`Level ${at + 1}, ${title}. Par ${par}.`);
  }
}

interface Props {
  readonly progress: LevelProgress;
}

/** The next level, where there is one. */
function LevelBar({ progress }: Props) {
  const next = progress.at.value + 1;
  return (
    <div class="play-bar" role="group" aria-label="Levels">
      {next > 1 && (
        <button type="button" onClick={() => progress.play(next - 2)}>
          Level before
        </button>
      )}
      {next < minotaurLevels.length && (
        <button type="button" onClick={() => progress.play(next)}>
          {next === 0 ? 'Our levels' : 'Next level'}
        </button>
      )}
    </div>
  );
}

function LevelList({ progress }: Props) {
  const count = Object.keys(solved.value).length;
  return (
    <>
      <p class="hint" data-testid="solved">
        {count} of {minotaurLevels.length} solved, kept in this browser. Gold is par, silver a quarter more.
      </p>
      <CompareTable
        id="levels"
        caption="Levels"
        corner="Level"
        heads={['Par', 'Best', 'Play']}
        rows={minotaurLevels.map(({ name, title, par }, at) => {
          const best = solved.value[name] as number | undefined;
          const isHere = at === progress.at.value;
          return [
            `${at + 1} ${title}`,
            [
              par,
              best === undefined ? '–' : `${best} ${medalFor(best, par)}`,
              <button
                key={name}
                type="button"
                aria-pressed={isHere}
                aria-label={`Play level ${at + 1}`}
                onClick={() => progress.play(at)}
              >
                Play
              </button>,
            ],
          ];
        })}
      />
    </>
  );
}

/** The page's own: you are Theseus. */
const overlays = { theseus: { usual: HUMAN } };

class MinotaurStage extends Stage {
  readonly progress = new LevelProgress(this.visit);

  constructor() {
    super({ description: minotaurDescription, overlays });
  }

  override watch(): () => void {
    const ends = [super.watch(), this.progress.watch()];
    return () => {
      for (const end of ends) end();
    };
  }
}

function MinotaurRoom({ query }: { readonly query: URLSearchParams }) {
  const stage = useMemo(() => new MinotaurStage(), []);
  const { progress } = stage;
  return (
    <GameRoom
      stage={stage}
      query={query}
      ground="Level"
      rest="Wait"
      threat="Minotaur"
      repeats={false}
      hint={{
        about: 'Show the next move of a shortest solution, or since when there is none',
        step: 'the next move',
      }}
      bar={<LevelBar progress={progress} />}
      sections={
        <Section title="Levels">
          <LevelList progress={progress} />
        </Section>
      }
      files="recordings, and drawings and world documents with a Theseus, a Minotaur and an exit"
    />
  );
}

export const content: RoomContent = {
  game: minotaurDescription,
  component: MinotaurRoom,
  keys: gameKeys(minotaurDescription, {
    rest: 'Wait',
    threat: 'Where are the Minotaur and the exit?',
    fresh: 'New level, from a new seed',
  }),
};
