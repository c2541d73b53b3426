import type { profileViewerMachine } from '@vetsync/machines/viewer/profileViewer';
import { viewerContactFields } from '@vetsync/machines/viewer/model';
import * as z from 'zod/mini';
import { idOf, payloadsOf } from '../parts/payloads.ts';

export const payloads = {
  profileViewer: payloadsOf<typeof profileViewerMachine>({
    events: {
      'buddies.open': ({ postings }) => [{ posting: idOf(postings) }],
      'buddy.toggle': ({ buddies }) => [{ id: idOf(buddies) }],
      'support.open': {
        schema: z.object({ service: z.enum(['housing', 'claim']) }),
        ready: () => [{ service: 'housing' }, { service: 'claim' }],
      },
      'field.change': {
        schema: z.object({ field: z.enum(viewerContactFields), value: z.string() }),
        ready: () => [
          { field: 'message', value: 'May we talk?' },
          { field: 'day', value: '2026-12-02' },
          { field: 'time', value: '10:30' },
        ],
      },
      'location.changed': () => [
        { open: { name: 'contact' } },
        { open: { name: 'housing' } },
        { open: null },
      ],
    },
  }),
};
