import { adminOverviewMachine, adminOverviewView } from '@vetsync/machines/admin/adminOverview';
import { adminUsersMachine, adminUsersView } from '@vetsync/machines/admin/adminUsers';
import { noRequestFilters } from '@vetsync/machines/leads/model';
import { solutionRequestsMachine, solutionRequestsView } from '@vetsync/machines/leads/solutionRequests';
import { overviewOf, requestOf, userOf } from '../support/admin.ts';
import { confirmation, down, now, intl } from '../support/accountEvents.ts';
import {
  adminOverviewRules,
  adminUsersRules,
  solutionRequestsRules,
} from '../support/invariants/platform.ts';
import { followEach, journey } from '../support/journeys.ts';
import { statesOf } from '@vetsync/machines/kit';

const journeys = [
  journey({
    machine: adminUsersMachine,
    states: statesOf(adminUsersMachine),
    view: adminUsersView,
    input: { self: 'me', intl, now },
    events: [
      { type: 'search.change', q: 'sam' },
      { type: 'filter.change', role: 'admin' },
      { type: 'filters.clear' },
      { type: 'list.endReached' },
      { type: 'list.retry' },
      { type: 'user.ask', id: 'a', action: { kind: 'ban' } },
      { type: 'user.ask', id: 'me', action: { kind: 'ban' } },
      ...confirmation,
      { type: 'proof.given' },
      { type: 'proof.refused' },
      { type: 'session.ended' },
      { type: 'session.resumed' },
      { type: 'location.changed', route: { q: '', role: null } },
      { type: 'clock.tick' },
    ],
    outputs: {
      loadUsers: [
        { users: [], nextCursor: null },
        { users: [userOf('a')], nextCursor: 'c' },
      ],
      act: [userOf('a', { banned: true })],
    },
    errors: [down, { status: 401 }, { status: 403 }, { status: 404 }],
    facet: ({ users, cursor, filters }) => [users.length > 0, cursor, filters],
    rules: adminUsersRules,
  }),
  journey({
    machine: solutionRequestsMachine,
    states: statesOf(solutionRequestsMachine),
    view: solutionRequestsView,
    input: { intl, now },
    events: [
      { type: 'search.change', q: 'sam' },
      { type: 'filter.change', status: 'new' },
      { type: 'filters.clear' },
      { type: 'list.endReached' },
      { type: 'list.retry' },
      { type: 'row.close' },
      { type: 'row.step', to: 'next' },
      { type: 'detail.retry' },
      { type: 'status.choose', status: 'closed' },
      { type: 'session.ended' },
      { type: 'session.resumed' },
      { type: 'location.changed', route: { filters: noRequestFilters, open: null } },
      { type: 'location.changed', route: { filters: noRequestFilters, open: 'a' } },
      { type: 'clock.tick' },
    ],
    outputs: {
      loadRequests: [
        { solutions: [], nextCursor: null },
        { solutions: [requestOf('a')], nextCursor: 'c' },
      ],
      loadRequest: [requestOf('a')],
      changeStatus: [requestOf('a', { status: 'closed', version: 2 })],
    },
    errors: [down, { status: 403 }, { status: 404 }, { status: 409 }],
    facet: ({ requests, cursor, openId }) => [requests.length > 0, cursor, openId],
    rules: solutionRequestsRules,
  }),
  journey({
    machine: adminOverviewMachine,
    states: statesOf(adminOverviewMachine),
    view: adminOverviewView,
    input: { intl, now },
    events: [
      { type: 'overview.retry' },
      { type: 'session.ended' },
      { type: 'session.resumed' },
      { type: 'clock.tick' },
    ],
    outputs: { loadOverview: [overviewOf()] },
    errors: [down, { status: 403 }],
    facet: ({ overview: read }) => read !== null,
    rules: adminOverviewRules,
  }),
];

followEach(journeys);
