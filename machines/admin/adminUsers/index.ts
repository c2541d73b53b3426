export * from './adminUsers.machine.ts';
export type {
  AdminUserAction,
  AdminUserPage,
  AdminUserPageRequest,
  AdminUsersContext,
  AdminUsersEmitted,
  AdminUsersEvent,
  AdminUsersInput,
  AdminUsersParentEvent,
} from './adminUsers.setup.ts';
