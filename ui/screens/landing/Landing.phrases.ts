import type { LandingPhrases } from '@vetsync/machines/landing/model';
import { definePhrases, type PhraseWords } from '../../language/definePhrases.ts';

/** What is wrong with a request for a custom solution (platform spec, section 5). */
export const landingPhrases = definePhrases('landing', {
  fieldRequired: 'Please fill in all required fields',
  organizationTooLong: 'Organization name too long',
  useCaseTooLong: 'Use case too long',
  requirementsTooLong: 'Requirements too long',
} satisfies PhraseWords<LandingPhrases>);
