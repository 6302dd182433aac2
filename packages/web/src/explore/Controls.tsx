import { Section } from '../shell/Section.js';
import { knobKey } from './draft.js';
import { LookFields } from './LookFields.js';
import { Messages } from './Messages.js';
import { SavePanel } from './SavePanel.js';
import { Share } from './Share.js';
import type { Stage } from './stage.js';
import { HunterFields, KnobFields, NewWorld } from './WorldFields.js';

const HUNTER_FIELDS: readonly string[] = ['hunter', 'hunters', 'speed', 'coins', 'toll', 'worlds'];

export function Controls({ stage }: { readonly stage: Stage }) {
  const { session } = stage;
  const isUrgent = (isOne: (field: string) => boolean): boolean => Object.keys(session.faults.value).some(isOne);
  return (
    <div class="controls" aria-busy={session.isGrowing.value}>
      <Section title="New world" isOpen>
        <NewWorld session={session} />
      </Section>
      <Section title="Messages">
        <Messages stage={stage} />
      </Section>
      <Section title="Hunters and coins" isUrgent={isUrgent((field) => HUNTER_FIELDS.includes(field))}>
        <HunterFields session={session} />
      </Section>
      <Section title="Knobs" isUrgent={isUrgent((field) => field.startsWith(knobKey('')))}>
        <KnobFields session={session} />
      </Section>
      <Section title="Saves" isUrgent={session.keeping.note.value?.isFault === true}>
        <SavePanel stage={stage} />
      </Section>
      <Section title="Share and keep" isUrgent={session.fileNote.value?.isFault === true}>
        <Share session={session} />
      </Section>
      <Section title="Looks and legend">
        <LookFields />
      </Section>
      <Section title="Greedy hunters">
        <p class="hint">One searches from you, the other from itself: what each plans, and which is sooner there.</p>
        <div class="button-row">
          <button type="button" onClick={() => session.compare(true)}>
            Compare them in this world
          </button>
        </div>
      </Section>
    </div>
  );
}
