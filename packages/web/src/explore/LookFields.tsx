import { LegendItem } from '../game/Legend.js';
import { palette } from '../page/settings.js';
import { Select } from '../shell/fields.js';
import { LETTERS } from './figures.js';
import { chooseLook, look, looks } from './looks.js';

/** How things are drawn, and what they mean. */
export function LookFields() {
  return (
    <>
      <div class="field">
        <label for="explore-look">Drawn as</label>
        <Select id="explore-look" value={look.value.name} choices={looks} onChoose={chooseLook} />
      </div>
      {look.value.isLetters ? <Letters /> : <Shapes />}
    </>
  );
}

const LETTER_NAMES: readonly [letter: string, name: string][] = [
  [LETTERS.avatar, 'you'],
  [LETTERS.hunter, 'hunter'],
  [LETTERS.coin, 'coin'],
  [LETTERS.stairs, 'stairs'],
  ['#', 'wall'],
  ['.', 'ground, pale where remembered'],
];

const Letters = () => (
  <ul class="legend">
    {LETTER_NAMES.map(([letter, name]) => (
      <LegendItem key={letter} name={name}>
        <text x="10" y="15" text-anchor="middle" font-size="15" font-family="monospace" fill="currentColor">
          {letter}
        </text>
      </LegendItem>
    ))}
  </ul>
);

function Shapes() {
  const { quarry, pursuer, thing, exit, wall, block, floor, text } = look.value.colours(palette.value);
  return (
    <ul class="legend">
      <LegendItem name="you">
        <circle cx="10" cy="10" r="8" fill={quarry} />
      </LegendItem>
      <LegendItem name="hunter">
        <path d="M10 0L20 10L10 20L0 10z" fill={pursuer} />
      </LegendItem>
      <LegendItem name="coin">
        <circle cx="10" cy="10" r="4.5" fill="none" stroke={thing} stroke-width="3.5" />
      </LegendItem>
      <LegendItem name="stairs">
        <path d="M2 17V12H7V8H13V3H18V17z" fill={exit} />
      </LegendItem>
      <LegendItem name="wall">
        <rect x="2" y="2" width="16" height="16" fill={wall} />
      </LegendItem>
      <LegendItem name="ground in view">
        <rect x="2" y="2" width="16" height="16" fill={floor} stroke={wall} />
        <circle cx="10" cy="10" r="1.5" fill={text} />
      </LegendItem>
      <LegendItem name="remembered">
        <rect x="2" y="2" width="16" height="16" fill={block} />
      </LegendItem>
      <LegendItem name="a hunter's plan">
        <path d="M0 10H20" stroke={pursuer} stroke-width="3" stroke-dasharray="5 3" />
      </LegendItem>
    </ul>
  );
}
