import { emptyProfile } from '@vetsync/machines/profile/model';
import type { StoredProfile, Profile } from '@vetsync/machines/profile/model';
import type { Sql } from '../data/db.ts';

/** A user's profile, and when it was saved. Null if they have never saved one. */
export async function profileOf(sql: Sql, userId: string): Promise<StoredProfile | null> {
  const [row] = await sql<
    { profile: Partial<Profile>; updatedAt: Date }[]
  >`select profile, updated_at as "updatedAt" from profiles where user_id = ${userId}`;
  // A profile saved before a field existed has an empty value for it.
  return row
    ? { profile: { ...emptyProfile, ...row.profile }, updatedAt: row.updatedAt.toISOString() }
    : null;
}

/**
 * `changed`: the profile is no longer the version on which the change was based. `gone`: the account no longer exists.
 */
export type SaveOutcome =
  | { outcome: 'saved'; stored: StoredProfile }
  | { outcome: 'changed' }
  | { outcome: 'gone' };

/**
 * Replaces a user's profile.
 *
 * @param basedOn `updatedAt` of the profile that was edited (null: there was none). If omitted, any version is
 *   replaced.
 */
export async function saveProfile(
  sql: Sql,
  userId: string,
  { profile, basedOn, now }: { profile: Profile; basedOn?: string | null | undefined; now: Date },
): Promise<SaveOutcome> {
  const isFree = basedOn === undefined;
  // Always later than the replaced version, even within one clock tick, because it identifies the version.
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
  if (row) return { outcome: 'saved', stored: { profile, updatedAt: row.updatedAt.toISOString() } };
  const [user] = await sql`select from users where id = ${userId}`;
  return user ? { outcome: 'changed' } : { outcome: 'gone' };
}
