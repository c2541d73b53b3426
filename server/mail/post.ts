import type { letters } from '@vetsync/machines/model';
import { createTransport } from 'nodemailer';
import type { Clock } from '../clock.ts';
import type { Config } from '../config.ts';
import type { Sql } from '../data/db.ts';

/** A way for letters to leave. */
export interface Post {
  /** Rejects when the letter may not have arrived. */
  send(to: string, letter: letters.Letter): Promise<void>;
  close(): void;
}

/** The mail server says for good that there is no such mailbox: trying again is no use. */
export class RefusedRecipient extends Error {
  override name = 'RefusedRecipient';
}

/** Longest waits of one delivery, in milliseconds; together well under the outbox's lease. */
const timeouts = {
  connectionTimeout: 10_000,
  greetingTimeout: 10_000,
  dnsTimeout: 10_000,
  socketTimeout: 30_000,
};

/** Sends by SMTP over a few kept connections. */
export function smtpPost({ smtpUrl, mailFrom }: { smtpUrl: string; mailFrom: string }): Post {
  const transport = createTransport({
    url: smtpUrl,
    pool: true,
    ...timeouts,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    async send(to, { subject, text, html }) {
      try {
        // As an object, the recipient is never read as a list.
        await transport.sendMail({ from: mailFrom, to: { name: '', address: to }, subject, text, html });
      } catch (error) {
        const { permanent, command } = error as { permanent?: boolean; command?: string };
        if (permanent && command === 'RCPT TO') throw new RefusedRecipient('refused', { cause: error });
        throw error;
      }
    },
    close: () => transport.close(),
  };
}

/** Keeps letters in the database, to be read at /dev/mail. */
export function keepingPost(sql: Sql, clock: Clock): Post {
  return {
    async send(to, { subject, text, html }) {
      await sql`
        insert into kept_mails (recipient, subject, text, html, at)
        values (${to}, ${subject}, ${text}, ${html}, ${clock.now()})`;
    },
    close: () => {},
  };
}

/** Whether mail is kept and shown at /dev/mail: without an SMTP server, and only in the embedded mode. */
export const keepsMail = ({ databaseUrl, smtpUrl }: Pick<Config, 'databaseUrl' | 'smtpUrl'>) =>
  databaseUrl === null && smtpUrl === null;

/** Whether mail gets to people at all; else it waits in the outbox. */
export const sendsMail = (config: Pick<Config, 'databaseUrl' | 'smtpUrl'>) =>
  config.smtpUrl !== null || keepsMail(config);

/** The way mail leaves here; null where there is none, so that it waits in the outbox. */
export function postFor(
  sql: Sql,
  clock: Clock,
  config: Pick<Config, 'databaseUrl' | 'smtpUrl' | 'mailFrom'>,
): Post | null {
  const { smtpUrl, mailFrom } = config;
  if (smtpUrl !== null) return smtpPost({ smtpUrl, mailFrom });
  return keepsMail(config) ? keepingPost(sql, clock) : null;
}
