import { statesOf } from '../../kit/index.ts';
import { adminUsersMachine } from './adminUsers.machine.ts';

export * from './adminUsers.machine.ts';
export type {
  AdminUserAction,
  AdminUserPage,
  AdminUserPageRequest,
  AdminUsersContext,
  AdminUsersInput,
} from './adminUsers.setup.ts';
export type * from './adminUsers.events.ts';
export * from './adminUsers.view.ts';
export const adminUsersStates = statesOf(adminUsersMachine);
