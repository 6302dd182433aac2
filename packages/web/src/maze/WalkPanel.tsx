import { medalFor } from 'asterion/play';
import { ChallengeButton, ChallengeNote } from '../game/ChallengePart.js';
import { Pad } from '../game/Pad.js';
import { ResultSign } from '../game/ResultSign.js';
import { Act } from '../page/Act.js';
import { Button } from '../page/Button.js';
import { CompareTable, FactList } from '../shell/numbers.js';
import type { Modes } from './modes.js';
import type { Stage } from './stage.js';
import { outText } from './walk-words.js';

/** How the maze is used, how that stands, and what can be done. */
export function WalkPanel({ stage }: { readonly stage: Stage }) {
  const { modes } = stage.session;
  const now = modes.now.value;
  return (
    <>
      <ModeSwitch modes={modes} />
      {now === 'walk' && <WalkStatus stage={stage} />}
      {now === 'race' && <RaceStatus modes={modes} />}
      {now === 'walk' && <Pad play={modes.walk} input={stage.input} />}
      {now === 'walk' && modes.walk.isOut.value && <AfterWalk stage={stage} />}
      {now === 'walk' && <WalkBar modes={modes} />}
    </>
  );
}

interface Props {
  readonly modes: Modes;
}

const ModeSwitch = ({ modes }: Props) => (
  <div class="button-row mode-switch" role="group" aria-label="What to do with the maze">
    <Button text="Walk it" aria-pressed={modes.now.value === 'walk'} onClick={() => modes.goWalking()} />
    <Button text="Race a solver" aria-pressed={modes.now.value === 'race'} onClick={() => modes.startRace()} />
    <Button text="Watch it grow" aria-pressed={modes.now.value === 'watch'} onClick={() => modes.watch()} />
  </div>
);

interface StageProps {
  readonly stage: Stage;
}

function WalkStatus({ stage: { session } }: StageProps) {
  const { walk, best } = session.modes;
  const [par, record, isOut] = [walk.par.value, best.value, walk.isOut.value];
  const count = (number: number | undefined): string => number?.toLocaleString('en') ?? '–';
  const worth = record === undefined || par === undefined ? '' : ` ${medalFor(record, par)}`;
  return (
    <div class={`play-status ${isOut ? 'is-over is-won' : ''}`}>
      <div class="status-line">
        {isOut && <ResultSign result="won" />}
        <p data-testid="status">{isOut ? outText(walk) : 'Find the way to the exit.'}</p>
      </div>
      <ChallengeNote challenge={session.challenge} />
      {par === undefined && walk.world.value !== undefined && (
        <p class="fault" data-testid="warning">
          No way leads to the exit.
        </p>
      )}
      <FactList
        facts={[
          ['Steps', count(walk.steps.value), 'steps'],
          ...(walk.takenBack.value === 0 ? [] : [['Taken back', count(walk.takenBack.value), 'taken-back'] as const]),
          ['Par', count(par), 'par'],
          ['Your best', `${count(record)}${worth}`, 'best'],
        ]}
      />
    </div>
  );
}

/** Where to go from the exit. Below the pad, so that nothing comes under a finger that still steps. */
const AfterWalk = ({ stage: { session } }: StageProps) => (
  <div class="after-game">
    <div class="play-bar" role="group" aria-label="After the walk">
      <Button text="Try again" onClick={() => session.modes.restart()} />
      <Button text="Next maze" onClick={() => session.drawSeed()} />
      <ChallengeButton challenge={session.challenge} />
    </div>
  </div>
);

/** Each with its key. */
const WalkBar = ({ modes: { walk } }: Props) => (
  <div class="play-bars">
    <div class="play-bar" role="group" aria-label="Moves">
      <Act action="undo" icon="undo" text="Undo" isIdle={!walk.canUndo.value} />
      <Act action="redo" icon="redo" text="Redo" isIdle={!walk.canRedo.value} />
      <Act action="restart" icon="start" text="Restart" isIdle={walk.made.value === 0} />
      <Act
        action="hint"
        text="Hint"
        title="Show the next step of a shortest way"
        isPressed={walk.hinted.value !== undefined}
      />
      <Act action="threat" text="Where is it?" title="Tell where the exit is" />
      <Act action="new-game" icon="dice" text="New maze" />
    </div>
    <p class="hint">Gold is par, silver a quarter more. A step that is taken back counts.</p>
  </div>
);

/** Who has done what so far, and who was first. */
function RaceStatus({ modes: { race, walk } }: Props) {
  const frames = race.frames.value;
  const searches = frames.flatMap(({ search }) => search ?? []);
  const seen = new Set(walk.trail.value.slice(0, race.walked.value + 1)).size;
  const numbers = (of: number, ...others: readonly number[]) => [of, ...others].map((one) => one.toLocaleString('en'));
  return (
    <div class={`play-status ${race.isOver.value ? 'is-over' : ''}`}>
      <p data-testid="status">{race.result.value ?? 'The race is on.'}</p>
      <CompareTable
        id="race"
        caption="The race"
        heads={['You', ...searches.map(({ searcher }) => searcher)]}
        rows={[
          ['Steps', numbers(race.walked.value, ...searches.map(({ steps }) => steps))],
          ['Cells looked at', numbers(seen, ...searches.map(({ visited }) => visited))],
          [
            'At the exit',
            [race.isOut.value, ...searches.map(({ pathCells }) => pathCells !== undefined)].map(yesOrNot),
          ],
        ]}
      />
    </div>
  );
}

const yesOrNot = (is: boolean): string => (is ? 'yes' : 'not yet');
