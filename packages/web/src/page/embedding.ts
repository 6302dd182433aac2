/**
 * Whether the page is shown inside another page. Only with `?embed` in its address it may be: then it shows what a link holds, to
 * look at, keeps nothing in the browser, and takes what a visitor could choose for the whole app from its address.
 */

const said = new URLSearchParams(globalThis.location?.search ?? '');

/** Whether the page is to be looked at alone, as other people's pages may show it. */
export const isEmbedded = said.has('embed');

/** What stands in the address for a choice that is otherwise kept in the browser; null for nothing. */
export const saidInAddress = (name: string): string | null => said.get(name);

/**
 * Whether the whole app stands in a frame. Servers of ours forbid that; where files are served by others, nobody but the page can
 * see to it that no visitor clicks on something of it without knowing.
 */
export const isFramed = (): boolean => !isEmbedded && window.top !== window;

/** The page itself, at a place from `#` on. */
export const wholePage = (hash: string): string => new URL(hash, location.href.split(/[?#]/, 1)[0]).href;
