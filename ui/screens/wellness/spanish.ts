import type { Translated } from '../../language/translate.ts';
import { appointmentDetailSpanish } from './AppointmentDetail.words.es.ts';
import { claimEditorSpanish } from './claims/ClaimEditor.words.es.ts';
import { claimsSpanish } from './Claims.words.es.ts';
import { ownProvidersSpanish } from './providers/OwnProviders.words.es.ts';
import { providerFinderSpanish } from './ProviderFinder.words.es.ts';
import { scheduleSpanish } from './ScheduleDialog.words.es.ts';
import { wellnessCheckSpanish } from './WellnessCheck.words.es.ts';
import { wellnessPhrasesSpanish } from './Wellness.phrases.es.ts';
import { wellnessSpanish } from './Wellness.words.es.ts';

/** Spanish words of the wellness screens. */
export const wellnessFamilySpanish: readonly Translated[] = [
  appointmentDetailSpanish,
  claimEditorSpanish,
  claimsSpanish,
  ownProvidersSpanish,
  providerFinderSpanish,
  scheduleSpanish,
  wellnessCheckSpanish,
  wellnessPhrasesSpanish,
  wellnessSpanish,
];
