import { casesMachine, casesView, type CaseCommand, type CasesInput } from '@vetsync/machines/exchange/cases';
import { noCaseFilters } from '@vetsync/machines/exchange/model';
import type {
  CaseFactKind,
  CasePage,
  CaseRow,
  CommandBatchResult,
  ExchangeFact,
  WholeCase,
} from '@vetsync/machines/model/exchange';
import type { OrganizationKind } from '@vetsync/machines/organizations/model';
import type { Choices, Workspace } from '@vetsync/machines/exchange/receivedApplications';
import { at, workspaceOf } from './exchange.ts';
import { held, puppet, run } from './run.ts';

export const kim = { id: 'kim', name: 'Kim' };
export const caseRowOf = (id: string, more: Partial<CaseRow> = {}): CaseRow => ({
  id,
  kind: 'participant',
  personName: `Vet ${id}`,
  rank: 'Sergeant',
  branch: 'Army',
  title: 'First month’s rent',
  listingId: 'a listing',
  applicationId: 'an application',
  status: 'active',
  outcome: null,
  priority: 'medium',
  progress: 25,
  term: '',
  credits: null,
  benefitsLeft: null,
  goals: [{ text: 'A lease in my own name', done: false }],
  services: [{ id: `s${id}`, name: 'Moving costs', status: 'processing', requestedAt: at }],
  nextStep: '',
  nextOn: null,
  lastContactAt: null,
  owner: null,
  openedAt: at,
  closedAt: null,
  updatedAt: at,
  version: 1,
  ...more,
});
export const wholeCaseOf = (row: CaseRow, more: Partial<WholeCase> = {}): WholeCase => ({
  case: row,
  entries: [{ id: 'e0', at, entry: 'opened', changes: {}, notes: '', actor: kim }],
  threadId: null,
  snapshot: null,
  visits: null,
  ...more,
});
export const casePageOf = (cases: CaseRow[], more: Partial<CasePage> = {}): CasePage => ({
  cases,
  nextCursor: null,
  total: cases.length,
  statuses: [{ status: 'active', count: cases.length }],
  ...more,
});

let facts = 0;
export const caseFact = (
  kind: CaseFactKind | 'bookingChanged',
  row: CaseRow,
  more: Partial<ExchangeFact> = {},
): ExchangeFact => ({
  id: `fact ${(facts += 1)}`,
  kind,
  subject: row.id,
  payload: { case: row },
  at,
  actor: 'kim',
  commandId: `command of fact ${facts}`,
  version: null,
  ...more,
});

interface Options {
  workspace?: Workspace;
  open?: string | null;
  page?: CasePage;
}
export const workspaceOfKind = (kind: OrganizationKind, role?: Workspace['role']): Workspace => {
  const { organization, ...rest } = workspaceOf(role);
  return { ...rest, organization: { ...organization, kind } };
};

/** The list of a nonprofit with its first page. */
export async function openedCases({
  workspace = workspaceOfKind('nonprofit'),
  open = null,
  page = casePageOf([caseRowOf('a'), caseRowOf('b')]),
}: Options = {}) {
  const actors = {
    loadWorkspace: held<Workspace, { slug: string }>(),
    loadCases: held<CasePage, { filters: object; cursor: string | null }>(),
    loadCase: held<WholeCase, { organizationId: string; id: string }>(),
    loadChoices: held<Choices, { organizationId: string }>(),
    loadThreads: held<
      { threads: { id: string; person: { id: string; name: string } }[]; nextCursor: null },
      { q: string }
    >(),
    sendCommand: held<{ facts: readonly ExchangeFact[] }, { command: CaseCommand }>(),
    sendCommands: held<CommandBatchResult, { commands: readonly CaseCommand[] }>(),
  };
  const feed = puppet<{ organizationId: string; after: string | null }>();
  let ids = 0;
  const input: CasesInput = {
    slug: 'first-month-fund',
    self: 'me',
    route: { filters: noCaseFilters, open },
    href: ({ filters, open: id }) => `list?status=${filters.status ?? ''}&case=${id ?? ''}`,
    messageHref: (to) => `messages?${JSON.stringify(to)}`,
    applicationHref: (application) => `application?${application}`,
    visitHref: (booking) => `visit?${booking}`,
    newId: () => `id ${(ids += 1)}`,
    intl: { locale: 'en-US', timeZone: 'UTC' },
    now: () => Date.parse(at),
  };
  const started = run(casesMachine, {
    input,
    actors: {
      ...Object.fromEntries(Object.entries(actors).map(([name, { logic }]) => [name, logic])),
      followFeed: feed.logic,
    },
  });
  await actors.loadWorkspace.last().resolve(workspace);
  // What may have been missed before is asked for again.
  feed.sendToParent({ type: 'feed.opened', position: '1' });
  await actors.loadCases.last().resolve(page);
  await actors.loadChoices.last().resolve({ colleagues: [kim, { id: 'me', name: 'Me' }], listings: [] });
  return {
    ...started,
    ...actors,
    feed,
    view: () => casesView(started.actor.getSnapshot()),
    send: started.actor.send.bind(started.actor),
    tell: (row: ExchangeFact) => feed.sendToParent({ type: 'feed.row', position: row.id, row }),
  };
}
