import type { provenDownloadMachine } from '@vetsync/machines/provenDownload';
import * as z from 'zod/mini';
import { payloadsOf } from '../../parts/payloads.ts';

export const payloads = payloadsOf<typeof provenDownloadMachine>({
  events: {
    'download.start': {
      schema: z.object({ href: z.string() }),
      ready: () => [{ href: '/api/leads/export.csv' }],
    },
  },
  outputs: {
    loadProof: () => [{ provenUntil: '2026-11-21T14:37:00.000Z' }, { provenUntil: null }],
  },
});
