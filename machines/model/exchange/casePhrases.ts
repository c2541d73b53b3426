import { phrasesOf } from '../../system/model/phrase.ts';
import type { CaseOutcome, CaseStatus, ServiceStatus } from '../cases/caseStatuses.ts';
import type { CasePriority } from './cases.ts';

/** The labels that the specification has (feature spec, section 4), and those of what it doesn't name. */
export type CasePhrases = Readonly<Record<CaseStatus | ServiceStatus | CasePriority | CaseOutcome, []>>;

/** The name of where somebody stands whom an organization has taken in. */
export const casePhrase = phrasesOf<CasePhrases>('cases');
