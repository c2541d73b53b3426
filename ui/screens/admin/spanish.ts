import type { Translated } from '../../language/translate.ts';
import * as adminDashboard from './AdminDashboard.words.ts';
import * as adminDashboardSpanish from './AdminDashboard.words.es.ts';
import * as adminData from './AdminData.words.ts';
import * as adminDataSpanish from './AdminData.words.es.ts';
import * as administration from './Administration.phrases.ts';
import * as administrationSpanish from './Administration.phrases.es.ts';
import * as adminOrganizations from './AdminOrganizations.words.ts';
import * as adminOrganizationsSpanish from './AdminOrganizations.words.es.ts';
import * as adminReports from './AdminReports.words.ts';
import * as adminReportsSpanish from './AdminReports.words.es.ts';
import * as adminUsers from './AdminUsers.words.ts';
import * as adminUsersSpanish from './AdminUsers.words.es.ts';
import * as systemHealth from './health/SystemHealth.words.ts';
import * as systemHealthSpanish from './health/SystemHealth.words.es.ts';

/** Spanish words of the admin screens. */
export const adminSpanish: readonly Translated[] = [
  [adminDashboard.roleNames, adminDashboardSpanish.roleNames],
  [adminDashboard.adminDashboardWords, adminDashboardSpanish.adminDashboardWords],
  [adminDashboard.overviewWords, adminDashboardSpanish.overviewWords],
  [adminData.adminDataWords, adminDataSpanish.adminDataWords],
  [administration.administrationPhrases, administrationSpanish.administrationPhrases],
  [adminOrganizations.adminOrganizationsWords, adminOrganizationsSpanish.adminOrganizationsWords],
  [adminOrganizations.decisionWords, adminOrganizationsSpanish.decisionWords],
  [adminReports.adminReportsWords, adminReportsSpanish.adminReportsWords],
  [adminReports.reportDecisionWords, adminReportsSpanish.reportDecisionWords],
  [adminUsers.adminUsersWords, adminUsersSpanish.adminUsersWords],
  [adminUsers.userConfirmationWords, adminUsersSpanish.userConfirmationWords],
  [systemHealth.systemHealthWords, systemHealthSpanish.systemHealthWords],
];
