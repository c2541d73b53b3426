import type { SnapshotFrom } from 'xstate';
import {
  draftTime,
  interviewClashes,
  interviewFields,
  interviewSlots,
  interviewSpan,
  interviewTimeZone,
  interviewToday,
  interviewWhereMax,
  isInterviewOver,
  lastInterviewDay,
} from '../model/index.ts';
import { federalHolidays, offsetIn } from '../../model/time/index.ts';
import { firstInvalid } from '../../system/model/index.ts';
import { interviewMinutes, interviewNotesMax, interviewFormats } from '../../model/world/index.ts';
import { newMessageHref } from '../../messages/model/index.ts';
import { shellHref } from '../../shell/model/index.ts';
import type { ApplicationBrief } from '../../messages/model/index.ts';
import type { Day } from '../../model/time/index.ts';
import type { FieldErrors, IntlConfig } from '../../system/model/index.ts';
import type { Interview, InterviewOutcome } from '../../model/world/index.ts';
import type { InterviewField, InterviewTime } from '../model/index.ts';
import { briefOfDraft, openInterview } from './interviewDialog.setup.ts';
import type { interviewDialogMachine } from './interviewDialog.machine.ts';
import type { InterviewDialogContext } from './interviewDialog.setup.ts';

export type InterviewDialogState =
  | 'closed'
  | 'missing'
  | 'facts'
  | 'cancelling'
  | 'concluding'
  | 'writing'
  | 'invalid'
  | 'confirmingDiscard';

/** The scheduled interview. */
export interface ArrangedView {
  interview: Interview;
  /** ISO 8601 in UTC. */
  start: string;
  end: string;
  /** Whether the reader's time zone differs. */
  differs: boolean;
  isOver: boolean;
  canChange: boolean;
  canConclude: boolean;
  links: { message: string; application: string };
}

export interface InterviewFormView {
  /** Whether a scheduled interview is being rescheduled. */
  isMove: boolean;
  fields: Readonly<Record<InterviewField, string>>;
  errors: FieldErrors<InterviewField>;
  /** Fields in the order of the form. */
  order: typeof interviewFields;
  focus: InterviewField | null;
  attempt: number;
  /** Applications to choose from; null if it is given. */
  choices: readonly ApplicationBrief[] | null;
  about: ApplicationBrief | null;
  days: { today: Day; last: Day; holidays: readonly Day[] };
  /** Free times of the chosen day that are still ahead: `14:30`. */
  times: readonly string[];
  minutes: typeof interviewMinutes;
  formats: typeof interviewFormats;
  whereMax: number;
  notesMax: number;
  /** Other interviews at the same time. */
  clashes: readonly Interview[];
}

export interface InterviewDialogView {
  state: InterviewDialogState;
  isOpen: boolean;
  arranged: ArrangedView | null;
  form: InterviewFormView | null;
  outcome: { chosen: InterviewOutcome | null; notes: string; notesMax: number; canSave: boolean };
  timeZone: string;
  intl: IntlConfig;
}

/** Tab for reviewing applications, by role. */
const reviewTabs = { recruiter: 'dashboard', university: 'applications' } as const;

function arrangedOf(context: InterviewDialogContext): ArrangedView | null {
  const interview = openInterview(context);
  if (!interview) return null;
  const { at, role, intl } = context;
  const { start, end } = interviewSpan(interview);
  const isOver = isInterviewOver(interview, intl.now);
  return {
    interview,
    start: new Date(start).toISOString(),
    end: new Date(end).toISOString(),
    differs: offsetIn(interview.timeZone, start) !== offsetIn(intl.timeZone, start),
    isOver,
    canChange: interview.status === 'scheduled' && !isOver,
    canConclude: interview.status === 'done' || (interview.status === 'scheduled' && start <= intl.now),
    links: {
      message: newMessageHref(at, { personId: interview.personId, about: interview.applicationId }),
      application: shellHref({
        ...at,
        tab: reviewTabs[role],
        detail: ['application', interview.applicationId],
      }),
    },
  };
}

function formOf(context: InterviewDialogContext, state: InterviewDialogState): InterviewFormView | null {
  const { draft, errors, attempt, opening, records, intl } = context;
  if (!draft) return null;
  const today = interviewToday(intl.now);
  const last = lastInterviewDay(intl.now);
  const when = draftTime(draft);
  const asked = opening?.task === 'schedule' ? opening.applicationId : draft.applicationId;
  const clashesAt = (then: InterviewTime) => interviewClashes(then, records.interviews, draft.id);
  /** Before a day is chosen, all times are. The chosen one stays, also if a longer interview no longer fits. */
  const isFree = (time: string) => {
    const then = draftTime({ ...draft, time });
    if (then === null) return true;
    return interviewSpan(then).start > intl.now && (time === draft.time || clashesAt(then).length === 0);
  };
  const { id: _id, ...fields } = draft;
  return {
    isMove: openInterview(context) !== null,
    fields,
    errors,
    order: interviewFields,
    focus: state === 'invalid' ? firstInvalid(errors, interviewFields) : null,
    attempt,
    choices: asked === null ? records.briefs : null,
    about: briefOfDraft(context),
    days: { today, last, holidays: federalHolidays(today, last).map(({ day }) => day) },
    times: interviewSlots.filter(isFree),
    minutes: interviewMinutes,
    formats: interviewFormats,
    whereMax: interviewWhereMax,
    notesMax: interviewNotesMax,
    clashes: when ? clashesAt(when) : [],
  };
}

export function interviewDialogView({
  value,
  context,
}: SnapshotFrom<typeof interviewDialogMachine>): InterviewDialogView {
  const inner = typeof value === 'object' ? ('form' in value ? value.form : value.viewing) : value;
  const state: InterviewDialogState = inner === 'arriving' ? 'closed' : (inner as InterviewDialogState);
  const isForm = typeof value === 'object' && 'form' in value;
  return {
    state,
    isOpen: state !== 'closed',
    arranged: state === 'closed' ? null : arrangedOf(context),
    form: isForm ? formOf(context, state) : null,
    outcome: {
      chosen: context.outcome,
      notes: context.notes,
      notesMax: interviewNotesMax,
      canSave: context.outcome !== null,
    },
    timeZone: interviewTimeZone,
    intl: context.intl,
  };
}
