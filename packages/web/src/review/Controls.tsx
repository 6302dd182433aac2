import { Section } from '../shell/Section.js';
import { GameInfo } from './GameInfo.js';
import { Graph } from './Graph.js';
import { Mistakes } from './Mistakes.js';
import { MovesHere } from './MovesHere.js';
import { Share } from './Share.js';
import { Solving } from './Solving.js';
import type { Stage } from './stage.js';

export function Controls({ stage }: { readonly stage: Stage }) {
  const { session, view } = stage;
  return (
    <div class="controls" aria-busy={view.maker.now.value.kind === 'solving'}>
      <Section title="Value" isOpen>
        <Solving view={view} />
        <Graph view={view} />
      </Section>
      <Section title="Mistakes" isOpen>
        <Mistakes view={view} />
      </Section>
      <Section title="Moves here" isOpen>
        <MovesHere stage={stage} />
      </Section>
      <Section title="Game" isUrgent={session.fileNote.value?.isFault === true}>
        <GameInfo session={session} />
      </Section>
      <Section title="Share and keep">
        <Share session={session} />
      </Section>
    </div>
  );
}
