import type { SnapshotFrom } from 'xstate';
import { addDays, dayIn } from '../../model/time/index.ts';
import {
  audienceOf,
  findConflictingEvents,
  draftFormats,
  eventDraftLimits,
  eventDaysAhead,
  eventDraftErrors,
  eventDurations,
  eventFields,
  eventMinimums,
  eventOf,
  eventTimes,
  guestChoices,
  isEventDraftChanged,
  isEventFieldAsked,
} from '../model/index.ts';
import { eventTypes } from '../../model/world/index.ts';
import { firstInvalid, problemMessage } from '../../system/model/index.ts';
import type { Day } from '../../model/time/index.ts';
import type { EventAudience, EventField } from '../model/index.ts';
import type { Phrase } from '../../system/model/phrase.ts';
import type { CrisisFinding, FieldErrors, IntlConfig } from '../../system/model/index.ts';
import type { eventEditorMachine } from './eventEditor.machine.ts';

export interface EventEditorView {
  state: 'closed' | 'writing' | 'publishing' | 'invalid' | 'confirmingDiscard';
  isOpen: boolean;
  audience: EventAudience;
  fields: Readonly<Record<EventField, string>>;
  /** Fields that the form has now. */
  asked: readonly EventField[];
  options: {
    /** Whom it can be for, if there is a choice. */
    audience: readonly EventAudience[];
    guests: typeof guestChoices;
    type: typeof eventTypes;
    time: readonly string[];
    duration: typeof eventDurations;
    format: typeof draftFormats;
  };
  limits: ReturnType<typeof eventDraftLimits>;
  minimums: typeof eventMinimums;
  /** First and last day that can be chosen. */
  days: { first: Day; last: Day };
  errors: FieldErrors<EventField>;
  order: typeof eventFields;
  focus: EventField | null;
  attempt: number;
  /** Whether something was written. */
  hasDraft: boolean;
  /** Titles of events at that time that the person takes part in. */
  clashes: readonly string[];
  /** Why the server refused it, or null. */
  failure: Phrase | null;
  /** What is written is about a crisis. */
  crisis: CrisisFinding | null;
  intl: IntlConfig;
}

export function eventEditorView({
  value,
  context,
}: SnapshotFrom<typeof eventEditorMachine>): EventEditorView {
  const { draft, audiences, errors, attempt, joined, problem, intl } = context;
  const audience = audienceOf(draft, audiences);
  const state = (typeof value === 'object' ? value.form : value) as EventEditorView['state'];
  const { id: _id, ...fields } = draft;
  const today = dayIn(intl.timeZone, intl.now);
  // Unlike `errors`, these don't wait for the first attempt to publish.
  const draftErrors = eventDraftErrors(draft, intl.timeZone, intl.now, audience);
  const hasValidTime = !draftErrors.date && !draftErrors.time && !draftErrors.duration;
  return {
    state,
    isOpen: typeof value === 'object',
    audience,
    fields: { ...fields, audience },
    asked: eventFields.filter((field) => isEventFieldAsked(field, draft, audience)),
    options: {
      audience: audiences.length > 1 ? audiences : [],
      guests: guestChoices,
      type: eventTypes,
      time: eventTimes,
      duration: eventDurations,
      format: draftFormats,
    },
    limits: eventDraftLimits(audience),
    minimums: eventMinimums,
    days: { first: today, last: addDays(today, eventDaysAhead) },
    errors,
    order: eventFields,
    focus: state === 'invalid' ? firstInvalid(errors, eventFields) : null,
    attempt,
    hasDraft: isEventDraftChanged(draft),
    clashes: hasValidTime
      ? findConflictingEvents(eventOf(draft, intl.timeZone, ''), joined).map(({ title }) => title)
      : [],
    failure: problem && problemMessage(problem),
    crisis: context.crisis.finding,
    intl,
  };
}
