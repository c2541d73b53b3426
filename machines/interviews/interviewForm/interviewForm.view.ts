import type { SnapshotFrom } from 'xstate';
import { interviewAheadDays, interviewersMax, interviewTimesMax } from '../../bookings/model/booking.ts';
import { addDays, dayIn, momentIn } from '../../model/time/zoned.ts';
import type { Day } from '../../model/time/zoned.ts';
import { interviewMinutes } from '../../model/world/interviewTerms.ts';
import { firstInvalid, problemMessage } from '../../system/model/index.ts';
import type { FieldErrors, IntlConfig } from '../../system/model/index.ts';
import type { Phrase } from '../../system/model/phrase.ts';
import { interviewFields, isTaken } from './interviewForm.machine.ts';
import type {
  InterviewDraft,
  Interviewee,
  Interviewer,
  InterviewField,
  InterviewFormContext,
  interviewFormMachine,
  LoadedForm,
} from './interviewForm.machine.ts';

/** Times of a day are every half hour, from 7:00 AM until 8:00 PM where the person is. */
const [firstMinute, lastMinute, step] = [7 * 60, 20 * 60, 30];
const minuteMs = 60_000;

export interface InterviewFormView {
  state: 'loading' | 'missing' | 'failed' | 'open';
  /** `offer`: to somebody; `again`: other times for an interview; `propose`: the applicant asks for them. */
  task: 'offer' | 'again' | 'propose';
  draft: InterviewDraft;
  booking: LoadedForm['booking'];
  people: readonly Interviewee[];
  interviewers: readonly Pick<Interviewer, 'id' | 'name'>[];
  /** Lengths to choose from, in minutes. */
  minutes: readonly number[];
  days: { today: Day; last: Day };
  /** Free times of the shown day. */
  times: readonly string[];
  timesMax: number;
  interviewersMax: number;
  /** One time alone can be agreed on already. */
  canAgree: boolean;
  errors: FieldErrors<InterviewField>;
  order: typeof interviewFields;
  focus: InterviewField | null;
  attempt: number;
  isSending: boolean;
  failure: Phrase | null;
  intl: IntlConfig;
}

type Span = { start: number; end: number };
const overlap = (one: Span, other: Span) => one.start < other.end && other.start < one.end;

/** The times of the shown day at which all who interview are free. What is chosen stays. */
function freeTimes(context: InterviewFormContext): string[] {
  const { draft, loaded, intl } = context;
  const { day, minutes, times } = draft;
  if (day === null || !loaded) return [];
  const spanOf = (start: number): Span => ({ start, end: start + minutes * minuteMs });
  const found: string[] = [];
  for (let minute = firstMinute; minute <= lastMinute; minute += step) {
    const start = momentIn(intl.timeZone, day, minute);
    const at = new Date(start).toISOString();
    const span = spanOf(start);
    const others = times.filter((one) => one !== at).map((one) => spanOf(Date.parse(one)));
    if (start > intl.now && !isTaken(context, start) && !others.some((one) => overlap(one, span)))
      found.push(at);
  }
  return found;
}

export function interviewFormView(snapshot: SnapshotFrom<typeof interviewFormMachine>): InterviewFormView {
  const { value, context } = snapshot;
  const { loaded, draft, errors, attempt, problem, sendProblem, intl } = context;
  const isNew = loaded?.booking === null;
  const today = dayIn(intl.timeZone, intl.now);
  const state = value === 'missing' || value === 'failed' ? value : loaded ? 'open' : 'loading';
  const open = typeof value === 'object' ? value.open : null;
  return {
    state,
    task: isNew ? 'offer' : loaded?.organizationId === null ? 'propose' : 'again',
    draft,
    booking: loaded?.booking ?? null,
    people: loaded?.people ?? [],
    interviewers: loaded?.interviewers ?? [],
    minutes: interviewMinutes,
    days: { today, last: addDays(today, interviewAheadDays) },
    times: freeTimes(context),
    timesMax: interviewTimesMax,
    interviewersMax,
    canAgree: isNew && draft.times.length === 1,
    errors,
    order: interviewFields,
    focus: firstInvalid(errors, interviewFields),
    attempt,
    isSending: value === 'sent' || (open !== null && open !== 'writing' && open !== 'notSent'),
    failure:
      open === 'notSent' ? problemMessage(sendProblem) : state === 'failed' ? problemMessage(problem) : null,
    intl,
  };
}
