import type { AdminOverview, Reader } from '../model/index.ts';

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
  reader: Reader;
  /** The server's words (failed, shown.stale), or null. */
  failure: string | null;
}
