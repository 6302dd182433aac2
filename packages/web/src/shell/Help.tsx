import { isCharacter, type KeyBinding, keyName } from '../page/keys.js';
import { characterKeys } from '../page/settings.js';
import { Dialog } from './Dialog.js';

interface Props {
  /** Every key that means something on this page. */
  readonly bindings: readonly KeyBinding[];
  readonly about: string;
  readonly onClose: () => void;
}

/** What the keys do here: the entries the keys themselves obey. */
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
      <KeyTable title="On the page" bindings={bindings.filter(({ where }) => where !== 'board')} isOff={isOff} />
      <KeyTable
        title="With the focus on the board"
        bindings={bindings.filter(({ where }) => where === 'board')}
        isOff={isOff}
      />
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
  const lines = new Map<string, string[]>();
  for (const { about, keys } of bindings) lines.set(about, [...(lines.get(about) ?? []), ...keys]);
  return (
    <section>
      <h3>{title}</h3>
      <dl class="keys">
        {[...lines].map(([about, keys]) => (
          <div key={about}>
            <dt>
              {keys.map((key) => (
                <kbd key={key} class={isOff && isCharacter(key) ? 'is-off' : ''}>
                  {keyName(key)}
                </kbd>
              ))}
            </dt>
            <dd>{about}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
