import type { devicesMachine } from '@vetsync/machines/devices';
import * as z from 'zod/mini';
import { idOf, payloadsOf } from '../../parts/payloads.ts';
import { devices } from '../../../support/account.ts';

export const payloads = payloadsOf<typeof devicesMachine>({
  events: {
    'device.end': {
      schema: z.object({ id: z.string() }),
      ready: (context) => [{ id: idOf(context.devices) }],
    },
  },
  outputs: {
    loadDevices: () => [{ sessions: devices }],
  },
});
