import { routes } from '@vetsync/machines/model';
import type { Config } from '../config.ts';
import { letter } from '../mail/letter.ts';
import type { MailRequest, WriteLetter } from '../mail/mail.ts';
import { linkLifetimeMs } from './registrations.ts';
import type { Registrations } from './registrations.ts';
import type { Users } from './users.ts';

type Origin = Pick<Config, 'appOrigin'>;

const hours = linkLifetimeMs / 3_600_000;

/**
 * Page that confirms an address. The token is a fragment: browsers send it to no server and in no `Referer`, and what
 * follows links in mails to look at them can't spend it.
 */
export const confirmLink = ({ appOrigin }: Origin, token: string) =>
  `${appOrigin}${routes.confirmEmail.pattern}#token=${token}`;

// Nothing that a stranger typed, such as a name, stands in these letters: they could be sent to anybody.
const confirmLetter = (config: Origin, token: string) =>
  letter('Confirm your email address for VetSync', [
    'Welcome to VetSync. One step is left: confirm that this is your email address.',
    { link: confirmLink(config, token), label: 'Confirm my email address' },
    `The link works once, within ${hours} hours.`,
    "You didn't sign up just now? Then don't open the link. Without it, no account is made with your address.",
  ]);

const alreadyRegisteredLetter = ({ appOrigin }: Origin) =>
  letter('You already have a VetSync account', [
    'Somebody tried to sign up at VetSync with your email address. You have an account already, and nothing about it has changed.',
    { link: `${appOrigin}${routes.auth.pattern}`, label: 'Sign in to VetSync' },
    "It wasn't you? Then there is nothing to do.",
  ]);

/** The letters of the account system. Only here it is looked up whether an address has an account. */
export function accountLetters({
  users,
  registrations,
  config,
}: {
  users: Users;
  registrations: Registrations;
  config: Origin;
}): WriteLetter {
  async function confirm({ recipient, registrationId }: MailRequest) {
    if (await users.byEmail(recipient)) {
      await registrations.withdraw(recipient);
      return alreadyRegisteredLetter(config);
    }
    const token = await registrations.issueToken(recipient, registrationId);
    return token === null ? null : confirmLetter(config, token);
  }

  return async (request) => {
    if (request.kind !== 'confirm') throw new Error(`No letter of kind ${request.kind}`);
    return confirm(request);
  };
}
