import { Section } from '../shell/Section.js';
import { AnalysisPanel } from './AnalysisPanel.js';
import type { Field } from './draft.js';
import { GivenWorld } from './GivenWorld.js';
import { Legend } from './Legend.js';
import { MazeFields, ShapingFields } from './MazeFields.js';
import { PlaceFields } from './PlaceFields.js';
import { Share } from './Share.js';
import { SolverFields } from './SolverFields.js';
import { Stats } from './Stats.js';
import type { Stage } from './stage.js';

export function Controls({ stage }: { readonly stage: Stage }) {
  const { session } = stage;
  const isGiven = session.draft.value.world !== '';
  const isUrgent = (...fields: Field[]): boolean => fields.some((field) => field in session.faults.value);
  return (
    <div class="controls" aria-busy={session.preparing.value !== undefined}>
      <Section title="Maze" isOpen>
        {isGiven ? <GivenWorld session={session} /> : <MazeFields session={session} />}
      </Section>
      <Section title="Solution" isOpen>
        <SolverFields session={session} />
        <Stats session={session} />
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
      <Section title="Share and keep">
        <Share stage={stage} />
      </Section>
    </div>
  );
}
