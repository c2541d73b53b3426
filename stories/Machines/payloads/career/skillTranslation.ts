import { skillReportReasons } from '@vetsync/machines/career/model';
import type { skillTranslationMachine } from '@vetsync/machines/skillTranslation';
import * as z from 'zod/mini';
import { anObject, idOf, payloadsOf } from '../../parts/payloads.ts';

export const payloads = payloadsOf<typeof skillTranslationMachine>({
  events: {
    'filter.change': {
      schema: z.union([
        z.object({ filter: z.literal('q'), value: z.string() }),
        z.object({
          filter: z.literal('branch'),
          value: z.enum(['all', 'army', 'marineCorps', 'navy', 'airForce', 'spaceForce', 'coastGuard']),
        }),
      ]),
      ready: () => [
        { filter: 'q', value: 'A line of text' },
        { filter: 'branch', value: 'all' },
      ],
    },
    'occupation.choose': {
      schema: z.object({ occupationId: z.string() }),
      ready: ({ occupations }) => [{ occupationId: idOf(occupations) }],
    },
    'report.open': {
      schema: z.object({ occupationId: z.nullable(z.string()) }),
      ready: ({ occupations }) => [{ occupationId: null }, { occupationId: idOf(occupations) }],
    },
    'reason.choose': {
      schema: z.object({ reason: z.enum(skillReportReasons) }),
      ready: () => [{ reason: 'code' }, { reason: 'title' }, { reason: 'missing' }, { reason: 'other' }],
    },
    'message.change': {
      schema: z.object({ value: z.string() }),
      ready: () => [{ value: 'The title is out of date.' }, { value: '' }],
    },
    'location.changed': {
      schema: z.object({ filters: anObject, report: z.nullable(anObject) }),
      ready: ({ filters }) => [
        { filters, report: null },
        { filters, report: { occupationId: null } },
      ],
    },
  },
});
