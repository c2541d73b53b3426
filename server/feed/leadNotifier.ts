import { randomUUID } from 'node:crypto';
import type { Sql } from '../data/db.ts';
import { leadsChannel, notifyLeads } from '../leads/leadNotifications.ts';

/** Minimum time between two notifications of one server, in milliseconds. */
const notifyPauseMs = 20;

/**
 * Notifies other servers of new leads. NOTIFY locks the whole database at commit, so it is neither part of the insert
 * nor sent for every lead. The notification is only a wake-up: a server that misses one finds the rows by polling.
 */
export function createLeadNotifier(sql: Sql) {
  const self = randomUUID();
  let state: 'quiet' | 'notified' | 'more' = 'quiet';

  async function notify(): Promise<void> {
    state = 'notified';
    await notifyLeads(sql, self).catch(() => {});
    setTimeout(() => {
      if (state === 'more') void notify();
      else state = 'quiet';
    }, notifyPauseMs).unref();
  }

  return {
    notify() {
      if (state === 'quiet') void notify();
      else state = 'more';
    },
    /**
     * Calls `wake` for other servers' notifications, and whenever listening (re)starts, because some may have been
     * missed.
     */
    listen: (wake: () => void) => sql.listen(leadsChannel, (sender) => sender !== self && wake(), wake),
  };
}
