import type { Phrase } from '../../system/model/phrase.ts';
import type { SnapshotFrom } from 'xstate';
import { fillDays, isPending, rangeBefore, rangePresets, recentLeadLog } from '../model/index.ts';
import { problemMessage } from '../../system/model/index.ts';
import type {
  OutboxEntry,
  AnalyticsRange,
  LeadAnalytics,
  LeadLogEntry,
  RangeAnalytics,
  RangePreset,
} from '../model/index.ts';
import type { leadAnalyticsMachine } from './leadAnalytics.machine.ts';
import type { IntlConfig } from '../../system/model/index.ts';

/** A locally stored lead that wasn't delivered yet. `timestamp` is an ISO 8601 instant in UTC. */
export interface PendingLead {
  id: string;
  timestamp: string;
  name: string;
  email: string;
  attempts: number;
  lastError: Phrase | null;
}

export interface LeadAnalyticsView {
  intl: IntlConfig;
  /** Submissions made in this browser. */
  local: {
    state: 'idle' | 'retrying';
    totalSubmissions: number;
    pendingSync: number;
    failedAttempts: number;
    /** The last 10, newest first. */
    recent: readonly LeadLogEntry[];
    pending: readonly PendingLead[];
    canRetry: boolean;
  };
  /** All leads of the server in the chosen range. */
  server: {
    state: 'loading' | 'ready' | 'empty' | 'failed';
    range: AnalyticsRange;
    presets: readonly RangePreset[];
    /** Today in UTC, as `YYYY-MM-DD`, like the range. */
    today: string;
    /** Set once ready. `byDay` has every day of the range. Stays visible while another range loads. */
    data: LeadAnalytics | null;
    total: number;
    /** Counts of the days before the range, as many as it has; null if they are not known. */
    before: readonly number[] | null;
    failure: Phrase | null;
    /** Why the dates aren't a valid range, or null. */
    rangeError: Phrase | null;
  };
}

type LeadAnalyticsSnapshot = SnapshotFrom<typeof leadAnalyticsMachine>;
type Context = LeadAnalyticsSnapshot['context'];
type Regions = LeadAnalyticsSnapshot['value'];

const textOf = (value: unknown) => (typeof value === 'string' ? value : '');

const pendingLead = (entry: OutboxEntry): PendingLead => ({
  id: entry.id,
  timestamp: entry.timestamp,
  name: textOf(entry.name),
  email: textOf(entry.email),
  attempts: entry.attempts,
  lastError: entry.lastError ?? null,
});

function localView(state: Regions['local'], { log, entries }: Context): LeadAnalyticsView['local'] {
  const pending = entries.filter(isPending).map(pendingLead);
  return {
    state,
    totalSubmissions: log.length,
    pendingSync: pending.length,
    failedAttempts: log.filter(({ success }) => !success).length,
    recent: recentLeadLog(log),
    pending,
    canRetry: state === 'idle' && pending.length > 0,
  };
}

/** A range of so many days that they are not filled in has none. */
function countsBefore({ before }: RangeAnalytics, range: AnalyticsRange, days: number): number[] | null {
  const earlier = rangeBefore(range);
  const counts = earlier && before ? fillDays(before, earlier).map(({ count }) => count) : [];
  return counts.length > 0 && counts.length === days ? counts : null;
}

function serverView(value: Regions['server'], context: Context): LeadAnalyticsView['server'] {
  const { range, data, problem } = context;
  const byDay = data ? fillDays(data.byDay, range) : [];
  const state = value === 'loaded' || value === 'refused' ? 'loading' : value;
  return {
    state,
    range,
    presets: rangePresets,
    today: new Date(context.intl.now).toISOString().slice(0, 10),
    data: data && { ...data, byDay },
    before: data && countsBefore(data, range, byDay.length),
    total: data?.byDay.reduce((sum, { count }) => sum + count, 0) ?? 0,
    failure: state === 'failed' ? problemMessage(problem) : null,
    rangeError: context.rangeError,
  };
}

export function leadAnalyticsView({ value, context }: LeadAnalyticsSnapshot): LeadAnalyticsView {
  return {
    intl: context.intl,
    local: localView(value.local, context),
    server: serverView(value.server, context),
  };
}
