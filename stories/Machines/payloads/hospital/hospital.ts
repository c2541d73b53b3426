import { departmentOrders } from '@vetsync/machines/hospital/model';
import type { hospitalMachine } from '@vetsync/machines/hospital';
import * as z from 'zod/mini';
import { aList, anObject, payloadsOf } from '../../parts/payloads.ts';

export const payloads = payloadsOf<typeof hospitalMachine>({
  events: {
    'order.choose': {
      schema: z.object({ order: z.enum(departmentOrders) }),
      ready: () => [{ order: 'name' }, { order: 'load' }, { order: 'wait' }],
    },
    'location.changed': {
      schema: z.object({ route: anObject }),
      ready: ({ route }) => [{ route }],
    },
    'visits.changed': {
      schema: z.object({ visits: aList }),
      ready: ({ visits }) => [{ visits }, { visits: [] }],
    },
  },
});
