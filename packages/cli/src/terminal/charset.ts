/** Which characters can be drawn with. */

import type { Host } from '../host/host.js';

export type Charset = 'ascii' | 'unicode';

/** What is drawn with on this host: plain characters if they are asked for, or if its locale knows no others. */
export const charsetFor = ({ ascii }: { readonly ascii?: boolean }, { env }: Pick<Host, 'env'>): Charset =>
  ascii !== true && isUnicode(env) ? 'unicode' : 'ascii';

/** The first of these that says anything decides, as POSIX has it. */
const LOCALES = ['LC_ALL', 'LC_CTYPE', 'LANG'];

/** Where nothing is said (Windows, programs started from a desktop) terminals know Unicode. */
function isUnicode(env: Host['env']): boolean {
  const locale = LOCALES.map((name) => env[name] ?? '').find((value) => value !== '');
  return locale === undefined || /utf-?8/i.test(locale);
}
