/** The game that is drawn for, and its rules: they are part of the world, so that a file and a link hold them. */

import { computed, signal } from '@preact/signals';
import { type AnyDescription, GIVEN, gameTitles, SOURCE, withRules, withRulesSaid } from 'asterion/play';
import { type Said, type Setting, settle } from 'asterion/settings';
import { useMemo } from 'preact/hooks';
import { shownTexts } from '../game/draft.js';
import { Fields } from '../game/Fields.js';
import { Select } from '../shell/fields.js';
import { type EditSession, NO_GAME } from './session.js';
import type { Stage } from './stage.js';

const isRule = ({ affects, input }: Setting): boolean => affects === 'rules' && input !== 'seed' && input !== 'player';

export function GameFields({ stage: { session } }: { readonly stage: Stage }) {
  const game = session.game.value;
  return (
    <>
      <div class="field">
        <label for="edit-game">Drawn for</label>
        <Select
          id="edit-game"
          value={game?.game.name ?? NO_GAME}
          choices={[
            ...Object.entries(gameTitles).map(([name, { title }]) => ({ name, title })),
            { name: NO_GAME, title: 'A maze, to be walked and solved' },
          ]}
          onChoose={(name) => void session.choose(name)}
        />
        <p class="hint">{game?.about ?? 'A way in, a way out, and whatever lies between them.'}</p>
      </div>
      {game !== undefined && <RuleFields key={game.game.name} session={session} game={game} />}
    </>
  );
}

function RuleFields({ session, game }: { readonly session: EditSession; readonly game: AnyDescription }) {
  const form = useMemo(() => new RulesForm(session, game), [session, game]);
  return <Fields form={form} of={isRule} />;
}

/** The rules of the sketch on screen, as they are typed. */
class RulesForm {
  readonly room: string;
  readonly description: AnyDescription;
  readonly #session: EditSession;
  /** What is typed and not understood: it stays in its field. */
  readonly #typed = signal<Said>({});

  constructor(session: EditSession, game: AnyDescription) {
    this.#session = session;
    this.room = session.room;
    this.description = game;
  }

  readonly #said = computed<Said>(() => {
    const scene = this.#session.sketch.value?.scene;
    const said = scene === undefined ? {} : withRulesSaid(this.description, scene).said;
    return { ...said, ...this.#typed.value, [SOURCE]: GIVEN };
  });
  readonly settled = computed(() => settle(this.description.settings, this.#said.value));
  readonly draft = computed(() => shownTexts(this.settled.value, this.#said.value));
  readonly faults = computed(() => this.settled.value.faults);

  type(key: string, text: string): void {
    this.choose({ [key]: text });
  }

  /** Undefined means what is usual. */
  choose(settings: Readonly<Record<string, string | undefined>>): void {
    const sketch = this.#session.sketch.peek();
    if (sketch === undefined) return;
    const entries = Object.entries({ ...this.#said.peek(), ...settings });
    const said: Said = Object.fromEntries(entries.filter((entry): entry is [string, string] => entry[1] !== undefined));
    const { values, faults } = settle(this.description.settings, said);
    const wrong = Object.keys(settings).filter((key) => faults[key] !== undefined);
    this.#typed.value = Object.fromEntries(wrong.map((key) => [key, settings[key] ?? '']));
    if (wrong.length > 0) return;
    const { scene: bare } = withRulesSaid(this.description, sketch.scene);
    const scene = withRules({ description: this.description, scene: bare, values });
    this.#session.add({ ...sketch, scene }, 'Rules');
  }

  /** No rule is a seed. */
  drawSeed(): void {
    return undefined;
  }
}
