/**
 * Mixtures of the growing tree by name: `growing-tree:newest=70,random=30`, in percent of the choices.
 *
 * However a mixture is written, it is the same maze: the rules are put in order, and their parts are cut down to the
 * ratio. So 50 and 50 is `growing-tree` itself, and 100 of one rule is the generator of that rule.
 */

import { shownValue } from '../settings/index.js';
import type { MazeGenerator } from './generator.js';
import { growingTree, growingTreeWith } from './mazes/growing-tree.js';
import type { GrowingRule } from './ordered-cells.js';

const RULES: readonly GrowingRule[] = ['newest', 'random', 'oldest', 'middle'];

/** The mixture in a name, as it was written; undefined where the name is not of that form. */
export function mixtureIn(name: string): string | undefined {
  const at = name.indexOf(':');
  return at >= 0 && isGrowingTree(name.slice(0, at)) ? name.slice(at + 1) : undefined;
}

/** Whether a name is that of the generator which takes mixtures, classic spelling included. */
export const isGrowingTree = (name: string): boolean =>
  name === growingTree.name || growingTree.classic.names.includes(name);

/** The name of the growing tree with a mixture as somebody writes it, right or wrong. */
export const mixtureName = (mixture: string): string => `${growingTree.name}:${mixture}`;

/** The generator of a mixture, or what is wrong with it, as a sentence. */
export function growingTreeMixed(mixture: string): MazeGenerator | string {
  const parts = partsOf(mixture);
  if (typeof parts === 'string') {
    return `Expected a mixture of ${RULES.join(', ')} that comes to 100 percent, such as ${EXAMPLE}; ${parts}.`;
  }
  const mixed = [...parts].filter(([, share]) => share > 0).sort(([a], [b]) => RULES.indexOf(a) - RULES.indexOf(b));
  const unit = mixed.map(([, share]) => share).reduce(commonDivisor);
  const rules = mixed.flatMap(([rule, share]) => Array<GrowingRule>(share / unit).fill(rule));
  const written = mixed.map((part) => part.join('=')).join(',');
  const said = mixed.map((part) => `${part.join(' ')} %`).join(', ');
  return {
    ...growingTreeWith(
      mixtureName(written),
      `${growingTree.title}, ${said}`,
      `Growing tree that goes on from a cell of its list: ${said}.`,
      ...rules,
    ),
    classic: { names: [`${growingTree.classic.names[0]}:${written}`], className: growingTree.classic.className },
  };
}

const EXAMPLE = mixtureName('newest=70,random=30');

/** Percent by rule, or what is wrong, as the end of a sentence. */
function partsOf(mixture: string): ReadonlyMap<GrowingRule, number> | string {
  const parts = new Map<GrowingRule, number>();
  for (const part of mixture.split(',')) {
    const [name, share = ''] = part.split('=', 2).map((word) => word.trim());
    const rule = RULES.find((known) => known === name);
    if (rule === undefined) return `${shownValue(part.trim())} names none of them`;
    if (!/^[0-9]{1,3}$/.test(share)) return `${shownValue(part.trim())} has no whole number of percent`;
    if (parts.has(rule)) return `${rule} is named twice`;
    parts.set(rule, Number(share));
  }
  const sum = [...parts.values()].reduce((total, share) => total + share, 0);
  return sum === 100 ? parts : `this one comes to ${sum}`;
}

const commonDivisor = (a: number, b: number): number => (b === 0 ? a : commonDivisor(b, a % b));
