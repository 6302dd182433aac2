import { counted } from 'asterion/play';
import { shapeNamed } from 'asterion/world';
import { ChallengeLink } from '../game/ChallengePart.js';
import { EditThis, OpenFile } from '../game/Share.js';
import { Button } from '../page/Button.js';
import { CopyLink } from '../shell/CopyLink.js';
import { ChoiceField } from '../shell/fields.js';
import { Section } from '../shell/Section.js';
import { AnalysisPanel } from './AnalysisPanel.js';
import { searcherMisfit } from './aptness.js';
import { type Field, NO_SOLVER } from './draft.js';
import { Legend } from './Legend.js';
import { MazeFields, ShapingFields } from './MazeFields.js';
import { cornerChoices, directionChoices, takesCorners, takesDirections } from './movement.js';
import { PlaceFields } from './PlaceFields.js';
import { ShippedField } from './ShippedField.js';
import { Stats } from './Stats.js';
import { type Searcher, searcherNamed, searchers } from './searchers.js';
import type { Stage } from './stage.js';

export function Controls({ stage }: { readonly stage: Stage }) {
  const { session } = stage;
  const isGiven = session.draft.value.world !== '';
  const isUrgent = (...fields: Field[]): boolean => fields.some((field) => field in session.faults.value);
  return (
    <div class="folds">
      <Section title="New maze" isOpen>
        {isGiven ? <GivenWorld session={session} /> : <MazeFields session={session} />}
        <ShippedField session={session} />
      </Section>
      <Section title="Save and share" isOpen>
        <Share stage={stage} />
      </Section>
      <Section title="Solution" isOpen>
        <SearchFields session={session} />
        {session.modes.now.value === 'watch' && <Stats session={session} />}
        <Legend session={session} />
      </Section>
      <Section title="Entrance, exit, tunnels" isUrgent={isUrgent('entrance', 'exit', 'tunnels', 'longest')}>
        <PlaceFields stage={stage} />
      </Section>
      {!isGiven && (
        <Section title="Loops and gaps" isUrgent={isUrgent('braid', 'sparsen')}>
          <ShapingFields session={session} />
        </Section>
      )}
      <Section title="Analysis">
        <AnalysisPanel session={session} />
      </Section>
    </div>
  );
}

/** In place of what makes a maze, where a world was given. */
function GivenWorld({ session }: { readonly session: Stage['session'] }) {
  const given = session.given.value;
  const fault = session.faults.value.world;
  return (
    <>
      {fault !== undefined && (
        <p class="fault" role="alert">
          {fault}
        </p>
      )}
      {given?.ok === true && (
        <p data-testid="given">
          A world of its own: {given.scene.world.grid.shape.name}, {counted(given.scene.world.grid.rows, 'row')},{' '}
          {counted(given.scene.world.grid.cols, 'column')}.
        </p>
      )}
      <p class="hint">It was opened from a file or a link and is solved as it is; the link holds all of it.</p>
      <div class="button-row">
        <Button text="Grow a maze instead" onClick={() => session.growInstead()} />
      </div>
    </>
  );
}

/** Who solves the maze, and who else; and how they walk. */
function SearchFields({ session }: { readonly session: Stage['session'] }) {
  const { draft } = session;
  const { shape, tunnels, solver, solver2, world, directions } = draft.value;
  const given = session.given.value;
  const known = world === '' ? shapeNamed(shape) : given?.ok === true ? given.scene.world.grid.shape : undefined;
  // Of a world that is there already, whoever is chosen says it in the run.
  const isApt = (one: Searcher): boolean =>
    world !== '' || known === undefined || searcherMisfit(one, known, tunnels.trim() !== '') === undefined;
  const choices = [
    { name: NO_SOLVER, title: 'None' },
    ...searchers.map((one) => ({ name: one.name, title: one.entry, group: one.group, isApt: isApt(one) })),
  ];
  return (
    <>
      <ChoiceField session={session} field="solver" label="Solver" choices={choices} hint={aboutOf(solver)} />
      <ChoiceField session={session} field="solver2" label="Compare with" choices={choices} hint={aboutOf(solver2)} />
      {(takesDirections(known) || directions !== '') && (
        <ChoiceField session={session} field="directions" label="Directions" choices={directionChoices} />
      )}
      {takesCorners(draft.value) && (
        <ChoiceField
          session={session}
          field="corners"
          label="Corners"
          choices={cornerChoices}
          hint="Which corners of walls a diagonal step may pass. It is 1.41 long, the root of 2."
        />
      )}
    </>
  );
}

const aboutOf = (name: string): string | undefined => searcherNamed(name)?.about;

/** The link to what is on screen, and files of it. */
function Share({ stage }: { readonly stage: Stage }) {
  const { session } = stage;
  const isEmpty = session.frames.value.length === 0 || !session.playback.isReady.value;
  return (
    <>
      <CopyLink
        link={() => session.link}
        isDisabled={isEmpty}
        hint="The link and the files hold what is on screen, at this step."
      >
        <Button icon="download" text="Export" disabled={isEmpty} onClick={() => stage.openExport()} />
        <Button icon="print" text="Print" disabled={isEmpty} onClick={() => print()} />
        <EditThis />
      </CopyLink>
      <ChallengeLink challenge={session.challenge} isDisabled={isEmpty} />
      <OpenFile visit={session} label="Open a file">
        Files can also be dropped or pasted on the page: world documents, classic parameter files, drawings, dungeons
        and Moving AI maps.
      </OpenFile>
    </>
  );
}
