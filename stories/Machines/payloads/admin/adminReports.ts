import type { adminReportsMachine } from '@vetsync/machines/adminReports';
import { reportStatuses } from '@vetsync/machines/model/world';
import * as z from 'zod/mini';
import { idOf, payloadsOf } from '../../parts/payloads.ts';
import { reports } from '../../../Screens/admin/reports.ts';

const status = z.enum(reportStatuses);

export const payloads = payloadsOf<typeof adminReportsMachine>({
  events: {
    'status.choose': { schema: z.object({ status }), ready: () => [{ status: 'acted' }] },
    'report.decide': {
      schema: z.object({ id: z.string(), status: z.enum(['dismissed', 'acted']) }),
      ready: (context) => [
        { id: idOf(context.reports), status: 'acted' },
        { id: idOf(context.reports), status: 'dismissed' },
      ],
    },
    'reason.change': { schema: z.object({ value: z.string() }), ready: () => [{ value: 'A scam' }] },
    'location.changed': {
      schema: z.object({ route: z.object({ reportStatus: status }) }),
      ready: () => [{ route: { reportStatus: 'dismissed' } }],
    },
  },
  outputs: { loadReports: () => [{ reports: [...reports], nextCursor: null }] },
});
