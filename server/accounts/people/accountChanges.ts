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

/** What an owner changes of their account, all of it or nothing. */
export function createAccountChanges(sql: Sql, { users, passwords, emailChanges, mailRequests }: Needs) {
  /**
   * A new password ends all other sessions and gives this one another token; the owner is told. A new email address waits for
   * its confirmation, and one's own email address gives up the one that waits.
   *
   * @returns The session and the token for its cookie where it got a new one; null where it has ended meanwhile.
   * @throws AppError `weak_password`.
   */
  return async function change(
    sessions: Sessions,
    session: ValidSession,
    { email, password, fullName }: AccountChange,
  ): Promise<{ session: ValidSession; token: string | null } | null> {
    const { user } = session;
    const name = fullName === undefined ? user.fullName : fullName || null;
    if (password !== undefined)
      passwords.refuseWeak(password, { email: user.email, fullName: name, role: user.role });
    const passwordHash = password === undefined ? null : await passwords.hash(password);

    return sql.begin(async (tx) => {
      await lockEmail(tx, user.email);
      // Before its sessions, as all do who change an account: they can't wait for each other in a ring.
      await tx`select from users where id = ${user.id} for no key update`;
      if (fullName !== undefined) await tx`update users set full_name = ${name} where id = ${user.id}`;
      const renewed =
        passwordHash === null ? null : await sessions.renew(session, { proven: false, within: tx });
      if (passwordHash !== null) {
        if (!renewed) return null;
        await users.setPassword(user.id, passwordHash, tx, { keep: renewed.session.id });
        await mailRequests.ask('password_changed', { email: user.email, userId: user.id }, tx);
      }
      if (email === user.email) await emailChanges.withdraw(user.id, tx);
      else if (email !== undefined) await emailChanges.ask(user.id, email, tx);
      return renewed ?? { session, token: null };
    });
  };
}
