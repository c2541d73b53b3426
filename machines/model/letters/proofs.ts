import { invitationLifetimeMs } from '../../organizations/model/invitationLifetime.ts';
import { returnToEntry } from '../../account/model/returnTo.ts';
import { formatQuery } from '../text/query.ts';
import { routes } from '../../shell/model/routes.ts';
import { letter, pageLink, wordsOf } from './letter.ts';
import type { Letter, Part, Site } from './letter.ts';

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
/** How long emailed links and codes are valid, in milliseconds. */
export const confirmLinkMs = 24 * hourMs;
export const signInCodeMs = 10 * minuteMs;
export const resetLinkMs = hourMs;
export const newEmailLinkMs = 24 * hourMs;

/** What a mailed link carries: its token, and where its page leads. */
export interface MailedLink {
  token: string;
  /** A path of this site, if not its root. */
  returnTo?: string | null;
}

/**
 * URL of a page with a token. The token is in the fragment: browsers send it to no server and in no `Referer`. Scanners
 * that follow links in emails can't use it up, because each page waits for a press, or for the person's own session.
 */
const tokenLink = (site: Site, { pattern }: { pattern: string }, { token, returnTo }: MailedLink) =>
  `${pageLink(site, pattern)}#${formatQuery({ token, ...returnToEntry(returnTo) }).slice(1)}`;

const signInLink = (site: Site) => ({
  link: pageLink(site, routes.auth.pattern),
  label: wordsOf(site).signIn,
});

/** An email that someone asked for by typing its address. */
const asked = (site: Site, subject: string, parts: readonly Part[]): Letter =>
  letter(site.locale, subject, { parts, footer: [wordsOf(site).why.address] });

export function confirmLetter(site: Site, mailed: MailedLink): Letter {
  const { subject, welcome, link, validity, notYou } = wordsOf(site).confirm;
  return asked(site, subject, [
    welcome,
    { link: tokenLink(site, routes.confirmEmail, mailed), label: link },
    validity(confirmLinkMs / hourMs),
    notYou,
  ]);
}

export function alreadyRegisteredLetter(site: Site): Letter {
  const { alreadyRegistered, nothingToDo } = wordsOf(site);
  return asked(site, alreadyRegistered.subject, [alreadyRegistered.happened, signInLink(site), nothingToDo]);
}

export function signInLetter(site: Site, { code, ...mailed }: MailedLink & { code: string }): Letter {
  const { code: words, signIn } = wordsOf(site);
  return asked(site, words.subject, [
    { code, label: words.code },
    words.use,
    { link: tokenLink(site, routes.oneTimeLink, mailed), label: signIn },
    words.validity(signInCodeMs / minuteMs),
    words.notYou,
  ]);
}

/** Sent to an email without an account when somebody requests a sign-in code or a password reset for it. */
export function noAccountLetter(site: Site): Letter {
  const { noAccount, nothingToDo } = wordsOf(site);
  return asked(site, noAccount.subject, [
    noAccount.happened,
    { link: `${pageLink(site, routes.auth.pattern)}?tab=sign-up`, label: noAccount.link },
    nothingToDo,
  ]);
}

export function resetLetter(site: Site, mailed: MailedLink): Letter {
  const { subject, happened, link, validity, notYou } = wordsOf(site).reset;
  return asked(site, subject, [
    happened,
    { link: tokenLink(site, routes.resetPassword, mailed), label: link },
    validity(resetLinkMs / minuteMs),
    notYou,
  ]);
}

/** Sent to the new email of an account for confirmation. */
export function newEmailLetter(site: Site, token: string): Letter {
  const { subject, happened, link, validity, notYou } = wordsOf(site).newEmail;
  return asked(site, subject, [
    happened,
    { link: tokenLink(site, routes.confirmNewEmail, { token }), label: link },
    validity(newEmailLinkMs / hourMs),
    notYou,
  ]);
}

/** Sent instead if the new email already has an account. */
export function newEmailTakenLetter(site: Site): Letter {
  const { newEmailTaken, nothingToDo } = wordsOf(site);
  return asked(site, newEmailTaken.subject, [
    newEmailTaken.happened,
    newEmailTaken.wasYou,
    signInLink(site),
    nothingToDo,
  ]);
}

/** Without the names of the organization and the inviter, which could say anything to anybody. */
export function invitationLetter(site: Site, token: string): Letter {
  const { subject, happened, link, validity, notYou } = wordsOf(site).invitation;
  return asked(site, subject, [
    happened,
    { link: tokenLink(site, routes.joinOrganization, { token }), label: link },
    validity(invitationLifetimeMs / (24 * hourMs)),
    notYou,
  ]);
}
