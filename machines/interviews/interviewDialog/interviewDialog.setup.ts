import { assign, emit, enqueueActions, raise, setup } from 'xstate';
import { clockTick, readClock } from '../../kit/index.ts';
import type { ClockTick } from '../../kit/index.ts';
import type { WritePhrase } from '../../system/model/phrase.ts';
import {
  arrangedInterview,
  draftOfInterview,
  interviewEntry,
  interviewErrors,
  interviewOf,
  newInterviewDraft,
  withFormat,
} from '../model/index.ts';
import { randomId } from '../../model/world/index.ts';
import { hasErrors, withoutError } from '../../system/model/index.ts';
import type { ApplicationBrief, PortalAddress } from '../../messages/model/index.ts';
import type { FieldErrors, IntlConfig } from '../../system/model/index.ts';
import type {
  Interview,
  InterviewChange,
  InterviewerRole,
  InterviewOutcome,
  InterviewFormat,
  WorldCommand,
} from '../../model/world/index.ts';
import type { InterviewDraft, InterviewField, InterviewDialogTarget } from '../model/index.ts';
import type {
  InterviewRecords,
  InterviewDialogEvent,
  InterviewDialogParentEvent,
  InterviewDialogEmitted,
} from './interviewDialog.events.ts';
import { interviewToast } from './interviewToasts.ts';
import { isEqual } from '../../model/isEqual.ts';

export interface InterviewDialogInput {
  at: PortalAddress;
  role: InterviewerRole;
  /** As displayed to applicants. */
  organization: string;
  records: InterviewRecords;
  /** From the URL. */
  opening: InterviewDialogTarget;
  /** The stored draft of an earlier visit. */
  stored: InterviewDraft | null;
  write: WritePhrase;
  intl: Omit<IntlConfig, 'now'>;
  /** Epoch milliseconds. */
  now: () => number;
  random: () => number;
}

export interface InterviewDialogContext extends Omit<InterviewDialogInput, 'stored' | 'intl'> {
  draft: InterviewDraft | null;
  errors: FieldErrors<InterviewField>;
  attempt: number;
  outcome: InterviewOutcome | null;
  /** Notes on the outcome. */
  notes: string;
  intl: IntlConfig;
}

/** The open interview, or null if none is scheduled. */
export function openInterview({ opening, records }: InterviewDialogContext): Interview | null {
  if (opening === null) return null;
  if (opening.task !== 'schedule')
    return records.interviews.find(({ id }) => id === opening.interviewId) ?? null;
  return opening.applicationId === null ? null : arrangedInterview(records.interviews, opening.applicationId);
}
/** The application of the interview. */
export const briefOfDraft = ({ records, draft }: InterviewDialogContext): ApplicationBrief | null =>
  records.briefs.find(({ id }) => id === draft?.applicationId) ?? null;

const written = ({ draft }: InterviewDialogContext): InterviewDraft => {
  if (!draft) throw new Error('No interview is being arranged');
  return draft;
};
const errorsOf = (context: InterviewDialogContext) =>
  interviewErrors(written(context), context.records.briefs, context.now());

/** The initial draft: the stored one for the same interview, the scheduled interview, or an empty one. */
function begun(context: InterviewDialogContext): InterviewDraft {
  const { opening, draft, role, random, records } = context;
  const moved = openInterview(context);
  if (moved) return draft?.id === moved.id ? draft : draftOfInterview(moved);
  const asked = opening?.task === 'schedule' ? (opening.applicationId ?? '') : '';
  const isNew = draft !== null && !records.interviews.some(({ id }) => id === draft.id);
  if (isNew && (asked === '' || asked === draft.applicationId)) return draft;
  return newInterviewDraft(role, randomId(random), asked);
}
/** Whether a person would lose something by leaving. */
function isBegun(context: InterviewDialogContext): boolean {
  const draft = written(context);
  const moved = openInterview(context);
  if (moved) return !isEqual(draft, draftOfInterview(moved));
  return draft.date !== '' || draft.time !== '' || draft.notes.trim() !== '';
}

const decide = { recruiter: 'job.decide', university: 'college.decide' } as const;

/** Commands that schedule the interview. Scheduling one also decides to interview. */
function arranging(context: InterviewDialogContext): WorldCommand[] {
  const { role, organization, records } = context;
  const brief = briefOfDraft(context);
  if (!brief) return [];
  const interview = interviewOf(written(context), brief, { role, organization });
  const schedule = { type: 'interview.schedule', interview } as const;
  if (!records.undecided.includes(brief.id)) return [schedule];
  const { id: applicationId, subject, personId } = brief;
  return [{ type: decide[role], applicationId, subject, personId, decision: 'interview' }, schedule];
}
const changing = (known: Interview, change: InterviewChange): WorldCommand => ({
  type: 'interview.change',
  interviewId: known.id,
  change,
  known,
});

export const interviewDialogSetup = setup({
  types: {
    context: {} as InterviewDialogContext,
    events: {} as InterviewDialogEvent | InterviewDialogParentEvent | ClockTick,
    emitted: {} as InterviewDialogEmitted,
    input: {} as InterviewDialogInput,
  },
  actions: {
    startClock: raise(...clockTick),
    readClock: assign(({ context }) => readClock(context)),
    setRecords: assign((_, { records }: { records: InterviewRecords }) => ({ records })),
    open: assign((_, { opening }: { opening: InterviewDialogTarget }) => ({ opening })),
    close: assign({ opening: null }),
    begin: assign(({ context }) => ({ draft: begun(context), errors: {}, attempt: 0 })),
    change: assign(({ context }, { field, value }: { field: InterviewField; value: string }) => {
      const draft = written(context);
      const changed =
        field === 'format'
          ? withFormat(draft, context.role, value as InterviewFormat)
          : { ...draft, [field]: value };
      return { draft: changed, errors: withoutError(context.errors, field) };
    }),
    showErrors: assign(({ context }) => ({ errors: errorsOf(context), attempt: context.attempt + 1 })),
    emitDraft: emit(({ context: { draft } }) => ({ type: 'draft.changed', draft })),
    clearDraft: assign({ draft: null, errors: {} }),
    arrange: enqueueActions(({ context, enqueue }) => {
      const moved = openInterview(context);
      const { durationMinutes, date, time, format, where, notes } = written(context);
      const terms = { date, time, format, where: where.trim(), notes: notes.trim() };
      const commands = moved
        ? [changing(moved, { ...terms, durationMinutes: Number(durationMinutes) })]
        : arranging(context);
      for (const command of commands) enqueue.emit({ type: 'world.dispatch', command });
      const name = moved?.personName ?? briefOfDraft(context)?.personName ?? '';
      enqueue.emit(interviewToast(moved ? 'moved' : 'scheduled', { name, date, time }));
    }),
    cancel: enqueueActions(({ context, enqueue }) => {
      const interview = openInterview(context);
      if (!interview) return;
      enqueue.emit({ type: 'world.dispatch', command: changing(interview, { status: 'cancelled' }) });
      enqueue.emit(interviewToast('cancelled', { ...interview, name: interview.personName }));
    }),
    beginOutcome: assign(({ context }) => {
      const interview = openInterview(context);
      return { outcome: interview?.outcome ?? null, notes: interview?.notes ?? '' };
    }),
    chooseOutcome: assign((_, { outcome }: { outcome: InterviewOutcome }) => ({ outcome })),
    writeNotes: assign((_, { notes }: { notes: string }) => ({ notes })),
    conclude: enqueueActions(({ context, enqueue }) => {
      const interview = openInterview(context);
      if (!interview) return;
      const { outcome, notes } = context;
      const change = { status: 'done', outcome, notes: notes.trim() } as const;
      enqueue.emit({ type: 'world.dispatch', command: changing(interview, change) });
      enqueue.emit(interviewToast('concluded', { ...interview, name: interview.personName }));
    }),
    saveCalendar: enqueueActions(({ context, enqueue }) => {
      const interview = openInterview(context);
      if (!interview) return;
      enqueue.emit({ type: 'page.saveCalendar', entry: interviewEntry(interview, context.write) });
    }),
    emitClosed: emit({ type: 'dialog.closed' }),
  },
  guards: {
    isOpening: ({ context }, { opening }: { opening: InterviewDialogTarget }) =>
      isEqual(opening, context.opening),
    isClosed: ({ context }) => context.opening === null,
    isMoving: ({ context }) =>
      context.opening?.task === 'reschedule' && openInterview(context)?.status === 'scheduled',
    isArranged: ({ context }) => openInterview(context) !== null,
    /** Whether the dialog schedules a new interview, for a given or still to be chosen application. */
    isNew: ({ context: { opening, records } }) =>
      opening?.task === 'schedule' &&
      (opening.applicationId === null || records.briefs.some(({ id }) => id === opening.applicationId)),
    isScheduled: ({ context }) => openInterview(context)?.status === 'scheduled',
    canConclude: ({ context }) => openInterview(context)?.status !== 'cancelled',
    hasOutcome: ({ context }) => context.outcome !== null,
    valid: ({ context }) => !hasErrors(errorsOf(context)),
    corrected: ({ context }) => !hasErrors(context.errors),
    begun: ({ context }) => isBegun(context),
    isMovedHere: ({ context }) => context.opening?.task !== 'reschedule' && openInterview(context) !== null,
  },
});
