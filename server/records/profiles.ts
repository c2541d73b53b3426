import { emptyProfile } from '@vetsync/machines/profile/model';
import type { StoredProfile, Profile } from '@vetsync/machines/profile/model';
import type { Sql } from '../data/db.ts';

/** What somebody keeps about themselves, and since when; null where they have never saved anything. */
export async function profileOf(sql: Sql, userId: string): Promise<StoredProfile | null> {
  const [row] = await sql<
    { profile: Partial<Profile>; updatedAt: Date }[]
  >`select profile, updated_at as "updatedAt" from profiles where user_id = ${userId}`;
  // One that was saved before a field was thought of has it empty.
  return row
    ? { profile: { ...emptyProfile, ...row.profile }, updatedAt: row.updatedAt.toISOString() }
    : null;
}

/** `changed`: it is no longer the one that the change began from. `gone`: the account has ended meanwhile. */
export type Keeping =
  | { outcome: 'kept'; stored: StoredProfile }
  | { outcome: 'changed' }
  | { outcome: 'gone' };

/**
 * Keeps the whole of a profile in place of what was there.
 *
 * @param basedOn `updatedAt` of the profile that was changed (null: there was none); left out, whatever is there gives way.
 */
export async function keepProfile(
  sql: Sql,
  userId: string,
  { profile, basedOn, now }: { profile: Profile; basedOn?: string | null | undefined; now: Date },
): Promise<Keeping> {
  const isFree = basedOn === undefined;
  // Later than what it replaces even where two come within one tick of the clock: it names the version.
  const rows = await sql<{ updatedAt: Date }[]>`
    insert into profiles as p (user_id, profile, updated_at)
    select id, ${sql.json(profile)}, ${now}::timestamptz from users
    where id = ${userId} and (${isFree} or ${basedOn ?? null}::timestamptz is null
      or exists (select from profiles where user_id = ${userId}))
    on conflict (user_id) do update set profile = excluded.profile,
      updated_at = greatest(excluded.updated_at, p.updated_at + interval '1 ms')
      where ${isFree} or p.updated_at = ${basedOn ?? null}::timestamptz
    returning updated_at as "updatedAt"`;
  const [row] = rows;
  if (row) return { outcome: 'kept', stored: { profile, updatedAt: row.updatedAt.toISOString() } };
  const [user] = await sql`select from users where id = ${userId}`;
  return user ? { outcome: 'changed' } : { outcome: 'gone' };
}
