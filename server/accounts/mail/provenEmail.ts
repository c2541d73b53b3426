import type { Clock } from '../../clock.ts';
import type { TransactionSql } from '../../data/db.ts';
import type { TokenOwner } from './linkTokens.ts';
import type { SessionUser } from '../sessions/sessions.ts';
import type { Registrations } from './registrations.ts';
import type { Users } from '../people/users.ts';

/** Accounts of email addresses whose mailbox the person has proven to control. */
export function createProvenEmail(clock: Clock, users: Users, registrations: Registrations) {
  return {
    /** The recipient at an email address. Null if it has neither an account nor a sign-up. */
    async recipient(tx: TransactionSql, email: string): Promise<TokenOwner | null> {
      const [row] = await tx<{ userId: string | null }[]>`
        select id as "userId" from users where email = ${email}
        union all
        (select null from registrations where email = ${email} and expires_at > ${clock.now()} limit 1)
        limit 1`;
      return row ? { email, userId: row.userId } : null;
    },

    /**
     * The account of a proven email address, which the transaction has locked. If there are only sign-ups, creates the
     * account without their names and passwords, because anybody may have entered those. Null if the account has
     * changed its email address since.
     */
    async account(tx: TransactionSql, { email, userId }: TokenOwner): Promise<SessionUser | null> {
      const found = await users.byEmail(email, tx);
      if (found) return userId === null || found.user.id === userId ? found.user : null;
      if (userId !== null || !(await registrations.withdraw(email, tx))) return null;
      return users.add({ email, fullName: null, passwordHash: null }, tx);
    },
  };
}
export type ProvenEmail = ReturnType<typeof createProvenEmail>;
