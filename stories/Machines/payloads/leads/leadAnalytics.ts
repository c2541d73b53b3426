import { rangePresets } from '@vetsync/machines/leads/model';
import type { leadAnalyticsMachine } from '@vetsync/machines/leadAnalytics';
import * as z from 'zod/mini';
import { aList, payloadsOf } from '../../parts/payloads.ts';
import { sampleAnalytics } from '../../../support/leads.ts';

export const payloads = payloadsOf<typeof leadAnalyticsMachine>({
  events: {
    'range.choose': {
      schema: z.object({ preset: z.enum(rangePresets) }),
      ready: () => [{ preset: 'all' }, { preset: '7d' }, { preset: '30d' }, { preset: '90d' }],
    },
    'range.set': {
      schema: z.object({ from: z.string(), to: z.string() }),
      ready: () => [
        { from: '2026-10-01', to: '2026-10-31' },
        { from: '2026-10-31', to: '2026-10-01' },
      ],
    },
    'log.changed': {
      schema: z.object({ log: aList }),
      ready: ({ log }) => [{ log }, { log: [] }],
    },
    'outbox.changed': {
      schema: z.object({ entries: aList }),
      ready: ({ entries }) => [{ entries }, { entries: [] }],
    },
  },
  outputs: {
    loadAnalytics: () => [sampleAnalytics(30), sampleAnalytics(0)],
  },
});
