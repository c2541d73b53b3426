import type { Translated } from '../../language/translate.ts';
import { portalAnalyticsPhrasesSpanish } from './PortalAnalytics.phrases.es.ts';
import { portalAnalyticsSpanish } from './PortalAnalytics.words.es.ts';

/** Spanish words of the portalAnalytics screens. */
export const portalAnalyticsFamilySpanish: readonly Translated[] = [
  portalAnalyticsPhrasesSpanish,
  portalAnalyticsSpanish,
];
