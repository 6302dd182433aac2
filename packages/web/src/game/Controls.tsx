/** The settings of a game, its legend, and ways to take it along. */

import { capital, counted, GIVEN, SOURCE } from 'asterion/play';
import type { Setting } from 'asterion/settings';
import type { ComponentChildren } from 'preact';
import { ChoiceField } from '../shell/fields.js';
import { FactList } from '../shell/numbers.js';
import { Group, Section } from '../shell/Section.js';
import { ChallengeLink } from './ChallengePart.js';
import { titleOf } from './exact-values.js';
import { Fields } from './Fields.js';
import { Legend } from './Legend.js';
import { LevelLists } from './levels.js';
import { PublishGame } from './Publish.js';
import { OpenFile, Share } from './Share.js';
import type { Visit } from './session.js';
import type { Stage } from './stage.js';

export interface ControlsProps {
  readonly stage: Stage;
  /** What is played on: `Dungeon`. */
  readonly ground: string;
  /** What files can be opened here. */
  readonly files: string;
  /** What the hint shows and what its steps are, where the game has hints. */
  readonly hint?: { readonly about: string; readonly step: string };
  /** The game's own: above the players, below the ground, in the legend, and sections of its own. */
  readonly playersLead?: ComponentChildren;
  readonly groundNote?: ComponentChildren;
  readonly legend?: ComponentChildren;
  readonly sections?: ComponentChildren;
  /** What only the curious need; `isAdvancedOn` where some of it is shown on the board. */
  readonly advanced?: ComponentChildren;
  readonly isAdvancedOn?: boolean;
}

const isGround = ({ affects }: Setting): boolean => affects === 'world';
const isPlayer = ({ input }: Setting): boolean => input === 'player';
const isRule = (setting: Setting): boolean => !isGround(setting) && !isPlayer(setting);

/** Folded below the rest: what the next game is to be, the game's own, what can be taken along, and what things mean. */
export function Controls(props: ControlsProps) {
  const {
    stage,
    ground,
    files,
    hint,
    playersLead,
    groundNote,
    legend,
    sections,
    advanced,
    isAdvancedOn = false,
  } = props;
  const { visit, play, description } = stage;
  return (
    <div class="folds">
      <Section title="New game" isUrgent={Object.keys(visit.faults.value).length > 0}>
        <p class="hint">
          A new game takes the place of this one, and Undo ends at its start. The Back button of the browser leads to
          the game before.
        </p>
        <Group title={ground}>
          <Source visit={visit} />
          <Fields form={visit} of={isGround} />
          {groundNote}
        </Group>
        <Group title="Players">
          {playersLead}
          <Fields form={visit} of={isPlayer} />
          <p class="hint">Change a player in the middle of a game, and it goes on from the turn on screen.</p>
        </Group>
        <Group title="Rules">
          <Fields form={visit} of={isRule} />
        </Group>
      </Section>
      {sections}
      {stage.levels !== undefined && (
        <Section title="Levels">
          <LevelLists progress={stage.levels} />
        </Section>
      )}
      <Section title="Save and share">
        <Share
          visit={visit}
          file={visit.file}
          hint="The link and the recording hold the whole game; the link opens at this turn."
        />
        <ChallengeLink challenge={stage.challenge} isDisabled={play.course.value === undefined} />
        <PublishGame stage={stage} />
        <OpenFile visit={visit} label="Open a file">
          Files can also be dropped on the page: {files}.
        </OpenFile>
      </Section>
      <Section title="Legend and rules">
        <p class="hint">{description.about}</p>
        <Legend play={play} hint={stage.hint && (hint?.step ?? 'a good step')}>
          {legend}
        </Legend>
      </Section>
      <Section title="Advanced" isUrgent={isAdvancedOn}>
        {advanced}
        <Costs stage={stage} />
      </Section>
    </div>
  );
}

/** What a move costs the bots of the game on screen, by the names that links and commands know. */
function Costs({ stage: { play, description } }: Pick<ControlsProps, 'stage'>) {
  const bots = Object.entries(play.setup.value?.bots ?? {}).flatMap(([seat, bot]) => (bot ? [{ seat, bot }] : []));
  return (
    <Group title="Cost of a move">
      {bots.length === 0 ? (
        <p class="hint">No bot plays.</p>
      ) : (
        <FactList
          id="costs"
          facts={bots.map(({ seat, bot: { name, cost } }) => [
            `${capital(titleOf(description, seat))} (${name})`,
            cost,
          ])}
        />
      )}
    </Group>
  );
}

/** Where the world comes from: asked where there is a choice; and of a world of its own what is known of it. */
function Source({ visit }: { readonly visit: Visit }) {
  const setting = visit.settled.value.settings.find(({ key }) => key === SOURCE);
  const choices = (setting?.choices?.({}) ?? []).filter(({ name }) => name !== GIVEN || visit.hasGiven.value);
  const isGiven = visit.settled.value.values[SOURCE] === GIVEN;
  const [grid, fault] = [visit.play.setup.value?.scene.world.grid, visit.faults.value.world];
  return (
    <>
      {choices.length > 1 && (
        <ChoiceField session={visit} field={SOURCE} label={setting?.title ?? ''} choices={choices} />
      )}
      {isGiven && fault !== undefined && (
        <p class="fault" role="alert">
          {fault}
        </p>
      )}
      {isGiven && fault === undefined && grid !== undefined && (
        <p class="hint" data-testid="given">
          A world of its own: {grid.shape.name}, {counted(grid.rows, 'row')}, {counted(grid.cols, 'column')}. The link
          holds all of it.
        </p>
      )}
    </>
  );
}
