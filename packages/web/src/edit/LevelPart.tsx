/** The level maker: what is in the area changes until the start is proven to be what is wished for. */

import { signal } from '@preact/signals';
import { type AreaMakerPlan, type AreaWishData, areaMakerFault } from 'asterion/edit';
import { type AnyDescription, capital } from 'asterion/play';
import { announce } from '../page/announce.js';
import { IconButton } from '../page/IconButton.js';
import { drawSeed } from '../shell/draw-seed.js';
import { EnterForm, Select, TextField } from '../shell/fields.js';
import { FillerField, useMisfits } from './FillPart.js';
import type { Stage } from './stage.js';
import { TypedForm } from './typed-form.js';
import { AreaNote, WorkNote } from './WorkNote.js';

/** So many worlds are tried; who does not want to wait cancels. */
const TRIES = 2000;
/** In place of a generator. */
const BY_STEPS = 'by-steps';

const form = new TypedForm('edit-level', { count: '', seed: '1' });
const filler = signal(BY_STEPS);
const chosen = signal<string | undefined>(undefined);

/** Something that can be wished for: that somebody wins, and for some winners how soon. */
interface Wish extends AreaWishData {
  readonly name: string;
  readonly title: string;
  readonly isCounted: boolean;
}

/** All that the exact table of a game can be asked for. */
function wishesFor({ exact, game, pieces, words }: AnyDescription): Wish[] {
  if (exact === undefined) return [];
  const hunters = pieces.filter(({ part }) => part === 'pursuer').map(({ role }) => role);
  const winners = [...new Set([...game.seats, ...hunters])];
  return [
    ...winners.map((winner): Wish => {
      const isCounted = exact.counted.includes(winner);
      const title = isCounted ? `${words.seat(winner)} wins` : exact.text({ winner, count: null });
      return { name: winner, title: capital(title), winner, isCounted };
    }),
    ...(exact.traits ?? []).map(({ name, title, winner }) => {
      return { name, title: capital(title), winner, trait: name, isCounted: false };
    }),
  ];
}

/** `9` and `7-12`; undefined for what is neither. */
function spanOf(text: string): readonly [number, number] | undefined {
  const [, least, most = least] = /^\s*(\d{1,6})\s*(?:(?:-|–|to)\s*(\d{1,6})\s*)?$/.exec(text) ?? [];
  return least === undefined ? undefined : [Number(least), Number(most)];
}

export function LevelPart({ stage }: { readonly stage: Stage }) {
  const game = stage.session.game.value;
  const wishes = game === undefined ? [] : wishesFor(game);
  if (game?.exact === undefined || wishes.length === 0)
    return (
      <p class="hint">
        Levels are made for games whose exact value is known.{' '}
        {game === undefined ? 'A maze is no game' : `${game.title} is none of them`}: choose another under “Game and
        rules”.
      </p>
    );
  return <WishForm stage={stage} game={game} wishes={wishes} scale={game.exact.scale} />;
}

interface WishProps {
  readonly stage: Stage;
  readonly game: AnyDescription;
  readonly wishes: readonly Wish[];
  /** What wins are counted in. */
  readonly scale: string;
}

function WishForm({ stage, game, wishes, scale }: WishProps) {
  const { session, area, pen, work } = stage;
  const misfits = useMisfits(stage).value;
  const wish = wishes.find(({ name }) => name === chosen.value) ?? wishes[0];
  const make = (): void => {
    pen.lift();
    const sketch = session.sketch.peek();
    if (sketch === undefined) return;
    const { count: text, seed } = form.draft.peek();
    const isAny = !wish.isCounted || text.trim() === '';
    const count = isAny ? undefined : spanOf(text);
    if (!isAny && count === undefined) {
      form.refuse('count', `Expected a number such as 9, or two such as 7-12, got “${text.trim()}”.`);
      announce(form.faults.peek().count ?? '');
      return;
    }
    const plan: AreaMakerPlan = {
      cells: area.cells.peek(),
      seed,
      tries: TRIES,
      ...(filler.peek() !== BY_STEPS && { filler: filler.peek() }),
    };
    const wanted: AreaWishData = { winner: wish.winner, count, trait: wish.trait };
    const why = areaMakerFault(game, sketch, plan, { winner: wish.winner, count });
    if (why !== undefined) {
      if (count !== undefined) form.refuse('count', why);
      announce(why);
      return;
    }
    work.start(
      { kind: 'make', game: game.game.name, plan, wish: wanted },
      'Make a level',
      ({ tried = 0 }) => `A level was made: world ${tried.toLocaleString('en')} of those tried is what you wished for.`,
    );
  };
  return (
    <EnterForm class="group" onEnter={make}>
      <div class="field">
        <label for="edit-wish">With best play</label>
        <Select
          id="edit-wish"
          value={wish.name}
          choices={wishes}
          onChoose={(name) => {
            chosen.value = name;
          }}
        />
        {wish.trait !== undefined && <p class="hint">{wish.title}.</p>}
      </div>
      {wish.isCounted && (
        <TextField
          session={form}
          field="count"
          label={capital(scale)}
          placeholder="any"
          hint="A number such as 9, or two such as 7-12; empty for any."
        />
      )}
      <FillerField
        id="edit-level-filler"
        label="Ground of each try"
        value={filler.value}
        misfits={misfits}
        others={[{ name: BY_STEPS, title: 'What is there, changed little by little' }]}
        onChoose={(name) => {
          filler.value = name;
        }}
      />
      <TextField session={form} field="seed" label="Seed of the level">
        <IconButton icon="dice" label="New seed of the level" onClick={() => form.choose({ seed: drawSeed() })} />
      </TextField>
      <AreaNote stage={stage} />
      <p class="hint">
        Whatever is in the area may change, what was drawn there, too; the rest stays. Who stands in it may be moved
        within it.
      </p>
      <div class="button-row">
        <button type="submit">Make a level</button>
      </div>
      <WorkNote stage={stage} task="make" />
    </EnterForm>
  );
}
