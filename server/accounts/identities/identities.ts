import { emailSchema, fullNameSchema } from '@vetsync/machines/account/model';
import type { GoogleRefusal, Identity } from '@vetsync/machines/account/model';
import * as z from 'zod/mini';
import type { Clock } from '../../clock.ts';
import type { Sql, TransactionSql } from '../../data/db.ts';
import { hasForbiddenCharacters } from '../../text.ts';
import { lockEmail } from '../lockEmail.ts';
import type { MailRequests } from '../mail/mailRequests.ts';
import type { Claims } from './oidc.ts';
import type { Registrations } from '../mail/registrations.ts';
import type { SessionUser } from '../sessions/sessions.ts';
import type { Users } from '../people/users.ts';

/** A person's Google account. */
export interface GooglePerson {
  issuer: string;
  subject: string;
  email: string;
  /** Google has verified the email address at some time. */
  emailVerified: boolean;
  /** Google itself hosts the mailbox, so its claim is as good as a link that we mail there. */
  hostsMailbox: boolean;
  fullName: string | null;
}

const claimsSchema = z.object({
  email: emailSchema.check(z.refine((text) => !hasForbiddenCharacters(text))),
  email_verified: z.optional(z.boolean()),
  hd: z.optional(z.string()),
  name: z.optional(z.unknown()),
});
const nameSchema = fullNameSchema.check(z.refine((text) => text !== '' && !hasForbiddenCharacters(text)));

/** Null if the claims don't identify anybody. */
export function googlePerson(claims: Claims): GooglePerson | null {
  const { success, data } = claimsSchema.safeParse(claims);
  if (!success) return null;
  const emailVerified = data.email_verified === true;
  return {
    issuer: claims.iss,
    subject: claims.sub,
    email: data.email,
    emailVerified,
    hostsMailbox: emailVerified && (data.email.endsWith('@gmail.com') || Boolean(data.hd)),
    fullName: nameSchema.safeParse(data.name).data ?? null,
  };
}

async function isBanned(userId: string, tx: TransactionSql): Promise<boolean> {
  const rows = await tx`select from users where id = ${userId} and banned_at is not null`;
  return rows.length > 0;
}

/** Links between Google accounts and our accounts. See docs/decisions/005-identity-providers.md. */
export function createIdentities(
  sql: Sql,
  clock: Clock,
  {
    users,
    registrations,
    mailRequests,
  }: { users: Users; registrations: Registrations; mailRequests: MailRequests },
) {
  async function ownerOf(
    { issuer, subject }: GooglePerson,
    within: Sql | TransactionSql = sql,
  ): Promise<SessionUser | null> {
    const [row] = await within<SessionUser[]>`
      select u.id, u.email, u.full_name as "fullName", u.veteran_verified as "veteranVerified", u.locale,
        coalesce(r.role, 'user') as role
      from identities i join users u on u.id = i.user_id left join user_roles r on r.user_id = u.id
      where i.provider = 'google' and i.issuer = ${issuer} and i.subject = ${subject}`;
    return row ?? null;
  }

  /** False if either side is linked already or the account is banned. */
  async function add({ issuer, subject, email }: GooglePerson, userId: string, tx: TransactionSql) {
    const added = await tx`
      insert into identities (provider, issuer, subject, user_id, email, linked_at)
      select 'google', ${issuer}, ${subject}, id, ${email}, ${clock.now()}::timestamptz
      from users where id = ${userId} and banned_at is null
      on conflict do nothing`;
    return added.count === 1;
  }

  /** Creates an account at the first sign-in, or finds the one whose email address Google can vouch for. */
  async function findOrCreateUser(
    person: GooglePerson,
    tx: TransactionSql,
  ): Promise<SessionUser | 'not_linked'> {
    const { email, fullName, hostsMailbox } = person;
    const found = await users.byEmail(email, tx);
    if (!found) {
      await registrations.withdraw(email, tx);
      const user = await users.add({ email, fullName, passwordHash: null }, tx);
      if (!user || !(await add(person, user.id, tx)))
        throw new Error('The email address was taken in the meantime');
      return user;
    }
    if (!hostsMailbox) return 'not_linked';
    if (await add(person, found.user.id, tx)) {
      await mailRequests.add('google_linked', { email, userId: found.user.id }, tx);
      return found.user;
    }
    return (await isBanned(found.user.id, tx)) ? found.user : 'not_linked';
  }

  return {
    /** Signs in with a Google account. The caller wakes the mail. */
    async signIn(
      person: GooglePerson,
    ): Promise<SessionUser | (GoogleRefusal & ('unverified_email' | 'not_linked'))> {
      const known = await ownerOf(person);
      if (known) return known;
      if (!person.emailVerified) return 'unverified_email';
      return sql.begin(async (tx) => {
        await lockEmail(tx, person.email);
        return (await ownerOf(person, tx)) ?? findOrCreateUser(person, tx);
      });
    },

    /** Links a Google account that its owner has just signed in to. The caller wakes the mail. */
    link: ({ id, email }: SessionUser, person: GooglePerson): Promise<'linked' | 'taken'> =>
      sql.begin(async (tx) => {
        if (await add(person, id, tx)) {
          await mailRequests.add('google_linked', { email, userId: id }, tx);
          return 'linked';
        }
        return (await ownerOf(person, tx))?.id === id ? 'linked' : 'taken';
      }),

    /**
     * Unlinks the Google account, unless it is the only way to sign in: no password, and no mail that could bring a
     * code. The caller wakes the mail.
     *
     * @param server.sendsMail Whether this server can send mail.
     */
    unlink: (
      { id, email }: SessionUser,
      { sendsMail }: { sendsMail: boolean },
    ): Promise<'unlinked' | 'not_linked' | 'only_way_in'> =>
      sql.begin(async (tx) => {
        const [linked] = await tx<{ hasPassword: boolean }[]>`
          select u.password_hash is not null as "hasPassword"
          from users u join identities i on i.user_id = u.id and i.provider = 'google'
          where u.id = ${id} for update`;
        if (!linked) return 'not_linked';
        if (!linked.hasPassword && !sendsMail) return 'only_way_in';
        await tx`delete from identities where user_id = ${id} and provider = 'google'`;
        await mailRequests.add('google_unlinked', { email, userId: id }, tx);
        return 'unlinked';
      }),

    async of(userId: string): Promise<Identity[]> {
      const rows = await sql<(Omit<Identity, 'linkedAt'> & { linkedAt: Date })[]>`
        select provider, email, linked_at as "linkedAt" from identities where user_id = ${userId}`;
      return rows.map((row) => ({ ...row, linkedAt: row.linkedAt.toISOString() }));
    },
  };
}
