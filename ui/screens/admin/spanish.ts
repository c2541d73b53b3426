import type { Translated } from '../../language/translate.ts';
import { adminDashboardSpanish, overviewSpanish, roleNamesSpanish } from './AdminDashboard.words.es.ts';
import { adminNavSpanish } from './AdminNav.words.es.ts';
import { adminOrganizationsSpanish, decisionSpanish } from './AdminOrganizations.words.es.ts';
import { adminReportsSpanish, reportDecisionSpanish } from './AdminReports.words.es.ts';
import { adminUsersSpanish, userConfirmationSpanish } from './AdminUsers.words.es.ts';
import { systemHealthSpanish } from './health/SystemHealth.words.es.ts';

/** Spanish words of the admin screens. */
export const adminSpanish: readonly Translated[] = [
  adminOrganizationsSpanish,
  decisionSpanish,
  adminReportsSpanish,
  reportDecisionSpanish,
  adminDashboardSpanish,
  adminNavSpanish,
  adminUsersSpanish,
  overviewSpanish,
  userConfirmationSpanish,
  roleNamesSpanish,
  systemHealthSpanish,
];
