// A cluster as a closed network of queues: batches go from the coordinator to the workers, from there to the database, and back.
// It is run event by event with the times that were measured, to see who has to wait for whom.
import { createRng } from 'asterion/world';

/**
 * Seconds of service for one batch; the coordinator is one, the database has `cores`.
 * @typedef {{ worker: number, coordinator: number, store: number, cores: number }} Times
 */

/** How many batches the coordinator keeps ready for each that is played. */
const AHEAD = 2;

/** What so many workers play in a long time: batches a second, and the share of it in which the coordinator works.
 * @param {number} workers @param {Times} times @param {number} batches to be played, in all */
export function simulate(workers, times, batches) {
  const rng = createRng('cluster');
  /** Batches differ: from half to one and a half of the mean. */
  const worker = () => (times.worker * (500 + rng.below(1001))) / 1000;
  const stations = {
    coordinator: { free: 1, waiting: 0, time: () => times.coordinator, next: 'worker', busy: 0 },
    worker: { free: workers, waiting: 0, time: worker, next: 'store', busy: 0 },
    store: { free: times.cores, waiting: 0, time: () => times.store, next: 'coordinator', busy: 0 },
  };
  /** @typedef {keyof typeof stations} Name */
  const events = new Heap();
  let [now, done] = [0, 0];
  const arrive = (/** @type {Name} */ name) => {
    const station = stations[name];
    if (station.free === 0) {
      station.waiting++;
      return;
    }
    station.free--;
    const time = station.time();
    station.busy += time;
    events.push({ at: now + time, name });
  };
  for (let i = 0; i < AHEAD * workers; i++) arrive('worker');
  while (done < batches) {
    const { at, name } = events.pop();
    now = at;
    const station = stations[name];
    station.free++;
    if (station.waiting > 0) {
      station.waiting--;
      arrive(name);
    }
    if (name === 'coordinator') done++;
    arrive(/** @type {Name} */ (station.next));
  }
  return { perSecond: done / now, coordinator: stations.coordinator.busy / now };
}

/** The earliest first. */
class Heap {
  /** @type {{ at: number, name: 'coordinator' | 'worker' | 'store' }[]} */
  #items = [];

  /** @param {{ at: number, name: 'coordinator' | 'worker' | 'store' }} item */
  push(item) {
    const items = this.#items;
    let i = items.push(item) - 1;
    for (let up = (i - 1) >> 1; i > 0 && items[up].at > item.at; i = up, up = (i - 1) >> 1) items[i] = items[up];
    items[i] = item;
  }

  pop() {
    const items = this.#items;
    const [first] = items;
    const last = items.pop();
    if (last === undefined) throw new RangeError('Expected an event.');
    if (items.length === 0) return first;
    let i = 0;
    for (;;) {
      let down = 2 * i + 1;
      if (down + 1 < items.length && items[down + 1].at < items[down].at) down++;
      if (down >= items.length || items[down].at >= last.at) break;
      items[i] = items[down];
      i = down;
    }
    items[i] = last;
    return first;
  }
}
