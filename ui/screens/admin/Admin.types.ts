import type {
  AdminOrganizationsEvent,
  AdminOrganizationsView,
} from '@vetsync/machines/admin/adminOrganizations';
import type { AdminReportsEvent, AdminReportsView } from '@vetsync/machines/admin/adminReports';
import type { AdminUsersEvent, AdminUsersView } from '@vetsync/machines/admin/adminUsers';

// Props of this family's screens. The parts of a screen use them too.

export interface AdminUsersProps {
  view: AdminUsersView;
  send: (event: AdminUsersEvent) => void;
}

export interface AdminOrganizationsProps {
  view: AdminOrganizationsView;
  send: (event: AdminOrganizationsEvent) => void;
}

export interface AdminReportsProps {
  view: AdminReportsView;
  send: (event: AdminReportsEvent) => void;
}
