import { type Signal, signal } from '@preact/signals';
import type { Form } from '../shell/fields.js';

type Faults<Field extends string> = Readonly<Partial<Record<Field, string>>>;

/** Fields as they are typed, which are looked at when they are sent. What is typed outlives the section it is typed in. */
export class TypedForm<Field extends string> implements Form<Field> {
  readonly room: string;
  readonly draft: Signal<Readonly<Record<Field, string>>>;
  readonly faults = signal({} as Faults<Field>);

  constructor(room: string, first: Readonly<Record<Field, string>>) {
    this.room = room;
    this.draft = signal(first);
  }

  type(field: Field, text: string): void {
    this.choose({ [field]: text } as Partial<Record<Field, string>>);
  }

  choose(settings: Partial<Record<Field, string>>): void {
    this.draft.value = { ...this.draft.peek(), ...settings };
    this.faults.value = {} as Faults<Field>;
  }

  /** Says what is wrong with a field, beside it. */
  refuse(field: Field, why: string): void {
    this.faults.value = { [field]: why } as Faults<Field>;
  }
}
