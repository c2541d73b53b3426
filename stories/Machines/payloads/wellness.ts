import type { appointmentMachine } from '@vetsync/machines/wellness/appointment';
import type { appointmentsMachine } from '@vetsync/machines/wellness/appointments';
import type { claimEditorMachine } from '@vetsync/machines/wellness/claimEditor';
import type { claimsMachine } from '@vetsync/machines/wellness/claims';
import type { ownProvidersMachine } from '@vetsync/machines/wellness/ownProviders';
import {
  appointmentFields,
  claimFields,
  claimKinds,
  claimStages,
  ownProviderFields,
} from '@vetsync/machines/wellness/model';
import type { wellnessCheckMachine } from '@vetsync/machines/wellness/wellnessCheck';
import * as z from 'zod/mini';
import { crisisFound } from '../parts/crisisFound.ts';
import { idOf, payloadsOf } from '../parts/payloads.ts';

const aDay = z.string();
const aClaim = z.object({
  id: z.string(),
  title: z.string(),
  kind: z.enum(claimKinds),
  stage: z.enum(claimStages),
  filed: aDay,
  reached: z.partialRecord(z.enum(claimStages), aDay),
  next: z.nullable(aDay),
  note: z.string(),
  requestedEvidence: z.nullable(z.object({ what: z.string(), due: aDay })),
  rating: z.nullable(z.number()),
});
const knee = {
  id: 'OWN00002',
  title: 'Left knee',
  kind: 'increase',
  stage: 'rating',
  filed: '2026-02-02',
  reached: {},
  next: null,
  note: 'Call back on Monday.',
  requestedEvidence: null,
  rating: null,
} as const;

export const payloads = {
  appointment: payloadsOf<typeof appointmentMachine>({
    events: {
      'crisis.found': crisisFound,
      'field.change': {
        schema: z.object({ field: z.enum(appointmentFields), value: z.string() }),
        ready: () => [
          { field: 'type', value: 'Consultation' },
          { field: 'date', value: '2026-11-30' },
          { field: 'time', value: '13:00' },
          { field: 'reason', value: 'Knee pain' },
        ],
      },
      'location.changed': ({ appointments, providers }) => [
        { opening: { task: 'request', providerId: idOf(providers) } },
        { opening: { task: 'reschedule', appointmentId: idOf(appointments) } },
        { opening: null },
      ],
      'providers.changed': ({ providers }) => [{ providers: [...providers] }, { providers: [] }],
      'appointments.changed': ({ appointments }) => [{ appointments }],
    },
  }),
  appointments: payloadsOf<typeof appointmentsMachine>({
    events: {
      'provider.choose': ({ providers }) => [{ providerId: idOf(providers) }],
      'calendar.save': ({ appointments }) => [{ appointmentId: idOf(appointments) }],
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
      'providers.changed': ({ providers }) => [{ providers: [...providers] }, { providers: [] }],
      'appointments.changed': ({ appointments }) => [{ appointments }],
    },
  }),
  claimEditor: payloadsOf<typeof claimEditorMachine>({
    events: {
      'crisis.found': crisisFound,
      'field.change': {
        schema: z.object({ field: z.enum(claimFields), value: z.string() }),
        ready: () => [
          { field: 'title', value: 'Left knee' },
          { field: 'filed', value: '2026-11-02' },
          { field: 'stage', value: 'rating' },
        ],
      },
      'location.changed': {
        schema: z.object({ opening: z.nullable(z.object({ claimId: z.nullable(z.string()) })) }),
        ready: ({ claims }) => [
          { opening: null },
          { opening: { claimId: null } },
          { opening: { claimId: idOf(claims) } },
        ],
      },
      'list.changed': ({ claims }) => [{ claims }],
    },
  }),
  claims: payloadsOf<typeof claimsMachine>({
    events: {
      'claim.show': ({ claims }) => [{ claimId: idOf(claims) }],
      'calendar.save': ({ claims }) => [{ claimId: idOf(claims) }],
      'claim.edit': ({ claims }) => [{ claimId: idOf(claims) }],
      'claim.advance': ({ claims }) => [{ claimId: idOf(claims) }],
      'claim.remove': ({ claims }) => [{ claimId: idOf(claims) }],
      'claim.saved': {
        schema: z.object({ claim: aClaim }),
        ready: () => [{ claim: knee }],
      },
      'claims.restored': () => [{ text: '[]' }],
      'location.changed': ({ claims }) => [{ claimId: idOf(claims) }, { claimId: null }],
    },
  }),
  ownProviders: payloadsOf<typeof ownProvidersMachine>({
    events: {
      'field.change': {
        schema: z.object({ field: z.enum(ownProviderFields), value: z.string() }),
        ready: () => [
          { field: 'name', value: 'Dr. Amy Tran' },
          { field: 'specialty', value: 'Mental Health' },
        ],
      },
      'provider.choose': ({ providers }) => [{ providerId: idOf(providers) }],
      'provider.remove': ({ providers }) => [{ providerId: idOf(providers) }],
      'location.changed': () => [{ open: true }, { open: false }],
      'providers.restored': () => [{ text: '[]' }],
    },
  }),
  wellnessCheck: payloadsOf<typeof wellnessCheckMachine>({
    events: {
      'answer.choose': {
        schema: z.object({ answer: z.literal([0, 1, 2, 3]) }),
        ready: () => [{ answer: 0 }, { answer: 1 }, { answer: 2 }, { answer: 3 }],
      },
      'answers.restored': () => [{ answers: { sleep: 1 } }],
      'location.changed': {
        schema: z.object({ step: z.nullable(z.union([z.number(), z.enum(['result'])])) }),
        ready: () => [{ step: null }, { step: 1 }, { step: 'result' }],
      },
    },
  }),
};
