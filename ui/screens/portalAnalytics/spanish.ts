import type { Translated } from '../../language/translate.ts';
import * as organizationReport from './OrganizationReport.words.ts';
import * as organizationReportSpanish from './OrganizationReport.words.es.ts';
import * as portalAnalyticsPhrases from './PortalAnalytics.phrases.ts';
import * as portalAnalyticsPhrasesSpanish from './PortalAnalytics.phrases.es.ts';

/** Spanish words of the portalAnalytics screens. */
export const portalAnalyticsFamilySpanish: readonly Translated[] = [
  [organizationReport.organizationReportWords, organizationReportSpanish.organizationReportWords],
  [portalAnalyticsPhrases.portalAnalyticsPhrases, portalAnalyticsPhrasesSpanish.portalAnalyticsPhrases],
];
