/**
 * Keeps the page for use without a connection: all files of one build, and never of two.
 *
 * A new build waits beside the old one until the visitor reloads by the notice, or has closed the page everywhere. Written
 * by hand: a list of files and four events need no library.
 */

/**
 * What the build says: the name of the version, its files, the checksum of the first of them, which has no hash, and what the page
 * asks its server for that is no file of it.
 */
declare const ASTERION_BUILD: {
  readonly version: string;
  readonly files: readonly string[];
  readonly asked: readonly string[];
  readonly indexHash: string;
};

/** What happens to a service worker, as far as it is used here: its types exclude those of a page. */
interface WorkerEvent {
  readonly request: Request;
  readonly data: unknown;
  waitUntil(work: Promise<unknown>): void;
  respondWith(answer: Promise<Response>): void;
}

interface ServiceWorkerScope {
  readonly registration: { readonly scope: string };
  readonly clients: { claim(): Promise<void> };
  skipWaiting(): Promise<void>;
  addEventListener(kind: 'install' | 'activate' | 'fetch' | 'message', listener: (event: WorkerEvent) => void): void;
}

const worker = globalThis as unknown as ServiceWorkerScope;
const { version, files, asked, indexHash } = ASTERION_BUILD;
const INDEX = 'index.html';
/** Several folders of a server may hold a page each. */
const { scope } = worker.registration;
const family = `asterion ${scope} `;
const name = family + version;

/** The folder itself stands for its index: some servers send those away who ask for it by name. */
const addressOf = (file: string): string => new URL(file === INDEX ? './' : file, scope).href;

/** Fetches every file, those excepted that are here from the version before: their names change with their content. */
async function install(): Promise<void> {
  const cache = await caches.open(name);
  await Promise.all(
    files.map(async (file) => {
      const address = addressOf(file);
      const known = file === INDEX ? undefined : await caches.match(address, { ignoreVary: true });
      const answer = known ?? (await fetch(address, file === INDEX ? { cache: 'no-cache' } : {}));
      if (!answer.ok) throw new Error(`Expected ${file}, got the status ${answer.status}.`);
      if (file === INDEX) await checkIndex(answer.clone());
      await cache.put(address, answer);
    }),
  );
}

/** A server that is being brought up to date may have the next index beside these files. */
async function checkIndex(answer: Response): Promise<void> {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', await answer.arrayBuffer()));
  const hash = [...digest].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  if (hash !== indexHash) throw new Error(`Expected ${INDEX} of version ${version}, got another one.`);
}

async function activate(): Promise<void> {
  const others = (await caches.keys()).filter((other) => other.startsWith(family) && other !== name);
  await Promise.all(others.map((other) => caches.delete(other)));
  await worker.clients.claim();
}

/**
 * What only the server can answer: by a token it lets somebody in, who gets a cookie for it; and what may stand in frames comes
 * with a policy of its own.
 */
const ASKED_OF_THE_SERVER = ['token', 'embed'];

/** The file that is asked for; undefined if it is none of these. */
function fileAt(address: string): string | undefined {
  const [path] = address.split(/[?#]/, 1);
  const { searchParams } = new URL(address);
  if (!path.startsWith(scope) || ASKED_OF_THE_SERVER.some((name) => searchParams.has(name))) return undefined;
  const file = path.slice(scope.length) || INDEX;
  return files.includes(file) ? file : undefined;
}

/** Browsers may throw away what was kept when space is short. */
const answer = async (file: string, request: Request): Promise<Response> =>
  (await (await caches.open(name)).match(addressOf(file), { ignoreVary: true })) ?? fetch(request);

/** Without a connection the page hears that there is nothing. */
const orNothing = (request: Request): Promise<Response> => fetch(request).catch(() => Response.json({}));

worker.addEventListener('install', (event) => event.waitUntil(install()));
worker.addEventListener('activate', (event) => event.waitUntil(activate()));
worker.addEventListener('fetch', (event) => {
  const { method, url } = event.request;
  const file = method === 'GET' ? fileAt(url) : undefined;
  if (file !== undefined) event.respondWith(answer(file, event.request));
  else if (asked.some((one) => url === scope + one)) event.respondWith(orNothing(event.request));
});
worker.addEventListener('message', (event) => {
  if (event.data === 'take-over') event.waitUntil(worker.skipWaiting());
});

export {};
