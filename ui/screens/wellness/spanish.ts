import type { Translated } from '../../language/translate.ts';
import * as claimEditor from './claims/ClaimEditor.words.ts';
import * as claimEditorSpanish from './claims/ClaimEditor.words.es.ts';
import * as claims from './Claims.words.ts';
import * as claimsSpanish from './Claims.words.es.ts';
import * as ownProviders from './providers/OwnProviders.words.ts';
import * as ownProvidersSpanish from './providers/OwnProviders.words.es.ts';
import * as providerFinder from './ProviderFinder.words.ts';
import * as providerFinderSpanish from './ProviderFinder.words.es.ts';
import * as scheduleDialog from './ScheduleDialog.words.ts';
import * as scheduleDialogSpanish from './ScheduleDialog.words.es.ts';
import * as wellness from './Wellness.words.ts';
import * as wellnessSpanish from './Wellness.words.es.ts';
import * as wellnessCheck from './WellnessCheck.words.ts';
import * as wellnessCheckSpanish from './WellnessCheck.words.es.ts';
import * as wellnessPhrases from './Wellness.phrases.ts';
import * as wellnessPhrasesSpanish from './Wellness.phrases.es.ts';

/** Spanish words of the wellness screens. */
export const wellnessFamilySpanish: readonly Translated[] = [
  [wellness.appointmentDetailWords, wellnessSpanish.appointmentDetailWords],
  [claimEditor.claimEditorWords, claimEditorSpanish.claimEditorWords],
  [claims.claimsWords, claimsSpanish.claimsWords],
  [ownProviders.ownProvidersWords, ownProvidersSpanish.ownProvidersWords],
  [providerFinder.providerFinderWords, providerFinderSpanish.providerFinderWords],
  [scheduleDialog.scheduleWords, scheduleDialogSpanish.scheduleWords],
  [wellness.wellnessWords, wellnessSpanish.wellnessWords],
  [wellnessCheck.wellnessCheckWords, wellnessCheckSpanish.wellnessCheckWords],
  [wellnessPhrases.wellnessPhrases, wellnessPhrasesSpanish.wellnessPhrases],
];
