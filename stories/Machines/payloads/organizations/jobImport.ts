import type { jobImportMachine } from '@vetsync/machines/jobImport';
import * as z from 'zod/mini';
import { employersPage } from '../../../Screens/organizations/parts/listings.ts';
import { payloadsOf } from '../../parts/payloads.ts';

export const payloads = payloadsOf<typeof jobImportMachine>({
  events: {
    'file.choose': {
      schema: z.object({ file: z.object({ name: z.string(), size: z.number() }) }),
      ready: () => [{ file: { name: 'jobs.csv', size: 18_400 } }],
    },
  },
  outputs: { loadOwner: () => [employersPage.owner], importJobs: () => [{ imported: 12 }] },
});
