import { GROUPS, isCharacter, type KeyBinding, keyName, type Way } from '../page/keys.js';
import { characterKeys } from '../page/settings.js';
import { Dialog } from './Dialog.js';

interface Props {
  /** Every key that means something on this page. */
  readonly bindings: readonly KeyBinding[];
  readonly about: string;
  readonly onClose: () => void;
}

/** What the keys do here: the entries the keys themselves obey, group by group. */
export function Help({ bindings, about, onClose }: Props) {
  const isOff = characterKeys.value === 'off';
  return (
    <Dialog title="Help" onClose={onClose}>
      <p>{about}</p>
      <p>
        <a href="#/tour" onClick={onClose}>
          Take the tour
        </a>
        : five tiny lessons by playing.
      </p>
      {isOff && <p class="hint">Letters and signs are switched off as keys; the settings switch them on.</p>}
      <div class="key-groups">
        {GROUPS.map((group) => (
          <KeyTable
            key={group}
            title={group}
            bindings={bindings.filter((one) => one.group === group && one.isUnlisted !== true)}
            isOff={isOff}
          />
        ))}
      </div>
      <p class="hint">
        On the timeline: arrows move by a step, Page Up and Page Down by a tenth, Home and End to the ends. On the
        board: drag to move it, the wheel or two fingers to zoom.
      </p>
    </Dialog>
  );
}

interface TableProps {
  readonly title: string;
  readonly bindings: readonly KeyBinding[];
  readonly isOff: boolean;
}

/** One line an action, with all keys that do it. */
function KeyTable({ title, bindings, isOff }: TableProps) {
  if (bindings.length === 0) return null;
  const lines = new Map<string, KeyBinding[]>();
  for (const one of bindings) lines.set(one.about, [...(lines.get(one.about) ?? []), one]);
  return (
    <section>
      <h3>{title}</h3>
      <dl class="keys">
        {[...lines].map(([about, ones]) => (
          <div key={about}>
            <dt>
              {ones.map((one) => (
                <Keys key={one.keys.join()} binding={one} isOff={isOff} isAlone={ones.length === 1} />
              ))}
            </dt>
            <dd>{about}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

interface KeysProps {
  readonly binding: KeyBinding;
  readonly isOff: boolean;
  /** Whether these are all the keys of the action. */
  readonly isAlone: boolean;
}

const WAYS: Readonly<Record<Way, string>> = { play: 'playing', watch: 'watching', 'set-up': 'setting up' };

/** Keys, and after them when they act, if others act at other times. */
const Keys = ({ binding: { keys, ways, where }, isOff, isAlone }: KeysProps) => (
  <>
    {keys.map((key) => (
      <kbd
        key={key}
        class={isOff && isCharacter(key) ? 'is-off' : ''}
        data-key={key}
        data-ways={ways?.join(' ')}
        data-where={where}
      >
        {keyName(key)}
      </kbd>
    ))}
    {ways !== undefined && !isAlone && <small>{ways.map((way) => WAYS[way]).join(', ')}</small>}
  </>
);
