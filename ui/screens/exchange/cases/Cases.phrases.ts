import type { CasePhrases } from '@vetsync/machines/model/exchange';
import { definePhrases, type PhraseWords } from '../../../language/definePhrases.ts';

/** Where somebody stands whom an organization has taken in. */
export const casePhrases = definePhrases('cases', {
  active: 'Active',
  atRisk: 'At Risk',
  graduated: 'Graduated',
  left: 'Left',
  enrolled: 'Enrolled',
  onLeave: 'On leave',
  hired: 'Hired',
  started: 'Started',
  activeTreatment: 'Active Treatment',
  followUp: 'Follow-up',
  recovering: 'Recovering',
  discharged: 'Discharged',
  waiting: 'Waiting',
  underReview: 'Under Review',
  processing: 'Processing',
  scheduled: 'Scheduled',
  inProgress: 'In Progress',
  done: 'Done',
  declined: 'Declined',
  high: 'High',
  medium: 'Medium',
  low: 'Low',
  work: 'Found work',
  school: 'Started school',
  housing: 'Found a home',
  completed: 'Completed',
} satisfies PhraseWords<CasePhrases>);
