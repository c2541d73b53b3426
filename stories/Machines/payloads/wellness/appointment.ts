import { appointmentFields } from '@vetsync/machines/wellness/model';
import type { appointmentMachine } from '@vetsync/machines/appointment';
import * as z from 'zod/mini';
import { aList, anObject, idOf, payloadsOf } from '../../parts/payloads.ts';

export const payloads = payloadsOf<typeof appointmentMachine>({
  events: {
    'field.change': {
      schema: z.object({ field: z.enum(appointmentFields), value: z.string() }),
      ready: () => [
        { field: 'type', value: 'Consultation' },
        { field: 'date', value: '2026-11-30' },
        { field: 'time', value: '13:00' },
        { field: 'reason', value: 'Knee pain' },
      ],
    },
    'location.changed': {
      schema: z.object({ opening: z.nullable(anObject) }),
      ready: ({ appointments, providers }) => [
        { opening: { task: 'request', providerId: idOf(providers) } },
        { opening: { task: 'reschedule', appointmentId: idOf(appointments) } },
        { opening: null },
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
