import { emptyProfile } from '@vetsync/machines/model';
import type { Profile } from '@vetsync/machines/model';
import type { Sql } from './db.ts';

/** What somebody keeps about themselves; null where they have never saved anything. */
export async function profileOf(sql: Sql, userId: string): Promise<Profile | null> {
  const [row] = await sql<
    { profile: Partial<Profile> }[]
  >`select profile from profiles where user_id = ${userId}`;
  // One that was saved before a field was thought of has it empty.
  return row ? { ...emptyProfile, ...row.profile } : null;
}

/** Keeps the whole of a profile in place of what was there. False where the account has ended meanwhile. */
export async function keepProfile(sql: Sql, userId: string, profile: Profile, now: Date): Promise<boolean> {
  const kept = await sql`
    insert into profiles (user_id, profile, updated_at)
    select id, ${sql.json(profile)}, ${now}::timestamptz from users where id = ${userId}
    on conflict (user_id) do update set profile = excluded.profile, updated_at = excluded.updated_at`;
  return kept.count === 1;
}
