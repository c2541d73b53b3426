import type { CasePhrases } from '@vetsync/machines/model/exchange';
import { definePhrases, type PhraseWords } from '../../../language/definePhrases.ts';

/** Where somebody stands whom an organization has taken in: statuses, priorities, what came of it, on screens and in notices. */
export const casePhrases = definePhrases('cases', {
  active: 'Active',
  at_risk: 'At Risk',
  graduated: 'Graduated',
  left: 'Left',
  enrolled: 'Enrolled',
  on_leave: 'On leave',
  hired: 'Hired',
  started: 'Started',
  active_treatment: 'Active Treatment',
  follow_up: 'Follow-up',
  recovering: 'Recovering',
  discharged: 'Discharged',
  waiting: 'Waiting',
  under_review: 'Under Review',
  processing: 'Processing',
  scheduled: 'Scheduled',
  in_progress: 'In Progress',
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
