import type { Translated } from '../../language/translate.ts';
import { portalAnalyticsPhrasesSpanish } from './PortalAnalytics.phrases.es.ts';
import { organizationReportSpanish } from './OrganizationReport.words.es.ts';

/** Spanish words of the portalAnalytics screens. */
export const portalAnalyticsFamilySpanish: readonly Translated[] = [
  portalAnalyticsPhrasesSpanish,
  organizationReportSpanish,
];
