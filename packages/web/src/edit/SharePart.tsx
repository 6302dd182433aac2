/** Ways to take a world along, and to bring one. */

import { Publish } from '../game/Publish.js';
import { OpenFile } from '../game/Share.js';
import { perform } from '../page/actions.js';
import { announce } from '../page/announce.js';
import { Button } from '../page/Button.js';
import { CopyLink } from '../shell/CopyLink.js';
import { playLink } from './playing.js';
import type { Stage } from './stage.js';

export function SharePart({ stage }: { readonly stage: Stage }) {
  const { session, truth } = stage;
  const isEmpty = session.sketch.value === undefined;
  const linkToPlay = async (): Promise<string | undefined> => {
    const link = await playLink(session, truth);
    if (link.ok) return link.hash;
    announce(link.why);
    return undefined;
  };
  return (
    <>
      <CopyLink
        link={linkToPlay}
        isDisabled={isEmpty}
        label="Copy link to play"
        hint="The links hold the whole world: one to play on it, one to draw on."
      />
      <CopyLink link={() => session.link()} isDisabled={isEmpty} label="Copy link to edit">
        <Button icon="download" text="Export" disabled={isEmpty} onClick={() => perform('save')} />
        <Button icon="print" text="Print" disabled={isEmpty} onClick={() => print()} />
      </CopyLink>
      <Publish
        link={() => session.link()}
        title={`A world for ${session.game.value?.title ?? 'a maze'}, drawn in Asterion`}
        text={truth.verdict.value ?? ''}
        frame={() => stage.board.frame.value}
        whole={() => session.link()}
        isDisabled={isEmpty}
      />
      <OpenFile visit={session} label="Open a file">
        Files can also be dropped or pasted on the page: world documents, drawings, dungeons, character maps, Moving AI
        and Tiled maps, parameter files, recordings.
      </OpenFile>
    </>
  );
}
