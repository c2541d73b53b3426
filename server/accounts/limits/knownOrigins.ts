import type { Clock } from '../../clock.ts';
import type { Sql, TransactionSql } from '../../data/db.ts';
import { sha256 } from '../secrets.ts';

/** Where a request comes from: a network, and a device if the browser has our cookie. */
export interface RequestSource {
  /** An IPv4 address or an IPv6 /64. */
  network: string;
  device: string | null;
}
/** Whether the account's owner has used this network and device before. */
export interface Familiarity {
  isKnownNetwork: boolean;
  isKnownDevice: boolean;
}

export const knownOriginLifetimeMs = 90 * 24 * 3_600_000;

/**
 * Networks and devices from which an account's owner has signed in. They have budgets of their own, so an attacker who
 * uses up the account's limit from elsewhere doesn't lock the owner out.
 */
export interface KnownOrigins {
  familiarity(email: string, origin: RequestSource): Promise<Familiarity>;
  remember(email: string, networkOrDevice: string): Promise<void>;
  /** Deletes all networks and devices of an account. */
  clear(email: string, within?: Sql | TransactionSql): Promise<void>;
}

/** Key of the row for an account and a network or device. */
const rowKey = (email: string, networkOrDevice: string) => sha256(`${email}\n${networkOrDevice}`);

/** Columns that tell whether the network and the device are known for an email address. */
export const familiarityColumns = (
  sql: Sql,
  email: string,
  { network, device }: RequestSource,
  now: Date,
) => {
  const isKnown = (networkOrDevice: string) =>
    sql`exists (select from known_places where key = ${rowKey(email, networkOrDevice)} and until > ${now})`;
  return sql`
    ${isKnown(network)} as "isKnownNetwork",
    ${device === null ? sql`false` : isKnown(device)} as "isKnownDevice"`;
};

export function createKnownOrigins(sql: Sql, clock: Clock): KnownOrigins {
  return {
    async familiarity(email, origin) {
      const [row] = await sql<Familiarity[]>`select ${familiarityColumns(sql, email, origin, clock.now())}`;
      return row!;
    },
    async remember(email, networkOrDevice) {
      const until = new Date(clock.now().getTime() + knownOriginLifetimeMs);
      await sql`
        with async_commit as materialized (select set_config('synchronous_commit', 'off', true))
        insert into known_places as known (key, account, until)
        select ${rowKey(email, networkOrDevice)}, ${sha256(email)}, ${until}::timestamptz from async_commit
        on conflict (key) do update set until = excluded.until where known.until <= ${clock.now()}`;
    },
    async clear(email, within = sql) {
      await within`delete from known_places where account = ${sha256(email)}`;
    },
  };
}
