import type { Translated } from '../../language/translate.ts';
import * as accessLog from './AccessLog.words.ts';
import * as accessLogSpanish from './AccessLog.words.es.ts';
import * as candidacy from './Candidacy.words.ts';
import * as candidacySpanish from './Candidacy.words.es.ts';
import * as candidates from './Candidates.words.ts';
import * as candidatesSpanish from './Candidates.words.es.ts';
import * as caseRecord from './cases/CaseRecord.words.ts';
import * as caseRecordSpanish from './cases/CaseRecord.words.es.ts';
import * as cases from './cases/Cases.words.ts';
import * as casesSpanish from './cases/Cases.words.es.ts';
import * as casesPhrases from './cases/Cases.phrases.ts';
import * as casesPhrasesSpanish from './cases/Cases.phrases.es.ts';
import * as contactPhrases from './Contact.phrases.ts';
import * as contactPhrasesSpanish from './Contact.phrases.es.ts';
import * as organizationOverview from './overview/OrganizationOverview.words.ts';
import * as organizationOverviewSpanish from './overview/OrganizationOverview.words.es.ts';
import * as organizationPortal from './OrganizationPortal.words.ts';
import * as organizationPortalSpanish from './OrganizationPortal.words.es.ts';
import * as organizationPortalPhrases from './OrganizationPortal.phrases.ts';
import * as organizationPortalPhrasesSpanish from './OrganizationPortal.phrases.es.ts';
import * as receivedApplications from './ReceivedApplications.words.ts';
import * as receivedApplicationsSpanish from './ReceivedApplications.words.es.ts';
import * as receivedSelection from './ReceivedSelection.words.ts';
import * as receivedSelectionSpanish from './ReceivedSelection.words.es.ts';
import * as receivedStatusPhrases from './ReceivedStatus.phrases.ts';
import * as receivedStatusPhrasesSpanish from './ReceivedStatus.phrases.es.ts';
import * as sentApplication from './sent/SentApplication.words.ts';
import * as sentApplicationSpanish from './sent/SentApplication.words.es.ts';
import * as sentCase from './sent/SentCase.words.ts';
import * as sentCaseSpanish from './sent/SentCase.words.es.ts';
import * as staffNotificationsPhrases from './overview/StaffNotifications.phrases.ts';
import * as staffNotificationsPhrasesSpanish from './overview/StaffNotifications.phrases.es.ts';

/** Spanish words of the screens of what people and organizations send to each other. */
export const exchangeSpanish: readonly Translated[] = [
  [accessLog.accessLogWords, accessLogSpanish.accessLogWords],
  [candidacy.candidacyWords, candidacySpanish.candidacyWords],
  [candidates.candidatesWords, candidatesSpanish.candidatesWords],
  [candidates.candidateWords, candidatesSpanish.candidateWords],
  [caseRecord.caseRecordWords, caseRecordSpanish.caseRecordWords],
  [cases.caseServicesWords, casesSpanish.caseServicesWords],
  [cases.casesWords, casesSpanish.casesWords],
  [casesPhrases.casePhrases, casesPhrasesSpanish.casePhrases],
  [contactPhrases.contactPhrases, contactPhrasesSpanish.contactPhrases],
  [organizationOverview.organizationOverviewWords, organizationOverviewSpanish.organizationOverviewWords],
  [organizationPortal.portalFrameWords, organizationPortalSpanish.portalFrameWords],
  [organizationPortal.portalPagesWords, organizationPortalSpanish.portalPagesWords],
  [organizationPortalPhrases.portalPhrases, organizationPortalPhrasesSpanish.portalPhrases],
  [receivedApplications.receivedApplicationsWords, receivedApplicationsSpanish.receivedApplicationsWords],
  [receivedApplications.receivedApplicationWords, receivedApplicationsSpanish.receivedApplicationWords],
  [receivedSelection.assignmentWords, receivedSelectionSpanish.assignmentWords],
  [receivedSelection.bulkDecisionWords, receivedSelectionSpanish.bulkDecisionWords],
  [receivedSelection.markWords, receivedSelectionSpanish.markWords],
  [receivedSelection.batchWords, receivedSelectionSpanish.batchWords],
  [receivedSelection.applicationExportWords, receivedSelectionSpanish.applicationExportWords],
  [receivedStatusPhrases.receivedStatusNames, receivedStatusPhrasesSpanish.receivedStatusNames],
  [sentApplication.sentApplicationWords, sentApplicationSpanish.sentApplicationWords],
  [sentCase.sentCaseWords, sentCaseSpanish.sentCaseWords],
  [staffNotificationsPhrases.staffNewsPhrases, staffNotificationsPhrasesSpanish.staffNewsPhrases],
];
