import { readingPageStates, workspaceReading } from '../workspace/workspaceReading.ts';
import { workspaceFeed } from '../workspace/workspaceSetup.ts';
import { unreachable, problemMessage } from '../../system/model/index.ts';
import type { IntlConfig } from '../../system/model/index.ts';
import { clocked } from '../../kit/clock.ts';
import { organizationOverviewSetup } from './organizationOverview.setup.ts';
import type { OrganizationOverviewContext } from './organizationOverview.setup.ts';
import type { SnapshotFrom } from 'xstate';
import type { PortalRole } from '../../account/model/roles.ts';
import type { Phrase } from '../../system/model/phrase.ts';
import { overviewCountMax, overviewDays } from '../../model/exchange/overviewFigures.ts';
import { roleAllows, statusAllows } from '../../organizations/model/roles.ts';
import type { MemberAbility } from '../../organizations/model/roles.ts';
import type { OverviewCards, OverviewStat } from '../../portal/model/overviewCards.ts';
import { longestFirst, noWork, todaysWork } from '../../portal/model/work.ts';
import type { OpenWork, TodaysWork, WorkItem, WorkKind } from '../../portal/model/work.ts';
import { portalPageHref } from '../model/portalPages.ts';
import type { OverviewFigures } from '../model/receivedOverview.ts';

const reading = {
  src: 'loadOverview',
  input: ({ context: { workspace } }: { context: OrganizationOverviewContext }) => ({
    organization: workspace!.organization,
  }),
} as const;

/** What waits in an organization, and its figures. It follows the live feed. */
export const organizationOverviewMachine = organizationOverviewSetup.createMachine({
  id: 'organizationOverview',
  context: ({ input: { intl, known, ...input } }) => ({
    ...input,
    workspace: known?.workspace ?? null,
    read: known?.read ?? null,
    position: null,
    breaks: 0,
    problem: unreachable,
    intl: { ...intl, now: input.now() },
  }),
  invoke: { src: 'wakeUps' },
  ...clocked,
  initial: 'beginning',
  states: {
    beginning: { always: [{ guard: 'isKnown', target: 'open' }, { target: 'routing' }] },
    ...readingPageStates(reading),
    open: {
      type: 'parallel',
      // Nobody is signed in any more, or the person no longer works there: reading finds out which.
      on: { 'feed.denied': 'routing' },
      states: {
        figures: workspaceReading(reading),
        feed: workspaceFeed,
      },
    },
  },
});

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
  /** How many answers are due, and the oldest: null if none is. */
  waiting: { count: number; longest: WorkItem | null };
  /** What comes after it. */
  rest: readonly WorkItem[];
  countsByKind: TodaysWork['countsByKind'];
  /** Whether the person can do anything that comes in. */
  isAsked: boolean;
  /** From this count on, there may be more. */
  countMax: number;
  figures: OverviewFigures | null;
  /** Figures of today. */
  stats: readonly OverviewStat[];
  /** What came in last, what is asked for most, and what happened. */
  cards: OverviewCards | null;
  /** Of the portal. */
  role: PortalRole;
  /** Days of the figures. */
  days: number;
  /** Where there are more figures; null if the portal has none. */
  reportHref: string | null;
  failure: Phrase | null;
  intl: IntlConfig;
}

/** Work in which someone waits for an answer. */
const answered: ReadonlySet<WorkKind> = new Set(['visitRequest', 'decision', 'message', 'contact']);

/** What each kind of work needs. Everything else is a matter of those who decide. */
const abilityOf: Readonly<Partial<Record<WorkKind, MemberAbility>>> = { closing: 'list', draft: 'list' };

/** What waits for somebody: nothing that only others can do. */
function workFor({ read, workspace }: OrganizationOverviewContext): OpenWork {
  if (!read || !workspace) return noWork;
  const { role, organization } = workspace;
  const can = ({ kind }: { kind: WorkKind }) => {
    const ability = abilityOf[kind] ?? 'review';
    return roleAllows(role, ability) && statusAllows(organization.status, ability);
  };
  return {
    meetings: read.meetings && can(read.meetings) ? read.meetings : null,
    waiting: read.waiting.filter(can),
  };
}

export function organizationOverviewView({
  value,
  context,
}: SnapshotFrom<typeof organizationOverviewMachine>): OrganizationOverviewView {
  const open = typeof value === 'object' ? value.open : null;
  const state = open ? 'open' : value === 'failed' || value === 'closed' ? value : 'loading';
  const { items, countsByKind } = todaysWork(workFor(context), context.intl.now);
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
    waiting: {
      count: countsByKind.reduce((sum, { kind, count }) => sum + (answered.has(kind) ? count : 0), 0),
      longest: items.filter(({ kind }) => answered.has(kind)).toSorted(longestFirst)[0] ?? null,
    },
    countsByKind,
    countMax: overviewCountMax,
    isAsked: context.workspace !== null && context.workspace.role !== 'viewer',
    figures: context.read?.figures ?? null,
    stats: context.read?.stats ?? [],
    cards: context.read?.cards ?? null,
    role: context.role,
    days: overviewDays,
    reportHref: portalPageHref('report', context),
    failure: state === 'failed' ? problemMessage(context.problem) : null,
    intl: context.intl,
  };
}
