/** What others put on their pages and into their messages: a picture, a text, a frame, an element. */

import { formatRecording } from 'asterion/notation';
import { counted } from 'asterion/play';
import { copyPicture } from '../board/copy-picture.js';
import type { Frame } from '../board/frame.js';
import { announce } from '../page/announce.js';
import { Button } from '../page/Button.js';
import { wholePage } from '../page/embedding.js';
import { CopyLink, CopyText } from '../shell/CopyLink.js';
import { download } from '../shell/download.js';
import { formatLink } from '../shell/link.js';
import { packText } from '../shell/pack.js';
import type { Stage } from './stage.js';

interface Props {
  /** From `#` on; undefined while there is nothing to link to. */
  readonly link: () => Promise<string | undefined>;
  /** What it is, in a few words. */
  readonly title: string;
  /** What there is to say of it, in sentences: the verdict, where it is known. */
  readonly text: string;
  readonly frame: () => Frame | undefined;
  /** What the element shows: a link that holds all of it. */
  readonly whole: () => Promise<string | undefined>;
  readonly isDisabled: boolean;
}

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');

/** Ways to show it elsewhere. */
export function Publish({ link, title, text, frame, whole, isDisabled }: Props) {
  const picture = async (): Promise<void> =>
    announce(await copyPicture(frame(), (blob) => download('asterion.png', 'image/png', blob)));
  const asFrame = async (): Promise<readonly string[] | undefined> => {
    const hash = await link();
    if (hash === undefined) return undefined;
    const address = wholePage(hash).replace('#', '?embed#');
    return [
      `<iframe src="${escaped(address)}" title="${escaped(title)}" width="600" height="480" loading="lazy"></iframe>`,
    ];
  };
  const asElement = async (): Promise<readonly string[] | undefined> => {
    const held = await whole();
    if (held === undefined) return undefined;
    return [
      '<script src="asterion-board.js" defer></script>',
      `<asterion-board label="${escaped(title)}" world="${escaped(held)}" controls></asterion-board>`,
    ];
  };
  return (
    <>
      <CopyLink link={link} label="Copy text" text={`${title}. ${text}`.trim()} isDisabled={isDisabled}>
        <Button icon="copy" text="Copy picture" disabled={isDisabled} onClick={() => void picture()} />
      </CopyLink>
      <CopyText
        lines={asFrame}
        what="Code"
        done="Code copied: a frame that shows this page, to look at."
        label="Copy frame for a page"
        isDisabled={isDisabled}
      />
      <CopyText
        lines={asElement}
        what="Code"
        done="Code copied. It needs asterion-board.js beside the page, and no server of ours."
        label="Copy element for a page"
        isDisabled={isDisabled}
        hint="A frame shows this page on another, to look at; the element shows the same from a file of its own."
      />
    </>
  );
}

/** A game on screen, with what is known of who wins where that is shown. */
export function PublishGame({ stage }: { readonly stage: Stage }) {
  const { visit, play, board, description, exact } = stage;
  const grid = board.grid.value;
  const size = grid === undefined ? '' : `, ${counted(grid.rows, 'row')}, ${counted(grid.cols, 'column')}`;
  const whole = async (): Promise<string | undefined> => {
    const { recordingOfGame: recording } = play;
    return recording && formatLink(recording.game, [['rec', await packText(formatRecording(recording))]]);
  };
  return (
    <Publish
      link={() => visit.link()}
      title={`${description.title} in Asterion${size}`}
      text={[play.warning.value, play.toOthers.value, exact?.text].filter((part) => (part ?? '') !== '').join(' ')}
      frame={() => board.frame.value}
      whole={whole}
      isDisabled={play.course.value === undefined}
    />
  );
}
