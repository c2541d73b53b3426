import type { Translated } from '../../language/translate.ts';
import { listingsPhrasesSpanish } from './Listings.phrases.es.ts';
import { newOrganizationSpanish } from './NewOrganization.words.es.ts';
import { organizationStatusSpanish } from './OrganizationStatus.words.es.ts';
import { organizationsPhrasesSpanish } from './Organizations.phrases.es.ts';

/** Spanish words of the screens of organizations. */
export const organizationsSpanish: readonly Translated[] = [
  newOrganizationSpanish,
  organizationStatusSpanish,
  organizationsPhrasesSpanish,
  listingsPhrasesSpanish,
];
