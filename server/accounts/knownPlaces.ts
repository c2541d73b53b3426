import type { Clock } from '../clock.ts';
import type { Sql, TransactionSql } from '../data/db.ts';
import { sha256 } from './secrets.ts';

export const knownForMs = 90 * 24 * 3_600_000;

/**
 * Places (client addresses) from which an account's owner has signed in. Somebody who guesses at the account from
 * everywhere else can then use up the account's limit without locking its owner out.
 */
export interface KnownPlaces {
  isKnown(email: string, place: string): Promise<boolean>;
  remember(email: string, place: string): Promise<void>;
  /** Forgets all places of an account. */
  forget(email: string, within?: Sql | TransactionSql): Promise<void>;
}

/** Names the row of an account and a place. */
export const placeKey = (email: string, place: string) => sha256(`${email}\n${place}`);

export function createKnownPlaces(sql: Sql, clock: Clock): KnownPlaces {
  return {
    async isKnown(email, place) {
      const rows = await sql`
        select from known_places where key = ${placeKey(email, place)} and until > ${clock.now()}`;
      return rows.length > 0;
    },
    async remember(email, place) {
      const until = new Date(clock.now().getTime() + knownForMs);
      await sql`
        with lax as materialized (select set_config('synchronous_commit', 'off', true))
        insert into known_places as known (key, account, until)
        select ${placeKey(email, place)}, ${sha256(email)}, ${until}::timestamptz from lax
        on conflict (key) do update set until = excluded.until where known.until <= ${clock.now()}`;
    },
    async forget(email, within = sql) {
      await within`delete from known_places where account = ${sha256(email)}`;
    },
  };
}
