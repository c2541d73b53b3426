import type { Language } from '@vetsync/machines/system/model';
import type { Clock } from '../clock.ts';
import { endTalksOfDeleted } from '../exchange/bookings/talks.ts';
import type { Sql } from '../data/db.ts';
import type { KnownOrigins } from '../accounts/limits/knownOrigins.ts';
import { leaveOrganizations } from '../organizations/ownerAccounts.ts';
import type { Leaving } from '../organizations/ownerAccounts.ts';
import { endScope, setScope } from '../data/scopes.ts';
import { guardLastAdministrator } from '../accounts/people/lastAdministrator.ts';
import { lockEmail } from '../accounts/lockEmail.ts';
import type { MailRequests } from '../accounts/mail/mailRequests.ts';

/** Deletes accounts. */
export function createAccountDeletion(
  sql: Sql,
  clock: Clock,
  { knownOrigins, mailRequests }: { knownOrigins: KnownOrigins; mailRequests: MailRequests },
) {
  return {
    /**
     * Deletes an account and all data about its owner, including rows that only have their email address, and requests
     * a goodbye mail. Only counters without personal data remain, and they expire within a day (`limits`,
     * `mail_budgets`).
     *
     * @returns Whether the account existed.
     * @param ends What becomes of the organizations that only the owner of the account owns.
     * @throws AppError `last_administrator`, `only_owner`. Nothing is deleted then.
     */
    remove: (userId: string, ends: Leaving['ends'] = 'empty'): Promise<boolean> =>
      guardLastAdministrator(sql, async (tx) => {
        // The world first and the account last, as commands lock them, so that neither waits for the other.
        await setScope(tx, { userId });
        await tx`select from worlds where user_id = ${userId} for update`;
        const [found] = await tx<{ email: string }[]>`select email from users where id = ${userId}`;
        if (!found) {
          await endScope(tx);
          return false;
        }
        await lockEmail(tx, found.email);
        await leaveOrganizations(tx, {
          userId,
          email: found.email,
          ends,
          at: clock.now(),
          mailRequests,
        });
        // Before the account, as joining does. Their seats become free.
        await tx`delete from event_participants where user_id = ${userId}`;
        await tx`select end_events_of(${userId}, true)`;
        await endTalksOfDeleted(tx, userId, clock.now());
        await tx`select erase_mentoring(${userId})`;
        await tx`select erase_traces(${userId})`;
        await endScope(tx);
        const wanted = await tx<
          { email: string }[]
        >`select email from email_changes where user_id = ${userId}`;
        // Rows that reference the account are deleted by their foreign keys.
        const [gone] = await tx<{ email: string; locale: Language }[]>`
          delete from users where id = ${userId} returning email, locale`;
        if (!gone) return false;
        const { email, locale } = gone;
        await tx`delete from account_tokens where email = ${email}`;
        await tx`delete from one_time_codes where email = ${email}`;
        await tx`delete from registrations where email = ${email}`;
        await tx`delete from mail_outbox where recipient = ${email}`;
        await tx`delete from kept_mails where recipient in ${tx([email, ...wanted.map((each) => each.email)])}`;
        await tx`delete from leads where lower(email) = ${email}`;
        await tx`delete from custom_solution_leads where lower(email) = ${email}`;
        await knownOrigins.clear(email, tx);
        await mailRequests.add('goodbye', { email, locale }, tx);
        return true;
      }),
  };
}
export type AccountDeletion = ReturnType<typeof createAccountDeletion>;
