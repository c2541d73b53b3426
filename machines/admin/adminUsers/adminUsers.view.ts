import { pagedListState } from '../../kit/pagedList.ts';
import type { PagedListState } from '../../kit/pagedList.ts';
import type { Phrase } from '../../system/model/phrase.ts';
import type { SnapshotFrom } from 'xstate';
import { isUserFiltered } from '../model/index.ts';
import { problemMessage } from '../../system/model/index.ts';
import type { AdminUser, AdminUserFilters, AdminUserMenuAction } from '../model/index.ts';
import type { IntlConfig } from '../../system/model/index.ts';
import type { adminUsersMachine } from './adminUsers.machine.ts';

export interface AdminUserRow extends AdminUser {
  /** The administrator's own row, which has no actions. */
  isSelf: boolean;
  /** An action on this user is running. */
  isBusy: boolean;
}

export type AdminUsersListState =
  | 'noMatches'
  | PagedListState
  /** A search is being typed; the previous rows stay visible. */
  | 'searching'
  /** New filters are loading; the previous rows stay visible. */
  | 'refreshing';

export type AdminUsersActionState =
  | 'idle'
  | 'confirming'
  | 'working'
  /** Waiting for the proof dialog. */
  | 'proving';

export interface AdminUsersView {
  /** `denied`: the session has ended or is no longer an administrator's. */
  access: 'granted' | 'denied';
  list: AdminUsersListState;
  rows: readonly AdminUserRow[];
  /** Number of loaded rows; displayed as "50 or more" while `hasMore`. */
  count: number;
  hasMore: boolean;
  filters: AdminUserFilters;
  /** Whether any filter is set, for "Clear all". */
  filtered: boolean;
  action: AdminUsersActionState;
  /** The action being confirmed or running, and its user; null while idle or proving. */
  pendingAction: { user: AdminUser; action: AdminUserMenuAction } | null;
  intl: IntlConfig;
  /** The server's error message if the list or a page failed, or null. */
  failure: Phrase | null;
}

type AdminUsersSnapshot = SnapshotFrom<typeof adminUsersMachine>;

const failed: readonly AdminUsersListState[] = ['failed', 'listed.pageFailed'];

export function adminUsersView({ value, context }: AdminUsersSnapshot): AdminUsersView {
  const open = typeof value === 'object' ? value.open : null;
  const list = open ? pagedListState(open.list) : 'loading';
  const action = open?.action === 'refused' ? 'working' : (open?.action ?? 'idle');
  const { pendingAction } = context;
  return {
    access: open ? 'granted' : 'denied',
    list,
    rows: context.users.map((user) => ({
      ...user,
      isSelf: user.id === context.self,
      isBusy: (action === 'working' || action === 'proving') && user.id === pendingAction?.user.id,
    })),
    count: context.users.length,
    hasMore: context.cursor !== null,
    filters: context.filters,
    filtered: isUserFiltered(context.filters),
    action,
    pendingAction: action === 'confirming' || action === 'working' ? pendingAction : null,
    intl: context.intl,
    failure: failed.includes(list) ? problemMessage(context.problem) : null,
  };
}
