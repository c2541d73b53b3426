import { noLeadFilters } from '../model/index.ts';
import { unreachable } from '../../system/model/index.ts';
import { detailRegion } from './detail.region.ts';
import { feedRegion } from './feed.region.ts';
import { leadsAdminSetup } from './leadsAdmin.setup.ts';
import { noList } from './leadsList.ts';
import { listRegion } from './list.region.ts';
import { summaryRegion } from './summary.region.ts';

/**
 * The administrators' leads (platform spec, section 2, "Leads admin"; section 9, real-time figures): a keyset-paged list,
 * its totals, and the live feed. No lead appears twice, and none is missed while the feed is interrupted.
 */
export const leadsAdminMachine = leadsAdminSetup.createMachine({
  id: 'leadsAdmin',
  context: ({ input }) => ({
    tab: input.tab ?? 'leads',
    filters: { ...noLeadFilters, ...input.filters },
    list: noList,
    scrolledAway: false,
    summary: null,
    summaryOutdated: false,
    position: null,
    breaks: 0,
    reconnectSeconds: 0,
    online: input.online ?? true,
    problem: unreachable,
    openId: input.open ?? null,
    opened: null,
    lastId: input.open ?? null,
    detailProblem: unreachable,
    reader: { ...input.reader, now: input.now() },
    now: input.now,
  }),
  invoke: [{ src: 'sessionChanges' }, { src: 'connectionChanges' }, { src: 'locationChanges' }],
  initial: 'open',
  states: {
    open: {
      type: 'parallel',
      entry: 'startClock',
      always: { guard: 'unauthorized', target: 'denied' },
      on: {
        'tab.choose': { actions: ['chooseTab', 'emitRoute'] },
        'export.start': { actions: 'emitDownload' },
        'clock.tick': { actions: ['readClock', 'startClock'] },
        'session.ended': 'denied',
      },
      states: {
        list: listRegion,
        summary: summaryRegion,
        feed: feedRegion,
        detail: detailRegion,
      },
    },
    /** The session has ended or is no longer an administrator's. */
    denied: {
      entry: ['clearLeads', 'refreshSession'],
      on: { 'session.resumed': { target: 'open', actions: 'clearProblem' } },
    },
  },
});
