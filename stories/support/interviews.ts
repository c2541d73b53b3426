import {
  interviewDialogMachine,
  interviewDialogView,
  type InterviewDialogContext,
  type InterviewDialogInput,
} from '@vetsync/machines/interviews/interviewDialog';
import {
  interviewsMachine,
  interviewsView,
  type InterviewsInput,
} from '@vetsync/machines/interviews/interviews';
import { newInterviewDraft, type InterviewDraft } from '@vetsync/machines/interviews/model';
import { candidateBriefs } from '@vetsync/samples/recruiter';
import { sampleInterviews } from '@vetsync/samples/interviews';
import type { StateValue } from 'xstate';
import { writePhrase } from '@vetsync/ui/language';
import '@vetsync/ui/screens/interviews/Interviews.phrases';
import { inState } from './inState.ts';
import { now, intl, seenAt } from './leads.ts';

const at = { role: 'recruiter' } as const;
export const interviews = sampleInterviews(candidateBriefs, 'Tech Corp', seenAt);
/** An applicant without an interview. */
export const applicationId = 'recruiter-20';

export const interviewsIn = (value: 'some' | 'none' | 'empty', more: Partial<InterviewsInput> = {}) =>
  inState(interviewsMachine, interviewsView, {
    value,
    input: {
      at,
      interviews,
      route: { list: 'upcoming', day: null },
      intl,
      now,
      ...more,
    },
  });

export const draft: InterviewDraft = {
  ...newInterviewDraft('recruiter', 'QX7B2KMD', applicationId),
  date: '2026-12-01',
  time: '10:00',
};

export const dialogIn = (
  value: StateValue,
  more: Partial<InterviewDialogInput> = {},
  context: Partial<InterviewDialogContext> = {},
) =>
  inState(interviewDialogMachine, interviewDialogView, {
    value,
    input: {
      at,
      role: 'recruiter',
      organization: 'Tech Corp',
      records: { briefs: candidateBriefs, interviews, undecided: [] },
      opening: { task: 'view', interviewId: 'sample-interview-1' },
      stored: null,
      write: writePhrase,
      intl,
      now,
      random: () => 0.5,
      ...more,
    },
    context,
  });
