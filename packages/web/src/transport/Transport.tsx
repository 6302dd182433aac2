import type { ComponentChildren } from 'preact';
import { IconButton } from '../page/IconButton.js';
import type { IconName } from '../page/icons.js';
import { transportActions } from './keys.js';
import type { Player } from './player.js';
import { formatRate, formatSpeed, SPEEDS } from './speed.js';

interface Props {
  readonly player: Player;
  /** Where it stands, in words: `step 120 of 799, growing`. */
  readonly label: string;
  /** Called after a move by button; the slider speaks for itself. */
  readonly onMoved: () => void;
  /** What the button to play does; plays or pauses the player if absent. */
  readonly onPlay?: () => void;
  /** Called after a move by slider. */
  readonly onScrubbed?: () => void;
  /** Shown with the label: what went wrong, or what is still going on. */
  readonly children?: ComponentChildren;
}

/** Play, pause, step, scrub, speed: the same controls for everything that has steps. */
export function Transport({ player, label, onMoved, onPlay, onScrubbed, children }: Props) {
  return (
    <section class="transport" aria-label="Playback">
      <Scrubber player={player} label={label} {...(onScrubbed === undefined ? {} : { onScrubbed })} />
      <div class="transport-row">
        <Buttons player={player} onMoved={onMoved} {...(onPlay === undefined ? {} : { onPlay })} />
        <p class="transport-label" data-testid="step">
          {label}
        </p>
        <p class="speed-rate" id="speed-rate">
          {player.isReady.value ? formatRate(player.rate.value) : ''}
        </p>
        <Speed player={player} />
      </div>
      {children}
    </section>
  );
}

function Scrubber({ player, label, onScrubbed }: Pick<Props, 'player' | 'label' | 'onScrubbed'>) {
  const total = player.total.value ?? 0;
  const step = player.step.value;
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
      disabled={!player.isReady.value}
      onInput={(event) => {
        player.pause();
        player.seek(event.currentTarget.valueAsNumber);
        onScrubbed?.();
      }}
    />
  );
}

function Buttons({ player, onMoved, onPlay }: Pick<Props, 'player' | 'onMoved' | 'onPlay'>) {
  const playing = player.playing.value;
  const actions = transportActions(player, onMoved);
  // It stands out where there is something to be played: in a game of one's own other buttons are nearer.
  const look = playing || player.step.value < (player.total.value ?? 0) ? 'primary' : 'is-calm';
  const button = (icon: IconName, label: string, keys: string, act: () => void) => (
    <IconButton
      {...{ icon, label, keys }}
      class={keys === 'Space' ? look : ''}
      disabled={!player.isReady.value}
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

function Speed({ player }: Pick<Props, 'player'>) {
  return (
    <div class="speed">
      <label class="visually-hidden" for="speed">
        Speed
      </label>
      <select
        id="speed"
        value={String(player.speed.value)}
        onChange={(event) => player.setSpeed(Number(event.currentTarget.value))}
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
