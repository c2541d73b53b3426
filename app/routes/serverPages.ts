import type { RouteName } from '@vetsync/machines/shell/model';
import type { LoadPage } from '../page/page.tsx';

/**
 * The pages that call the server. Their list is loaded together with the code for that, because the demo needs neither,
 * and the names of their files alone take 1 KiB.
 */
export const serverPages = {
  auth: () => import('./auth.tsx'),
  confirmEmail: () => import('./confirmEmail.tsx'),
  oneTimeLink: () => import('./oneTimeLink.tsx'),
  resetPassword: () => import('./resetPassword.tsx'),
  confirmNewEmail: () => import('./confirmNewEmail.tsx'),
  account: () => import('./account.tsx'),
  newOrganization: () => import('./newOrganization.tsx'),
  joinOrganization: () => import('./joinOrganization.tsx'),
  organizationStaff: () => import('./organizationStaff.tsx'),
  organizationListings: () => import('./organizationListings.tsx'),
  receivedApplications: () => import('./exchange/receivedApplications.tsx'),
  organizationMessages: () => import('./exchange/organizationMessages.tsx'),
  jobImport: () => import('./jobImport.tsx'),
  listingEditor: () => import('./listingEditor.tsx'),
  organization: () => import('./organization.tsx'),
  leadsAdmin: () => import('./leadsAdmin.tsx'),
  requestsAdmin: () => import('./requestsAdmin.tsx'),
  adminDashboard: () => import('./adminDashboard.tsx'),
  platform: () => import('./platform.tsx'),
} satisfies Partial<Record<RouteName, LoadPage>>;
export type ServerPage = keyof typeof serverPages;
