/**
 * Settings: what can be chosen, as data. Text in, values out, and what is wrong with it, setting by setting. And what programs
 * choose, as options: what is none is refused by name.
 *
 * @module
 */

export { didYouMean, unknownName } from './names.js';
export { checkKinds, checkMembers, type Kinds, kindsFault, kindsOf, shownValue } from './options.js';
export {
  type AnySetting,
  type Family,
  familiesOf,
  memberKey,
  type Overlay,
  overlaid,
  plainSettings,
  type Schema,
  type Settled,
  settle,
  spelt,
} from './schema.js';
export {
  type Bound,
  type CellPlace,
  type Choice,
  type CountSetting,
  cell,
  choice,
  count,
  flag,
  type Input,
  type Plain,
  player,
  Refusal,
  type Said,
  SET,
  type Setting,
  type Span,
  seed,
  span,
  square,
  type Usual,
  type Values,
} from './setting.js';
