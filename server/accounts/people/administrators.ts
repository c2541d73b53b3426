import type { Sql } from '../../data/db.ts';
import type { Accounts } from '../accounts.ts';
import { lockEmail } from '../lockEmail.ts';
import { newPassword } from '../secrets.ts';

/** Email of the first administrator of a new embedded database. */
export const firstAdministratorEmail = 'admin@vetsync.local';

export interface Administrator {
  email: string;
  /** The password, if it was generated here. It can't be read again later. */
  generatedPassword: string | null;
  outcome: 'created' | 'promoted';
}

/**
 * Makes the account of `email` (in lower case) an administrator. A new account needs no confirmation and gets
 * `password` or a generated one; its pending sign-ups are deleted. An existing account's password changes only if one
 * is given.
 */
export async function makeAdministrator(
  sql: Sql,
  { users, passwords, registrations }: Pick<Accounts, 'users' | 'passwords' | 'registrations'>,
  { email, password }: { email: string; password?: string | undefined },
): Promise<Administrator> {
  const secret = password ?? newPassword();
  const passwordHash = await passwords.hash(secret);
  return sql.begin(async (tx) => {
    await lockEmail(tx, email);
    const added = await users.add({ email, fullName: null, passwordHash }, tx);
    const userId = added?.id ?? (await users.idOf(email, tx));
    if (!added && password !== undefined) await users.setPassword(userId, passwordHash, tx);
    await users.makeAdministrator(userId, tx);
    await registrations.withdraw(email, tx);
    return {
      email,
      generatedPassword: added && password === undefined ? secret : null,
      outcome: added ? 'created' : 'promoted',
    };
  });
}

export interface FirstAdministrator {
  email: string;
  password: string;
}

/**
 * The first administrator of a new embedded database, shown once at its first start. Null if there is an administrator
 * already.
 */
export async function createFirstAdministrator(
  sql: Sql,
  accounts: Pick<Accounts, 'users' | 'passwords' | 'registrations'>,
): Promise<FirstAdministrator | null> {
  const present = await sql`select from user_roles where role = 'admin' limit 1`;
  if (present.length > 0) return null;
  const { email, generatedPassword } = await makeAdministrator(sql, accounts, {
    email: firstAdministratorEmail,
  });
  return generatedPassword === null ? null : { email, password: generatedPassword };
}
