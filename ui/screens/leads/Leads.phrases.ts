import type { LeadsPhrases } from '@vetsync/machines/leads/model';
import { definePhrases, type PhraseWords } from '../../language/definePhrases.ts';

/** What is wrong with a lead or a range of days (platform spec, section 5), and new statuses of requests. */
export const leadsPhrases = definePhrases('leads', {
  emailNotPlain: 'Please enter a valid email address',
  statusTooLong: 'Status too long',
  organizationTooLong: 'Organization name too long',
  interestTooLong: 'Interest description too long',
  sourceTooLong: 'Source too long',
  rangeInvalid: 'Please choose two valid dates',
  rangeReversed: 'The first day must not be after the last day',
  marked_new: 'Marked as new',
  marked_in_progress: 'Marked as in progress',
  marked_answered: 'Marked as answered',
  marked_closed: 'Request closed',
} satisfies PhraseWords<LeadsPhrases>);
