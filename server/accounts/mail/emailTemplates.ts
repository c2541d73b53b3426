import * as letters from '@vetsync/machines/model/letters';
import type { Config } from '../../config.ts';
import type { MailRequest, WriteEmail } from '../../mail/mail.ts';
import type { Accounts } from '../accounts.ts';
import type { EmailKind } from './mailRequests.ts';

type Write = (request: MailRequest) => Promise<letters.Letter | null>;

/** Writes the emails about accounts. This is the only code that checks whether an email address has an account. */
export function accountEmails({
  users,
  registrations,
  oneTimeCodes,
  resets,
  emailChanges,
  config,
}: Pick<Accounts, 'users' | 'registrations' | 'oneTimeCodes' | 'resets' | 'emailChanges'> & {
  config: Pick<Config, 'appOrigin'>;
}): WriteEmail {
  const writers: Record<Exclude<EmailKind, letters.NoticeKind>, Write> = {
    async confirm({ recipient }) {
      if (await users.byEmail(recipient)) {
        await registrations.withdraw(recipient);
        return letters.alreadyRegisteredLetter(config);
      }
      const token = await registrations.issueToken(recipient);
      return token === null ? null : letters.confirmLetter(config, token);
    },
    async link({ recipient }) {
      const secrets = await oneTimeCodes.issue(recipient);
      return secrets ? letters.signInLetter(config, secrets) : letters.noAccountLetter(config);
    },
    async recover({ recipient }) {
      const token = await resets.issue(recipient);
      return token === null ? letters.noAccountLetter(config) : letters.resetLetter(config, token);
    },
    async new_email({ recipient, userId }) {
      const token = userId === null ? null : await emailChanges.issue(userId, recipient);
      if (token === null) return null;
      return token === 'taken' ? letters.newEmailTakenLetter(config) : letters.newEmailLetter(config, token);
    },
  };

  return async (request) => {
    const { kind, requestedAt } = request;
    if (letters.isNotice(kind)) return letters.noticeLetter(kind, config, requestedAt);
    if (!Object.hasOwn(writers, kind)) throw new Error(`No letter of kind ${kind}`);
    return writers[kind as keyof typeof writers](request);
  };
}
