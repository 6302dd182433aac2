import type { ComponentChildren } from 'preact';
import { IconButton } from '../page/IconButton.js';
import type { IconName } from '../page/icons.js';
import { transportActions } from './keys.js';
import type { Playback } from './playback.js';
import { formatRate, formatSpeed, SPEEDS } from './speed.js';

interface Props {
  readonly playback: Playback;
  /** Where it stands, in words: `step 120 of 799, growing`. */
  readonly label: string;
  /** Called after a move by button; the slider speaks for itself. */
  readonly onMoved: () => void;
  /** What the button to play does; plays or pauses the playback if absent. */
  readonly onPlay?: () => void;
  /** Called after a move by slider. */
  readonly onScrubbed?: () => void;
  /** Shown with the label: what went wrong, or what is still going on. */
  readonly children?: ComponentChildren;
}

/** Play, pause, step, scrub, speed: the same controls for everything that has steps. */
export function Transport({ playback, label, onMoved, onPlay, onScrubbed, children }: Props) {
  return (
    <section class="transport" aria-label="Playback">
      <Scrubber playback={playback} label={label} {...(onScrubbed === undefined ? {} : { onScrubbed })} />
      <div class="transport-row">
        <Buttons playback={playback} onMoved={onMoved} {...(onPlay === undefined ? {} : { onPlay })} />
        <p class="transport-label" data-testid="step">
          {label}
        </p>
        <p class="speed-rate" id="speed-rate">
          {playback.isReady.value ? formatRate(playback.rate.value) : ''}
        </p>
        <Speed playback={playback} />
      </div>
      {children}
    </section>
  );
}

function Scrubber({ playback, label, onScrubbed }: Pick<Props, 'playback' | 'label' | 'onScrubbed'>) {
  const total = playback.total.value ?? 0;
  const step = playback.step.value;
  return (
    <input
      type="range"
      class="scrubber"
      aria-label="Timeline"
      aria-valuetext={label}
      min={0}
      max={Math.max(total, 1)}
      step={1}
      value={step}
      style={{ '--share': total === 0 ? 0 : step / total }}
      disabled={!playback.isReady.value}
      onInput={(event) => {
        playback.pause();
        playback.seek(event.currentTarget.valueAsNumber);
        onScrubbed?.();
      }}
    />
  );
}

function Buttons({ playback, onMoved, onPlay }: Pick<Props, 'playback' | 'onMoved' | 'onPlay'>) {
  const playing = playback.playing.value;
  const actions = transportActions(playback, onMoved);
  // It stands out where there is something to be played: in a game of one's own other buttons are nearer.
  const look = playing || playback.step.value < (playback.total.value ?? 0) ? 'primary' : 'is-calm';
  const button = (icon: IconName, label: string, keys: string, act: () => void) => (
    <IconButton
      {...{ icon, label, keys }}
      class={keys === 'Space' ? look : ''}
      disabled={!playback.isReady.value}
      onClick={act}
    />
  );
  const play = (): void => {
    onPlay?.();
    onMoved();
  };
  // Disabled would take the focus away from whoever has just pressed it: at the ends they say so.
  return (
    <div class="transport-buttons" role="group" aria-label="Steps">
      {button('start', 'To the start', 'Home', actions['to-start'])}
      {button('back', 'Step back', ',', actions['step-back'])}
      {button(playing ? 'pause' : 'play', playing ? 'Pause' : 'Play', 'Space', onPlay ? play : actions.play)}
      {button('forward', 'Step forward', '.', actions['step-forward'])}
      {button('end', 'To the end', 'End', actions['to-end'])}
    </div>
  );
}

function Speed({ playback }: Pick<Props, 'playback'>) {
  return (
    <div class="speed">
      <label class="visually-hidden" for="speed">
        Speed
      </label>
      <select
        id="speed"
        value={String(playback.speed.value)}
        onChange={(event) => playback.setSpeed(Number(event.currentTarget.value))}
        aria-describedby="speed-rate"
      >
        {SPEEDS.map((speed) => (
          <option key={speed} value={String(speed)}>
            {formatSpeed(speed)}
          </option>
        ))}
      </select>
    </div>
  );
}
