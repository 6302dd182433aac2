import { Share } from '../play/Share.js';
import { Section } from '../shell/Section.js';
import type { Field } from './draft.js';
import { GroundFields } from './GroundFields.js';
import { Legend } from './Legend.js';
import { RuleFields, SideFields } from './SideFields.js';
import type { Stage } from './stage.js';

export function Controls({ stage: { session, play } }: { readonly stage: Stage }) {
  const isUrgent = (...fields: Field[]): boolean => fields.some((field) => field in session.faults.value);
  return (
    <div class="controls" aria-busy={play.isRunning.value}>
      <Section title="Dungeon" isOpen>
        <GroundFields session={session} />
      </Section>
      <Section title="Players" isOpen>
        <SideFields session={session} />
        <Legend play={play} />
      </Section>
      <Section title="Rules" isUrgent={isUrgent('diagonals', 'noStay', 'moves')}>
        <RuleFields session={session} />
      </Section>
      <Section title="Share and keep" isUrgent={session.fileNote.value?.isFault === true}>
        <Share session={session} files="dungeon files, world documents, drawings, recordings" />
      </Section>
    </div>
  );
}
