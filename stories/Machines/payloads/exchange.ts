import type { accessLogMachine } from '@vetsync/machines/exchange/accessLog';
import type { AccountOwnEvent, accountPlatformMachine } from '@vetsync/machines/exchange/accountPlatform';
import type { actingMachine } from '@vetsync/machines/exchange/acting';
import type { candidacyMachine } from '@vetsync/machines/exchange/candidacy';
import type { candidatesMachine } from '@vetsync/machines/exchange/candidates';
import type { casesMachine } from '@vetsync/machines/exchange/cases';
import type { caseServicesMachine } from '@vetsync/machines/exchange/caseServices';
import {
  allThreads,
  chosenCaseFilters,
  chosenFilters,
  noServiceFilters,
  receivedOverview,
  unassigned,
} from '@vetsync/machines/exchange/model';
import type { inboxMachine } from '@vetsync/machines/exchange/inbox';
import { applicationSorts, caseSorts, optionalParts, reportReasons } from '@vetsync/machines/model/exchange';
import { caseOutcomes, caseStatuses, jobDecisions, serviceStatuses } from '@vetsync/machines/model/world';
import {
  organizationOverviewMachine,
  organizationOverviewView,
} from '@vetsync/machines/exchange/organizationOverview';
import { tableDensities } from '@vetsync/machines/portal/model';
import type { receivedApplicationsMachine } from '@vetsync/machines/exchange/receivedApplications';
import type { sentApplicationMachine } from '@vetsync/machines/exchange/sentApplication';
import {
  staffNotificationsMachine,
  staffNotificationsView,
} from '@vetsync/machines/exchange/staffNotifications';
import * as z from 'zod/mini';
import { participants, whole, workspaceFor } from '../../Screens/exchange/cases.tsx';
import { serviceRows } from '../../Screens/exchange/caseServices.ts';
import { emptyOverview, shipyardOverview } from '../../Screens/exchange/overview.ts';
import {
  choices,
  colleagues,
  decidedApplication,
  ownThreads,
  receivedRows,
  settings,
  shipyard,
  threadMessages,
  wholeApplication,
} from '../../Screens/exchange/samples.ts';
import {
  openHistory,
  rejectedHistory,
  openings,
  sentWorlds,
} from '../../Screens/exchange/sentApplications.ts';
import {
  accessRecords,
  candidateRows,
  consents,
  contactRequests,
  sentRequest,
  shownCandidate,
  veteranProfile,
  wholeCandidate,
} from '../../Screens/exchange/sharing.ts';
import { newsPage, noNews } from '../../Screens/exchange/staffNews.ts';
import { memberships as ownMemberships } from '../../support/organizations.ts';
import { feedEvents } from '../parts/organizationFeed.ts';
import { anObject, idOf, payloadsOf } from '../parts/payloads.ts';
import { crisisFound } from '../parts/crisisFound.ts';
import { session } from '../../support/platform.ts';

const position = z.object({ position: z.nullable(z.string()) });
const fact = {
  id: 'a fact',
  kind: 'contactAccepted',
  subject: 'thread-0',
  payload: { requestId: sentRequest.id, candidateId: wholeCandidate.id, threadId: 'thread-0' },
  at: sentRequest.at,
  actor: 'somebody',
  commandId: 'a command',
  version: null,
};
const decision = z.object({ decision: z.enum(jobDecisions) });
const words = z.object({ field: z.enum(['message', 'notes', 'reason']), text: z.string() });
const assignee = z.object({ assigneeId: z.nullable(z.string()) });

export const payloads = {
  accessLog: payloadsOf<typeof accessLogMachine>({
    events: {
      'consent.takeBack': (context) => [{ id: idOf(context.consents) }],
    },
    outputs: {
      loadSharing: () => [
        { consents, log: { records: [...accessRecords], nextCursor: null } },
        { consents: [], log: { records: [], nextCursor: null } },
      ],
      loadRecords: () => [{ records: [], nextCursor: null }],
    },
  }),
  accountPlatform: payloadsOf<typeof accountPlatformMachine, AccountOwnEvent>({
    events: {
      'session.changed': () => [
        { session: session('Jordan Reyes') },
        { session: { ...session('Jordan Reyes'), state: 'ended' } },
      ],
      'location.changed': () => [{ path: '/platform/career', search: '' }],
      'page.store': () => [{ name: 'event_draft', kind: 'local', text: '"Coffee at the pier"' }],
      'notification.open': () => [{ id: 'a notification' }],
      'notification.read': () => [{ id: 'a notification' }],
    },
    outputs: { loadProfile: () => [{ profile: veteranProfile }] },
  }),
  acting: payloadsOf<typeof actingMachine>({
    events: {
      'notification.open': () => [{ id: 'a notification' }],
      'notification.read': () => [{ id: 'a notification' }],
      'platform.entered': {
        schema: z.object({ undecided: z.nullable(anObject) }),
        ready: () => [{ undecided: { tab: '', detail: [], query: {} } }],
      },
      'acting.changed': () => [
        { organization: { slug: 'tidewater-works', role: 'recruiter' } },
        { organization: null },
      ],
    },
    outputs: {
      loadWorkplaces: () => [
        { memberships: [...ownMemberships], unread: {}, actedFor: null },
        { memberships: [], unread: {}, actedFor: 'me' },
      ],
      loadInbox: () => [
        {
          logic: staffNotificationsMachine,
          viewOf: staffNotificationsView,
          work: { logic: organizationOverviewMachine, viewOf: organizationOverviewView },
        },
      ],
    },
  }),
  candidacy: payloadsOf<typeof candidacyMachine>({
    events: {
      'headline.change': () => [{ headline: 'Free from March' }, { headline: '' }],
      'part.toggle': {
        schema: z.object({ part: z.enum(optionalParts) }),
        ready: () => [{ part: 'skills' }, { part: 'bio' }],
      },
    },
    outputs: {
      loadCandidacy: () => [
        { candidate: null, profile: veteranProfile },
        { candidate: shownCandidate, profile: veteranProfile },
      ],
    },
  }),
  candidates: payloadsOf<typeof candidatesMachine>({
    events: {
      'crisis.found': crisisFound,
      'compare.add': ({ rows }) => [{ candidateId: idOf(rows) }],
      'compare.remove': ({ rows }) => [{ candidateId: idOf(rows) }],
      'search.change': () => [{ q: 'weld' }, { q: '' }],
      'filter.choose': () => [
        { column: 'branch', value: 'Navy' },
        { column: 'branch', value: null },
      ],
      'filters.open': {
        schema: z.object({ as: z.enum(['menu', 'sheet']) }),
        ready: () => [{ as: 'menu' }, { as: 'sheet' }],
      },
      'sort.choose': () => [{ sort: { column: 'years', direction: 'descending' } }],
      'view.type': () => [{ name: 'To ask' }, { name: '' }],
      'view.remove': ({ views }) => [{ viewId: idOf(views) }],
      'density.choose': {
        schema: z.object({ density: z.enum(tableDensities) }),
        ready: () => [{ density: 'compact' }, { density: 'comfortable' }],
      },
      'list.scrolled': {
        schema: z.object({ rowId: z.nullable(z.string()), offset: z.optional(z.number()) }),
        ready: ({ rows }) => [{ rowId: idOf(rows), offset: 12 }, { rowId: null }],
      },
      'row.open': ({ rows }) => [{ rowId: idOf(rows) }],
      'row.step': {
        schema: z.object({ to: z.enum(['next', 'previous']) }),
        ready: () => [{ to: 'next' }, { to: 'previous' }],
      },
      'row.runAction': ({ rows }) => [
        { rowId: idOf(rows), action: 'compare' },
        { rowId: idOf(rows), action: 'uncompare' },
      ],
      'text.change': () => [{ text: 'May we talk?' }, { text: '' }],
      'location.changed': ({ filters, rows }) => [
        { route: { filters, open: idOf(rows) } },
        { route: { filters, open: null, compared: rows.slice(0, 2).map(({ id }) => id) } },
        { route: { filters: { ...filters, q: 'weld' }, open: null } },
      ],
      'feed.opened': { schema: position, ready: () => [{ position: '7' }] },
      'feed.reset': { schema: position, ready: () => [{ position: '9' }] },
      'feed.crowded': () => [{ retryAfterSeconds: 30 }],
      'feed.row': () => [{ position: '8', row: fact }],
    },
    outputs: {
      loadWorkspace: () => [
        { organization: shipyard, role: 'reviewer' },
        { organization: shipyard, role: 'viewer' },
      ],
      loadCandidates: () => [
        { candidates: [...candidateRows], nextCursor: null },
        { candidates: [], nextCursor: null },
      ],
      loadCandidate: () => [wholeCandidate],
      sendCommand: () => [{ facts: [] }],
    },
  }),
  caseServices: payloadsOf<typeof caseServicesMachine>({
    events: {
      'search.change': () => [{ q: 'moving' }, { q: '' }],
      'filter.choose': {
        schema: z.object({ filter: z.enum(['status', 'owner']), value: z.nullable(z.string()) }),
        ready: ({ self }) => [
          { filter: 'status', value: 'waiting' },
          { filter: 'owner', value: self },
          { filter: 'owner', value: null },
        ],
      },
      'service.move': {
        schema: z.object({ serviceId: z.string(), status: z.enum(serviceStatuses) }),
        ready: ({ rows }) => [
          { serviceId: idOf(rows), status: 'done' },
          { serviceId: idOf(rows), status: 'waiting' },
        ],
      },
      'location.changed': ({ filters }) => [
        { route: filters },
        { route: { ...noServiceFilters, status: 'done' } },
      ],
      'feed.opened': { schema: position, ready: () => [{ position: '7' }] },
      'feed.reset': { schema: position, ready: () => [{ position: '9' }] },
      'feed.crowded': () => [{ retryAfterSeconds: 30 }],
      'feed.row': () => [
        {
          position: '8',
          row: {
            id: 'a fact',
            kind: 'serviceChanged',
            subject: whole.case.id,
            payload: { case: whole.case },
            at: whole.case.updatedAt,
            actor: 'colleague',
            commandId: 'a command',
            version: null,
          },
        },
      ],
    },
    outputs: {
      loadWorkspace: () => [workspaceFor('participant')],
      loadServices: () => [
        { services: [...serviceRows], nextCursor: null, total: serviceRows.length, statuses: [] },
        { services: [], nextCursor: null, total: 0, statuses: [] },
      ],
      loadChoices: () => [choices],
      sendCommand: () => [{ facts: [] }],
    },
  }),
  cases: payloadsOf<typeof casesMachine>({
    events: {
      'search.change': () => [{ q: 'vega' }, { q: '' }],
      'filter.choose': {
        schema: z.object({ filter: z.enum(chosenCaseFilters), value: z.nullable(z.string()) }),
        ready: ({ self }) => [
          { filter: 'status', value: 'at_risk' },
          { filter: 'owner', value: self },
          { filter: 'owner', value: unassigned },
          { filter: 'due', value: 'today' },
          { filter: 'status', value: null },
        ],
      },
      'sort.change': {
        schema: z.object({ sort: z.enum(caseSorts) }),
        ready: () => [{ sort: 'next' }, { sort: 'newest' }],
      },
      'list.scrolled': () => [{ away: true }, { away: false }],
      'row.step': {
        schema: z.object({ to: z.enum(['previous', 'next']) }),
        ready: () => [{ to: 'next' }, { to: 'previous' }],
      },
      'row.select': ({ list }) => [
        { rowId: idOf(list.rows), isSelected: true },
        { rowId: idOf(list.rows), isSelected: false },
      ],
      'bulk.assign': ({ self }) => [{ ownerId: self }, { ownerId: null }],
      'bulk.status': {
        schema: z.object({ status: z.enum(caseStatuses) }),
        ready: () => [{ status: 'at_risk' }, { status: 'active' }],
      },
      'adding.search': () => [{ q: 'ana' }],
      'adding.place': () => [{ listingId: idOf(choices.listings) }, { listingId: null }],
      'adding.choose': ({ people }) => [{ threadId: idOf(people) }],
      'record.change': () => [
        { changes: { progress: 60 } },
        { changes: { status: 'active', nextStep: 'Sign the lease', nextOn: '2026-12-01' } },
      ],
      'words.change': {
        schema: z.object({ field: z.enum(['notes', 'goal', 'service']), text: z.string() }),
        ready: () => [
          { field: 'notes', text: 'The landlord has agreed.' },
          { field: 'goal', text: 'A lease in my own name' },
          { field: 'service', text: 'Child care' },
        ],
      },
      'owner.assign': () => [{ ownerId: colleagues[1].id }, { ownerId: null }],
      'service.move': {
        schema: z.object({ serviceId: z.string(), status: z.enum(serviceStatuses) }),
        ready: ({ opened }) => [{ serviceId: idOf(opened?.case.services), status: 'done' }],
      },
      'closing.choose': {
        schema: z.object({ outcome: z.enum(caseOutcomes) }),
        ready: () => [{ outcome: 'housing' }, { outcome: 'left' }],
      },
      'location.changed': ({ filters, list }) => [
        { route: { filters, open: idOf(list.rows) } },
        { route: { filters, open: null } },
      ],
      'feed.opened': { schema: position, ready: () => [{ position: '7' }] },
      'feed.reset': { schema: position, ready: () => [{ position: '9' }] },
      'feed.crowded': () => [{ retryAfterSeconds: 30 }],
      'feed.row': () => [
        {
          position: '8',
          row: {
            id: 'a fact',
            kind: 'caseChanged',
            subject: whole.case.id,
            payload: { case: { ...whole.case, progress: 45, version: 4 } },
            at: whole.case.updatedAt,
            actor: 'colleague',
            commandId: 'a command',
            version: null,
          },
        },
      ],
    },
    outputs: {
      loadWorkspace: () => [workspaceFor('participant'), workspaceFor('participant', 'viewer')],
      loadCases: () => [
        { cases: [...participants], nextCursor: null, total: participants.length, statuses: [] },
        { cases: [], nextCursor: null, total: 0, statuses: [] },
      ],
      loadCase: () => [whole],
      loadThreads: () => [{ threads: [], nextCursor: null }],
      loadChoices: () => [choices],
      sendCommand: () => [{ facts: [] }],
      sendCommands: () => [{ results: [] }],
    },
  }),
  inbox: payloadsOf<typeof inboxMachine>({
    events: {
      'world.followed': () => [{ world: sentWorlds.offered }, { world: sentWorlds.rejected }],
      'crisis.found': crisisFound,
      'text.change': () => [{ text: 'Then I bring coffee.' }, { text: '' }],
      'search.change': () => [{ q: 'dock' }],
      'list.choose': () => [{ isUnread: true }],
      'person.search': () => [{ q: 'dev' }],
      'template.use': () => [{ templateId: 'ask' }],
      'message.retry': ({ queue }) => [{ id: idOf(queue) }],
      'message.edit': ({ queue }) => [{ id: idOf(queue) }],
      'request.accept': ({ requests }) => [{ id: idOf(requests) }],
      'request.decline': ({ requests }) => [{ id: idOf(requests) }],
      'report.open': ({ messages }) => [{ messageId: null }, { messageId: idOf(messages) }],
      'report.change': {
        schema: z.object({ reason: z.optional(z.enum(reportReasons)), note: z.optional(z.string()) }),
        ready: () => [{ reason: 'scam' }, { note: 'They want money.' }],
      },
      'location.changed': ({ threads }) => [
        { route: { ...allThreads, thread: idOf(threads) } },
        { route: { ...allThreads, to: { organizationId: shipyard.id } } },
        { route: { ...allThreads, isChoosing: true } },
        { route: { ...allThreads, q: 'boots' } },
        { route: allThreads },
      ],
      'feed.opened': { schema: position, ready: () => [{ position: '7' }] },
      'feed.reset': { schema: position, ready: () => [{ position: '9' }] },
      'feed.crowded': () => [{ retryAfterSeconds: 30 }],
      'feed.row': () => [
        {
          position: '8',
          row: {
            id: 'message-3',
            kind: 'messageSent',
            subject: 'thread-0',
            payload: {},
            at: threadMessages[0]!.at,
            actor: 'colleague',
            commandId: 'a command',
            version: null,
          },
        },
      ],
    },
    outputs: {
      loadWorkspace: () => [{ organization: shipyard, role: 'reviewer' }],
      loadThreads: () => [
        { threads: [...ownThreads], nextCursor: null },
        { threads: [], nextCursor: null },
      ],
      loadMessages: () => [{ thread: ownThreads[0]!, messages: [...threadMessages], nextCursor: null }],
      loadRecipient: () => [{ name: shipyard.name }, null],
      findPeople: () => [
        { people: [{ name: 'Devon', to: { applicationId: 'a' }, about: ['Welder'] }], total: 1 },
      ],
      loadContacts: () => [
        { requests: [...contactRequests], reports: [] },
        { requests: [], reports: [] },
      ],
      sendCommand: () => [{ facts: [] }],
    },
  }),
  organizationOverview: payloadsOf<typeof organizationOverviewMachine>({
    events: {
      ...feedEvents,
    },
    outputs: {
      loadWorkspace: () => [{ organization: shipyard, role: 'reviewer' }],
      loadOverview: () => [
        receivedOverview(shipyardOverview, shipyard),
        receivedOverview(emptyOverview, shipyard),
      ],
    },
  }),
  receivedApplications: payloadsOf<typeof receivedApplicationsMachine>({
    events: {
      'search.change': () => [{ q: 'welder' }],
      'filter.choose': {
        schema: z.object({ filter: z.enum(chosenFilters), value: z.nullable(z.string()) }),
        ready: ({ self: own }) => [
          { filter: 'status', value: 'submitted' },
          { filter: 'assignee', value: own },
          { filter: 'assignee', value: unassigned },
          { filter: 'status', value: null },
        ],
      },
      'row.select': ({ list }) => [
        { rowId: idOf(list.rows), isSelected: true },
        { rowId: idOf(list.rows), isSelected: false },
      ],
      'row.follow': ({ list }) => [{ rowId: idOf(list.rows), action: 'message' }],
      'bulk.decide': { schema: decision, ready: () => [{ decision: 'reject' }, { decision: 'interview' }] },
      'bulk.write': {
        schema: words,
        ready: () => [
          { field: 'reason', text: 'filled' },
          { field: 'message', text: 'Thank you for applying.' },
        ],
      },
      'bulk.assign': ({ self: own }) => [{ assigneeId: own }, { assigneeId: null }],
      'row.approve': ({ list }) => [{ rowId: idOf(list.rows) }],
      'row.assign': {
        schema: z.extend(assignee, { rowId: z.string() }),
        ready: ({ list, self: own }) => [
          { rowId: idOf(list.rows), assigneeId: colleagues[1].id },
          { rowId: idOf(list.rows), assigneeId: own },
        ],
      },
      'density.choose': {
        schema: z.object({ density: z.enum(tableDensities) }),
        ready: () => [{ density: 'compact' }, { density: 'comfortable' }],
      },
      'view.type': () => [{ name: 'My welders' }],
      'view.remove': ({ settings: own }) => [{ viewId: idOf(Object.values(own?.views ?? {}).flat()) }],
      'sort.change': {
        schema: z.object({ sort: z.enum(applicationSorts) }),
        ready: () => [{ sort: 'oldest' }, { sort: 'newest' }],
      },
      'list.scrolled': () => [{ away: true }, { away: false }],
      'row.step': {
        schema: z.object({ to: z.enum(['next', 'previous']) }),
        ready: () => [{ to: 'next' }, { to: 'previous' }],
      },
      'decision.choose': {
        schema: z.object({ decision: z.nullable(z.enum(jobDecisions)) }),
        ready: () => [{ decision: 'interview' }, { decision: 'reject' }, { decision: null }],
      },
      'words.change': {
        schema: words,
        ready: () => [
          { field: 'message', text: 'Please come by on Monday.' },
          { field: 'notes', text: 'Strong on planning.' },
          { field: 'reason', text: 'filled' },
        ],
      },
      'location.changed': ({ filters, list }) => [
        { route: { filters, open: idOf(list.rows) } },
        { route: { filters, open: null } },
      ],
      'feed.opened': { schema: position, ready: () => [{ position: '7' }] },
      'feed.reset': { schema: position, ready: () => [{ position: '9' }] },
      'feed.crowded': () => [{ retryAfterSeconds: 30 }],
      'feed.row': () => [
        {
          position: '8',
          row: {
            id: 'a fact',
            kind: 'applicationDecided',
            subject: wholeApplication.application.id,
            payload: {
              applicationId: wholeApplication.application.id,
              decisionId: 'step-1',
              decision: 'interview',
              status: 'interview',
              version: 2,
            },
            at: wholeApplication.application.submittedAt,
            actor: 'colleague',
            commandId: 'a command',
            version: null,
          },
        },
      ],
    },
    outputs: {
      loadWorkspace: () => [{ organization: shipyard, role: 'reviewer' }],
      loadApplications: () => [
        { applications: [...receivedRows], nextCursor: null },
        { applications: [], nextCursor: null },
      ],
      loadApplication: () => [wholeApplication, decidedApplication],
      loadHistory: () => [decidedApplication.history],
      sendCommand: () => [{ facts: [] }],
      loadChoices: () => [choices],
      sendCommands: () => [{ results: [] }],
      loadSettings: () => [settings],
    },
  }),
  sentApplication: payloadsOf<typeof sentApplicationMachine>({
    events: {
      'note.change': () => [{ note: 'I have my rigging certificate now.' }, { note: '' }],
      'world.followed': () => [
        { world: sentWorlds.rejected, isKnown: true, isWhole: false },
        { world: sentWorlds.withdrawn, isKnown: true, isWhole: false },
        { world: sentWorlds.offered, isKnown: true, isWhole: false },
      ],
    },
    outputs: {
      loadHistory: () => [openHistory, rejectedHistory],
      findOpenings: () => [[...openings], []],
    },
  }),
  staffNotifications: payloadsOf<typeof staffNotificationsMachine>({
    events: {
      'notification.open': ({ list }) => [{ id: idOf(list.notifications) }],
      'notification.read': ({ list }) => [{ id: idOf(list.notifications) }],
      ...feedEvents,
    },
    outputs: {
      loadWorkspace: () => [{ organization: shipyard, role: 'reviewer' }],
      loadPage: () => [newsPage, noNews],
    },
  }),
};
