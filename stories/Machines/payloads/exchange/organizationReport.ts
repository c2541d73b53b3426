import { reportWeeks } from '@vetsync/machines/model/exchange';
import type { organizationReportMachine } from '@vetsync/machines/organizationReport';
import * as z from 'zod/mini';
import { shipyardReport } from '../../../Screens/exchange/overview.ts';
import { payloadsOf } from '../../parts/payloads.ts';

const weeks = z.literal(reportWeeks);

export const payloads = payloadsOf<typeof organizationReportMachine>({
  events: {
    'weeks.choose': { schema: z.object({ weeks }), ready: () => [{ weeks: 4 }, { weeks: 26 }] },
    'location.changed': {
      schema: z.object({ route: z.object({ weeks }) }),
      ready: () => [{ route: { weeks: 52 } }, { route: { weeks: 12 } }],
    },
  },
  outputs: { loadReport: () => [{ kind: 'employer', report: shipyardReport }] },
});
