import type { claimsMachine } from '@vetsync/machines/claims';
import { claimKinds, claimStages } from '@vetsync/machines/wellness/model';
import * as z from 'zod/mini';
import { idOf, payloadsOf } from '../../parts/payloads.ts';

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

export const payloads = payloadsOf<typeof claimsMachine>({
  events: {
    'claim.show': {
      schema: z.object({ claimId: z.string() }),
      ready: ({ claims }) => [{ claimId: idOf(claims) }],
    },
    'calendar.save': {
      schema: z.object({ claimId: z.string() }),
      ready: ({ claims }) => [{ claimId: idOf(claims) }],
    },
    'claim.edit': {
      schema: z.object({ claimId: z.string() }),
      ready: ({ claims }) => [{ claimId: idOf(claims) }],
    },
    'claim.advance': {
      schema: z.object({ claimId: z.string() }),
      ready: ({ claims }) => [{ claimId: idOf(claims) }],
    },
    'claim.remove': {
      schema: z.object({ claimId: z.string() }),
      ready: ({ claims }) => [{ claimId: idOf(claims) }],
    },
    'claim.saved': {
      schema: z.object({ claim: aClaim }),
      ready: () => [{ claim: knee }],
    },
    'claims.restored': {
      schema: z.object({ text: z.string() }),
      ready: () => [{ text: '[]' }],
    },
    'location.changed': {
      schema: z.object({ claimId: z.nullable(z.string()) }),
      ready: ({ claims }) => [{ claimId: idOf(claims) }, { claimId: null }],
    },
  },
});
