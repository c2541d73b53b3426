import type { RouteContract } from '../http/contract.ts';
import { accountRoutes } from './account.ts';
import { accountMailRoutes } from './accountMail.ts';
import { adminOrganizationsRoutes } from './admin/adminOrganizations.ts';
import { adminDataRoutes } from './admin/adminData.ts';
import { adminReportsRoutes } from './admin/adminReports.ts';
import { adminUsersRoutes } from './admin/adminUsers.ts';
import { applicationRoutes } from './applications.ts';
import { assistantRoutes } from './assistant.ts';
import { authRoutes } from './auth.ts';
import { bookingRoutes, referralRoutes } from './bookings.ts';
import { caseRoutes } from './cases.ts';
import { customSolutionsRoutes } from './customSolutions.ts';
import { devMailRoutes } from './devMail.ts';
import { exchangeRoutes, mentorRoutes } from './exchange.ts';
import { docsRoutes } from './docs.ts';
import { googleRoutes } from './google.ts';
import { healthRoutes } from './health.ts';
import { leadsRoutes } from './leads.ts';
import { listingsRoutes } from './listings.ts';
import { notificationRoutes } from './notifications.ts';
import { organizationListingsRoutes } from './organizationListings.ts';
import { organizationOverviewRoutes } from './organizationOverview.ts';
import { organizationsRoutes } from './organizations.ts';
import { referenceRoutes } from './reference.ts';
import { profileRoutes } from './profile.ts';
import { secondFactorRoutes } from './secondFactor.ts';
import { verificationRoutes } from './verification.ts';

/** Every route except the site's pages and files. */
export const routes = [
  ...authRoutes,
  ...accountMailRoutes,
  ...accountRoutes,
  ...secondFactorRoutes,
  ...googleRoutes,
  ...verificationRoutes,
  ...profileRoutes,
  ...organizationsRoutes,
  ...organizationListingsRoutes,
  ...organizationOverviewRoutes,
  ...exchangeRoutes,
  ...applicationRoutes,
  ...bookingRoutes,
  ...referralRoutes,
  ...caseRoutes,
  ...notificationRoutes,
  ...mentorRoutes,
  ...listingsRoutes,
  ...referenceRoutes,
  ...assistantRoutes,
  ...adminUsersRoutes,
  ...adminOrganizationsRoutes,
  ...adminDataRoutes,
  ...adminReportsRoutes,
  ...leadsRoutes,
  ...customSolutionsRoutes,
  ...docsRoutes,
  ...healthRoutes,
  ...devMailRoutes,
] as const;

/** Their contracts. Everything else is denied. */
export const contract: readonly RouteContract[] = routes.map((route) => route.contract);
