import type {
  AdminOrganizationsEvent,
  AdminOrganizationsView,
} from '@vetsync/machines/admin/adminOrganizations';
import type { AdminDataEvent, AdminDataView } from '@vetsync/machines/admin/adminData';
import type { AdminReportsEvent, AdminReportsView } from '@vetsync/machines/admin/adminReports';
import type { AdminUsersEvent, AdminUsersView } from '@vetsync/machines/admin/adminUsers';
import type { ScreenProps } from '../system/parts/screenProps.ts';

// Props of this family's screens. The parts of a screen use them too.

export type AdminUsersProps = ScreenProps<AdminUsersView, AdminUsersEvent>;

export type AdminOrganizationsProps = ScreenProps<AdminOrganizationsView, AdminOrganizationsEvent>;

export type AdminReportsProps = ScreenProps<AdminReportsView, AdminReportsEvent>;

export type AdminDataProps = ScreenProps<AdminDataView, AdminDataEvent>;
