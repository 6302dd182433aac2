import { pitsPlayerNamed, pitsPlayersFor } from 'asterion/players';
import { HUMAN } from '../play/table.js';
import { ChoiceField, TextField } from '../shell/fields.js';
import { IconButton } from '../shell/IconButton.js';
import { presetOf, presets, settingsFor } from './presets.js';
import type { Stage } from './stage.js';

type Props = Pick<Stage, 'session'>;

/** How hard, who plays, which pits. */
export const GameFields = ({ session }: Props) => (
  <>
    <PresetField session={session} />
    <ChoiceField
      session={session}
      field="player"
      label="Player"
      choices={[{ name: HUMAN, title: 'You' }, ...pitsPlayersFor('').map(({ name }) => ({ name }))]}
      hint={aboutOf(session.draft.value.player)}
    />
    <TextField session={session} field="seed" label="Seed" hint="The same seed has the same pits.">
      <IconButton icon="dice" label="New seed" keys="G" onClick={() => session.drawSeed()} />
    </TextField>
  </>
);

const OWN = 'own';

function PresetField({ session }: Props) {
  const preset = presetOf(session.draft.value);
  const choose = (name: string): void => {
    const chosen = presets.find((one) => one.name === name);
    if (chosen !== undefined) session.choose(settingsFor(chosen));
  };
  return (
    <div class="field">
      <label for="pits-preset">Difficulty</label>
      <select
        id="pits-preset"
        value={preset?.name ?? OWN}
        aria-describedby="pits-preset-hint"
        onChange={(event) => choose(event.currentTarget.value)}
      >
        {preset === undefined && <option value={OWN}>Your own settings</option>}
        {presets.map(({ name, title, size, pits }) => (
          <option key={name} value={name}>
            {title}: {size} × {size}, {pits} pits a turn
          </option>
        ))}
      </select>
      <p class="hint" id="pits-preset-hint">
        {preset === undefined
          ? 'Board and rules are below.'
          : `The bot most-paths wins about ${preset.wins} of 100 games.`}
      </p>
    </div>
  );
}

function aboutOf(name: string): string | undefined {
  const player = pitsPlayerNamed(name, '');
  return player && `${player.about} Cost of a move: ${player.cost}.`;
}
