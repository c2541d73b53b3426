import * as letters from '@vetsync/machines/model/letters';
import type { Role } from '@vetsync/machines/account/model';
import type { Clock } from '../../clock.ts';
import type { Sql } from '../../data/db.ts';
import { lockEmail } from '../lockEmail.ts';
import type { MailRequests } from '../mail/mailRequests.ts';
import { issueToken, consumeToken } from '../mail/linkTokens.ts';
import type { ProvenEmail } from '../mail/provenEmail.ts';
import { looksLikeSecret, sha256 } from '../secrets.ts';
import type { SessionUser } from '../sessions/sessions.ts';
import type { Users } from '../people/users.ts';
import type { Owner } from './weakPasswords.ts';

/** Links for choosing a new password. */
export function createPasswordResets(
  sql: Sql,
  clock: Clock,
  { users, proven, mailRequests }: { users: Users; proven: ProvenEmail; mailRequests: MailRequests },
) {
  return {
    /**
     * The token of a new link, which invalidates earlier ones. Null if the email address has neither an account nor a
     * sign-up.
     */
    issue: (email: string): Promise<string | null> =>
      sql.begin(async (tx) => {
        await lockEmail(tx, email);
        await tx`delete from account_tokens where email = ${email} and purpose = 'reset'`;
        const recipient = await proven.recipient(tx, email);
        if (!recipient) return null;
        const expiresAt = new Date(clock.now().getTime() + letters.resetLinkMs);
        return issueToken(tx, 'reset', recipient, expiresAt);
      }),

    /** Whose password a link would set, to check for weak passwords. Null if the link is no longer valid. */
    async owner(token: string): Promise<Owner | null> {
      if (!looksLikeSecret(token)) return null;
      const [row] = await sql<(Owner & { fullName: string | null; role: Role })[]>`
        select t.email, u.full_name as "fullName", coalesce(r.role, 'user') as role
        from account_tokens t left join users u on u.id = t.user_id left join user_roles r on r.user_id = t.user_id
        where t.hash = ${sha256(token)} and t.purpose = 'reset' and t.expires_at > ${clock.now()}`;
      return row ?? null;
    },

    /**
     * Sets the password, ends every session of the account, invalidates other mailed links and codes, and notifies the
     * owner. Null if the link is unknown, used or expired. Of parallel calls exactly one succeeds.
     */
    redeem: (token: string, passwordHash: string): Promise<SessionUser | null> =>
      sql.begin(async (tx) => {
        const recipient = await consumeToken(tx, 'reset', token, clock.now());
        const user = recipient && (await proven.account(tx, recipient));
        if (!user) return null;
        await users.setPassword(user.id, passwordHash, tx);
        await mailRequests.add('password_reset', { email: user.email, userId: user.id }, tx);
        return user;
      }),
  };
}
