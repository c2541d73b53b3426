import type { letters } from '@vetsync/machines/model';
import type { Clock } from '../clock.ts';
import type { Sql, TransactionSql } from '../data/db.ts';

/**
 * Letters that a request can ask for. What each says, and whether it is sent at all, is decided when it is written
 * (`letters.ts`), so that asking costs the same for every address.
 */
export type LetterKind = 'confirm' | 'link' | 'recover' | 'new_email' | letters.NoticeKind;

export function createMailRequests(sql: Sql, clock: Clock) {
  return {
    /**
     * Asks for a letter; with `within`, together with what it tells of. Wake the mail once that is committed.
     *
     * @param to.userId The account that it belongs to; the letter goes when the account does.
     */
    async ask(
      kind: LetterKind,
      { email, userId = null }: { email: string; userId?: string | null },
      within: Sql | TransactionSql = sql,
    ): Promise<void> {
      const now = clock.now();
      await within`
        insert into mail_outbox (kind, recipient, user_id, requested_at, due_at)
        values (${kind}, ${email}, ${userId}, ${now}, ${now})`;
    },
  };
}
export type MailRequests = ReturnType<typeof createMailRequests>;
