import type { AdminUsersEvent, AdminUsersView } from '@vetsync/machines/adminUsers';

// Props of this family's screens. The parts of a screen use them too.

export interface AdminUsersProps {
  view: AdminUsersView;
  send: (event: AdminUsersEvent) => void;
}
