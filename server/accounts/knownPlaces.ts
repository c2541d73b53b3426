import type { Clock } from '../clock.ts';
import type { Sql, TransactionSql } from '../data/db.ts';
import type { Familiarity, Origin } from './guessing.ts';
import { sha256 } from './secrets.ts';

export const knownForMs = 90 * 24 * 3_600_000;

/**
 * Places (client addresses, and devices by their cookie) from which an account's owner has signed in. Somebody who
 * guesses at the account from everywhere else can then use up the account's limit without locking its owner out.
 */
export interface KnownPlaces {
  familiarity(email: string, origin: Origin): Promise<Familiarity>;
  remember(email: string, place: string): Promise<void>;
  /** Forgets all places of an account. */
  forget(email: string, within?: Sql | TransactionSql): Promise<void>;
}

/** Names the row of an account and a place. */
const placeKey = (email: string, place: string) => sha256(`${email}\n${place}`);

/** As columns of a query, for an address of which nothing else needs to be known. */
export const familiarityColumns = (sql: Sql, email: string, { address, device }: Origin, now: Date) => {
  const isKnown = (place: string) =>
    sql`exists (select from known_places where key = ${placeKey(email, place)} and until > ${now})`;
  return sql`
    ${isKnown(address)} as "isKnownAddress",
    ${device === null ? sql`false` : isKnown(device)} as "isKnownDevice"`;
};

export function createKnownPlaces(sql: Sql, clock: Clock): KnownPlaces {
  return {
    async familiarity(email, origin) {
      const [row] = await sql<Familiarity[]>`select ${familiarityColumns(sql, email, origin, clock.now())}`;
      return row!;
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
