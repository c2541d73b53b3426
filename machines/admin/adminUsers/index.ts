import { statesOf } from '../../kit/index.ts';
import { adminUsersMachine } from './adminUsers.machine.ts';

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
export const adminUsersStates = statesOf(adminUsersMachine);
