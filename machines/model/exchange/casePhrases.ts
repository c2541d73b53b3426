import { phrasesOf } from '../../system/model/phrase.ts';
import type { Phrase } from '../../system/model/phrase.ts';
import type { CaseOutcome, CaseStatus, ServiceStatus } from '../cases/caseStatuses.ts';
import type { CasePriority } from './cases.ts';

type Names =
  | 'active'
  | 'atRisk'
  | 'graduated'
  | 'left'
  | 'enrolled'
  | 'onLeave'
  | 'hired'
  | 'started'
  | 'activeTreatment'
  | 'followUp'
  | 'recovering'
  | 'discharged'
  | 'waiting'
  | 'underReview'
  | 'processing'
  | 'scheduled'
  | 'inProgress'
  | 'done'
  | 'declined'
  | 'high'
  | 'medium'
  | 'low'
  | 'work'
  | 'school'
  | 'housing'
  | 'completed';

/** Where somebody stands whom an organization has taken in. */
export type CasePhrases = Readonly<Record<Names, []>>;

export const casePhrase = phrasesOf<CasePhrases>('cases');

/** The labels that the specification has (feature spec, section 4), and those of what it doesn't name. */
export const caseStatusNames: Readonly<Record<CaseStatus, Phrase>> = {
  active: casePhrase('active'),
  at_risk: casePhrase('atRisk'),
  graduated: casePhrase('graduated'),
  left: casePhrase('left'),
  enrolled: casePhrase('enrolled'),
  on_leave: casePhrase('onLeave'),
  hired: casePhrase('hired'),
  started: casePhrase('started'),
  active_treatment: casePhrase('activeTreatment'),
  follow_up: casePhrase('followUp'),
  recovering: casePhrase('recovering'),
  discharged: casePhrase('discharged'),
};
export const serviceStatusNames: Readonly<Record<ServiceStatus, Phrase>> = {
  waiting: casePhrase('waiting'),
  under_review: casePhrase('underReview'),
  processing: casePhrase('processing'),
  scheduled: casePhrase('scheduled'),
  in_progress: casePhrase('inProgress'),
  done: casePhrase('done'),
  declined: casePhrase('declined'),
};
export const casePriorityNames: Readonly<Record<CasePriority, Phrase>> = {
  high: casePhrase('high'),
  medium: casePhrase('medium'),
  low: casePhrase('low'),
};
export const caseOutcomeNames: Readonly<Record<CaseOutcome, Phrase>> = {
  work: casePhrase('work'),
  school: casePhrase('school'),
  housing: casePhrase('housing'),
  completed: casePhrase('completed'),
  left: casePhrase('left'),
};
