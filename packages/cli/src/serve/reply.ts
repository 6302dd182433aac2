/** Requests and answers as plain data, and the answers without a file. */

export interface RequestHead {
  readonly method: string;
  /** What stands between the method and the version: a path, or a whole URL. */
  readonly target: string;
  /** All values of each field, by its name in small letters. */
  readonly fields: Readonly<Record<string, readonly string[] | undefined>>;
}

export interface Reply {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Uint8Array;
}

/** What a page may do, and who may show it in a frame of theirs. */
const policyFor = (ancestors: string): string =>
  [
    "default-src 'self'",
    "script-src 'self' 'wasm-unsafe-eval'",
    "worker-src 'self' blob:",
    "style-src 'self'",
    "img-src 'self' data: blob:",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'none'",
    `frame-ancestors ${ancestors}`,
  ].join('; ');

/** Sent with every answer, those to requests that cannot be read included. */
export const everywhere = {
  'content-security-policy': policyFor("'none'"),
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
};

/** With the page as it is made to be shown on other people's pages. */
export const framable = { ...everywhere, 'content-security-policy': policyFor('*') };

/** The value of a field that may be there once; one that is there twice counts as absent. */
export const only = (values: readonly string[] = []): string | undefined =>
  values.length === 1 ? values[0] : undefined;

/** An answer without a file: a status and a sentence. */
export function refusal(status: number, sentence: string, more: Reply['headers'] = {}): Reply {
  const plain = { 'cache-control': 'no-store', 'content-type': 'text/plain; charset=utf-8' };
  return withBody(status, { ...everywhere, ...plain, ...more }, Buffer.from(`${sentence}\n`));
}

export const notAllowed = (): Reply => refusal(405, 'Only GET and HEAD are answered.', { allow: 'GET, HEAD' });

export const withBody = (status: number, headers: Reply['headers'], body: Uint8Array): Reply => ({
  status,
  headers: { ...headers, 'content-length': String(body.length) },
  body,
});
