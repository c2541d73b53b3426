import {
  casesMachine,
  casesView,
  type CaseBatch,
  type CaseBatchResult,
  type CaseRecordView,
  type CasesContext,
} from '@vetsync/machines/exchange/cases';
import { noCaseFilters } from '@vetsync/machines/exchange/model';
import type { CaseRow, WholeCase } from '@vetsync/machines/model/exchange';
import type { CaseKind } from '@vetsync/machines/model/world';
import type { OrganizationKind } from '@vetsync/machines/organizations/model';
import { PortalFrame } from '@vetsync/ui/screens/exchange/PortalFrame';
import { CaseDialogs } from '@vetsync/ui/screens/exchange/cases/CaseDialogs';
import { Cases, type CasesProps } from '@vetsync/ui/screens/exchange/cases/Cases';
import type { StateValue } from 'xstate';
import { inState } from '../../support/inState.ts';
import { now, intl, seenAt } from '../../support/leads.ts';
import { self } from '../../support/organizations.ts';
import { choices, colleagues, shipyard } from './samples.ts';

/** Invented people whom invented organizations have taken in. */

const day = 24 * 60 * 60_000;
const before = (days: number) => new Date(seenAt - days * day).toISOString();
const idOfCase = (index: number) => `018f2b6a-0000-7000-8000-0000000007${10 + index}`;

const row = (index: number, personName: string, more: Partial<CaseRow> = {}): CaseRow => ({
  id: idOfCase(index),
  kind: 'participant',
  personName,
  rank: ['Sergeant', 'Petty Officer Second Class', 'Airman First Class'][index % 3]!,
  branch: ['Army', 'Navy', 'Air Force'][index % 3]!,
  title: index % 2 ? 'First month’s rent' : 'Back to work',
  listingId: '018f2b6a-0000-7000-8000-000000000100',
  applicationId: '018f2b6a-0000-7000-8000-000000000001',
  status: 'active',
  outcome: null,
  priority: 'medium',
  progress: 25,
  term: '',
  credits: null,
  benefitsLeft: null,
  goals: [],
  services: [],
  nextStep: '',
  nextOn: null,
  lastContactAt: null,
  owner: colleagues[index % 4] ?? null,
  openedAt: before(index * 9 + 1),
  closedAt: null,
  updatedAt: before(index),
  version: 3,
  ...more,
});
const services: CaseRow['services'] = [
  { id: 's1', name: 'Deposit or first rent', status: 'in_progress', requestedAt: before(6) },
  { id: 's2', name: 'Moving costs', status: 'waiting', requestedAt: before(2) },
  { id: 's3', name: 'Utility bills', status: 'done', requestedAt: before(20) },
];
export const participants: readonly CaseRow[] = [
  row(0, 'Marisol Vega', {
    status: 'at_risk',
    priority: 'high',
    progress: 40,
    goals: [
      { text: 'A lease in my own name', done: true },
      { text: 'Power and water without arrears', done: false },
    ],
    services,
    nextStep: 'See the landlord together',
    nextOn: '2026-11-20',
    lastContactAt: before(12),
  }),
  row(1, 'Devon Okafor', { progress: 65, nextStep: 'Sign the lease', nextOn: '2026-12-02' }),
  row(2, 'Priya Raman', { progress: 80, lastContactAt: before(3) }),
  row(3, 'Tom Halvorsen', { progress: 10, nextStep: 'First talk' }),
  row(4, 'Keisha Brandt', {
    status: 'graduated',
    outcome: 'housing',
    progress: 100,
    closedAt: before(2),
  }),
];
export const student = row(5, 'Luis Ortega', {
  kind: 'student',
  title: 'Cybersecurity, B.S.',
  status: 'enrolled',
  progress: null,
  term: 'Fall 2026',
  credits: 27,
  benefitsLeft: 60,
});
export const patient = row(6, 'Sam Nguyen', {
  kind: 'patient',
  title: '',
  applicationId: null,
  status: 'follow_up',
  progress: null,
});

const entry = (id: string, days: number, more: Partial<WholeCase['entries'][number]>) => ({
  id,
  at: before(days),
  entry: 'changed' as const,
  changes: {},
  notes: '',
  actor: colleagues[1],
  ...more,
});
export const whole: WholeCase = {
  case: participants[0]!,
  entries: [
    entry('e0', 30, { entry: 'opened', actor: colleagues[0] }),
    entry('e1', 20, {
      changes: {
        progress: [25, 40],
        nextStep: ['', 'See the landlord together'],
        nextOn: [null, '2026-11-20'],
        goals: [[], participants[0]!.goals],
      },
    }),
    entry('e2', 14, { entry: 'assigned', changes: { owner: [null, colleagues[0]] } }),
    entry('e3', 12, { entry: 'contacted', notes: 'Lost the night shift. Afraid of the next rent.' }),
    entry('e4', 12, { changes: { status: ['active', 'at_risk'], priority: ['medium', 'high'] } }),
    entry('e5', 2, {
      entry: 'serviceAdded',
      changes: { service: ['Moving costs', 'Moving costs'], status: [null, 'waiting'] },
      actor: null,
    }),
  ],
  threadId: '018f2b6a-0000-7000-8000-000000000300',
  snapshot: null,
  visits: null,
};

const organizationOf = (kind: OrganizationKind) => ({ ...shipyard, kind, name: 'First Month Fund' });
const kinds: Readonly<Record<CaseKind, OrganizationKind>> = {
  participant: 'nonprofit',
  student: 'university',
  hire: 'employer',
  patient: 'hospital',
};
export const workspaceFor = (kind: CaseKind, role: 'reviewer' | 'viewer' = 'reviewer') => ({
  organization: organizationOf(kinds[kind]),
  role,
});

const statuses: CasesContext['list']['statuses'] = [
  { status: 'active', count: 3 },
  { status: 'at_risk', count: 1 },
  { status: 'graduated', count: 1 },
];
export const noRows = { rows: [], cursor: null, total: 0, statuses: [], latest: {}, seen: [] };
export const list: CasesContext['list'] = { ...noRows, rows: participants, total: 5, statuses };
export const students = { ...noRows, rows: [student], total: 1, statuses: [] };
export const patients = { ...noRows, rows: [patient], total: 1, statuses: [] };

/** The regions that a story is not about. */
const others = {
  list: { listed: 'idle' },
  feed: { following: 'live' },
  record: 'closed',
  selection: 'choosing',
  choices: 'known',
  tools: 'closed',
  adding: 'closed',
};
export const shown = (value: StateValue, context: Partial<CasesContext> = {}) =>
  inState(casesMachine, casesView, {
    value,
    input: {
      slug: 'first-month-fund',
      self,
      href: ({ filters, open }) =>
        `/platform/participants?status=${filters.status ?? ''}${open === null ? '' : `&case=${open}`}`,
      messageHref: () => '/platform/community?as=first-month-fund',
      applicationHref: (application) => `/platform/participants?show=applications&application=${application}`,
      visitHref: (booking) => `/platform/appointments?booking=${booking}`,
      newId: () => 'a new id',
      intl,
      now,
    },
    context: { workspace: workspaceFor('participant'), list, choices, ...context },
  });
export const listed = (regions: Record<string, StateValue> = {}, context: Partial<CasesContext> = {}) =>
  shown({ open: { ...others, ...regions } }, context);

const { id } = whole.case;
/** The open record, with its work in a state. */
export const opened = (
  work: CaseRecordView['work']['state'] | 'refused',
  context: Partial<CasesContext> = {},
  history = 'current',
) => listed({ record: { shown: { work, history } } }, { openId: id, lastId: id, opened: whole, ...context });
/** What is written about the open record. */
export const written = (more: Partial<CasesContext['drafts'][string]> = {}): CasesContext['drafts'] => ({
  [id]: { changes: {}, notes: '', goal: '', service: '', outcome: undefined, ...more },
});
export const filteredOut = { ...noCaseFilters, q: 'submarine' };

const items: CaseBatch['items'] = participants.slice(0, 4).map((one) => ({
  id: one.id,
  personName: one.personName,
  before: one,
  command: {
    id: one.id,
    as: shipyard.id,
    type: 'case.change',
    payload: { caseId: one.id, changes: { status: 'at_risk' } },
  },
}));
/** A status for four people, with the results so far. */
export const batchWith = (
  results: readonly CaseBatchResult[],
  task: CaseBatch['task'] = { kind: 'status', status: 'at_risk' },
): CaseBatch => ({
  task,
  items,
  results: Object.fromEntries(results.map((result, index) => [items[index]!.id, result])),
});

export const inPortal = (args: CasesProps) => (
  <PortalFrame title="Program Participants" tab="participants">
    <Cases {...args} />
    <CaseDialogs {...args} />
  </PortalFrame>
);
