import { defaultRole } from '@vetsync/machines/account/model';
import type { Role } from '@vetsync/machines/account/model';
import { defaultLanguage } from '@vetsync/machines/system/model';
import type { Language } from '@vetsync/machines/system/model';
import type { Clock } from '../../clock.ts';
import type { Sql, TransactionSql } from '../../data/db.ts';
import { familiarityColumns } from '../limits/knownOrigins.ts';
import type { Familiarity, RequestSource } from '../limits/knownOrigins.ts';
import type { SessionUser } from '../sessions/sessions.ts';

export interface NewUser {
  email: string;
  fullName: string | null;
  /** Null for a person who signs in without a password. */
  passwordHash: string | null;
  /** @default English */
  locale?: Language;
}

/** A user and what their sign-in requires. */
export interface Account {
  user: SessionUser;
  passwordHash: string | null;
  /** Whether signing in requires a second factor. */
  hasSecondFactor: boolean;
  /** Increases with each change that invalidates earlier proofs of identity; see `0032_proof_epochs.sql`. */
  proofEpoch: number;
}

type AccountRow = SessionUser & Omit<Account, 'user'>;
const accountOf = ({ passwordHash, hasSecondFactor, proofEpoch, ...user }: AccountRow): Account => ({
  user,
  passwordHash,
  hasSecondFactor,
  proofEpoch,
});

/** People with a confirmed email address, and their roles (platform spec, sections 3 and 6). */
export function createUsers(sql: Sql, clock: Clock) {
  const accountColumns = () => sql`
    u.id, u.email, u.full_name as "fullName", u.veteran_verified as "veteranVerified", u.locale,
    coalesce(r.role, 'user') as role, u.password_hash as "passwordHash", u.proof_epoch as "proofEpoch",
    exists (select from second_factors f where f.user_id = u.id and f.verified_at is not null) as "hasSecondFactor"`;

  return {
    /** The account of `email` (in lower case). Null if there is none. */
    async byEmail(email: string, within: Sql | TransactionSql = sql): Promise<Account | null> {
      const [row] = await within<AccountRow[]>`
        select ${accountColumns()} from users u left join user_roles r on r.user_id = u.id where u.email = ${email}`;
      return row ? accountOf(row) : null;
    },

    /** Like `byEmail`, plus whether the owner has used this origin before. One query, because sign-in needs both. */
    async byEmailAndOrigin(
      email: string,
      origin: RequestSource,
    ): Promise<{ account: Account | null } & Familiarity> {
      const [row] = await sql<((AccountRow | { id: null }) & Familiarity)[]>`
        select ${accountColumns()}, ${familiarityColumns(sql, email, origin, clock.now())}
        from (values (${email})) asked (email)
          left join users u on u.email = asked.email left join user_roles r on r.user_id = u.id`;
      if (!row) throw new Error('The query must return one row');
      const { isKnownNetwork, isKnownDevice, ...found } = row;
      return { account: found.id === null ? null : accountOf(found), isKnownNetwork, isKnownDevice };
    },

    /** Adds a user whose email address is proven. Null if it has an account already. */
    async add(
      { email, fullName, passwordHash, locale = defaultLanguage }: NewUser,
      within: Sql | TransactionSql = sql,
    ): Promise<SessionUser | null> {
      const [row] = await within<{ id: string }[]>`
        insert into users (email, full_name, password_hash, locale, created_at)
        values (${email}, ${fullName}, ${passwordHash}, ${locale}, ${clock.now()})
        on conflict (email) do nothing
        returning id`;
      return row ? { id: row.id, email, fullName, role: defaultRole, veteranVerified: false, locale } : null;
    },

    /** @throws if no account has the email address. */
    async idOf(email: string, within: Sql | TransactionSql = sql): Promise<string> {
      const [row] = await within<{ id: string }[]>`select id from users where email = ${email}`;
      if (!row) throw new Error('No account has this address');
      return row.id;
    },

    /**
     * Sets the password and ends what the old one may have started: every session except `exceptSessionId`, pending
     * second factor challenges, mailed links and codes, and a pending email change.
     */
    async setPassword(
      userId: string,
      passwordHash: string,
      within: Sql | TransactionSql = sql,
      { exceptSessionId = '' }: { exceptSessionId?: string } = {},
    ): Promise<void> {
      await within`update users set password_hash = ${passwordHash} where id = ${userId}`;
      await within`delete from sessions where user_id = ${userId} and id <> ${exceptSessionId}`;
      await within`delete from second_factor_challenges where user_id = ${userId}`;
      await within`delete from email_changes where user_id = ${userId}`;
      const theirs = within`email = (select email from users where id = ${userId}) or user_id = ${userId}`;
      await within`delete from account_tokens where ${theirs}`;
      await within`delete from one_time_codes where ${theirs}`;
    },

    /**
     * Stores another hash of the same password, unless it has changed meanwhile. Sessions go on.
     *
     * @returns The new proof epoch; null if it has changed.
     */
    async renewHash(userId: string, { from, to }: { from: string; to: string }): Promise<number | null> {
      const [row] = await sql<{ proofEpoch: number }[]>`
        update users set password_hash = ${to} where id = ${userId} and password_hash = ${from}
        returning proof_epoch as "proofEpoch"`;
      return row?.proofEpoch ?? null;
    },

    /**
     * Makes a user an administrator. A new administrator has to sign in again, because their password may be too short
     * for the role.
     */
    async makeAdministrator(userId: string, tx: TransactionSql): Promise<void> {
      const already = await tx`select from user_roles where user_id = ${userId} and role = 'admin'`;
      if (already.length > 0) return;
      await tx`
        insert into user_roles (user_id, role) values (${userId}, 'admin')
        on conflict (user_id) do update set role = excluded.role`;
      await tx`delete from second_factor_challenges where user_id = ${userId}`;
      await tx`delete from sessions where user_id = ${userId}`;
    },

    async setRole(userId: string, role: Role, within: Sql | TransactionSql = sql): Promise<void> {
      await within`
        insert into user_roles (user_id, role) values (${userId}, ${role})
        on conflict (user_id) do update set role = excluded.role`;
    },
  };
}
export type Users = ReturnType<typeof createUsers>;
