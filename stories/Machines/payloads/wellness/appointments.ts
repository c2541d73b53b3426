import type { appointmentsMachine } from '@vetsync/machines/appointments';
import * as z from 'zod/mini';
import { aList, idOf, payloadsOf } from '../../parts/payloads.ts';

export const payloads = payloadsOf<typeof appointmentsMachine>({
  events: {
    'provider.choose': {
      schema: z.object({ providerId: z.string() }),
      ready: ({ providers }) => [{ providerId: idOf(providers) }],
    },
    'calendar.save': {
      schema: z.object({ appointmentId: z.string() }),
      ready: ({ appointments }) => [{ appointmentId: idOf(appointments) }],
    },
    'location.changed': {
      schema: z.object({
        appointmentId: z.nullable(z.string()),
        open: z.nullable(z.enum(['cancel', 'existing'])),
      }),
      ready: ({ appointments }) => [
        { appointmentId: null, open: null },
        { appointmentId: idOf(appointments), open: null },
        { appointmentId: idOf(appointments), open: 'cancel' },
      ],
    },
    'providers.changed': {
      schema: z.object({ providers: aList }),
      ready: ({ providers }) => [{ providers: [...providers] }, { providers: [] }],
    },
    'appointments.changed': {
      schema: z.object({ appointments: aList }),
      ready: ({ appointments }) => [{ appointments }],
    },
  },
});
