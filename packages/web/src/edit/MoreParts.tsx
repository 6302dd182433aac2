/** What only some use while they draw: it is loaded by the time a section is opened. */

import { useSignal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { announce } from '../page/announce.js';
import { Later } from '../shell/Later.js';
import { Section } from '../shell/Section.js';
import type * as later from './later.js';
import type { Stage } from './stage.js';

interface Props {
  readonly stage: Stage;
}

type Parts = typeof later;

const parts = (): Promise<Parts> => import('./later.js');

export const MoreParts = ({ stage }: Props) => (
  <>
    <PartLater title="Fill by a generator">{({ FillPart }) => <FillPart stage={stage} />}</PartLater>
    <PartLater title="From a picture" isUrgent={stage.picture.value !== undefined}>
      {({ PicturePart }) => <PicturePart stage={stage} />}
    </PartLater>
    <PartLater title="Make a level">{({ LevelPart }) => <LevelPart stage={stage} />}</PartLater>
    <PartLater title="Size and turning">{({ SizePart }) => <SizePart stage={stage} />}</PartLater>
  </>
);

interface LaterProps {
  readonly title: string;
  readonly isUrgent?: boolean;
  readonly children: (parts: Parts) => ComponentChildren;
}

function PartLater({ title, isUrgent = false, children }: LaterProps) {
  const isOpened = useSignal(false);
  const missing = (): void => {
    isOpened.value = false;
    announce('This part could not be loaded. Is there a connection?');
  };
  return (
    <Section
      title={title}
      isUrgent={isUrgent}
      onOpen={() => {
        isOpened.value = true;
      }}
    >
      {isOpened.value && (
        <Later load={parts} onMissing={missing}>
          {children}
        </Later>
      )}
    </Section>
  );
}
