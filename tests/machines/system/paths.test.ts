import { authMachine, authView } from '@vetsync/machines/auth/auth';
import { confirmEmailMachine, confirmEmailView } from '@vetsync/machines/auth/confirmEmail';
import { connectionMachine, connectionView } from '@vetsync/machines/shell/connection';
import { customSolutionMachine, customSolutionView } from '@vetsync/machines/landing/customSolution';
import { leadAnalyticsMachine, leadAnalyticsView } from '@vetsync/machines/leads/leadAnalytics';
import { leadCaptureMachine, leadCaptureView } from '@vetsync/machines/landing/leadCapture';
import { leadsAdminMachine, leadsAdminView } from '@vetsync/machines/leads/leadsAdmin';
import { noLeadFilters } from '@vetsync/machines/leads/model';
import { outboxMachine, outboxView } from '@vetsync/machines/leads/outbox';
import { routeGuardMachine, routeGuardView } from '@vetsync/machines/shell/routeGuard';
import { sessionMachine, sessionView } from '@vetsync/machines/account/session';
import type { SessionView } from '@vetsync/machines/account/session';
import { toastsMachine, toastsView } from '@vetsync/machines/shell/toasts';
import {
  customSolutionRules,
  leadAnalyticsRules,
  leadCaptureRules,
  leadsAdminRules,
  openLeadRules,
  outboxRules,
} from '../support/invariants/leads.ts';
import { authRules, confirmEmailRules } from '../support/invariants/signIn.ts';
import { routeGuardRules } from '../support/invariants/platform.ts';
import { connectionRules, sessionRules, toastsRules } from '../support/invariants/system.ts';
import { followEach, journey } from '../support/journeys.ts';
import { statesOf } from '@vetsync/machines/kit';

const now = () => Date.parse('2026-03-04T05:06:07Z');
/** Typed and sent before a reload, with its own key. */
const form = {
  now,
  newId: () => 'id',
  id: 'before a reload',
  draft: { name: 'Sam', email: 'a@b.co', organization: 'River Clinic' },
};
const intl = { locale: 'en-US', timeZone: 'UTC' };
const stored = {
  id: 'a',
  name: 'Sam',
  email: 'a@b.co',
  veteranStatus: null,
  organization: null,
  interest: null,
  source: null,
  createdAt: '2026-03-04T00:00:00.000Z',
};
const turnedDown = { status: 403 };
const limited = { status: 429, retryAfterSeconds: 1 };
const down = { status: 500 };
const refusedEmail = { status: 422, errors: [{ path: 'email', message: 'No' }] };
const account = {
  user: { id: 'u', email: 'a@b.co', fullName: null },
  role: 'admin',
  veteranVerified: false,
  expiresAt: '2026-03-04T06:00:00.000Z',
};
const nobody: SessionView = {
  state: 'signedOut',
  user: null,
  role: null,
  isAdmin: false,
  veteranVerified: false,
};

const isOfDetail = (state: string) => state.startsWith('open.detail.');

const journeys = [
  journey({
    machine: leadCaptureMachine,
    states: statesOf(leadCaptureMachine),
    view: leadCaptureView,
    input: form,
    events: [
      { type: 'modal.open', source: 'marketing_modal' },
      ...['', 'Sam'].map((value) => ({ type: 'field.change', field: 'name', value }) as const),
      ...['', 'a@b.co'].map((value) => ({ type: 'field.change', field: 'email', value }) as const),
      { type: 'form.submit' },
      { type: 'modal.close' },
      { type: 'close.confirm' },
      { type: 'close.cancel' },
      { type: 'lead.retry' },
      { type: 'entry.synced', id: form.id },
      ...[true, false].map((refused) => ({ type: 'entry.failed', id: form.id, refused }) as const),
    ],
    outputs: { submitLead: [{}] },
    errors: [refusedEmail, turnedDown, limited, down],
    facet: ({ draft, errors, waitSeconds }) => [draft.name, draft.email, Object.keys(errors), waitSeconds],
    rules: leadCaptureRules,
  }),
  journey({
    machine: customSolutionMachine,
    states: statesOf(customSolutionMachine),
    view: customSolutionView,
    input: form,
    events: [
      { type: 'modal.open' },
      { type: 'field.change', field: 'name', value: 'Sam' },
      ...['', 'a@b.co'].map((value) => ({ type: 'field.change', field: 'email', value }) as const),
      { type: 'field.change', field: 'organization', value: 'River Clinic' },
      { type: 'form.submit' },
      { type: 'modal.close' },
      { type: 'close.confirm' },
      { type: 'close.cancel' },
    ],
    outputs: { submitSolution: [{}] },
    errors: [refusedEmail, turnedDown, limited, down],
    facet: ({ draft, errors, waitSeconds }) => [draft, Object.keys(errors), waitSeconds],
    rules: customSolutionRules,
  }),
  journey({
    machine: outboxMachine,
    states: statesOf(outboxMachine),
    view: outboxView,
    input: { now, random: () => 0 },
    events: [
      {
        type: 'entry.add',
        entry: { id: 'a', timestamp: '2026-03-04T05:06:07.000Z' },
        error: down,
      },
      { type: 'entry.retry', id: 'a' },
      { type: 'retry.all' },
      { type: 'connection.changed', online: true },
      { type: 'store.changed', stored: null },
      { type: 'lock.granted' },
    ],
    outputs: { updateStore: ['[]'], sendEntry: [{}] },
    errors: [down],
    facet: ({ entries }) => entries.map(({ status, nextAttemptAt }) => [status, nextAttemptAt]),
    rules: outboxRules,
  }),
  journey({
    machine: sessionMachine,
    states: statesOf(sessionMachine),
    view: sessionView,
    input: { now },
    events: [
      { type: 'session.refresh' },
      { type: 'session.signOut', scope: 'local' },
      { type: 'session.signOut', scope: 'others' },
      { type: 'tabs.changed' },
      { type: 'page.shown' },
      { type: 'page.left' },
    ],
    outputs: { readSession: [account, { user: null }], signOut: [undefined] },
    errors: [{ status: 503 }, { status: 401 }, down],
    facet: ({ session, retries, former, pageShown, scope }) => [
      scope,
      session?.user?.id,
      retries,
      former?.user.id,
      pageShown,
    ],
    rules: sessionRules,
  }),
  journey({
    machine: authMachine,
    states: statesOf(authMachine),
    view: authView,
    input: {},
    events: [
      { type: 'tab.choose', tab: 'signIn' },
      { type: 'tab.choose', tab: 'signUp' },
      ...['', 'a@b.co'].map((value) => ({ type: 'field.change', field: 'email', value }) as const),
      { type: 'field.change', field: 'password', value: 'secret' },
      { type: 'form.submit' },
      { type: 'mail.resend' },
      { type: 'mail.correct' },
      { type: 'session.signedIn' },
    ],
    outputs: {
      signIn: [{ user: null }, { mfa: { challengeId: 'c' } }],
      signUp: [undefined],
      resend: [undefined],
    },
    errors: [refusedEmail, limited, down],
    facet: ({ tab, draft, errors, waitSeconds }) => [tab, draft, Object.keys(errors), waitSeconds],
    rules: authRules,
  }),
  journey({
    machine: confirmEmailMachine,
    states: statesOf(confirmEmailMachine),
    view: confirmEmailView,
    input: { token: 't' },
    events: [
      { type: 'confirm.retry' },
      { type: 'page.continue' },
      ...['', 'a@b.co'].map((value) => ({ type: 'email.change', value }) as const),
      ...['', 'river stone'].map((value) => ({ type: 'password.change', value }) as const),
      { type: 'form.submit' },
    ],
    outputs: { confirm: [{ user: null }, { mfa: { challengeId: 'c' } }], resend: [undefined] },
    errors: [
      { status: 409, code: 'password_required' },
      { status: 422, errors: [{ path: 'password', message: 'Too common' }] },
      { status: 410 },
      limited,
      down,
    ],
    facet: ({ email, emailError, password, waitSeconds }) => [email, emailError, password, waitSeconds],
    rules: confirmEmailRules,
  }),
  journey({
    machine: routeGuardMachine,
    states: statesOf(routeGuardMachine),
    view: routeGuardView,
    rules: routeGuardRules,
    input: { requires: 'admin', path: '/leads-admin', session: { ...nobody, state: 'loading' } },
    events: [
      ...(['loading', 'unreachable', 'signedOut'] as const).map(
        (state) => ({ type: 'session.changed', session: { ...nobody, state } }) as const,
      ),
      ...([false, true] as const).map(
        (isAdmin) =>
          ({
            type: 'session.changed',
            session: { ...nobody, state: 'signedIn', user: account.user, isAdmin },
          }) as const,
      ),
      {
        type: 'session.changed',
        session: { ...nobody, state: 'ended', user: account.user, isAdmin: true },
      },
      {
        type: 'session.changed',
        session: { ...nobody, state: 'signedIn', user: { ...account.user, id: 'v' }, isAdmin: true },
      },
      { type: 'session.refresh' },
    ],
  }),
  journey({
    machine: leadsAdminMachine,
    states: statesOf(leadsAdminMachine).filter((state) => !isOfDetail(state)),
    view: leadsAdminView,
    input: { intl, now },
    events: [
      { type: 'tab.choose', tab: 'analytics' },
      { type: 'search.change', q: 'sam' },
      { type: 'filters.clear' },
      { type: 'sort.change', sort: 'oldest' },
      { type: 'list.endReached' },
      { type: 'list.scrolled', away: true },
      { type: 'arrivals.show' },
      { type: 'list.retry' },
      { type: 'connection.changed', online: false },
      { type: 'connection.changed', online: true },
      { type: 'session.ended' },
      { type: 'location.changed', route: { tab: 'leads', filters: noLeadFilters, open: null } },
      { type: 'feed.opened', position: '7' },
      { type: 'feed.row', position: '8', row: stored },
      { type: 'feed.heartbeat' },
      { type: 'feed.closed' },
      { type: 'feed.denied' },
      { type: 'feed.crowded', retryAfterSeconds: 1 },
      { type: 'clock.tick' },
    ],
    outputs: {
      loadPage: [
        { leads: [], nextCursor: null },
        { leads: [stored], nextCursor: 'c' },
      ],
      loadSummary: [{ total: 1, veterans: 0, organizations: 0 }],
    },
    errors: [down, { status: 403 }],
    facet: ({ list, filters }) => [list.rows.length > 0, list.cursor, filters.q],
    rules: leadsAdminRules,
  }),
  // The open lead, without the other regions.
  journey({
    machine: leadsAdminMachine,
    states: statesOf(leadsAdminMachine).filter(isOfDetail),
    view: leadsAdminView,
    input: { intl, now, online: false },
    events: [
      { type: 'location.changed', route: { tab: 'leads', filters: noLeadFilters, open: null } },
      { type: 'location.changed', route: { tab: 'leads', filters: noLeadFilters, open: stored.id } },
      { type: 'row.close' },
      { type: 'detail.retry' },
    ],
    outputs: {
      loadPage: [{ leads: [stored], nextCursor: null }],
      loadLead: [stored],
      loadSummary: [{ total: 1, veterans: 0, organizations: 0 }],
    },
    errors: [down, { status: 404 }],
    facet: ({ list, openId }) => [list.rows.length > 0, openId],
    rules: openLeadRules,
  }),
  journey({
    machine: leadAnalyticsMachine,
    states: statesOf(leadAnalyticsMachine),
    view: leadAnalyticsView,
    input: { log: [], entries: [], intl, now },
    events: [
      { type: 'outbox.retry' },
      { type: 'outbox.retried' },
      { type: 'range.choose', preset: '7d' },
      { type: 'range.set', from: '2026-01-01', to: '2026-01-02' },
      { type: 'range.set', from: '', to: '' },
      { type: 'analytics.retry' },
    ],
    outputs: {
      loadAnalytics: [
        { byDay: [], bySource: [], byStatus: [] },
        { byDay: [{ day: '2026-03-04', count: 1 }], bySource: [], byStatus: [] },
      ],
    },
    errors: [down, { status: 403 }],
    facet: ({ range, rangeError }) => [range.preset, rangeError],
    rules: leadAnalyticsRules,
  }),
  journey({
    machine: toastsMachine,
    states: statesOf(toastsMachine),
    view: toastsView,
    events: [
      { type: 'toast.show', toast: { title: 'A' } },
      { type: 'toast.pause' },
      { type: 'toast.resume' },
      { type: 'toast.dismiss' },
    ],
    facet: ({ queue }) => queue.length,
    rules: toastsRules,
  }),
  journey({
    machine: connectionMachine,
    states: statesOf(connectionMachine),
    view: connectionView,
    input: {},
    events: [
      { type: 'connection.changed', online: true },
      { type: 'connection.changed', online: false },
      { type: 'outbox.changed', pending: 1, stored: true },
      { type: 'outbox.retry' },
    ],
    facet: ({ pending }) => pending,
    rules: connectionRules,
  }),
];

followEach(journeys);
