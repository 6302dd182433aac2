import { type Knob, realmGeneratorNamed, realmGenerators } from 'asterion/generate';
import { hunters } from 'asterion/players';
import { ChoiceField, TextField } from '../shell/fields.js';
import { IconButton } from '../page/IconButton.js';
import type { Draft } from './draft.js';
import { knobKey } from './draft.js';
import type { ExploreSession } from './session.js';

interface Props {
  readonly session: ExploreSession;
}

/** What the next world is to be like. Nothing happens until it is begun. */
export const NewWorld = ({ session }: Props) => (
  <form
    class="new-world"
    onSubmit={(event) => {
      event.preventDefault();
      void session.start();
    }}
  >
    <PresetField session={session} />
    <TextField session={session} field="seed" label="Seed" hint="The same seed grows the same worlds.">
      <IconButton icon="dice" label="New world, from a new seed" keys="G" onClick={() => session.drawSeed()} />
    </TextField>
    <ChoiceField
      session={session}
      field="generator"
      label="World"
      choices={realmGenerators}
      hint={realmGenerators.find(({ name }) => name === session.draft.value.generator)?.about}
    />
    <div class="field-pair">
      <TextField session={session} field="rows" label="Rows" isNumber />
      <TextField session={session} field="cols" label="Columns" isNumber />
    </div>
    <button type="submit" class="begin">
      New world
    </button>
    {isChanged(session) && <p class="hint">These settings hold from the next new world on.</p>}
  </form>
);

/** The details behind the difficulties. */
export const HunterFields = ({ session }: Props) => (
  <>
    <ChoiceField
      session={session}
      field="hunter"
      label="Hunter"
      choices={hunters}
      hint={hunters.find(({ name }) => name === session.draft.value.hunter)?.about}
    />
    <div class="field-pair">
      <TextField session={session} field="hunters" label="Hunters" isNumber />
      <TextField session={session} field="speed" label="Steps in 100 turns" isNumber />
    </div>
    <div class="field-pair">
      <TextField session={session} field="coins" label="Coins in a world" isNumber />
      <TextField session={session} field="toll" label="Toll of the stairs" isNumber />
    </div>
    <TextField session={session} field="worlds" label="Worlds" isNumber hint="Each has one hunter more." />
  </>
);

/** What the chosen generator lets people choose. */
export const KnobFields = ({ session }: Props) => (
  <>
    <p class="hint">What is left open is up to the generator. These hold for every world of a run.</p>
    {realmGeneratorNamed(session.draft.value.generator)?.knobs.map((knob) => (
      <KnobField key={`${session.draft.value.generator} ${knob.name}`} session={session} knob={knob} />
    ))}
  </>
);

function KnobField({ session, knob }: Props & { readonly knob: Knob }) {
  const common = { session, field: knobKey(knob.name), label: knob.name };
  if ('choices' in knob) {
    const choices = [{ name: '', title: `as usual: ${knob.usual}` }, ...knob.choices.map((name) => ({ name }))];
    return <ChoiceField {...common} choices={choices} hint={knob.about} />;
  }
  const { rows, cols } = session.draft.value;
  return (
    <TextField
      {...common}
      hint={`${knob.about} From ${knob.least} to ${knob.most}.`}
      placeholder={`as usual: ${knob.usual(Number(rows), Number(cols))}`}
      isNumber
    />
  );
}

const OWN = 'own';

function PresetField({ session }: Props) {
  const preset = presetOf(session.draft.value);
  return (
    <div class="field">
      <label for="explore-preset">Difficulty</label>
      <select
        id="explore-preset"
        value={preset?.name ?? OWN}
        onChange={(event) => {
          const chosen = presets.find(({ name }) => name === event.currentTarget.value);
          if (chosen !== undefined) session.choose(chosen.settings);
        }}
      >
        {preset === undefined && <option value={OWN}>Your own settings</option>}
        {presets.map(({ name, title }) => (
          <option key={name} value={name}>
            {title}
          </option>
        ))}
      </select>
    </div>
  );
}

function isChanged({ settings, draft }: ExploreSession): boolean {
  const now = settings.value;
  return now !== undefined && Object.entries(draft.value).some(([field, text]) => now[field] !== text);
}

type Hardness = Pick<Draft, 'hunter' | 'hunters' | 'speed' | 'coins' | 'toll'>;

interface Preset {
  readonly name: string;
  readonly title: string;
  readonly settings: Hardness;
}

const preset = (name: string, title: string, ...values: string[]): Preset => {
  const [hunter, hunters, speed, coins, toll] = values;
  return { name, title, settings: { hunter, hunters, speed, coins, toll } };
};

const presets: readonly Preset[] = [
  preset('walk', 'A walk: nobody hunts you', 'bfs', '0', '100', '8', '3'),
  preset('gentle', 'Gentle: one slow hunter', 'bfs', '1', '50', '8', '3'),
  preset('usual', 'Usual: one hunter, as fast as you', 'bfs', '1', '100', '8', '3'),
  preset('hard', 'Hard: three hunters, five coins to pay', 'bfs', '3', '100', '8', '5'),
  preset('grim', 'Grim: three hunters, faster than you', 'bfs', '3', '125', '8', '5'),
];

/** The preset that settings are; undefined where they are somebody's own. */
const presetOf = (draft: Draft): Preset | undefined =>
  presets.find(({ settings }) => Object.entries(settings).every(([field, text]) => draft[field].trim() === text));
