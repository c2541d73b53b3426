import type { OrganizationResultPhrases } from '@vetsync/machines/organizations/model';
import { definePhrases, type PhraseWords } from '../../language/definePhrases.ts';

/** What has become of a change of an organization or its staff. */
export const organizationResultPhrases = definePhrases('organizationResults', {
  saved: 'Profile saved',
  appliedAgain: 'Sent for approval again',
  appliedAgainMore: 'We’ll email the owners as soon as an administrator has decided.',
  invited: (email) => `${email} is invited`,
  invitedMore: 'We’ll email them a link that works for seven days.',
  resent: (email) => `We mail ${email} a new link`,
  withdrawn: 'Invitation withdrawn',
  roleChanged: 'Role changed',
  handedOver: 'Ownership handed over',
  removed: 'Removed from staff',
  left: 'You have left the organization',
  ended: (name) => `${name} has closed`,
  endedMore: 'We’ll tell everyone who applied or worked there.',
  otherName: 'This isn’t the name of the organization',
  staffFailed: 'Nothing was changed',
  decided: (name) => `Decision on ${name} stored`,
  decidedMore: 'We email its owners.',
  decisionFailed: 'The decision wasn’t saved',
} satisfies PhraseWords<OrganizationResultPhrases>);
