/**
 * Settings: what can be chosen, as data. Text in, values out, and what is wrong with it, setting by setting.
 *
 * @module
 */

export { didYouMean } from './names.js';
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
  type Choice,
  type CountSetting,
  cell,
  choice,
  count,
  flag,
  type Input,
  type Place,
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
