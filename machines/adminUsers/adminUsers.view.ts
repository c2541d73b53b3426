import type { AdminUser, AdminUserFilters, AdminUserQuestion, Reader } from '../model/index.ts';

export interface AdminUserRow extends AdminUser {
  /** The administrator's own row: nothing but signing out can be done from here. */
  isSelf: boolean;
  /** Something is being done to this user. */
  isBusy: boolean;
}

export type AdminUsersListState =
  | 'loading'
  | 'failed'
  | 'noMatches'
  | 'listed.idle'
  | 'listed.loadingMore'
  | 'listed.pageFailed'
  /** A search is being typed: the rows are those of before. */
  | 'searching'
  /** New filters are being fetched: the rows are those of before. */
  | 'refreshing';

export type AdminUsersActionState =
  | 'resting'
  | 'confirming'
  | 'working'
  /** Waits for the dialog that asks who this is. */
  | 'proving';

export interface AdminUsersView {
  /** `denied`: the session ended or is no longer an administrator's. */
  access: 'granted' | 'denied';
  list: AdminUsersListState;
  rows: readonly AdminUserRow[];
  /** Rows fetched so far; to be shown as "50 or more" while `hasMore`. */
  count: number;
  hasMore: boolean;
  filters: AdminUserFilters;
  /** Whether "Clear all" has something to clear. */
  filtered: boolean;
  action: AdminUsersActionState;
  /** What is asked or being done, and to whom; null while resting. */
  asked: { user: AdminUser; question: AdminUserQuestion } | null;
  reader: Reader;
  /** The server's words when list or page failed, or null. */
  failure: string | null;
}
