import { mazeGeneratorNamed, mazeGenerators } from 'asterion/generate';
import { capital, titled } from 'asterion/play';
import { shapeNamed, shapes } from 'asterion/world';
import { useMemo } from 'preact/hooks';
import { IconButton } from '../page/IconButton.js';
import { ChoiceField, RangeField, TextField } from '../shell/fields.js';
import { generatorMisfit } from './aptness.js';
import { LONGEST_SIDE, MOST_CELLS } from './check.js';
import { generatorForms, takesMixture } from './mixture.js';
import type { MazeSession } from './session.js';

/** What makes a maze. */
export function MazeFields({ session }: { readonly session: MazeSession }) {
  const { generator, shape, tunnels } = session.draft.value;
  const size = `At most ${MOST_CELLS.toLocaleString('en')} cells, ${LONGEST_SIDE} a side.`;
  const known = shapeNamed(shape);
  const forms = useMemo(() => generatorForms(session), [session]);
  const generators = mazeGenerators.map((entry) => ({
    name: entry.name,
    title: titled(entry),
    isApt: known === undefined || generatorMisfit(entry, known, tunnels.trim() !== '') === undefined,
  }));
  return (
    <>
      <ChoiceField
        session={session}
        field="shape"
        label="Shape"
        choices={Object.values(shapes).map(({ name, title }) => ({
          name,
          title: titled({ name, title: capital(title) }),
        }))}
      />
      <div class="field-pair">
        <TextField session={session} field="rows" label="Rows" isNumber />
        <TextField session={session} field="cols" label="Columns" isNumber />
      </div>
      <p class="hint">{size}</p>
      <ChoiceField
        session={forms.kind}
        field="generator"
        label="Generator"
        choices={generators}
        hint={mazeGeneratorNamed(generator)?.about}
      />
      {takesMixture(generator) && (
        <TextField
          session={forms.mixture}
          field="mixture"
          label="Mixture, percent"
          placeholder="newest=50,random=50"
          hint="From which cell it goes on, and how often: newest, random, oldest, middle; 100 in all."
        />
      )}
      <TextField session={session} field="seed" label="Seed">
        <IconButton icon="dice" label="New maze from a new seed" keys="G" onClick={() => session.drawSeed()} />
      </TextField>
    </>
  );
}

/** What is done to a maze once it is grown. */
export const ShapingFields = ({ session }: { readonly session: MazeSession }) => (
  <>
    <RangeField
      session={session}
      field="braid"
      label="Braid, percent"
      placeholder="0"
      max={100}
      hint="How many of the dead ends become loops: then more than one way leads to the exit."
    />
    <RangeField
      session={session}
      field="sparsen"
      label="Sparsen, rounds"
      placeholder="0"
      max={50}
      hint="How often dead ends are filled in: solid ground appears between the passages."
    />
  </>
);
