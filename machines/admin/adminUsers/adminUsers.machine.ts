import { and, not } from 'xstate';
import { noUserFilters } from '../model/index.ts';
import { unreachable } from '../../system/model/index.ts';
import { adminUsersSetup } from './adminUsers.setup.ts';
import type { AdminUsersContext } from './adminUsers.setup.ts';
import { searchListStates } from '../../kit/pagedList.ts';
import { failureHandlers, withEvent } from '../../kit/index.ts';

const { onTimeout, transitionWithError } = failureHandlers('setActionProblem');

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
    working: {
      invoke: {
        src: 'act',
        input: ({ context: { pendingAction } }) => ({
          id: pendingAction?.user.id ?? '',
          action: pendingAction?.action ?? { kind: 'signOut' },
        }),
        onDone: {
          target: 'idle',
          actions: [withEvent('applyChange'), 'emitDone'],
        },
        onError: transitionWithError('refused'),
      },
      after: onTimeout('refused'),
    },
    refused: {
      always: [
        { guard: 'proofDue', target: 'proving', actions: 'requestProof' },
        { guard: 'gone', target: 'idle', actions: ['emitFailed', 'drop'] },
        { target: 'idle', actions: 'emitFailed' },
      ],
    },
    /** The proof dialog is open. The same call is repeated afterwards. */
    proving: {
      on: { 'proof.given': 'working', 'proof.refused': { target: 'idle', actions: 'emitFailed' } },
    },
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
