import type { Translated } from '../../language/translate.ts';
import { accessLogSpanish } from './AccessLog.words.es.ts';
import { candidacySpanish } from './Candidacy.words.es.ts';
import { caseNamesSpanish } from './cases/CaseNames.words.es.ts';
import { caseRecordSpanish } from './cases/CaseRecord.words.es.ts';
import { casePhrasesSpanish } from './cases/Cases.phrases.es.ts';
import { caseServicesSpanish } from './cases/CaseServiceList.words.es.ts';
import { casesSpanish } from './cases/Cases.words.es.ts';
import { candidatesSpanish, candidateSpanish } from './Candidates.words.es.ts';
import { contactPhrasesSpanish } from './Contact.phrases.es.ts';
import { portalPhrasesSpanish } from './OrganizationPortal.phrases.es.ts';
import { portalFrameSpanish, portalPagesSpanish } from './OrganizationPortal.words.es.ts';
import { organizationOverviewSpanish } from './overview/OrganizationOverview.words.es.ts';
import { receivedApplicationsSpanish, receivedApplicationSpanish } from './ReceivedApplications.words.es.ts';
import { receivedStatusNamesSpanish } from './ReceivedStatus.phrases.es.ts';
import {
  applicationExportSpanish,
  assignmentSpanish,
  batchSpanish,
  bulkDecisionSpanish,
  markSpanish,
} from './ReceivedSelection.words.es.ts';
import { sentApplicationSpanish } from './sent/SentApplication.words.es.ts';
import { sentCaseSpanish } from './sent/SentCase.words.es.ts';
import { staffNewsPhrasesSpanish } from './overview/StaffNotifications.phrases.es.ts';

/** Spanish words of the screens of what people and organizations send to each other. */
export const exchangeSpanish: readonly Translated[] = [
  contactPhrasesSpanish,
  casePhrasesSpanish,
  caseNamesSpanish,
  casesSpanish,
  caseServicesSpanish,
  caseRecordSpanish,
  candidacySpanish,
  candidatesSpanish,
  candidateSpanish,
  accessLogSpanish,
  sentApplicationSpanish,
  sentCaseSpanish,
  portalPhrasesSpanish,
  portalFrameSpanish,
  portalPagesSpanish,
  organizationOverviewSpanish,
  receivedStatusNamesSpanish,
  receivedApplicationsSpanish,
  receivedApplicationSpanish,
  assignmentSpanish,
  bulkDecisionSpanish,
  markSpanish,
  batchSpanish,
  applicationExportSpanish,
  staffNewsPhrasesSpanish,
];
