import type { Translated } from '../../language/translate.ts';
import { listingsPhrasesSpanish } from './Listings.phrases.es.ts';
import { listingsSpanish } from './listings/spanish.ts';
import { joinOrganizationSpanish } from './JoinOrganization.words.es.ts';
import { memberRoleSpanish } from './MemberRole.words.es.ts';
import { newOrganizationSpanish } from './NewOrganization.words.es.ts';
import { organizationFrameSpanish } from './OrganizationFrame.words.es.ts';
import { organizationPageSpanish } from './OrganizationPage.words.es.ts';
import { organizationStaffSpanish, staffConfirmationSpanish } from './OrganizationStaff.words.es.ts';
import { organizationStartSpanish } from './OrganizationStart.words.es.ts';
import { organizationStatusSpanish } from './OrganizationStatus.words.es.ts';
import { organizationResultPhrasesSpanish } from './OrganizationResults.phrases.es.ts';
import { ownOrganizationsSpanish } from './OwnOrganizations.words.es.ts';
import { publicPagesSpanish } from './listings/public/PublicPages.words.es.ts';
import { organizationsPhrasesSpanish } from './Organizations.phrases.es.ts';

/** Spanish words of the screens of organizations. */
export const organizationsSpanish: readonly Translated[] = [
  joinOrganizationSpanish,
  memberRoleSpanish,
  newOrganizationSpanish,
  ownOrganizationsSpanish,
  organizationFrameSpanish,
  organizationPageSpanish,
  organizationStaffSpanish,
  staffConfirmationSpanish,
  organizationStartSpanish,
  organizationStatusSpanish,
  organizationsPhrasesSpanish,
  listingsPhrasesSpanish,
  organizationResultPhrasesSpanish,
  ...listingsSpanish,
  publicPagesSpanish,
];
