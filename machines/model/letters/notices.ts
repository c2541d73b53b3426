import { forgotHref } from '../../account/model/authRoute.ts';
import { siteRoot } from '../../account/model/returnTo.ts';
import { ownOrganizationsHref } from '../../organizations/model/addresses.ts';
import { routes } from '../../shell/model/routes.ts';
import { instantIn, letter, pageLink, wordsOf } from './letter.ts';
import type { Letter, Part, Site } from './letter.ts';
import type { LettersWords } from './letters.words.ts';

export type NoticeKind = keyof LettersWords['notices'];

type NextStep = (site: Site, words: LettersWords['notice']) => Part[];

const chooseNewPassword: NextStep = (site, { choosePassword, password }) => [
  choosePassword,
  { link: pageLink(site, forgotHref(siteRoot)), label: password },
];
const lookAtAccount: NextStep = (site, { changeBack, account }) => [
  changeBack,
  { link: pageLink(site, routes.account.pattern.replace('/*?', '')), label: account },
];
const openOrganizations: NextStep = (site, { organizations }) => [
  { link: pageLink(site, ownOrganizationsHref), label: organizations },
];

/** What owners can do now: go on, or undo a change that wasn't theirs. */
const nextSteps: Record<NoticeKind, NextStep> = {
  password_changed: chooseNewPassword,
  password_reset: (_, { mailIsRead }) => [mailIsRead],
  email_changed: (_, { accountIsGone }) => [accountIsGone],
  second_factor_on: lookAtAccount,
  second_factor_off: lookAtAccount,
  second_factor_added: lookAtAccount,
  second_factor_removed: lookAtAccount,
  recovery_codes_new: lookAtAccount,
  recovery_code_used: lookAtAccount,
  second_factor_tried: (_, { passwordIsKnown }) => [passwordIsKnown],
  google_linked: lookAtAccount,
  google_unlinked: lookAtAccount,
  organization_approved: openOrganizations,
  organization_declined: openOrganizations,
  organization_suspended: openOrganizations,
  organization_ended: () => [],
  member_removed: () => [],
  goodbye: () => [],
};

export const noticeKinds = Object.keys(nextSteps) as NoticeKind[];
export const isNotice = (kind: string): kind is NoticeKind => Object.hasOwn(nextSteps, kind);

/** What is not about an account. */
const aboutWork: ReadonlySet<NoticeKind> = new Set([
  'organization_approved',
  'organization_declined',
  'organization_suspended',
  'organization_ended',
  'member_removed',
]);

/**
 * Emails that notify the owner of an account or an organization of changes to it.
 *
 * @param at Time of the change.
 */
export function noticeLetter(kind: NoticeKind, site: Site, at: Date): Letter {
  const { notice, notices, why } = wordsOf(site);
  const { subject, happened } = notices[kind];
  return letter(site.locale, subject, {
    parts: [happened, notice.when(instantIn(site, at)), ...nextSteps[kind](site, notice)],
    footer: [why[aboutWork.has(kind) ? 'staff' : 'account']],
  });
}
