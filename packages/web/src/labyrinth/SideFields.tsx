import { labyrinthPlayerNamed, labyrinthPlayers } from 'asterion/players';
import { Switch } from '../play/Switch.js';
import { HUMAN } from '../play/table.js';
import { capital } from '../play/words.js';
import { ChoiceField, TextField } from '../shell/fields.js';
import type { LabyrinthSession } from './session.js';
import { SIDES, type Side } from './table.js';
import { seatName } from './words.js';

interface Props {
  readonly session: LabyrinthSession;
}

/** Who plays which side. */
export const SideFields = ({ session }: Props) => (
  <>
    {SIDES.map((side) => (
      <ChoiceField
        key={side}
        session={session}
        field={side}
        label={capital(seatName(side).replace('the ', ''))}
        choices={choicesFor(side)}
        hint={aboutOf(session.draft.value[side], side)}
      />
    ))}
    <p class="hint">
      Whoever you change in the middle of a game of yours goes on from the turn on screen; dice start a new game,
      because they are a rule of it.
    </p>
  </>
);

/** A depth of those that look ahead, beside the usual one. Links may say any. */
const DEPTHS = ['4'];

const choicesFor = (side: Side): { name: string; title?: string }[] => [
  { name: HUMAN, title: 'You' },
  ...labyrinthPlayers
    .filter(({ seats }) => seats.includes(side))
    .flatMap(({ name }) => [name, ...DEPTHS.map((depth) => `${name}:${depth}`)])
    .filter((name) => labyrinthPlayerNamed(name, side) !== undefined)
    .map((name) => ({ name })),
];

function aboutOf(name: string, side: Side): string | undefined {
  const player = labyrinthPlayerNamed(name, side);
  return player && `${player.about} Cost of a move: ${player.cost}.`;
}

export const RuleFields = ({ session }: Props) => (
  <>
    <TextField session={session} field="rounds" label="Rounds until dawn" isNumber hint="Then it is a draw." />
    <Switch session={session} field="pass" label="Passing is allowed" />
  </>
);
