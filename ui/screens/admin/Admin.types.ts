import type { AdminUsersEvent, AdminUsersView } from '@vetsync/machines/adminUsers';

// What the screens of this family share with their parts.

export interface AdminUsersProps {
  view: AdminUsersView;
  send: (event: AdminUsersEvent) => void;
}
