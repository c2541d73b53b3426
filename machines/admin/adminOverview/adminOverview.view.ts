import type { Phrase } from '../../system/model/phrase.ts';
import type { SnapshotFrom } from 'xstate';
import { feedLagWarnMs } from '../../system/model/feedTiming.ts';
import { problemMessage } from '../../system/model/index.ts';
import { roles } from '../../account/model/index.ts';
import type { AdminOverview } from '../model/index.ts';
import type { IntlConfig } from '../../system/model/index.ts';
import type { adminOverviewMachine } from './adminOverview.machine.ts';

export type AdminOverviewState =
  | 'loading'
  | 'failed'
  | 'shown.fresh'
  | 'shown.refreshing'
  /** Reloading failed: the figures are from `readAt`. */
  | 'shown.stale'
  /** The session has ended or is no longer an administrator's. */
  | 'denied';

export const healthTroubles = ['database', 'mail', 'feed'] as const;
export type HealthTrouble = (typeof healthTroubles)[number];

export interface AdminOverviewView {
  state: AdminOverviewState;
  /** Set only in `shown`. */
  overview: AdminOverview | null;
  /** When the figures were loaded, as an ISO 8601 instant; null until then. */
  readAt: string | null;
  /** Number of people per role, in the order of the roles, including zeros. */
  roles: readonly { role: string; count: number }[];
  /** The parts of the system that need attention. */
  troubles: readonly HealthTrouble[];
  /** Delay of the live feed in seconds if it is unusually long, else null. */
  feedBehindSeconds: number | null;
  intl: IntlConfig;
  /** The server's error message (failed, shown.stale), or null. */
  failure: Phrase | null;
}

type AdminOverviewSnapshot = SnapshotFrom<typeof adminOverviewMachine>;

const feedBehind = (seconds: number) => (seconds * 1_000 > feedLagWarnMs ? seconds : null);

function troublesOf({ database, mail, feedLagSeconds }: AdminOverview['health']): HealthTrouble[] {
  const isTroubled: Readonly<Record<HealthTrouble, boolean>> = {
    database: !database.reachable,
    mail: mail.failing > 0,
    feed: feedBehind(feedLagSeconds) !== null,
  };
  return healthTroubles.filter((part) => isTroubled[part]);
}

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
    troubles: overview ? troublesOf(overview.health) : [],
    feedBehindSeconds: overview && feedBehind(overview.health.feedLagSeconds),
    intl: context.intl,
    failure: state === 'failed' || state === 'shown.stale' ? problemMessage(context.problem) : null,
  };
}
