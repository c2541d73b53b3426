/**
 * Makes somebody an administrator. Works next to a running server or without one.
 *
 *     npm run admin:create -- --email E [--password P]
 *
 * A new account gets P, or a generated password that is printed once. An existing account's password changes only if P
 * is given; with fewer than twelve characters an administrator can't sign in. A new administrator has to sign in again.
 */
import { parseArgs } from 'node:util';
import { signUpRequestSchema } from '@vetsync/machines/account/model';
import { createAccounts } from '../accounts/accounts.ts';
import { makeAdministrator } from '../accounts/people/administrators.ts';
import { systemClock } from '../clock.ts';
import { environment, readConfig } from '../config.ts';
import { withDatabase } from '../data/withDatabase.ts';
import { fieldErrorOf, withEnglishMessage } from '../fieldTexts.ts';

const usage = 'Usage: npm run admin:create -- --email you@example.org [--password "a good password"]';

/** The request can't be carried out. The message explains why. */
class Refused extends Error {}

function asked(): { email: string; password?: string | undefined } {
  const { values } = parseArgs({ options: { email: { type: 'string' }, password: { type: 'string' } } });
  const { email = '', password } = values;
  // Without a password one is generated later, so a valid placeholder passes the check.
  const checked = signUpRequestSchema.safeParse({ email, password: password ?? 'made up' });
  if (!checked.success)
    throw new Refused(checked.error.issues.map((issue) => fieldErrorOf(issue).message).join('\n'));
  return { email: checked.data.email, password };
}

async function run(): Promise<string> {
  const { email, password } = asked();
  const config = readConfig(environment());
  return withDatabase(config, async (sql) => {
    const accounts = createAccounts(sql, systemClock, config);
    const weaknesses =
      password === undefined ? [] : accounts.passwords.weaknesses(password, { email, role: 'admin' });
    if (weaknesses.length > 0)
      throw new Refused(weaknesses.map((weakness) => withEnglishMessage(weakness).message).join('\n'));
    const { outcome, generatedPassword } = await makeAdministrator(sql, accounts, { email, password });
    const done =
      outcome === 'created' ? `Created the administrator ${email}` : `${email} is an administrator now`;
    return generatedPassword === null
      ? done
      : `${done}\nPassword: ${generatedPassword}\nIt is shown only this once.`;
  });
}

try {
  console.log(await run());
} catch (error) {
  const { message } = error as Error;
  console.error(error instanceof Refused || error instanceof TypeError ? `${message}\n${usage}` : message);
  process.exitCode = 1;
}
