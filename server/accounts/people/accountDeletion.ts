import type { Sql } from '../../data/db.ts';
import type { KnownOrigins } from '../limits/knownOrigins.ts';
import { keepingAnAdministrator } from './lastAdministrator.ts';
import { lockEmail } from '../lockEmail.ts';
import type { MailRequests } from '../mail/mailRequests.ts';

/** The end of accounts. */
export function createAccountDeletion(
  sql: Sql,
  { knownOrigins, mailRequests }: { knownOrigins: KnownOrigins; mailRequests: MailRequests },
) {
  return {
    /**
     * Deletes an account and everything else we keep of its owner, also what is only known by their email address, and asks
     * for a goodbye mail. What remains are counters that name nobody and expire within a day (`limits`, `mail_budgets`).
     *
     * @returns Whether there was such an account.
     * @throws AppError `last_administrator`; nothing is deleted then.
     */
    remove: (userId: string): Promise<boolean> =>
      keepingAnAdministrator(sql, async (tx) => {
        const [found] = await tx<{ email: string }[]>`select email from users where id = ${userId}`;
        if (!found) return false;
        await lockEmail(tx, found.email);
        const wanted = await tx<
          { email: string }[]
        >`select email from email_changes where user_id = ${userId}`;
        // Whatever names the account itself goes with it, by the tables' own rules.
        const [gone] = await tx<{ email: string }[]>`delete from users where id = ${userId} returning email`;
        if (!gone) return false;
        const { email } = gone;
        await tx`delete from account_tokens where email = ${email}`;
        await tx`delete from one_time_codes where email = ${email}`;
        await tx`delete from registrations where email = ${email}`;
        await tx`delete from mail_outbox where recipient = ${email}`;
        await tx`delete from kept_mails where recipient in ${tx([email, ...wanted.map((each) => each.email)])}`;
        await tx`delete from leads where lower(email) = ${email}`;
        await tx`delete from custom_solution_leads where lower(email) = ${email}`;
        await knownOrigins.forget(email, tx);
        await mailRequests.ask('goodbye', { email }, tx);
        return true;
      }),
  };
}
