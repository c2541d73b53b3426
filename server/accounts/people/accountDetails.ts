import type { Account } from '@vetsync/machines/account/model';
import type { Clock } from '../../clock.ts';
import type { Sql } from '../../data/db.ts';
import { provenUntil } from '../sessions/freshProof.ts';
import type { EmailChanges } from '../mail/emailChanges.ts';
import type { SecondFactors } from '../secondFactor/secondFactors.ts';
import type { SessionUser, ValidSession } from '../sessions/sessions.ts';

type Row = SessionUser & { createdAt: Date; hasPassword: boolean };

/** The account as its owner sees it. */
export function createAccountDetails(
  sql: Sql,
  clock: Clock,
  { secondFactors, emailChanges }: { secondFactors: SecondFactors; emailChanges: EmailChanges },
) {
  /** The current data, which may be newer than the session's. Null if the account has just been deleted. */
  return async function details(session: ValidSession): Promise<Account | null> {
    const { id } = session.user;
    const [[row], pendingEmail, second] = await Promise.all([
      sql<Row[]>`
        select u.id, u.email, u.full_name as "fullName", u.veteran_verified as "veteranVerified", u.locale,
          coalesce(r.role, 'user') as role, u.created_at as "createdAt",
          u.password_hash is not null as "hasPassword"
        from users u left join user_roles r on r.user_id = u.id where u.id = ${id}`,
      emailChanges.pending(id),
      secondFactors.of(id),
    ]);
    if (!row) return null;
    return {
      ...row,
      createdAt: row.createdAt.toISOString(),
      pendingEmail,
      ...second,
      provenUntil: provenUntil(session, clock)?.toISOString() ?? null,
    };
  };
}
