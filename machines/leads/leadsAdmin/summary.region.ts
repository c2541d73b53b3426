import { transitionWithError, withEvent } from '../../kit/index.ts';
import { leadsAdminSetup } from './leadsAdmin.setup.ts';

/** The totals, updated when live leads arrive. */
export const summaryRegion = leadsAdminSetup.createStateConfig({
  initial: 'awaitingFeed',
  on: { 'list.outdated': '.loading', 'lead.arrived': { actions: 'outdateSummary' } },
  states: {
    awaitingFeed: { on: { 'feed.settled': 'loading' }, after: { feedPatience: 'loading' } },
    loading: {
      entry: 'askedForSummary',
      invoke: {
        src: 'loadSummary',
        onDone: { target: 'pausing', actions: withEvent('setSummary') },
        onError: transitionWithError('failed'),
      },
      after: { submitTimeout: 'failed' },
    },
    /** Limits how often the totals are reloaded while leads arrive. */
    pausing: {
      after: {
        summaryRefresh: [{ guard: 'summaryOutdated', target: 'loading' }, { target: 'ready' }],
      },
    },
    ready: { on: { 'lead.arrived': 'loading' } },
    failed: { on: { 'lead.arrived': 'loading', 'list.retry': 'loading' } },
  },
});
