import type { AnalyticsRange, LeadAnalytics, LeadLogEntry, RangePreset, Reader } from '../model/index.ts';

/** A locally kept lead that the server does not have yet. `timestamp` is an ISO 8601 instant in UTC. */
export interface PendingLead {
  id: string;
  timestamp: string;
  name: string;
  email: string;
  attempts: number;
  lastError: string | null;
}

export interface LeadAnalyticsView {
  reader: Reader;
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
    /** Set once ready; `byDay` has every day of the range. Kept while another range loads. */
    data: LeadAnalytics | null;
    total: number;
    failure: string | null;
    /** Why the given dates can't be a range, or null. */
    rangeError: string | null;
  };
}
