import type { StandingPhrases } from '@vetsync/machines/portalAnalytics/model';
import { definePhrases, type PhraseWords } from '../../language/definePhrases.ts';

/** Where an application stands, for the organization's staff. */
export const receivedStatusNames = definePhrases('receivedStatus', {
  submitted: 'New',
  enrolled: 'New',
  under_review: 'Waitlisted',
  interview: 'Interview',
  interview_scheduled: 'Interview',
  offered: 'Offer made',
  hired: 'Hired',
  accepted: 'Accepted',
  active: 'Active',
  rejected: 'Rejected',
  withdrawn: 'Withdrawn',
} satisfies PhraseWords<StandingPhrases>);
