import type * as letters from '@vetsync/machines/model/letters';
import { createTransport } from 'nodemailer';
import type { Clock } from '../clock.ts';
import type { Config } from '../config.ts';
import type { Sql } from '../data/db.ts';
import { isLoopbackOrigin } from '../network/loopback.ts';

/** How mail leaves the server. */
export interface MailTransport {
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
export function smtpTransport({ smtpUrl, mailFrom }: { smtpUrl: string; mailFrom: string }): MailTransport {
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
export function storingTransport(sql: Sql, clock: Clock): MailTransport {
  return {
    async send(to, { subject, text, html }) {
      await sql`
        insert into kept_mails (recipient, subject, text, html, at)
        values (${to}, ${subject}, ${text}, ${html}, ${clock.now()})`;
    },
    close: () => {},
  };
}

type MailConfig = Pick<Config, 'appOrigin' | 'databaseUrl' | 'smtpUrl'>;

/**
 * Whether mail is kept and shown at /dev/mail: without an SMTP server, with the embedded database, on a site that only
 * this machine can open. Whoever reads that page can sign in as anybody.
 */
export const keepsMail = ({ appOrigin, databaseUrl, smtpUrl }: MailConfig) =>
  databaseUrl === null && smtpUrl === null && isLoopbackOrigin(appOrigin);

/** Whether mail gets to people at all; else it waits in the outbox. */
export const sendsMail = (config: MailConfig) => config.smtpUrl !== null || keepsMail(config);

/** What an operator has to know who set up no way for mail to leave. */
export const mailIsOff =
  'Mail is off, as SMTP_URL is not set: nobody can confirm a new account, sign in by code or link, reset a password, ' +
  'or hear of changes to their account. What is asked for waits up to three days for SMTP_URL.';

/** The way mail leaves here; null where there is none, so that it waits in the outbox. */
export function mailTransportFor(
  sql: Sql,
  clock: Clock,
  config: MailConfig & Pick<Config, 'mailFrom'>,
): MailTransport | null {
  const { smtpUrl, mailFrom } = config;
  if (smtpUrl !== null) return smtpTransport({ smtpUrl, mailFrom });
  return keepsMail(config) ? storingTransport(sql, clock) : null;
}
