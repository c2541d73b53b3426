import type { Translated } from '../../language/translate.ts';
import { localAnalyticsSpanish, serverAnalyticsSpanish } from './LeadAnalytics.words.es.ts';
import {
  leadDetailSpanish,
  leadsAdminSpanish,
  leadsSummarySpanish,
  leadsTableSpanish,
  leadsToolbarSpanish,
  liveSpanish,
} from './LeadsAdmin.words.es.ts';
import {
  solutionRequestSpanish,
  solutionRequestsSpanish,
  solutionStatusNamesSpanish,
} from './SolutionRequests.words.es.ts';
import { leadsPhrasesSpanish } from './Leads.phrases.es.ts';

/** Spanish words of the leads screens. */
export const leadsSpanish: readonly Translated[] = [
  leadDetailSpanish,
  leadsAdminSpanish,
  leadsSummarySpanish,
  leadsTableSpanish,
  leadsToolbarSpanish,
  liveSpanish,
  localAnalyticsSpanish,
  serverAnalyticsSpanish,
  solutionRequestSpanish,
  solutionRequestsSpanish,
  solutionStatusNamesSpanish,
  leadsPhrasesSpanish,
];
