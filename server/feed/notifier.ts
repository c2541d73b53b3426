import { randomUUID } from 'node:crypto';
import type { Sql } from '../data/db.ts';
import { notifyServers } from '../data/notifyServers.ts';

/** Minimum time between two notifications of one server, in milliseconds. */
const notifyPauseMs = 20;

/**
 * Notifies other servers of new rows. NOTIFY locks the whole database at commit, so it is neither part of the insert
 * nor sent for every row. The notification is only a wake-up: a server that misses one finds the rows by polling.
 */
export function createNotifier(sql: Sql, channel: string) {
  const self = randomUUID();
  let state: 'quiet' | 'notified' | 'more' = 'quiet';

  async function notify(): Promise<void> {
    state = 'notified';
    await notifyServers(sql, channel, self).catch(() => {});
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
    listen: (wake: () => void) => sql.listen(channel, (sender) => sender !== self && wake(), wake),
  };
}
