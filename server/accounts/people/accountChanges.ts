import type { AccountChange } from '@vetsync/machines/account/model';
import type { Sql } from '../../data/db.ts';
import type { EmailChanges } from '../mail/emailChanges.ts';
import { lockEmail } from '../lockEmail.ts';
import type { MailRequests } from '../mail/mailRequests.ts';
import type { Passwords } from '../passwords/passwords.ts';
import type { Sessions, ValidSession } from '../sessions/sessions.ts';
import type { Users } from './users.ts';

interface Needs {
  users: Users;
  passwords: Passwords;
  emailChanges: EmailChanges;
  mailRequests: MailRequests;
}

/** Changes an owner makes to their account, all or nothing. */
export function createAccountChanges(sql: Sql, { users, passwords, emailChanges, mailRequests }: Needs) {
  /**
   * A new password ends all other sessions, gives this one a new token, and notifies the owner. A new email address
   * waits for confirmation. The current email address cancels a pending change.
   *
   * @returns The session, and the token for its cookie if it got a new one. Null if the session has ended.
   * @throws AppError `weak_password`.
   */
  return async function change(
    sessions: Sessions,
    session: ValidSession,
    { email, password, fullName, locale }: AccountChange,
  ): Promise<{ session: ValidSession; token: string | null } | null> {
    const { user } = session;
    const name = fullName === undefined ? user.fullName : fullName || null;
    if (password !== undefined)
      passwords.refuseWeak(password, { email: user.email, fullName: name, role: user.role });
    const passwordHash = password === undefined ? null : await passwords.hash(password);

    return sql.begin(async (tx) => {
      await lockEmail(tx, user.email);
      // Lock the user before the sessions. Every change to an account uses this order, so none can deadlock.
      await tx`select from users where id = ${user.id} for no key update`;
      if (fullName !== undefined) await tx`update users set full_name = ${name} where id = ${user.id}`;
      if (locale !== undefined) await tx`update users set locale = ${locale} where id = ${user.id}`;
      const renewed =
        passwordHash === null ? null : await sessions.renew(session, { proven: false, within: tx });
      if (passwordHash !== null) {
        if (!renewed) return null;
        await users.setPassword(user.id, passwordHash, tx, { exceptSessionId: renewed.session.id });
        await mailRequests.add('password_changed', { email: user.email, userId: user.id }, tx);
      }
      if (email === user.email) await emailChanges.withdraw(user.id, tx);
      else if (email !== undefined) await emailChanges.request(user.id, email, tx);
      return renewed ?? { session, token: null };
    });
  };
}
