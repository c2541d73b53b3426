import { phrasesOf } from '../../kit/phrase.ts';

/** Names of tabs that only the portal of a signed-in organization has. */
export type PortalPhrases = {
  applications: [];
  applicationsShort: [];
};

export const portalPhrase = phrasesOf<PortalPhrases>('organizationPortal');
