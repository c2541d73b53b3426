import { calendarText } from '@vetsync/machines/model/calendarFile';
import * as letters from '@vetsync/machines/model/letters';
import type { Config } from '../../config.ts';
import type { MailRequest, WriteEmail } from '../../mail/mail.ts';
import type { Accounts } from '../accounts.ts';
import type { EmailKind } from './mailRequests.ts';

type Write = (request: MailRequest, site: letters.Site) => Promise<letters.Letter | null>;

/** Writes the emails about accounts. This is the only code that checks whether an email address has an account. */
export function accountEmails({
  users,
  registrations,
  oneTimeCodes,
  resets,
  emailChanges,
  invitations,
  notifications,
  config,
}: Pick<Accounts, 'users' | 'registrations' | 'oneTimeCodes' | 'resets' | 'emailChanges'> & {
  /** Makes the token of an open invitation. Null if it has ended. */
  invitations: { issueToken(id: string, email: string): Promise<string | null> };
  /** What a person has not read. Null if they have read it all, or no longer want this mail. */
  notifications: {
    newsFor(request: MailRequest): Promise<letters.UnreadNews | null>;
    /** Of a link that ends this mail. */
    issueToken(userId: string): Promise<string>;
  };
  config: Pick<Config, 'appOrigin'>;
}): WriteEmail {
  const writers: Record<Exclude<EmailKind, letters.NoticeKind> | 'notifications', Write> = {
    async confirm({ recipient, returnTo }, site) {
      if (await users.byEmail(recipient)) {
        await registrations.withdraw(recipient);
        return letters.alreadyRegisteredLetter(site);
      }
      const token = await registrations.issueToken(recipient);
      return token === null ? null : letters.confirmLetter(site, { token, returnTo });
    },
    async link({ recipient, returnTo }, site) {
      const secrets = await oneTimeCodes.issue(recipient);
      return secrets ? letters.signInLetter(site, { ...secrets, returnTo }) : letters.noAccountLetter(site);
    },
    async recover({ recipient, returnTo }, site) {
      const token = await resets.issue(recipient);
      return token === null ? letters.noAccountLetter(site) : letters.resetLetter(site, { token, returnTo });
    },
    async new_email({ recipient, userId }, site) {
      const token = userId === null ? null : await emailChanges.issue(userId, recipient);
      if (token === null) return null;
      return token === 'taken' ? letters.newEmailTakenLetter(site) : letters.newEmailLetter(site, token);
    },
    async invitation({ recipient, invitationId }, site) {
      const token = invitationId === null ? null : await invitations.issueToken(invitationId, recipient);
      return token === null ? null : letters.invitationLetter(site, token);
    },
    async notifications(request, site) {
      const unread = await notifications.newsFor(request);
      if (!unread) return null;
      const token = await notifications.issueToken(unread.userId);
      const email = `no-reply@${new URL(site.appOrigin).hostname}`;
      const calendars = unread.bookings.map((booking) => {
        const method = booking.status === 'cancelled' ? 'CANCEL' : 'REQUEST';
        const from = { name: booking.organizationName, email };
        const sent = { method, from, to: request.recipient } as const;
        const { locale: language } = site;
        const now = request.requestedAt.getTime();
        return {
          method,
          content: calendarText([letters.bookingEntry(booking, language)], { now, language, sent }),
        } as const;
      });
      return { ...letters.notificationsLetter(site, unread.news, token), calendars };
    },
  };

  return async (request) => {
    const { kind, locale, requestedAt } = request;
    const site = { appOrigin: config.appOrigin, locale };
    if (letters.isNotice(kind)) return letters.noticeLetter(kind, site, requestedAt);
    if (!Object.hasOwn(writers, kind)) throw new Error(`No letter of kind ${kind}`);
    return writers[kind as keyof typeof writers](request, site);
  };
}
