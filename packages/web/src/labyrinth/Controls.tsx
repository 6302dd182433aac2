import { Share } from '../play/Share.js';
import { Section } from '../shell/Section.js';
import { BoardFields } from './BoardFields.js';
import type { Field } from './draft.js';
import { Legend } from './Legend.js';
import { PredicateFields } from './PredicateFields.js';
import { RuleFields, SideFields } from './SideFields.js';
import { Statistics } from './Statistics.js';
import type { Stage } from './stage.js';

export function Controls({ stage }: { readonly stage: Stage }) {
  const { session, play, fog, asked } = stage;
  const isUrgent = (...fields: Field[]): boolean => fields.some((field) => field in session.faults.value);
  return (
    <div class="controls" aria-busy={play.isRunning.value}>
      <Section title="Players" isOpen>
        <SideFields session={session} />
        <Legend fog={fog} />
      </Section>
      <Section title="Board" isOpen>
        <BoardFields session={session} />
      </Section>
      <Section title="Rules" isUrgent={isUrgent('rounds', 'pass')}>
        <RuleFields session={session} />
      </Section>
      <Section title="Statistics">
        <Statistics stage={stage} />
      </Section>
      <Section title="Predicates" isUrgent={asked.name.value !== 'off'}>
        <PredicateFields asked={asked} />
      </Section>
      <Section title="Share and keep" isUrgent={session.fileNote.value?.isFault === true}>
        <Share session={session} files="recordings, and world documents with a Theseus, a Minotaur and supplies" />
      </Section>
    </div>
  );
}
