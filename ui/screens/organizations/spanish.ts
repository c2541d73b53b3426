import type { Translated } from '../../language/translate.ts';
import * as joinOrganization from './JoinOrganization.words.ts';
import * as joinOrganizationSpanish from './JoinOrganization.words.es.ts';
import * as listingsPhrases from './Listings.phrases.ts';
import * as listingsPhrasesSpanish from './Listings.phrases.es.ts';
import * as memberRole from './MemberRole.words.ts';
import * as memberRoleSpanish from './MemberRole.words.es.ts';
import * as newOrganization from './NewOrganization.words.ts';
import * as newOrganizationSpanish from './NewOrganization.words.es.ts';
import * as organizationFrame from './OrganizationFrame.words.ts';
import * as organizationFrameSpanish from './OrganizationFrame.words.es.ts';
import * as organizationPage from './OrganizationPage.words.ts';
import * as organizationPageSpanish from './OrganizationPage.words.es.ts';
import * as organizationResultsPhrases from './OrganizationResults.phrases.ts';
import * as organizationResultsPhrasesSpanish from './OrganizationResults.phrases.es.ts';
import * as organizationStaff from './OrganizationStaff.words.ts';
import * as organizationStaffSpanish from './OrganizationStaff.words.es.ts';
import * as organizationStart from './OrganizationStart.words.ts';
import * as organizationStartSpanish from './OrganizationStart.words.es.ts';
import * as organizationStatus from './OrganizationStatus.words.ts';
import * as organizationStatusSpanish from './OrganizationStatus.words.es.ts';
import * as organizationsPhrases from './Organizations.phrases.ts';
import * as organizationsPhrasesSpanish from './Organizations.phrases.es.ts';
import * as ownOrganizations from './OwnOrganizations.words.ts';
import * as ownOrganizationsSpanish from './OwnOrganizations.words.es.ts';
import * as publicPages from './listings/public/PublicPages.words.ts';
import * as publicPagesSpanish from './listings/public/PublicPages.words.es.ts';
import { listingsSpanish } from './listings/spanish.ts';

/** Spanish words of the screens of organizations. */
export const organizationsSpanish: readonly Translated[] = [
  [joinOrganization.joinOrganizationWords, joinOrganizationSpanish.joinOrganizationWords],
  [listingsPhrases.listingsPhrases, listingsPhrasesSpanish.listingsPhrases],
  [memberRole.memberRoleWords, memberRoleSpanish.memberRoleWords],
  [newOrganization.newOrganizationWords, newOrganizationSpanish.newOrganizationWords],
  [organizationFrame.organizationFrameWords, organizationFrameSpanish.organizationFrameWords],
  [organizationPage.organizationPageWords, organizationPageSpanish.organizationPageWords],
  [
    organizationResultsPhrases.organizationResultPhrases,
    organizationResultsPhrasesSpanish.organizationResultPhrases,
  ],
  [organizationStaff.organizationStaffWords, organizationStaffSpanish.organizationStaffWords],
  [organizationStaff.staffConfirmationWords, organizationStaffSpanish.staffConfirmationWords],
  [organizationStart.organizationStartWords, organizationStartSpanish.organizationStartWords],
  [organizationStatus.organizationStatusWords, organizationStatusSpanish.organizationStatusWords],
  [organizationsPhrases.organizationsPhrases, organizationsPhrasesSpanish.organizationsPhrases],
  [ownOrganizations.ownOrganizationsWords, ownOrganizationsSpanish.ownOrganizationsWords],
  [publicPages.publicPagesWords, publicPagesSpanish.publicPagesWords],
  ...listingsSpanish,
];
