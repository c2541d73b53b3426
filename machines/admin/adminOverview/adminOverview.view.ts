import type { SnapshotFrom } from 'xstate';
import { feedLagWarnMs } from '../../leads/model/index.ts';
import { problemMessage } from '../../system/model/index.ts';
import { roles } from '../../account/model/index.ts';
import type { AdminOverview } from '../model/index.ts';
import type { Reader } from '../../system/model/index.ts';
import type { adminOverviewMachine } from './adminOverview.machine.ts';

export type AdminOverviewState =
  | 'loading'
  | 'failed'
  | 'shown.fresh'
  | 'shown.refreshing'
  /** The last reading failed: the figures are those of `readAt`. */
  | 'shown.stale'
  /** The session ended, or is not an administrator's any more. */
  | 'denied';

export interface AdminOverviewView {
  state: AdminOverviewState;
  /** Set while shown. */
  overview: AdminOverview | null;
  /** When the figures were read, an ISO 8601 instant; null until then. */
  readAt: string | null;
  /** Roles and how many people have each, in the order of the roles; those nobody has too. */
  roles: readonly { role: string; count: number }[];
  /** For how long the live feed has been held back, where that is longer than usual; else null. */
  feedBehindSeconds: number | null;
  reader: Reader;
  /** The server's words (failed, shown.stale), or null. */
  failure: string | null;
}

type AdminOverviewSnapshot = SnapshotFrom<typeof adminOverviewMachine>;

const feedBehind = (seconds: number) => (seconds * 1_000 > feedLagWarnMs ? seconds : null);

function stateOf(value: AdminOverviewSnapshot['value']): AdminOverviewState {
  if (typeof value === 'object') return `shown.${value.shown}`;
  return value === 'refused' ? 'loading' : value;
}

export function adminOverviewView({ value, context }: AdminOverviewSnapshot): AdminOverviewView {
  const state = stateOf(value);
  const { overview, readAt } = context;
  return {
    state,
    overview,
    readAt: readAt === null ? null : new Date(readAt).toISOString(),
    roles: overview ? roles.map((role) => ({ role, count: overview.users.byRole[role] ?? 0 })) : [],
    feedBehindSeconds: overview && feedBehind(overview.health.feedLagSeconds),
    reader: context.reader,
    failure: state === 'failed' || state === 'shown.stale' ? problemMessage(context.problem) : null,
  };
}
