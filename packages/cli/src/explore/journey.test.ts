import { ExploreMemory } from 'asterion/game/explore';
import { realmGenerators } from 'asterion/generate';
import { beginExplore } from 'asterion/play';
import type { Said } from 'asterion/settings';
import { describe, expect, test } from 'vitest';
import { Adventure } from './adventure.js';
import { Journey } from './journey.js';

const adventureIn = (said: Said) => new Adventure(beginExplore(said), false);

/** Goes to the end of a journey; returns all that was said, and how many turns it took. */
function goOn(adventure: Adventure, journey: Journey): { words: string[]; turns: number } {
  const { turn } = adventure.position;
  const words: string[] = [];
  for (let steps = 0; steps < 5000; steps++) {
    const step = journey.step();
    words.push(...step.words);
    if (step.isOver) return { words, turns: adventure.position.turn - turn };
  }
  throw new Error('Expected an end.');
}

describe.each(realmGenerators.map(({ name }) => name))('a journey in a world of %s', (generator) => {
  const recipe = { generator, rows: '15', cols: '25' };

  test('takes every coin within reach, and then goes to the stairs', () => {
    const adventure = adventureIn({ seed: '3', ...recipe, hunters: '0', toll: '0', worlds: '1' });
    const { words } = goOn(adventure, Journey.exploring(adventure));
    expect(words.at(-1)).toBe('Nothing is left to explore or to take here; > goes to the stairs.');
    expect(adventure.position.isOut).toBe(false); // stairs that would let pass are walked around
    const { position } = adventure;
    expect(goOn(adventure, Journey.to(adventure, position.avatar))).toEqual({ words: ['You are there.'], turns: 0 });
    expect(goOn(adventure, Journey.to(adventure, 0))).toEqual({ words: ['No known way leads there.'], turns: 0 });
    expect(goOn(adventure, Journey.to(adventure, position.stairs)).words.at(-1)).toMatch(/^The way out!/);
  });

  test('stops as soon as a hunter comes into view, and does not go on while it is', () => {
    for (let seed = 0; seed < 20; seed++) {
      const adventure = adventureIn({ seed: String(seed), ...recipe, hunters: '3' });
      const { words, turns } = goOn(adventure, Journey.exploring(adventure));
      if (adventure.threat === undefined || turns === 0) continue;
      expect(words.at(-1)).toBe('A hunter comes into view.');
      for (const { position: before } of adventure.session.line.slice(0, turns)) {
        const memory = new ExploreMemory().look(before);
        expect(before.hunters.some((hunter) => memory.isVisible(hunter))).toBe(false);
      }
      const again = goOn(adventure, Journey.exploring(adventure));
      expect(again).toMatchObject({ turns: 0 });
      expect(again.words.at(-1)).toBe('While a hunter is in view you walk yourself.');
      return;
    }
    throw new Error('Expected a hunter to be seen.');
  });
});

test('an adventure is saved when nothing would be lost', () => {
  const adventure = adventureIn({ seed: '3' });
  expect(adventure.isSaved).toBe(true);
  adventure.press('.');
  expect(adventure.isSaved).toBe(false);
  adventure.markSaved();
  expect(adventure.isSaved).toBe(true);
  adventure.undo();
  expect(adventure.isSaved).toBe(false);
  adventure.redo();
  expect([adventure.keys.join(''), adventure.position.turn, adventure.undo(), adventure.undo()]).toEqual([
    '.Z.',
    1,
    true,
    false,
  ]);
});
