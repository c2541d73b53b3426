import { randomUUID } from 'node:crypto';
import type { Sql } from '../data/db.ts';
import { leadsChannel, notifyLeads } from '../leads/leadNotifications.ts';

/** Least time between two notifications of one server, in milliseconds. */
const notifyPauseMs = 20;

/**
 * Tells the other servers that there are new leads. Apart from the insert, whose commit it would make wait for every
 * other one (NOTIFY takes a lock of the whole database), and seldom: it is a wake-up, the rows are the truth, and who
 * misses it looks again by itself.
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
    /** Calls `wake` for the notifications of other servers, and when listening begins (again): some may have been missed. */
    listen: (wake: () => void) => sql.listen(leadsChannel, (sender) => sender !== self && wake(), wake),
  };
}
