import { routes } from '../../shell/model/routes.ts';
import { letter } from './letter.ts';
import type { Letter, Site } from './letter.ts';

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
/** How long emailed links and codes are valid, in milliseconds. */
export const confirmLinkMs = 24 * hourMs;
export const signInCodeMs = 10 * minuteMs;
export const resetLinkMs = hourMs;
export const newEmailLinkMs = 24 * hourMs;

/**
 * URL of a page with a token. The token is in the fragment: browsers send it to no server and in no `Referer`, and
 * scanners that follow links in emails can't use it up.
 */
const tokenLink = ({ appOrigin }: Site, { pattern }: { pattern: string }, token: string) =>
  `${appOrigin}${pattern}#token=${token}`;
const confirmLink = (site: Site, token: string) => tokenLink(site, routes.confirmEmail, token);

const signInLink = ({ appOrigin }: Site) => ({
  link: `${appOrigin}${routes.auth.pattern}`,
  label: 'Sign in to VetSync',
});
const notYou = "It wasn't you? Then there is nothing to do.";

// These emails never contain user input such as a name, because anyone can have them sent to any email address.

export const confirmLetter = (site: Site, token: string): Letter =>
  letter('Confirm your email address for VetSync', [
    'Welcome to VetSync. One step is left: confirm that this is your email address.',
    { link: confirmLink(site, token), label: 'Confirm my email address' },
    `The link works once, within ${confirmLinkMs / hourMs} hours. Open it in the browser you signed up with. In any other browser, you choose your password again.`,
    "You didn't sign up just now? Then don't open the link. Without it, no account is made with your address.",
  ]);

export const alreadyRegisteredLetter = (site: Site): Letter =>
  letter('You already have a VetSync account', [
    'Somebody tried to sign up at VetSync with your email address. You have an account already, and nothing about it has changed.',
    signInLink(site),
    notYou,
  ]);

export const signInLetter = (site: Site, { token, code }: { token: string; code: string }): Letter =>
  letter('Your VetSync code and link', [
    { code, label: 'Your code' },
    'Type it on the page that asks for it. Or sign in with this link, on any device:',
    { link: tokenLink(site, routes.oneTimeLink, token), label: 'Sign in to VetSync' },
    `Code and link work within ${signInCodeMs / minuteMs} minutes, and only one of them, once.`,
    "Nobody from VetSync will ever ask you for this code. You didn't ask for it? Then somebody typed your address; without the code they can't get in.",
  ]);

/** Sent to an email without an account when somebody requests a sign-in code or a password reset for it. */
export const noAccountLetter = ({ appOrigin }: Site): Letter =>
  letter('There is no VetSync account with this address', [
    'Somebody wanted to sign in at VetSync with your email address. There is no account with it. You may have signed up with another address of yours.',
    { link: `${appOrigin}${routes.auth.pattern}?tab=sign-up`, label: 'Sign up for VetSync' },
    notYou,
  ]);

export const resetLetter = (site: Site, token: string): Letter =>
  letter('Choose a new password for VetSync', [
    'Somebody asked for a new password for your VetSync account. If it was you, choose one here:',
    { link: tokenLink(site, routes.resetPassword, token), label: 'Choose a new password' },
    `The link works once, within ${resetLinkMs / minuteMs} minutes. Until you use it, your account stays as it is.`,
    "It wasn't you? Then don't open the link. There is nothing else to do.",
  ]);

/** Sent to the new email of an account for confirmation. */
export const newEmailLetter = (site: Site, token: string): Letter =>
  letter('Confirm your new email address for VetSync', [
    'You asked to use this address for your VetSync account. Open the link where you are signed in:',
    { link: tokenLink(site, routes.confirmNewEmail, token), label: 'Use this address' },
    `The link works once, within ${newEmailLinkMs / hourMs} hours. Until then your account keeps its former address.`,
    "You didn't ask for this? Then somebody mistyped their address. There is nothing to do.",
  ]);

/** Sent instead if the new email already has an account. */
export const newEmailTakenLetter = (site: Site): Letter =>
  letter('This address already has a VetSync account', [
    'Somebody asked to use this address for their VetSync account. It belongs to an account already, so nothing has changed.',
    'Was it you? Then you have two accounts. Sign in to the one with this address, or delete it first.',
    signInLink(site),
    notYou,
  ]);
