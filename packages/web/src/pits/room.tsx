/** The Pits room: a player walks to a goal while the ground falls away. */

import type { PitsPosition } from 'asterion/game/pits';
import { HUMAN, pitsDescription, pitsPresets, SOURCE, seedAfter, TUNNEL_STEP } from 'asterion/play';
import { plainSettings } from 'asterion/settings';
import { useMemo } from 'preact/hooks';
import { Lattice } from '../board/Lattice.js';
import { Caught } from '../game/Annotations.js';
import { gameKeys } from '../game/keys.js';
import { playerTitle } from '../game/player-title.js';
import { Room as GameRoom } from '../game/Room.js';
import { Stage } from '../game/stage.js';
import { Button } from '../page/Button.js';
import { CopyLink } from '../shell/CopyLink.js';
import { PresetField } from '../shell/fields.js';
import type { PageRoomContent } from '../shell/room.js';
import { Section } from '../shell/Section.js';
import { markedFrame } from './frame.js';
import { CutMarks, GoalRing, NewPits, OwnSigns, WayLegend } from './marks.js';
import { StreakKeeper, StreakPanel } from './streak.js';
import './pits.css';

/** The page's own: every position of a game is kept, and you are the player. */
const overlays = { rows: { most: 140 }, cols: { most: 140 }, player: { usual: HUMAN } };

class PitsStage extends Stage {
  readonly streak: StreakKeeper;

  constructor() {
    super({ description: pitsDescription, overlays });
    this.streak = new StreakKeeper(this.visit);
    const { remark } = this.play;
    this.play.remark = () => (this.play.standing.value?.end === undefined ? remark() : this.streak.text);
    this.decorate = (frame) =>
      this.position === undefined ? frame : markedFrame(frame, this.position, this.hint?.now.value !== undefined);
  }

  get position(): PitsPosition | undefined {
    return this.play.standing.value?.position as PitsPosition | undefined;
  }

  override watch(): () => void {
    const ends = [super.watch(), this.streak.watch()];
    return () => {
      for (const end of ends) end();
    };
  }

  nextSeed(): void {
    this.visit.choose({ seed: seedAfter(this.visit.draft.value.seed) });
  }

  /** The same pits by hand, from the start. */
  playThese(): void {
    this.play.playback.stepBy(-Infinity); // a game that is under way would go on
    this.visit.choose({ player: HUMAN });
  }
}

interface Props {
  readonly stage: PitsStage;
}

function PitsRoom({ query }: { readonly query: URLSearchParams }) {
  const stage = useMemo(() => new PitsStage(), []);
  const { board, position, play } = stage;
  const hint = stage.hint?.now.value;
  const actions = useMemo(() => ({ tunnel: () => stage.input.tell(TUNNEL_STEP) }), [stage]);
  const isReady = position !== undefined && board.grid.value !== undefined;
  return (
    <GameRoom
      stage={stage}
      query={query}
      ground="Board"
      threat="Goal"
      repeats={false}
      actions={actions}
      below={
        isReady && (
          <>
            <Lattice model={board} />
            <GoalRing model={board} cell={position.setup.goal} />
            <NewPits model={board} cells={position.opened} ply={position.ply} />
          </>
        )
      }
      above={
        isReady && (
          <>
            {hint !== undefined && <CutMarks model={board} cells={hint.cells} />}
            {play.standing.value?.end?.result === 'cut-off' && <Caught model={board} cell={position.player} />}
          </>
        )
      }
      hint={{
        about: 'Show the shortest ways left, the step that keeps most of them, and where a pit would cut you off',
        step: 'keeps most ways',
      }}
      bar={
        <>
          {hint !== undefined && <WayLegend />}
          <SeedBar stage={stage} />
        </>
      }
      playersLead={<Difficulty stage={stage} />}
      legend={<OwnSigns />}
      sections={
        <Section title="Streak" isOpen>
          <StreakPanel keeper={stage.streak} />
        </Section>
      }
      files="recordings, and worlds with an entrance and an exit"
    />
  );
}

/** Those whose walk over the same pits is worth a look. */
const OTHERS = ['most-paths', 'clairvoyant'] as const;

/** What can be done with the pits of a seed: again, the next, hand them on, or see how others do on them. */
function SeedBar({ stage }: Props) {
  const { play } = stage;
  const isWatching = play.isWatching.value;
  return (
    <div class="play-bar seed-bar" role="group" aria-label="These pits">
      {isWatching && <Button text="Play these pits" onClick={() => stage.playThese()} />}
      <Button text="Next seed" onClick={() => stage.nextSeed()} />
      {OTHERS.filter((name) => name !== play.setup.value?.names.player).map((name) => (
        <button key={name} type="button" onClick={() => stage.visit.choose({ player: name }, true)}>
          Watch {playerTitle(pitsDescription, name)}
        </button>
      ))}
      <CopyLink
        link={() => stage.challenge.link('')}
        isDisabled={play.setup.value === undefined}
        label="Beat my seed"
        title="Copy a link to the same pits, from the start, with your trail"
      />
    </div>
  );
}

/** A difficulty says everything but the seed and who plays. */
const CLEARED: Readonly<Record<string, undefined>> = Object.fromEntries(
  plainSettings(pitsDescription.settings)
    .filter(({ affects, input }) => affects !== 'seats' && input !== 'seed')
    .flatMap(({ key, aliases = [] }) => [key, ...aliases].map((name) => [name, undefined])),
);

function Difficulty({ stage: { visit, streak } }: Props) {
  const preset = streak.preset.value;
  return (
    <PresetField
      room={visit.room}
      presets={pitsPresets.map(({ name, title, said: { rows, pits } }) => ({
        name,
        title: `${title}: ${rows} × ${rows}, ${pits} pits a turn`,
      }))}
      chosen={preset?.name}
      hint={
        preset === undefined
          ? 'As the board and the rules say.'
          : `The bot ${playerTitle(pitsDescription, 'most-paths')} wins about ${preset.wins} of 100 games.`
      }
      onChoose={(name) => {
        const chosen = pitsPresets.find((one) => one.name === name);
        if (chosen !== undefined) visit.choose({ ...CLEARED, [SOURCE]: 'generated', ...chosen.said });
      }}
    />
  );
}

export const content: PageRoomContent = {
  game: pitsDescription,
  component: PitsRoom,
  viewer: async () => (await import('../game/GameViewer.js')).viewerOf(() => new PitsStage()),
  keys: gameKeys(pitsDescription, {
    rest: undefined,
    threat: 'Where is the goal, and are there pits beside you?',
    fresh: 'New game, from a new seed',
    hasTunnels: true,
  }),
};
