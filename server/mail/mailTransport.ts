import type * as letters from '@vetsync/machines/model/letters';
import { createTransport } from 'nodemailer';
import type { Clock } from '../clock.ts';
import type { Config } from '../config.ts';
import type { Sql } from '../data/db.ts';
import { isLoopbackOrigin } from '../network/loopback.ts';

/** How mail is delivered. */
export interface MailTransport {
  /** Rejects if the letter may not have arrived. */
  send(to: string, letter: letters.Letter): Promise<void>;
  close(): void;
}

/** The mail server says that the mailbox doesn't exist, so retrying is useless. */
export class RefusedRecipient extends Error {
  override name = 'RefusedRecipient';
}

/** Timeouts of one delivery, in milliseconds. Together they are well below the outbox's lease. */
const timeouts = {
  connectionTimeout: 10_000,
  greetingTimeout: 10_000,
  dnsTimeout: 10_000,
  socketTimeout: 30_000,
};

/** Headers by which a mail program offers to end mail of this kind, with one press (RFC 8058). */
const unsubscribeHeaders = (url: string) => ({
  'List-Unsubscribe': { prepared: true, value: `<${url}>` },
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
});

/** One is what the mail is about, so mail programs offer to store it. Several are files. */
const calendarParts = (calendars: NonNullable<letters.Letter['calendars']>) =>
  calendars.length === 1
    ? { icalEvent: { ...calendars[0]!, filename: 'calendar.ics' } }
    : {
        attachments: calendars.map(({ method, content }, nth) => ({
          filename: `calendar-${nth + 1}.ics`,
          content,
          contentType: `text/calendar; charset=utf-8; method=${method}`,
        })),
      };

/** Sends by SMTP over a few persistent connections. */
export function smtpTransport({ smtpUrl, mailFrom }: { smtpUrl: string; mailFrom: string }): MailTransport {
  const transport = createTransport({
    url: smtpUrl,
    pool: true,
    ...timeouts,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    async send(to, { subject, text, html, unsubscribe, calendars = [] }) {
      try {
        // In an object, the recipient is never parsed as a list.
        await transport.sendMail({
          from: mailFrom,
          to: { name: '', address: to },
          subject,
          text,
          html,
          ...(unsubscribe !== undefined && { headers: unsubscribeHeaders(unsubscribe) }),
          ...calendarParts(calendars),
        });
      } catch (error) {
        const { permanent, command } = error as { permanent?: boolean; command?: string };
        if (permanent && command === 'RCPT TO') throw new RefusedRecipient('refused', { cause: error });
        throw error;
      }
    },
    close: () => transport.close(),
  };
}

/** Stores letters in the database, for /dev/mail. */
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
 * Whether mail is stored and shown at /dev/mail: without an SMTP server, with the embedded database, on a site that
 * only this machine can open. A reader of that page can sign in to any account.
 */
export const storesMail = ({ appOrigin, databaseUrl, smtpUrl }: MailConfig) =>
  databaseUrl === null && smtpUrl === null && isLoopbackOrigin(appOrigin);

/** Whether mail can be read by its recipients at all. Otherwise it waits in the outbox. */
export const sendsMail = (config: MailConfig) => config.smtpUrl !== null || storesMail(config);

/** For an operator who has configured no way to send mail. */
export const mailIsOff =
  'Email is off because SMTP_URL is not set: no one can confirm a new account, sign in by code or link, reset a password, ' +
  'or be notified of changes to their account. Requested mail waits up to three days for SMTP_URL.';

/** How mail is sent. Null if it can't be sent and waits in the outbox. */
export function mailTransportFor(
  sql: Sql,
  clock: Clock,
  config: MailConfig & Pick<Config, 'mailFrom'>,
): MailTransport | null {
  const { smtpUrl, mailFrom } = config;
  if (smtpUrl !== null) return smtpTransport({ smtpUrl, mailFrom });
  return storesMail(config) ? storingTransport(sql, clock) : null;
}
