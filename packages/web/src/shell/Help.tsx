import { bindingsNow } from '../page/actions.js';
import { GROUPS, isCharacter, type KeyBinding, keyName } from '../page/keys.js';
import { characterKeys } from '../page/settings.js';
import { Dialog } from './Dialog.js';

interface Props {
  /** Every key that means something on this page. */
  readonly bindings: readonly KeyBinding[];
  readonly about: string;
  readonly onClose: () => void;
}

/** Where there is no mouse there is hardly a keyboard. */
const isTouched = (): boolean => matchMedia('(hover: none) and (pointer: coarse)').matches;

/** What the keys do now, as the room is used: the entries the keys themselves obey, group by group. Fingers come first. */
export function Help({ bindings, about, onClose }: Props) {
  const isByTouch = isTouched();
  const keys = <KeyTables bindings={bindings} />;
  return (
    <Dialog title="Help" onClose={onClose}>
      <p>{about}</p>
      <p>
        <a href="#/tour" onClick={onClose}>
          Take the tour
        </a>
        : five tiny lessons by playing.
      </p>
      {isByTouch ? (
        <>
          <Gestures bindings={bindings} />
          <details class="help-keys">
            <summary>Keys, with a keyboard</summary>
            {keys}
          </details>
        </>
      ) : (
        keys
      )}
    </Dialog>
  );
}

/** What fingers do, as far as it is done here. */
function Gestures({ bindings }: Pick<Props, 'bindings'>) {
  const has = (action: string): boolean => bindingsNow(bindings).some((one) => one.action === action);
  const lines = [
    ...(has('go-N')
      ? [
          ['Tap', 'Step or walk to that cell; on yourself: wait, where that is a move'],
          ['Swipe', 'Step that way'],
          ['Arrows below', 'A step each; hold one to go on'],
        ]
      : []),
    ...(has('zoom-in')
      ? [
          ['Two fingers', 'Zoom and move the board'],
          ['Buttons', 'All else: undo, hints, playing and saving stand below the board'],
        ]
      : []),
  ];
  if (lines.length === 0) return null;
  return (
    <section aria-label="By touch">
      <h3>By touch</h3>
      <dl class="keys gestures">
        {lines.map(([gesture, does]) => (
          <div key={gesture}>
            <dt>{gesture}</dt>
            <dd>{does}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

function KeyTables({ bindings }: Pick<Props, 'bindings'>) {
  const isOff = characterKeys.value === 'off';
  const listed = bindingsNow(bindings).filter(({ isUnlisted }) => isUnlisted !== true);
  return (
    <>
      {isOff && <p class="hint">Letters and signs are switched off as keys; the settings switch them on.</p>}
      <div class="key-groups">
        {GROUPS.map((group) => (
          <KeyTable key={group} title={group} bindings={listed.filter((one) => one.group === group)} isOff={isOff} />
        ))}
      </div>
      <p class="hint">
        On the timeline: arrows move by a step, Page Up and Page Down by a tenth, Home and End to the ends. On the
        board: drag to move it, the wheel or two fingers to zoom.
      </p>
    </>
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
                <Keys key={one.keys.join()} binding={one} isOff={isOff} />
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
}

/** Keys, and after them where they act, if that is not everywhere. */
const Keys = ({ binding: { keys, where }, isOff }: KeysProps) => (
  <>
    {keys.map((key) => (
      <kbd key={key} class={isOff && isCharacter(key) ? 'is-off' : ''} data-key={key} data-where={where}>
        {keyName(key)}
      </kbd>
    ))}
    {where !== 'both' && <small>{where === 'board' ? 'on the board' : 'beside it'}</small>}
  </>
);
