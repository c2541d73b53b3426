import type { Phrase } from '../../system/model/phrase.ts';
import { assertEvent, assign, emit, setup, stateIn } from 'xstate';
import { changesNotProvided, promiseNotProvided, type ClockTick } from '../../kit/index.ts';
import {
  noUserFilters,
  isUserFiltered,
  type AdminUser,
  type AdminUserFilters,
  type AdminUserMenuAction,
} from '../model/index.ts';
import type { Role } from '../../account/model/index.ts';
import {
  isUnauthorized,
  systemPhrase,
  problemMessage,
  unreachable,
  type Problem,
  type IntlConfig,
  type ProofParentEvent,
  type ProofEmitted,
  type SessionRefreshEmitted,
  type ToastEmitted,
  isProofDue,
  toast,
} from '../../system/model/index.ts';
import { unlisted } from '../../kit/unlisted.ts';
import { searchDebounceMs } from '../../system/model/feedTiming.ts';
import { callSetup } from '../../kit/provenCall.ts';
import { clockActions } from '../../kit/clock.ts';

/** Events that the list of users sends. */
export type AdminUsersEvent =
  | { type: 'search.change'; q: string }
  | { type: 'filter.change'; role: Role | null }
  | { type: 'filters.clear' }
  /** The last loaded row is near the viewport. */
  | { type: 'list.endReached' }
  /** Retries what failed: the list or the next page. */
  | { type: 'list.retry' }
  /** Opens the confirmation for an action on a user. Ignored for the administrator's own row. */
  | { type: 'user.ask'; id: string; action: AdminUserMenuAction }
  | { type: 'action.confirm' }
  | { type: 'action.cancel' };

/** Events from the app: the URL, the session, proofs of identity. */
export type AdminUsersParentEvent =
  | ProofParentEvent
  | { type: 'session.ended' }
  /** The administrator has signed in again in the proof dialog. */
  | { type: 'session.resumed' }
  | { type: 'location.changed'; route: AdminUserFilters };

export type AdminUsersEmitted =
  | ToastEmitted
  | SessionRefreshEmitted
  | ProofEmitted
  /** The URL should contain search and filter. */
  | { type: 'location.changed'; route: AdminUserFilters };

/** One page of users; `nextCursor` is null on the last one. */
export interface AdminUserPage {
  users: readonly AdminUser[];
  nextCursor: string | null;
}

export interface AdminUserPageRequest {
  filters: AdminUserFilters;
  cursor: string | null;
}

export interface AdminUsersInput {
  filters?: Partial<AdminUserFilters>;
  /** Id of the administrator. */
  self: string;
  intl: Pick<IntlConfig, 'locale' | 'timeZone'>;
  /** Epoch milliseconds. */
  now: () => number;
}

export interface AdminUsersContext {
  self: string;
  filters: AdminUserFilters;
  users: readonly AdminUser[];
  cursor: string | null;
  /** The last confirmation and its user; null before the first. */
  pendingAction: { user: AdminUser; action: AdminUserMenuAction } | null;
  /** Why loading the list failed. */
  problem: Problem;
  /** Why the last action failed. */
  actionProblem: Problem;
  intl: IntlConfig;
  now: () => number;
}

/** An action on a user, as a call of the API. */
export interface AdminUserAction {
  id: string;
  action: AdminUserMenuAction;
}

const saidOf: Readonly<Record<AdminUserMenuAction['kind'], Phrase>> = {
  role: systemPhrase('userChanged'),
  ban: systemPhrase('userChanged'),
  unban: systemPhrase('userChanged'),
  signOut: systemPhrase('userSignedOut'),
  delete: systemPhrase('userDeleted'),
};

/** The user after an action, if the server doesn't return one. */
function changed(user: AdminUser, action: AdminUserMenuAction, answer: AdminUser | null): AdminUser | null {
  if (action.kind === 'delete') return null;
  if (action.kind === 'signOut') return { ...user, sessions: 0 };
  return answer ?? user;
}

type Event = AdminUsersEvent | AdminUsersParentEvent | ClockTick;
const calls = callSetup<AdminUsersContext, Event>()('', 'action');

/** Types, actors, actions, guards and delays of the administrators' list of users. */
export const adminUsersSetup = setup({
  types: {
    context: {} as AdminUsersContext,
    events: {} as Event,
    emitted: {} as AdminUsersEmitted,
    input: {} as AdminUsersInput,
  },
  actors: {
    /** Reports when the administrator's access ends and resumes, with `session.ended` and `session.resumed`. */
    sessionChanges: changesNotProvided,
    /** Reports the route in the URL with `location.changed`. */
    locationChanges: changesNotProvided,
    loadUsers: promiseNotProvided<AdminUserPage, AdminUserPageRequest>('loadUsers'),
    /** Resolves with the updated user, or null after signing out or deleting. */
    act: promiseNotProvided<AdminUser | null, AdminUserAction>('act'),
  },
  actions: {
    ...calls.actions,
    ...clockActions<AdminUsersContext, Event>(),
    search: assign(({ context, event }) => {
      assertEvent(event, 'search.change');
      return { filters: { ...context.filters, q: event.q } };
    }),
    filter: assign(({ context, event }) => {
      assertEvent(event, 'filter.change');
      return { filters: { ...context.filters, role: event.role } };
    }),
    clearFilters: assign({ filters: noUserFilters }),
    goToPage: assign(({ event }) => {
      assertEvent(event, 'location.changed');
      return { filters: event.route };
    }),
    emitRoute: emit(({ context: { filters } }) => ({ type: 'location.changed', route: filters })),
    setFirstPage: assign((_, { output }: { output: AdminUserPage }) => ({
      users: output.users,
      cursor: output.nextCursor,
    })),
    appendNextPage: assign(({ context }, { output }: { output: AdminUserPage }) => ({
      users: [...context.users, ...unlisted(output.users, context.users)],
      cursor: output.nextCursor,
    })),
    setPendingAction: assign(({ context, event }) => {
      assertEvent(event, 'user.ask');
      const user = context.users.find(({ id }) => id === event.id);
      return { pendingAction: user ? { user, action: event.action } : null };
    }),
    applyChange: assign(
      ({ context: { users, pendingAction } }, { output }: { output: AdminUser | null }) => ({
        users: users.flatMap((user) =>
          user.id === pendingAction?.user.id ? (changed(user, pendingAction.action, output) ?? []) : [user],
        ),
      }),
    ),
    drop: assign(({ context: { users, pendingAction } }) => ({
      users: users.filter(({ id }) => id !== pendingAction?.user.id),
    })),
    emitDone: emit(({ context: { pendingAction } }) => ({
      type: 'page.toast',
      toast: {
        title: saidOf[pendingAction?.action.kind ?? 'role'],
        ...(pendingAction && { description: pendingAction.user.email }),
      },
    })),
    emitFailed: emit(({ context: { actionProblem } }) =>
      toast(
        systemPhrase('userFailed'),
        actionProblem.code === 'last_administrator'
          ? systemPhrase('lastAdministrator')
          : problemMessage(actionProblem),
        'destructive',
      ),
    ),
    clearUsers: assign({
      users: [],
      cursor: null,
      pendingAction: null,
      problem: unreachable,
      actionProblem: unreachable,
    }),
    refreshSession: emit({ type: 'session.refresh' }),
  },
  guards: {
    ...calls.guards,
    unauthorized: ({ context: { problem, actionProblem } }) =>
      isUnauthorized(problem) || (isUnauthorized(actionProblem) && !isProofDue(actionProblem)),
    isWorking: stateIn({ open: { action: 'working' } }),
    isProving: stateIn({ open: { action: 'proving' } }),
    someUsers: ({ context }) => context.users.length > 0,
    hasMore: ({ context }) => context.cursor !== null,
    sameFilters: ({ context: { filters }, event }) =>
      event.type === 'location.changed' &&
      event.route.q.trim() === filters.q.trim() &&
      event.route.role === filters.role,
    filtered: ({ context }) => isUserFiltered(context.filters),
    canActOnUser: ({ context, event }) =>
      event.type === 'user.ask' &&
      event.id !== context.self &&
      context.users.some(({ id }) => id === event.id),
    /** Another administrator has deleted the user. */
    gone: ({ context }) => context.actionProblem.status === 404,
  },
  delays: { ...calls.delays, searchDebounce: searchDebounceMs },
});
