import { type RoguePlayer, roguePlayerNamed, roguePlayers } from 'asterion/players';
import { HUMAN } from '../play/table.js';
import { capital } from '../play/words.js';
import { ChoiceField, TextField } from '../shell/fields.js';
import type { RogueSession } from './session.js';
import { SIDES, type Side } from './table.js';

interface Props {
  readonly session: RogueSession;
}

/** Who plays which side. */
export const SideFields = ({ session }: Props) => (
  <>
    {SIDES.map((side) => (
      <ChoiceField
        key={side}
        session={session}
        field={side}
        label={capital(side)}
        choices={choicesFor(side)}
        hint={aboutOf(session.draft.value[side], side)}
      />
    ))}
    <p class="hint">Whoever you change in the middle of a game of yours goes on from the turn on screen.</p>
  </>
);

/** Depths of those that look ahead, beside the usual one: a beginner and an expert. Links may say any. */
const DEPTHS = ['2', '9'];

const choicesFor = (side: Side): { name: string; title?: string }[] => [
  { name: HUMAN, title: 'You' },
  ...roguePlayers
    .filter(({ seats }) => seats.includes(side))
    .flatMap(({ name }) => [name, ...DEPTHS.map((depth) => `${name}:${depth}`)])
    .filter((name) => roguePlayerNamed(name, side) !== undefined)
    .map((name) => ({ name })),
];

function aboutOf(name: string, side: Side): string | undefined {
  const player: RoguePlayer | undefined = roguePlayerNamed(name, side);
  return player && `${player.about} Cost of a move: ${player.cost}.`;
}

const DIAGONALS = [
  { name: 'always', title: 'between rooms always' },
  { name: 'rooms', title: 'only where both sides are room' },
  { name: 'never', title: 'never' },
];

export const RuleFields = ({ session }: Props) => (
  <>
    <ChoiceField
      session={session}
      field="diagonals"
      label="Diagonal steps"
      choices={DIAGONALS}
      hint="Corridors know no diagonals; mazes have walls of their own."
    />
    <label class="check">
      <input
        type="checkbox"
        checked={session.draft.value.noStay === ''}
        onChange={(event) => session.choose({ noStay: event.currentTarget.checked ? '' : '1' })}
      />
      <span>Staying put is allowed</span>
    </label>
    <TextField session={session} field="moves" label="Cap, in monster moves" isNumber />
  </>
);
