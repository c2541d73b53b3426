import type { CalendarAddress } from '@vetsync/machines/account/model';
import { calendarText } from '@vetsync/machines/model/calendarFile';
import { parseWorld } from '@vetsync/machines/model/exchange';
import { subscribedEntries } from '@vetsync/machines/model/letters';
import type { SubscribedListing, SubscribedWorld } from '@vetsync/machines/model/letters';
import type { Language } from '@vetsync/machines/system/model';
import type { Limits } from '../accounts/limits/limits.ts';
import { looksLikeSecret, newSecret, sha256 } from '../accounts/secrets.ts';
import type { Clock } from '../clock.ts';
import type { Sql, TransactionSql } from '../data/db.ts';
import { withScope } from '../data/scopes.ts';
import { AppError } from '../errors.ts';

/** How often calendar apps should read, in seconds. */
const readEvery = 3_600;

async function readPlans(tx: TransactionSql, userId: string): Promise<SubscribedWorld> {
  const lists = await tx<{ list: string; items: unknown[] }[]>`
    select list, json_agg(item order by ordinal) as items from world_items
    where user_id = ${userId} and list in ('bookings', 'joinedEvents', 'createdEvents') group by list`;
  return parseWorld(Object.fromEntries(lists.map(({ list, items }) => [list, items])));
}

/** Private addresses of people's calendars, and what is read there. */
export const createCalendarAddresses = (sql: Sql, clock: Clock, limits: Limits) => ({
  of: (userId: string): Promise<CalendarAddress> =>
    withScope(sql, { userId }, async (tx) => {
      const [row] = await tx<{ createdAt: Date }[]>`
        select created_at as "createdAt" from calendar_addresses where user_id = ${userId}`;
      return { createdAt: row?.createdAt.toISOString() ?? null };
    }),
  /** A new address instead of the one that there was. */
  async renew(userId: string): Promise<{ token: string; createdAt: string }> {
    const token = newSecret();
    const now = clock.now();
    await withScope(
      sql,
      { userId },
      (tx) => tx`
        insert into calendar_addresses (user_id, hash, created_at) values (${userId}, ${sha256(token)}, ${now})
        on conflict (user_id) do update set hash = excluded.hash, created_at = excluded.created_at`,
    );
    return { token, createdAt: now.toISOString() };
  },
  remove: (userId: string): Promise<unknown> =>
    withScope(sql, { userId }, (tx) => tx`delete from calendar_addresses where user_id = ${userId}`),
  /**
   * The calendar at an address, as text. The token is the only proof.
   *
   * @throws AppError `not_found`, also for an account that is banned; `too_many_requests`.
   */
  async read(token: string): Promise<string> {
    if (!looksLikeSecret(token)) throw new AppError('not_found');
    const [owner] = await sql<{ id: string; language: Language }[]>`
      select id, locale as language from users
      where id = (select calendar_owner(${sha256(token)})) and banned_at is null`;
    if (!owner) throw new AppError('not_found');
    const { id: userId, language } = owner;
    await limits.consume('calendarReadings', userId);
    const now = clock.now().getTime();
    return withScope(sql, { userId }, async (tx) => {
      const world = await readPlans(tx, userId);
      const listings = await tx<SubscribedListing[]>`
        select id, type, version from listings where id::text = any(${world.joinedEvents.map(({ id }) => id)})`;
      return calendarText(subscribedEntries(world, { listings, now, language }), {
        now,
        language,
        readEvery,
      });
    });
  },
});
export type CalendarAddresses = ReturnType<typeof createCalendarAddresses>;
