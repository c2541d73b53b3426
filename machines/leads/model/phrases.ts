import { codesOf, phrasesOf } from '../../system/model/phrase.ts';
import type { SolutionStatus } from './solutionRequestRoute.ts';

export type LeadsPhrases = {
  /** Reasons to reject a lead. */
  emailNotPlain: [];
  statusTooLong: [max: number];
  organizationTooLong: [max: number];
  interestTooLong: [max: number];
  sourceTooLong: [max: number];
  /** Reasons to reject a range of days. */
  rangeInvalid: [];
  rangeReversed: [];
} & Record<`marked_${SolutionStatus}`, []>;

export const leadsPhrase = phrasesOf<LeadsPhrases>('leads');
export const leadsCode = codesOf<LeadsPhrases>('leads');
