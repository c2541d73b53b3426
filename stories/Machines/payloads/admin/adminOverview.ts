import type { adminOverviewMachine } from '@vetsync/machines/adminOverview';
import { payloadsOf } from '../../parts/payloads.ts';
import { overview } from '../../../support/admin.ts';

export const payloads = payloadsOf<typeof adminOverviewMachine>({
  outputs: {
    loadOverview: () => [overview],
  },
});
