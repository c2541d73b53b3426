import type * as letters from '@vetsync/machines/model/letters';
import type { Language } from '@vetsync/machines/system/model';
import type { Logger } from 'pino';
import type { Clock } from '../clock.ts';
import type { Sql } from '../data/db.ts';
import { RefusedRecipient, mailIsOff } from './mailTransport.ts';
import type { MailTransport } from './mailTransport.ts';

/** A row of the outbox: a mail that a request triggered. */
export interface MailRequest {
  id: string;
  kind: string;
  recipient: string;
  userId: string | null;
  invitationId: string | null;
  /** Where its link leads after signing in; a path of this site. Null for the site's root. */
  returnTo: string | null;
  locale: Language;
  requestedAt: Date;
  attempts: number;
}

/** Writes a mail at the time of sending. Null if nothing should be sent. */
export type WriteEmail = (request: MailRequest) => Promise<letters.Letter | null>;

export interface Mail {
  /** Polls the outbox, also when woken, until `stop`. */
  start(): void;
  /** Signals new mail in the outbox. Never waits, never fails. */
  wake(): void;
  /** Sends all due mail, once. */
  deliverDue(): Promise<void>;
  /** Stops polling. Resolves when nothing is being sent. */
  stop(): Promise<void>;
}

const pollMs = 5_000;
const batchSize = 10;
/** While one server sends a mail, no other server picks it up for this long. After a crash it is picked up again. */
const leaseMs = 120_000;
const firstRetryMs = 30_000;
export const longestRetryMs = 3_600_000;
/** With the delays above, a bit more than half a day. */
const mostAttempts = 20;

/** Delay after `attempts` failed ones: doubles up to an hour. In milliseconds. */
export const retryDelayMs = (attempts: number) =>
  Math.min(longestRetryMs, firstRetryMs * 2 ** (attempts - 1));

/**
 * Sends mail in the background from a table, which survives restarts and is shared by all servers. Each mail is sent at
 * least once. If a server dies between sending a mail and deleting its row, it is sent again.
 */
export function createMail({
  sql,
  clock,
  log,
  transport,
  write,
}: {
  sql: Sql;
  clock: Clock;
  log: Logger;
  transport: MailTransport | null;
  write: WriteEmail;
}): Mail {
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> | null = null;
  let state: 'idle' | 'started' | 'woken' = 'idle';
  const stopping = new AbortController();
  const later = (ms: number) => new Date(clock.now().getTime() + ms);

  /** Of a mail that was never tried: the language of the recipient's account, else of the account that it is about. */
  const language = () => sql`
    case when m.attempts > 0 then m.locale else coalesce(
      (select u.locale from users u where u.email = m.recipient),
      (select u.locale from users u where u.id = m.user_id),
      m.locale
    ) end`;
  const claim = () => sql<MailRequest[]>`
    with due as materialized (
      select id from mail_outbox where due_at <= ${clock.now()}
      order by due_at limit ${batchSize} for update skip locked
    )
    update mail_outbox m set due_at = ${later(leaseMs)}, attempts = attempts + 1, locale = ${language()}
    from due where m.id = due.id
    returning m.id, m.kind, m.recipient, m.user_id as "userId", m.invitation_id as "invitationId",
      m.return_to as "returnTo", m.locale, m.requested_at as "requestedAt", m.attempts`;
  const finish = (id: string) => sql`delete from mail_outbox where id = ${id}`;

  async function deliver(to: MailTransport, request: MailRequest): Promise<void> {
    const { id, kind, recipient, attempts } = request;
    try {
      const letter = await write(request);
      if (letter) await to.send(recipient, letter);
      await finish(id);
    } catch (error) {
      const code = (error as { code?: unknown }).code;
      if (error instanceof RefusedRecipient || attempts >= mostAttempts) {
        log.error({ mail: id, kind, attempts, code }, 'mail given up');
        await finish(id);
        return;
      }
      log.warn({ mail: id, kind, attempts, code }, 'mail not sent, to be tried again');
      await sql`update mail_outbox set due_at = ${later(retryDelayMs(attempts))} where id = ${id}`;
    }
  }

  async function deliverDue(): Promise<void> {
    if (!transport) return;
    while (!stopping.signal.aborted) {
      const claimed = await claim();
      if (claimed.length === 0) return;
      await Promise.all(claimed.map((request) => deliver(transport, request)));
    }
  }

  function run(): void {
    state = 'started';
    running = deliverDue()
      .catch((error: unknown) => log.warn({ code: (error as { code?: unknown }).code }, 'outbox not reached'))
      .finally(() => {
        running = null;
        if (state === 'woken') run();
        else schedule(pollMs);
      });
  }
  /** There is one timer, so that a wake replaces the poll instead of running beside it. */
  function schedule(ms: number): void {
    clearTimeout(timer);
    if (!stopping.signal.aborted) timer = setTimeout(run, ms).unref();
  }

  return {
    start() {
      if (!transport) log.warn(mailIsOff);
      else run();
    },
    wake() {
      if (state !== 'started') return;
      state = 'woken';
      if (!running) schedule(0);
    },
    deliverDue,
    async stop() {
      stopping.abort();
      clearTimeout(timer);
      await running;
      transport?.close();
    },
  };
}
