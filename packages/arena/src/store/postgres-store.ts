/**
 * Results in PostgreSQL: many machines hand them in, and any of them may hand in the same one again.
 *
 * One process runs a tournament; a second is refused. The lock belongs to its connection, so that it goes with the process,
 * however that ends.
 */

import { randomUUID } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import type { Client, Pool } from 'pg';
import type { GameResult, RunningGame } from '../games/job.js';
import { Refused, reasonOf } from '../games/refused.js';
import { whyWithout } from '../package.js';
import { type LastTold, type News, type ResultRow, resultOf, type Store } from './store.js';

/**
 * Two who begin at the same moment would both make the tables: one waits for the other. What is there is not altered again:
 * that alone would hold up all who write. `kept` is the transaction that kept a result, from which follows what is new.
 */
const SCHEMA = `
begin;
select pg_advisory_xact_lock(1634956389, 0);
create schema if not exists asterion;
create table if not exists asterion.runs (run text primary key, plan text not null);
create table if not exists asterion.results (
  run text not null, key text not null, result text not null, recording text, primary key (run, key)
);
create table if not exists asterion.running (
  run text primary key, epoch text not null, at timestamptz, games text not null
);
do $$
begin
  if not exists (
    select from information_schema.columns
    where table_schema = 'asterion' and table_name = 'results' and column_name = 'kept'
  ) then
    alter table asterion.results add column kept xid8 not null default pg_current_xact_id();
    create index results_kept on asterion.results (run, kept);
  end if;
end $$;
commit;
`;

/** The first half of our locks; the second says which run. */
const LOCKS = 1_634_956_389;

/** Milliseconds between two attempts to own a run again. */
const AGAIN = 250;

/** Whether an address is one of PostgreSQL. */
export const isPostgres = (address: string): boolean => /^postgres(ql)?:\/\//.test(address);

/** An address for people: without the password. */
export const withoutPassword = (address: string): string => address.replace(/:\/\/([^:@/]*):[^@/]*@/, '://$1@');

/** Opens the results of a database. Whoever begins a run there owns it until the store is closed. */
export async function openPostgresStore(address: string): Promise<Store> {
  const why = whyWithout('pg');
  if (why !== undefined) throw new Refused(`cannot open ${withoutPassword(address)}: ${why}`);
  const { default: pg } = await import('pg');
  const pool = new pg.Pool({ connectionString: address, max: 4 });
  pool.on('error', () => undefined); // an idle connection was lost; the next query opens another
  try {
    await pool.query(SCHEMA);
  } catch (error) {
    await pool.end();
    throw new Refused(`cannot open ${withoutPassword(address)}: ${reasonOf(error)}`);
  }
  return new PostgresStore(pool, () => new pg.Client({ connectionString: address }));
}

class PostgresStore implements Store {
  readonly #pool: Pool;
  readonly #connect: () => Client;
  #owner: Client | undefined;
  readonly #owned = new Set<string>();
  #isClosed = false;

  constructor(pool: Pool, connect: () => Client) {
    this.#pool = pool;
    this.#connect = connect;
  }

  async begin(run: string, plan: string): Promise<void> {
    await this.#own(run);
    await this.#pool.query(
      'insert into asterion.runs values ($1, $2) on conflict (run) do update set plan = excluded.plan',
      [run, plan],
    );
    await this.#pool.query(
      `insert into asterion.running values ($1, $2, now(), '[]')
       on conflict (run) do update set epoch = excluded.epoch, at = excluded.at, games = excluded.games`,
      [run, randomUUID()],
    );
  }

  /** By a connection of its own: those of the pool come and go. */
  async #own(run: string): Promise<void> {
    if (this.#owner === undefined) {
      const owner = this.#connect();
      owner.on('error', () => void this.#ownAgain(owner));
      await owner.connect();
      this.#owner = owner;
    }
    const { rows } = await this.#owner.query<{ owned: boolean }>(
      'select pg_try_advisory_lock($1, hashtext($2)) as owned',
      [LOCKS, run],
    );
    if (!rows[0].owned) throw new Refused(`another process is at this tournament already (run ${run}); one at a time`);
    this.#owned.add(run);
  }

  /** A server that was restarted knows nothing of who owned what. Whoever comes first has it; nothing is kept twice meanwhile. */
  async #ownAgain(lost: Client): Promise<void> {
    if (this.#owner !== lost) return;
    this.#owner = undefined;
    for (const run of this.#owned) {
      while (!this.#isClosed) {
        try {
          await this.#own(run);
          if (this.#isClosed) await this.#letGo(); // while it was being opened
          break;
        } catch {
          await setTimeout(AGAIN, undefined, { ref: false });
        }
      }
    }
  }

  async #letGo(): Promise<void> {
    await this.#owner?.end();
  }

  async runs(): Promise<{ run: string; plan: string }[]> {
    const { rows } = await this.#pool.query<{ run: string; plan: string }>(
      'select run, plan from asterion.runs order by run collate "C"',
    );
    return rows;
  }

  async keep(run: string, rows: readonly ResultRow[]): Promise<string[]> {
    // In one order for all: two who insert the same keys in different orders would wait for each other for ever.
    const sorted = [...rows].sort((a, b) => (a.key < b.key ? -1 : a.key > b.key ? 1 : 0));
    const { rows: added } = await this.#pool.query<{ key: string }>(
      `insert into asterion.results
       select $1, * from unnest($2::text[], $3::text[], $4::text[]) on conflict do nothing returning key`,
      [run, sorted.map(({ key }) => key), sorted.map(({ result }) => result), sorted.map((row) => row.recording)],
    );
    const fresh = new Set(added.map(({ key }) => key));
    return rows.map(({ key }) => key).filter((key) => fresh.delete(key));
  }

  async results(run: string, keys?: readonly string[]): Promise<GameResult[]> {
    const { rows } = await this.#pool.query<{ result: string }>(
      `select result from asterion.results where run = $1${keys === undefined ? '' : ' and key = any($2)'}
       order by key collate "C"`,
      keys === undefined ? [run] : [run, keys],
    );
    return rows.map(({ result }) => resultOf(result));
  }

  async news(run: string, mark: string | undefined): Promise<News> {
    const [before, last = '0'] = mark?.split(' ') ?? [];
    const {
      rows: [at],
    } = await this.#pool.query<{ epoch: string; mark: string }>(
      // biome-ignore format: one row
      `select coalesce((select epoch from asterion.running where run = $1), '') as epoch,
       pg_snapshot_xmin(pg_current_snapshot())::text as mark`,
      [run],
    );
    const isAnew = before !== at.epoch;
    // Whoever was still at it when it was looked last has a number of its own or a later one: nothing goes by unseen.
    const { rows } = await this.#pool.query<{ result: string }>(
      `select result from asterion.results where run = $1 and kept >= $2::xid8 order by kept, key collate "C"`,
      [run, isAnew ? '0' : last],
    );
    return { results: rows.map(({ result }) => resultOf(result)), mark: `${at.epoch} ${at.mark}`, isAnew };
  }

  async tell(run: string, games: readonly RunningGame[] | undefined): Promise<void> {
    await this.#pool.query(`update asterion.running set at = case when $2 then now() end, games = $3 where run = $1`, [
      run,
      games !== undefined,
      JSON.stringify(games ?? []),
    ]);
  }

  async told(run: string): Promise<LastTold | undefined> {
    const { rows } = await this.#pool.query<{ games: string; age: number }>(
      `select games, greatest(0, 1000 * extract(epoch from now() - at))::float8 as age
       from asterion.running where run = $1 and at is not null`,
      [run],
    );
    return rows[0] && { games: JSON.parse(rows[0].games) as RunningGame[], age: rows[0].age };
  }

  async recording(run: string, key: string): Promise<string | null> {
    const { rows } = await this.#pool.query<{ recording: string | null }>(
      'select recording from asterion.results where run = $1 and key = $2',
      [run, key],
    );
    return rows[0]?.recording ?? null;
  }

  async forget(run: string): Promise<void> {
    // In one: whoever looks in between would keep what is forgotten.
    await this.#pool.query(
      `with gone as (delete from asterion.results where run = $1)
       update asterion.running set epoch = $2 where run = $1`,
      [run, randomUUID()],
    );
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    await this.#letGo();
    await this.#pool.end();
  }
}
