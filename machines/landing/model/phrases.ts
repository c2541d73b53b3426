import { codesOf } from '../../system/model/phrase.ts';

/** Reasons to reject a request for a custom solution. */
export type LandingPhrases = {
  fieldRequired: [];
  organizationTooLong: [max: number];
  useCaseTooLong: [max: number];
  requirementsTooLong: [max: number];
};

export const landingCode = codesOf<LandingPhrases>('landing');
