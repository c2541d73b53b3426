import type { interviewDialogMachine } from '@vetsync/machines/interviews/interviewDialog';
import type { interviewsMachine } from '@vetsync/machines/interviews/interviews';
import { interviewFields, interviewLists } from '@vetsync/machines/interviews/model';
import { interviewOutcomes } from '@vetsync/machines/model/world';
import * as z from 'zod/mini';
import { applicationId } from '../../support/interviews.ts';
import { idOf, payloadsOf } from '../parts/payloads.ts';

export const payloads = {
  interviewDialog: payloadsOf<typeof interviewDialogMachine>({
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
      'notes.change': () => [{ notes: 'Strong references.' }, { notes: '' }],
      'location.changed': ({ records }) => [
        { opening: { task: 'schedule', applicationId: null } },
        { opening: { task: 'view', interviewId: idOf(records.interviews) } },
        { opening: { task: 'reschedule', interviewId: idOf(records.interviews) } },
        { opening: null },
      ],
      'records.changed': ({ records }) => [{ records }],
    },
  }),
  interviews: payloadsOf<typeof interviewsMachine>({
    events: {
      'list.choose': {
        schema: z.object({ list: z.enum(interviewLists) }),
        ready: () => [{ list: 'cancelled' }, { list: 'upcoming' }, { list: 'past' }],
      },
      'day.choose': () => [{ day: '2026-12-02' }, { day: null }],
      'location.changed': ({ route }) => [{ route }],
      'interviews.changed': ({ interviews }) => [{ interviews }],
    },
  }),
};
