import type { Translated } from '../../language/translate.ts';
import * as leadAnalytics from './LeadAnalytics.words.ts';
import * as leadAnalyticsSpanish from './LeadAnalytics.words.es.ts';
import * as leadsAdmin from './LeadsAdmin.words.ts';
import * as leadsAdminSpanish from './LeadsAdmin.words.es.ts';
import * as leadsPhrases from './Leads.phrases.ts';
import * as leadsPhrasesSpanish from './Leads.phrases.es.ts';
import * as solutionRequests from './SolutionRequests.words.ts';
import * as solutionRequestsSpanish from './SolutionRequests.words.es.ts';

/** Spanish words of the leads screens. */
export const leadsSpanish: readonly Translated[] = [
  [leadAnalytics.localAnalyticsWords, leadAnalyticsSpanish.localAnalyticsWords],
  [leadAnalytics.serverAnalyticsWords, leadAnalyticsSpanish.serverAnalyticsWords],
  [leadsAdmin.leadsAdminWords, leadsAdminSpanish.leadsAdminWords],
  [leadsAdmin.leadsSummaryWords, leadsAdminSpanish.leadsSummaryWords],
  [leadsAdmin.leadsTableWords, leadsAdminSpanish.leadsTableWords],
  [leadsAdmin.leadsToolbarWords, leadsAdminSpanish.leadsToolbarWords],
  [leadsAdmin.liveWords, leadsAdminSpanish.liveWords],
  [leadsAdmin.leadDetailWords, leadsAdminSpanish.leadDetailWords],
  [leadsPhrases.leadsPhrases, leadsPhrasesSpanish.leadsPhrases],
  [solutionRequests.solutionStatusNames, solutionRequestsSpanish.solutionStatusNames],
  [solutionRequests.solutionListNames, solutionRequestsSpanish.solutionListNames],
  [solutionRequests.solutionRequestsWords, solutionRequestsSpanish.solutionRequestsWords],
  [solutionRequests.solutionRequestWords, solutionRequestsSpanish.solutionRequestWords],
];
