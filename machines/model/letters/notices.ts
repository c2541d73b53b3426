import { forgotHref } from '../../auth/model/authRoute.ts';
import { siteRoot } from '../../auth/model/returnTo.ts';
import { routes } from '../../shell/model/routes.ts';
import { letter } from './letter.ts';
import type { Letter, Part, Site } from './letter.ts';

interface Notice {
  subject: string;
  happened: string;
  notYou?: (site: Site) => Part[];
}

const accountLink = ({ appOrigin }: Site): Part => ({
  link: `${appOrigin}${routes.account.pattern.replace('/*?', '')}`,
  label: 'See my account',
});
const chooseNewPassword = ({ appOrigin }: Site): Part[] => [
  "It wasn't you? Then somebody else has got in. Choose a new password at once: that signs them out.",
  { link: `${appOrigin}${forgotHref(siteRoot)}`, label: 'Choose a new password' },
];
const lookAtAccount = (site: Site): Part[] => [
  "It wasn't you? Then somebody else has got in. Change it back, choose a new password and end the sessions you don't know.",
  accountLink(site),
];

/** Emails that notify an account's owner of changes to it. */
const notices = {
  password_changed: {
    subject: 'Your VetSync password was changed',
    happened: 'The password of your VetSync account was changed. All other devices were signed out.',
    notYou: chooseNewPassword,
  },
  password_reset: {
    subject: 'Your VetSync password was reset',
    happened:
      'A new password was chosen for your VetSync account, by a link we mailed to you. All other devices were signed out.',
    notYou: () => [
      "It wasn't you? Then somebody else can read your mail. Choose a new password for your mail first, then one for VetSync.",
    ],
  },
  email_changed: {
    subject: 'Your VetSync account has a new email address',
    happened:
      'The email address of your VetSync account was changed. From now on we write to the new one; this is the last letter to this address.',
    notYou: () => [
      "It wasn't you? Then somebody else has your account. Tell the people who run this site at once, from this address: they can close the account to whoever has it.",
    ],
  },
  second_factor_on: {
    subject: 'Two-step sign-in is on',
    happened:
      'Signing in to your VetSync account now also asks for a code of an authenticator app. All other devices were signed out.',
    notYou: lookAtAccount,
  },
  second_factor_off: {
    subject: 'Two-step sign-in is off',
    happened:
      'Signing in to your VetSync account no longer asks for a code of an authenticator app. All other devices were signed out.',
    notYou: lookAtAccount,
  },
  second_factor_added: {
    subject: 'An authenticator app was added to your VetSync account',
    happened:
      'Another authenticator app can now be used to sign in to your VetSync account. All other devices were signed out.',
    notYou: lookAtAccount,
  },
  second_factor_removed: {
    subject: 'An authenticator app was removed from your VetSync account',
    happened:
      'An authenticator app can no longer be used to sign in to your VetSync account. Another one still can. All other devices were signed out.',
    notYou: lookAtAccount,
  },
  recovery_codes_new: {
    subject: 'You have new recovery codes for VetSync',
    happened:
      'Ten new recovery codes were made for your VetSync account. The old ones open nothing any more. All other devices were signed out.',
    notYou: lookAtAccount,
  },
  recovery_code_used: {
    subject: 'A recovery code was used to sign in to VetSync',
    happened:
      'Somebody signed in to your VetSync account with one of your recovery codes. That code is spent now.',
    notYou: lookAtAccount,
  },
  second_factor_tried: {
    subject: 'Wrong sign-in codes were tried at your VetSync account',
    happened:
      'Somebody got past the first step of signing in to your VetSync account, then entered several wrong codes. They did not get in.',
    notYou: () => [
      "It wasn't you? Then somebody else knows your password, or can read your mail. Choose a new password for your mail and for VetSync.",
    ],
  },
  google_linked: {
    subject: 'Google was connected to your VetSync account',
    happened: 'From now on a Google account can be used to sign in to your VetSync account.',
    notYou: lookAtAccount,
  },
  google_unlinked: {
    subject: 'Google was disconnected from your VetSync account',
    happened: 'Your Google account can no longer be used to sign in to your VetSync account.',
    notYou: lookAtAccount,
  },
  goodbye: {
    subject: 'Your VetSync account was deleted',
    happened:
      'Your VetSync account was deleted, with everything we kept of you. Thank you for having been with us; you are welcome back at any time.',
  },
} as const satisfies Record<string, Notice>;

export type NoticeKind = keyof typeof notices;
export const noticeKinds = Object.keys(notices) as NoticeKind[];
export const isNotice = (kind: string): kind is NoticeKind => kind in notices;

const when = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' });
/** Such as "November 24, 2026 at 10:15 AM (UTC)". */
const instant = (at: Date) => `${when.format(at).replaceAll(/\s/g, ' ')} (UTC)`;

/** @param at Time of the change. */
export function noticeLetter(kind: NoticeKind, site: Site, at: Date): Letter {
  const { subject, happened, notYou }: Notice = notices[kind];
  return letter(subject, [happened, `This was on ${instant(at)}.`, ...(notYou?.(site) ?? [])]);
}
