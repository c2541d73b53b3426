import { and, not } from 'xstate';
import type { SnapshotFrom } from 'xstate';
import { noUserFilters, isUserFiltered } from '../model/index.ts';
import type { AdminUser, AdminUserFilters, AdminUserMenuAction } from '../model/index.ts';
import { unreachable, problemMessage } from '../../system/model/index.ts';
import type { IntlConfig } from '../../system/model/index.ts';
import { adminUsersSetup } from './adminUsers.setup.ts';
import type { AdminUsersContext } from './adminUsers.setup.ts';
import { searchListStates, pagedListState } from '../../kit/pagedList.ts';
import type { PagedListState } from '../../kit/pagedList.ts';
import { withEvent } from '../../kit/index.ts';
import type { Phrase } from '../../system/model/phrase.ts';
import { provenCall } from '../../kit/provenCall.ts';

/** Confirms and runs one action on one user at a time. */
const actionRegion = adminUsersSetup.createStateConfig({
  initial: 'idle',
  states: {
    idle: {
      on: { 'user.ask': { guard: 'canActOnUser', target: 'confirming', actions: 'setPendingAction' } },
    },
    confirming: {
      on: {
        'action.confirm': 'working',
        'action.cancel': 'idle',
      },
    },
    /** The proof dialog is open. The same call is repeated afterwards. */
    ...provenCall({
      name: 'action',
      state: 'working',
      src: 'act',
      request: ({ pendingAction }: AdminUsersContext) => ({
        id: pendingAction?.user.id ?? '',
        action: pendingAction?.action ?? { kind: 'signOut' },
      }),
      done: {
        target: 'idle',
        actions: [withEvent('applyChange'), 'emitDone'],
      },
      failed: { target: 'idle', actions: 'emitFailed' },
      refused: [
        { guard: 'gone', target: 'idle', actions: ['emitFailed', 'drop'] },
        { target: 'idle', actions: 'emitFailed' },
      ],
    }),
  },
});

/** Pages of users matching search and filter, newest first. */
const listRegion = adminUsersSetup.createStateConfig({
  initial: 'loading',
  on: {
    'search.change': { target: '.searching', actions: 'search' },
    'filter.change': { target: '.refreshing', actions: ['filter', 'emitRoute'] },
    'filters.clear': { guard: 'filtered', target: '.refreshing', actions: ['clearFilters', 'emitRoute'] },
    'location.changed': [{ guard: 'sameFilters' }, { target: '.refreshing', actions: 'goToPage' }],
  },
  states: {
    ...searchListStates({
      src: 'loadUsers',
      request: ({ filters }: AdminUsersContext, cursor) => ({ filters, cursor }),
      cursorOf: ({ cursor }) => cursor,
      more: 'list.endReached',
      again: 'list.retry',
    }),
    loaded: { always: [{ guard: 'someUsers', target: 'listed' }, { target: 'noMatches' }] },
    noMatches: {},
  },
});

/**
 * The administrators' list of all accounts, with search by email, name or role, and actions on each. An action needs a confirmation
 * and perhaps a proof of identity; its row stays marked until the server responds. Nobody can act on their own account.
 */
export const adminUsersMachine = adminUsersSetup.createMachine({
  id: 'adminUsers',
  context: ({ input }) => ({
    self: input.self,
    filters: { ...noUserFilters, ...input.filters },
    users: [],
    cursor: null,
    pendingAction: null,
    problem: unreachable,
    actionProblem: unreachable,
    intl: { ...input.intl, now: input.now() },
    now: input.now,
  }),
  invoke: [{ src: 'sessionChanges' }, { src: 'locationChanges' }],
  initial: 'open',
  entry: 'startClock',
  on: { 'clock.tick': { actions: ['readClock', 'startClock'] } },
  states: {
    open: {
      type: 'parallel',
      always: [
        { guard: and(['unauthorized', 'isProving']), target: 'denied', actions: 'emitFailed' },
        // Waits for a running action, whose result would otherwise be lost.
        { guard: and(['unauthorized', not('isWorking')]), target: 'denied' },
      ],
      on: {
        'session.ended': [
          { guard: 'isProving', target: 'denied', actions: 'emitFailed' },
          { target: 'denied' },
        ],
      },
      states: { list: listRegion, action: actionRegion },
    },
    /** The session has ended or is no longer an administrator's. */
    denied: { entry: ['clearUsers', 'refreshSession'], on: { 'session.resumed': 'open' } },
  },
});

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
