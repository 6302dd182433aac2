import { ChallengeLink } from '../game/ChallengePart.js';
import { Fields } from '../game/Fields.js';
import { OpenFile, Share } from '../game/Share.js';
import { Button } from '../page/Button.js';
import { Group, Section } from '../shell/Section.js';
import { isKnob } from './draft.js';
import { LookFields } from './LookFields.js';
import { messagesUpTo } from './messages.js';
import { SavePanel } from './SavePanel.js';
import type { Stage } from './stage.js';
import { isHunting, NewWorld } from './WorldFields.js';

export function Controls({ stage }: { readonly stage: Stage }) {
  const { session } = stage;
  return (
    <div class="folds">
      <Section title="Messages">
        <Messages stage={stage} />
      </Section>
      <Section title="New game" isUrgent={Object.keys(session.faults.value).length > 0}>
        <NewWorld session={session} />
        <Group title="Hunters and coins">
          <Fields form={session} of={isHunting} />
          <p class="hint">Each further world has one hunter more.</p>
        </Group>
        <Group title="Knobs">
          <p class="hint">What is left open is up to the generator. These hold for every world of a run.</p>
          <Fields form={session} of={isKnob} />
        </Group>
      </Section>
      <Section title="Saves" isUrgent={session.keeping.note.value?.isFault === true}>
        <SavePanel stage={stage} />
      </Section>
      <Section title="Save and share">
        <Share
          visit={session}
          file={session.journey.run.value && { name: 'explore-save', text: () => session.saveText }}
          label="Export save"
          hint="The link and the file hold the whole run."
        />
        <ChallengeLink challenge={session.challenge} isDisabled={session.journey.run.value === undefined} />
        <OpenFile visit={session} label="Import save">
          Saves of the command line are the same files. They can also be dropped on the page.
        </OpenFile>
      </Section>
      <Section title="Looks and legend">
        <LookFields />
      </Section>
      <Section title="Greedy hunters">
        <p class="hint">One searches from you, the other from itself: what each plans, and which is sooner there.</p>
        <div class="button-row">
          <Button text="Compare them in this world" onClick={() => session.compare(true)} />
        </div>
      </Section>
    </div>
  );
}

/** What happened lately. Not a live region: each event has been announced already. */
function Messages({ stage: { journey } }: { readonly stage: Stage }) {
  const messages = messagesUpTo(journey.line.value, journey.at.value);
  return (
    <ol class="messages" aria-label="Messages, latest first" data-testid="messages">
      {messages.length === 0 && <li class="hint">Nothing has happened yet.</li>}
      {messages.map(({ turn, text }) => (
        <li key={turn}>
          <span class="message-turn">{turn}</span> {text}
        </li>
      ))}
    </ol>
  );
}
