import type * as letters from '@vetsync/machines/model/letters';
import { defaultLanguage } from '@vetsync/machines/system/model';
import type { Language } from '@vetsync/machines/system/model';
import { clockToleranceMs } from '../../clock.ts';
import type { Clock } from '../../clock.ts';
import type { Sql, TransactionSql } from '../../data/db.ts';
import { sha256 } from '../secrets.ts';

/** Mails that anybody can request for any email address, so each kind has a budget per recipient. */
const budgetedKinds = ['confirm', 'link', 'recover', 'new_email', 'invitation'] as const;
type BudgetedKind = (typeof budgetedKinds)[number];

/**
 * Mails that a request can trigger. Their content, and whether they are sent at all, is decided when they are written
 * (`emailTemplates.ts`), so a request takes equally long for every email address.
 */
export type EmailKind = BudgetedKind | letters.NoticeKind;

/** Minimum milliseconds between two mails of a kind to a recipient, and the maximum in any hour. */
export const mailBudget = { pauseMs: 60_000, most: 5, windowMs: 3_600_000 } as const;

const isBudgeted = (kind: EmailKind): kind is BudgetedKind =>
  (budgetedKinds as readonly EmailKind[]).includes(kind);

export interface Recipient {
  email: string;
  /** The account that the mail belongs to. The row is deleted with the account. */
  userId?: string | null;
  /** Requested where the owner has signed in before. That budget can't be used up by strangers. */
  isKnownOrigin?: boolean;
  /** The invitation or the organization that the mail is about. The row is deleted with it. */
  invitationId?: string | null;
  organizationId?: string | null;
  /**
   * The language of the page that asked. Counts if there is no account when the mail is first tried.
   *
   * @default English
   */
  locale?: Language | undefined;
  /** Where the mailed link leads after signing in; a path of this site. */
  returnTo?: string | undefined;
}

/** @param config Without `rateLimits` there are no budgets. For load tests only. */
export function createMailRequests(sql: Sql, clock: Clock, config: { rateLimits: boolean }) {
  return {
    /**
     * Requests a mail; pass `within` to do so in the transaction that it reports on. Wake the mail after the commit. If
     * the recipient's budget for this kind is used up, no mail is sent, and the caller can't tell.
     */
    async add(
      kind: EmailKind,
      {
        email,
        userId = null,
        isKnownOrigin = false,
        invitationId = null,
        organizationId = null,
        locale = defaultLanguage,
        returnTo,
      }: Recipient,
      within: Sql | TransactionSql = sql,
    ): Promise<void> {
      const now = clock.now();
      const ago = (ms: number) => within`${new Date(now.getTime() - ms)}::timestamptz`;
      const columns = within`
        kind, recipient, user_id, invitation_id, about_organization, locale, return_to, requested_at, due_at`;
      const row = within`
        ${kind}, ${email}, ${userId}::uuid, ${invitationId}::uuid, ${organizationId}::uuid, ${locale},
        ${returnTo ?? null}::text, ${now}::timestamptz, ${now}::timestamptz`;
      if (!config.rateLimits || !isBudgeted(kind)) {
        await within`insert into mail_outbox (${columns}) values (${row})`;
        return;
      }
      const key = sha256(`${kind} ${isKnownOrigin ? 'known' : 'other'}\n${email}`);
      // Later times were written by a clock that was fast. They are ignored.
      const latest = ago(-clockToleranceMs);
      const recent = within`
        array(select at from unnest(b.mailed_at) at where at > ${ago(mailBudget.windowMs)} and at <= ${latest})`;
      await within`
        with granted as (
          insert into mail_budgets as b (key, mailed_at, expires_at)
          values (${key}, array[${now}::timestamptz], ${new Date(now.getTime() + mailBudget.windowMs)})
          on conflict (key) do update
            set mailed_at = ${recent} || excluded.mailed_at, expires_at = excluded.expires_at
            where cardinality(${recent}) < ${mailBudget.most} and not exists (
              select from unnest(b.mailed_at) at where at > ${ago(mailBudget.pauseMs)} and at <= ${latest}
            )
          returning key
        )
        insert into mail_outbox (${columns}) select ${row} from granted`;
    },
  };
}
export type MailRequests = ReturnType<typeof createMailRequests>;
