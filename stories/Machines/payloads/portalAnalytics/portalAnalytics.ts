import { reportRanges } from '@vetsync/machines/portalAnalytics/model';
import type { portalAnalyticsMachine } from '@vetsync/machines/portalAnalytics';
import * as z from 'zod/mini';
import { anObject, payloadsOf } from '../../parts/payloads.ts';

export const payloads = payloadsOf<typeof portalAnalyticsMachine>({
  events: {
    'range.choose': {
      schema: z.object({ range: z.enum(reportRanges) }),
      ready: () => [{ range: '3m' }, { range: '6m' }, { range: '12m' }],
    },
    'figures.save': {
      schema: z.object({ chartId: z.string() }),
      ready: () => [{ chartId: 'applications' }],
    },
    'location.changed': {
      schema: z.object({ range: z.enum(reportRanges) }),
      ready: () => [{ range: '3m' }, { range: '6m' }, { range: '12m' }],
    },
    'source.changed': {
      schema: z.object({ source: anObject }),
      ready: ({ source }) => [{ source }],
    },
  },
});
