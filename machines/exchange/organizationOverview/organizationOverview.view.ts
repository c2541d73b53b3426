import type { SnapshotFrom } from 'xstate';
import type { Phrase } from '../../kit/phrase.ts';
import { daysToDecision, firstStatusOf, overviewCountMax, overviewDays } from '../../model/exchange/index.ts';
import type { OrganizationOverview } from '../../model/exchange/overview.ts';
import { listingHref, organizationListingsHref } from '../../organizations/model/index.ts';
import { noWork, todaysWork } from '../../portal/model/index.ts';
import type { TodaysWork, WorkItem, WorkKind, WorkList } from '../../portal/model/index.ts';
import { problemMessage } from '../../system/model/index.ts';
import type { Reader } from '../../system/model/index.ts';
import {
  applicationsHref,
  applicationKindOf,
  inboxHref,
  noApplicationFilters,
  portalHrefOf,
  portalPageHref,
} from '../model/index.ts';
import type { OrganizationOverviewContext } from './organizationOverview.setup.ts';
import type { organizationOverviewMachine } from './organizationOverview.machine.ts';

/** A figure of a period; null if there is nothing to compute it from. */
export interface OverviewFigure {
  now: number | null;
  before: number | null;
}

export interface OrganizationOverviewView {
  state: 'loading' | 'failed' | 'closed' | 'open';
  /** If it is closed to somebody who could read it until just now: whether they were removed, or it was suspended. */
  closedBy: 'removal' | 'suspension' | null;
  /** Whether what happens is shown at once. */
  live: 'connecting' | 'live' | 'waiting';
  /** It could not be read again: what is shown may be old. */
  isOld: boolean;
  /** The one thing to do first; null if nothing waits. */
  first: WorkItem | null;
  /** What comes after it. */
  rest: readonly WorkItem[];
  countsByKind: TodaysWork['countsByKind'];
  /** From this count on, there may be more. */
  countMax: number;
  /** Null for an organization without any application, and for a hospital. */
  figures: Readonly<Record<'received' | 'decided' | 'daysToDecision' | 'taken', OverviewFigure>> | null;
  /** Days of the figures. */
  days: number;
  /** Where there are more figures; null if the portal has none. */
  reportHref: string | null;
  failure: Phrase | null;
  reader: Reader;
}

type Snapshot = SnapshotFrom<typeof organizationOverviewMachine>;

const item = (
  kind: WorkKind,
  { id, ...rest }: Pick<WorkItem, 'id' | 'name' | 'at' | 'href'> & Partial<WorkItem>,
): WorkItem => ({
  id: `${kind}/${id}`,
  kind,
  image: '',
  subject: '',
  status: null,
  ...rest,
});

type Numbered = WorkList & { count: number };

/** What waits, the most important kind first. */
function listsOf(
  { waiting, unread, accepted, closing, drafts }: OrganizationOverview,
  { slug, role, workspace }: OrganizationOverviewContext,
): readonly Numbered[] {
  const inPortal = (href: string) => portalHrefOf(href, { slug, role, tab: 'dashboard' });
  const threadAt = (thread: string) => inPortal(inboxHref(slug, { thread }));
  const kind = workspace && applicationKindOf[workspace.organization.kind];
  const filters = { ...noApplicationFilters, status: kind && firstStatusOf[kind], sort: 'oldest' as const };
  const listings = (status: string) => inPortal(`${organizationListingsHref(slug)}?status=${status}`);
  return [
    {
      kind: 'decision',
      dashboardMax: 4,
      count: waiting.count,
      href: inPortal(applicationsHref(slug, { filters, open: null })),
      items: waiting.first.map(({ id, applicantName, listingTitle, submittedAt }) =>
        item('decision', {
          id,
          name: applicantName,
          subject: listingTitle,
          at: submittedAt,
          href: inPortal(applicationsHref(slug, { filters, open: id })),
        }),
      ),
    },
    {
      kind: 'message',
      dashboardMax: 3,
      count: unread.count,
      href: inPortal(inboxHref(slug)),
      items: unread.first.map(({ threadId, name, at }) =>
        item('message', { id: threadId, name, at, href: threadAt(threadId) }),
      ),
    },
    {
      kind: 'contact',
      dashboardMax: 2,
      count: accepted.length,
      href: inPortal(inboxHref(slug)),
      items: accepted.map(({ threadId, name, at }) =>
        item('contact', { id: threadId, name, at, href: threadAt(threadId) }),
      ),
    },
    {
      kind: 'closing',
      dashboardMax: 2,
      count: closing.count,
      href: listings('published'),
      items: closing.first.map(({ id, title, endsAt }) =>
        item('closing', { id, name: title, at: endsAt, href: listingHref(slug, id) }),
      ),
    },
    {
      kind: 'draft',
      dashboardMax: 2,
      count: drafts.count,
      href: listings('draft'),
      items: drafts.first.map(({ id, title, createdAt }) =>
        item('draft', { id, name: title, at: createdAt, href: listingHref(slug, id) }),
      ),
    },
  ];
}

function workOf(context: OrganizationOverviewContext): TodaysWork {
  if (!context.read) return noWork;
  const lists = listsOf(context.read, context);
  const { items } = todaysWork({ meetings: null, isToday: () => false, waiting: lists });
  const countsByKind = lists
    .filter(({ count }) => count > 0)
    .map(({ kind, count, href }) => ({ kind, count, href }));
  return { items, countsByKind };
}

function figuresOf({
  read: overview,
  workspace,
}: OrganizationOverviewContext): OrganizationOverviewView['figures'] {
  if (
    !overview ||
    !workspace ||
    overview.total === 0 ||
    applicationKindOf[workspace.organization.kind] === null
  )
    return null;
  const { received, decided, waitedMinutes, taken } = overview;
  return {
    received,
    decided,
    daysToDecision: {
      now: daysToDecision(waitedMinutes.now, decided.now),
      before: daysToDecision(waitedMinutes.before, decided.before),
    },
    taken,
  };
}

export function organizationOverviewView({ value, context }: Snapshot): OrganizationOverviewView {
  const open = typeof value === 'object' ? value.open : null;
  const state = open ? 'open' : value === 'failed' || value === 'closed' ? value : 'loading';
  const { items, countsByKind } = workOf(context);
  const [first = null, ...rest] = items;
  const feed = open?.feed;
  const closedBy = context.problem.status === 404 ? 'removal' : 'suspension';
  return {
    state,
    closedBy: state === 'closed' && context.workspace !== null ? closedBy : null,
    live: typeof feed === 'object' ? feed.following : (feed ?? 'connecting'),
    isOld: open?.figures === 'old',
    first,
    rest,
    countsByKind,
    countMax: overviewCountMax,
    figures: figuresOf(context),
    days: overviewDays,
    reportHref: portalPageHref('report', context),
    failure: state === 'failed' ? problemMessage(context.problem) : null,
    reader: context.reader,
  };
}
