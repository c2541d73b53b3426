import type { Clock } from '../clock.ts';
import type { Config } from '../config.ts';
import type { Sql } from '../data/db.ts';
import { createChallenges } from './secondFactor/challenges.ts';
import { createDevices } from './sessions/devices.ts';
import { createEmailChanges } from './mail/emailChanges.ts';
import type { EmailChanges } from './mail/emailChanges.ts';
import { createOAuthFlows } from './identities/oauthFlows.ts';
import { createIdentities } from './identities/identities.ts';
import { createKnownOrigins } from './limits/knownOrigins.ts';
import { createMailRequests } from './mail/mailRequests.ts';
import type { MailRequests } from './mail/mailRequests.ts';
import { createOneTimeCodes } from './mail/oneTimeCodes.ts';
import { createPasswords } from './passwords/passwords.ts';
import type { HashingOptions, Passwords } from './passwords/passwords.ts';
import { createProvenEmail } from './mail/provenEmail.ts';
import type { ProvenEmail } from './mail/provenEmail.ts';
import { createRegistrations } from './mail/registrations.ts';
import { createEncryption } from './secondFactor/encryption.ts';
import { createSecondFactors } from './secondFactor/secondFactors.ts';
import type { SecondFactors } from './secondFactor/secondFactors.ts';
import { createUsers } from './people/users.ts';
import type { Users } from './people/users.ts';
import { createVerifications } from './identities/verifications.ts';
import type { Account, AccountChange, Role } from '@vetsync/machines/account/model';
import { provenUntil } from './sessions/freshProof.ts';
import type { SessionUser, ValidSession, Sessions } from './sessions/sessions.ts';
import { lockEmail } from './lockEmail.ts';
import * as letters from '@vetsync/machines/model/letters';
import { issueToken, consumeToken } from './mail/linkTokens.ts';
import { looksLikeSecret, sha256 } from './secrets.ts';
import type { Owner } from './passwords/weakPasswords.ts';

/** Links for choosing a new password. */
function createPasswordResets(
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

interface Needs {
  users: Users;
  passwords: Passwords;
  emailChanges: EmailChanges;
  mailRequests: MailRequests;
}

/** Changes an owner makes to their account, all or nothing. */
function createAccountChanges(sql: Sql, { users, passwords, emailChanges, mailRequests }: Needs) {
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

type Row = SessionUser & { createdAt: Date; hasPassword: boolean };

/** The account as its owner sees it. */
function createAccountDetails(
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

/** The account services behind the routes, the mail and the commands. */
export function createAccounts(
  sql: Sql,
  clock: Clock,
  config: Pick<Config, 'passwordMinLength' | 'rateLimits'> & Partial<Pick<Config, 'secretKey'>>,
  hashing: HashingOptions = {},
) {
  const users = createUsers(sql, clock);
  const passwords = createPasswords(config, hashing);
  const mailRequests = createMailRequests(sql, clock, config);
  const registrations = createRegistrations(sql, clock, { users, mailRequests });
  const emailChanges = createEmailChanges(sql, clock, mailRequests);
  const knownOrigins = createKnownOrigins(sql, clock);
  const provenEmail = createProvenEmail(clock, users, registrations);
  const encryption = config.secretKey ? createEncryption(config.secretKey, 'second factor') : null;
  const secondFactors = createSecondFactors(sql, clock, { encryption, mailRequests });
  return {
    users,
    passwords,
    registrations,
    mailRequests,
    oneTimeCodes: createOneTimeCodes(sql, clock, passwords, provenEmail),
    resets: createPasswordResets(sql, clock, { users, proven: provenEmail, mailRequests }),
    emailChanges,
    oauthFlows: createOAuthFlows(sql, clock),
    identities: createIdentities(sql, clock, { users, registrations, mailRequests }),
    verifications: createVerifications(sql, clock),
    secondFactors,
    challenges: createChallenges(sql, clock, { secondFactors, mailRequests }),
    knownOrigins,
    devices: createDevices(sql, clock),
    details: createAccountDetails(sql, clock, { secondFactors, emailChanges }),
    changeAccount: createAccountChanges(sql, { users, passwords, emailChanges, mailRequests }),
  };
}
export type Accounts = ReturnType<typeof createAccounts>;
