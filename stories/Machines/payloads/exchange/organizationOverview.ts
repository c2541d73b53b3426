import { receivedOverview } from '@vetsync/machines/exchange/model';
import type { organizationOverviewMachine } from '@vetsync/machines/organizationOverview';
import * as z from 'zod/mini';
import { emptyOverview, shipyardOverview } from '../../../Screens/exchange/overview.ts';
import { receivedRows, shipyard } from '../../../Screens/exchange/samples.ts';
import { anObject, payloadsOf } from '../../parts/payloads.ts';

const position = z.object({ position: z.nullable(z.string()) });

/** What the live feed of an organization reports. */
export const feedEvents = {
  'feed.opened': { schema: position, ready: () => [{ position: '7' }] as const },
  'feed.reset': { schema: position, ready: () => [{ position: '9' }] as const },
  'feed.crowded': {
    schema: z.object({ retryAfterSeconds: z.number() }),
    ready: () => [{ retryAfterSeconds: 30 }] as const,
  },
  'feed.row': {
    schema: z.object({ position: z.string(), row: anObject }),
    ready: () =>
      [
        {
          position: '8',
          row: {
            id: 'fact-8',
            kind: 'applicationWithdrawn',
            subject: receivedRows[0]!.id,
            payload: { applicationId: receivedRows[0]!.id, status: 'withdrawn', version: 2 },
            at: receivedRows[0]!.submittedAt,
            actor: 'veteran',
            commandId: 'a command',
            version: null,
          },
        },
      ] as const,
  },
};

export const payloads = payloadsOf<typeof organizationOverviewMachine>({
  events: {
    ...feedEvents,
  },
  outputs: {
    loadWorkspace: () => [{ organization: shipyard, role: 'reviewer' }],
    loadOverview: () => [
      receivedOverview(shipyardOverview, shipyard),
      receivedOverview(emptyOverview, shipyard),
    ],
  },
});
