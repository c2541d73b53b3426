import { emptyProfile } from '@vetsync/machines/profile/model';
import type { Profile } from '@vetsync/machines/profile/model';
import type { TransactionSql } from '../data/db.ts';
import { AppError } from '../errors.ts';

/** A person's account and profile, as they are now. @throws AppError `no_session` if the account was deleted. */
export async function applicantOf(tx: TransactionSql, userId: string) {
  const [row] = await tx<{ email: string; name: string | null; profile: Partial<Profile> | null }[]>`
    select u.email, u.full_name as name, p.profile from users u left join profiles p on p.user_id = u.id
    where u.id = ${userId}`;
  if (!row) throw new AppError('no_session');
  return {
    account: { id: userId, name: row.name ?? '', email: row.email },
    profile: { ...emptyProfile, ...row.profile },
  };
}
