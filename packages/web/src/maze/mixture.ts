/** The generator as two fields: which one, and the mixture of the growing tree. Settings and links keep both as one name. */

import { computed } from '@preact/signals';
import { isGrowingTree, mixtureIn, mixtureName } from 'asterion/generate';
import type { Form } from '../shell/fields.js';

/** What the growing tree is called without a mixture. */
const PLAIN = 'growing-tree';

/** Whether a generator is one that can be mixed, well or badly. */
export const takesMixture = (generator: string): boolean => isGrowingTree(kindOf(generator));

/** The name without its mixture. */
const kindOf = (generator: string): string =>
  mixtureIn(generator) === undefined ? generator : generator.slice(0, generator.indexOf(':'));

/** A form for each of the two. What is wrong with the name is said beside the field that can mend it. */
export function generatorForms(session: Form<'generator'>): {
  readonly kind: Form<'generator'>;
  readonly mixture: Form<'mixture'>;
} {
  const { room } = session;
  const mixture = computed(() => mixtureIn(session.draft.value.generator));
  const fault = computed(() => session.faults.value.generator);
  const named = (text: string) => (text === '' ? PLAIN : mixtureName(text));
  return {
    kind: {
      room,
      draft: computed(() => ({ generator: kindOf(session.draft.value.generator) })),
      faults: computed(() => (mixture.value === undefined ? said('generator', fault.value) : {})),
      type: (_field, text) => session.type('generator', text),
      choose: (settings) => session.choose(settings),
    },
    mixture: {
      room,
      draft: computed(() => ({ mixture: mixture.value ?? '' })),
      faults: computed(() => (mixture.value === undefined ? {} : said('mixture', fault.value))),
      type: (_field, text) => session.type('generator', named(text)),
      choose: ({ mixture: text = '' }) => session.choose({ generator: named(text) }),
    },
  };
}

const said = <Field extends string>(field: Field, fault: string | undefined): Partial<Record<Field, string>> =>
  fault === undefined ? {} : ({ [field]: fault } as Record<Field, string>);
