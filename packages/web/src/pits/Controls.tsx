import { Share } from '../play/Share.js';
import { Section } from '../shell/Section.js';
import { BoardFields } from './BoardFields.js';
import type { Field } from './draft.js';
import { GameFields } from './GameFields.js';
import { Legend } from './Legend.js';
import { StreakPanel } from './StreakPanel.js';
import type { Stage } from './stage.js';

export function Controls({ stage }: { readonly stage: Stage }) {
  const { session, play, tally } = stage;
  const isUrgent = (...fields: Field[]): boolean => fields.some((field) => field in session.faults.value);
  return (
    <div class="controls" aria-busy={play.isRunning.value}>
      <Section title="Game" isOpen>
        <GameFields session={session} />
      </Section>
      <Section title="Streak" isOpen>
        <StreakPanel tally={tally} />
      </Section>
      <Section title="Legend">
        <Legend />
      </Section>
      <Section title="Board and rules" isUrgent={isUrgent('size', 'pits', 'shape', 'start', 'goal', 'under', 'world')}>
        <BoardFields session={session} />
      </Section>
      <Section title="Share and keep" isUrgent={session.fileNote.value?.isFault === true}>
        <Share session={session} files="recordings, and worlds with an entrance and an exit" />
      </Section>
    </div>
  );
}
