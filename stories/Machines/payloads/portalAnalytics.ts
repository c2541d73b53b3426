import { applicationReport } from '@vetsync/machines/exchange/model';
import type { organizationReportMachine } from '@vetsync/machines/portalAnalytics/organizationReport';
import { weekRanges } from '@vetsync/machines/portalAnalytics/model';
import * as z from 'zod/mini';
import { shipyardReport } from '../../Screens/exchange/overview.ts';
import { shipyard } from '../../Screens/exchange/samples.ts';
import { feedEvents } from '../parts/organizationFeed.ts';
import { payloadsOf } from '../parts/payloads.ts';

const range = z.enum(weekRanges);
const report = applicationReport(shipyardReport, shipyard);

export const payloads = {
  organizationReport: payloadsOf<typeof organizationReportMachine>({
    events: {
      ...feedEvents,
      'range.choose': { schema: z.object({ range }), ready: () => [{ range: '4w' }, { range: '26w' }] },
      'figures.save': () => [{ chartId: 'applications' }],
      'location.changed': {
        schema: z.object({ route: z.object({ range }) }),
        ready: () => [{ route: { range: '52w' } }, { route: { range: '12w' } }],
      },
    },
    outputs: {
      loadWorkspace: () => [{ organization: shipyard, role: 'reviewer' }],
      loadReport: ({ range: read }) => [
        { range: read, report },
        { range: read, report: null },
      ],
    },
  }),
};
