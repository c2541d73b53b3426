import { interviewOutcomes } from '@vetsync/machines/model/world';
import { interviewFields } from '@vetsync/machines/interviews/model';
import type { interviewDialogMachine } from '@vetsync/machines/interviewDialog';
import * as z from 'zod/mini';
import { anObject, idOf, payloadsOf } from '../../parts/payloads.ts';
import { applicationId } from '../../../support/interviews.ts';

export const payloads = payloadsOf<typeof interviewDialogMachine>({
  events: {
    'field.change': {
      schema: z.object({
        field: z.enum(interviewFields),
        value: z.string(),
      }),
      ready: () => [
        { field: 'applicationId', value: applicationId },
        { field: 'date', value: '2026-12-02' },
        { field: 'time', value: '10:30' },
        { field: 'format', value: 'video' },
        { field: 'where', value: 'https://example.org/meeting' },
      ],
    },
    'outcome.choose': {
      schema: z.object({ outcome: z.enum(interviewOutcomes) }),
      ready: () => [{ outcome: 'forward' }, { outcome: 'undecided' }, { outcome: 'notForward' }],
    },
    'notes.change': {
      schema: z.object({ notes: z.string() }),
      ready: () => [{ notes: 'Strong references.' }, { notes: '' }],
    },
    'location.changed': {
      schema: z.object({ opening: z.nullable(anObject) }),
      ready: ({ records }) => [
        { opening: { task: 'schedule', applicationId: null } },
        { opening: { task: 'view', interviewId: idOf(records.interviews) } },
        { opening: { task: 'reschedule', interviewId: idOf(records.interviews) } },
        { opening: null },
      ],
    },
    'records.changed': {
      schema: z.object({ records: anObject }),
      ready: ({ records }) => [{ records }],
    },
  },
});
