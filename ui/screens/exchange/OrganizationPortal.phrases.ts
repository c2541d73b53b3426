import type { PortalPhrases } from '@vetsync/machines/exchange/model';
import { definePhrases, type PhraseWords } from '../../language/usePhrases.ts';

/** Names of tabs that only the portal of a signed-in organization has. */
export const portalPhrases = definePhrases('organizationPortal', {
  applications: 'Applications',
  applicationsShort: 'Applied',
  candidates: 'Candidates',
} satisfies PhraseWords<PortalPhrases>);
