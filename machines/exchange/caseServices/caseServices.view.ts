import type { SnapshotFrom } from 'xstate';
import { pagedListState } from '../../kit/pagedList.ts';
import type { PagedListState } from '../../kit/pagedList.ts';
import type { Phrase } from '../../system/model/phrase.ts';
import type { ServiceRow } from '../../model/exchange/casePayloads.ts';
import { serviceStatuses } from '../../model/cases/caseStatuses.ts';
import type { ServiceStatus } from '../../model/cases/caseStatuses.ts';
import type { Organization } from '../../organizations/model/index.ts';
import { problemMessage } from '../../system/model/index.ts';
import type { IntlConfig } from '../../system/model/index.ts';
import { isServiceFiltered } from '../model/servicesRoute.ts';
import type { ServiceListFilters } from '../model/servicesRoute.ts';
import type { Choices } from '../receivedApplications/applicationsContext.ts';
import { mayReview } from '../workspace/workspaceSetup.ts';
import type { caseServicesMachine } from './caseServices.machine.ts';

export interface CaseServiceRow extends ServiceRow {
  /** The record of the person. */
  href: string;
}

export interface CaseServicesView {
  state: 'loading' | 'missing' | 'failed' | 'suspended' | 'open';
  organization: Organization | null;
  list: PagedListState | 'empty' | 'noMatches' | 'searching' | 'refreshing';
  live: 'connecting' | 'live' | 'waiting';
  rows: readonly CaseServiceRow[];
  hasMore: boolean;
  total: number | null;
  filters: ServiceListFilters;
  filtered: boolean;
  /** `status` null: all that are not over. */
  views: readonly {
    status: ServiceStatus | null;
    count: number | undefined;
    href: string;
    isCurrent: boolean;
  }[];
  choices: Choices | null;
  self: string;
  /** Whether the person's role, and the organization's status, let them change a service. */
  canChange: boolean;
  /** Id of the service that is being changed, or null. */
  changing: string | null;
  /** Why the last change was not stored, or null. */
  notStored: Phrase | null;
  failure: Phrase | null;
  intl: IntlConfig;
}

type Snapshot = SnapshotFrom<typeof caseServicesMachine>;
type OpenValue = Extract<Snapshot['value'], object>['open'];
const loading: OpenValue = {
  list: 'loading',
  feed: { following: 'connecting' },
  change: 'idle',
  choices: 'loading',
};

export function caseServicesView({ value, context }: Snapshot): CaseServicesView {
  const open = typeof value === 'object' ? value.open : loading;
  const state =
    typeof value === 'object' ? 'open' : value === 'refused' || value === 'deciding' ? 'loading' : value;
  const { rows, cursor, total, filters, statuses, href, caseHref, command, problem, sendProblem } = context;
  const list = pagedListState(open.list);
  const isChanging = open.change !== 'idle' && open.change !== 'notStored';
  const countOf = (status: ServiceStatus) => statuses.find((one) => one.status === status)?.count ?? 0;
  return {
    state,
    organization: context.workspace?.organization ?? null,
    list,
    live: typeof open.feed === 'object' ? open.feed.following : open.feed,
    rows: rows.map((row) => ({ ...row, href: caseHref(row.caseId) })),
    hasMore: cursor !== null,
    total: cursor === null ? rows.length : total,
    filters,
    filtered: isServiceFiltered(filters),
    views: [null, ...serviceStatuses].map((status) => ({
      status,
      count: status === null || statuses.length === 0 ? undefined : countOf(status),
      href: href({ ...filters, status }),
      isCurrent: filters.status === status,
    })),
    choices: context.choices,
    self: context.self,
    canChange: mayReview(context) && !isChanging,
    changing: isChanging ? (command?.payload.serviceId ?? null) : null,
    notStored: open.change === 'notStored' ? problemMessage(sendProblem) : null,
    failure:
      state === 'failed' || list === 'failed' || list === 'listed.pageFailed'
        ? problemMessage(problem)
        : null,
    intl: context.intl,
  };
}
