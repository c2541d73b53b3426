import type { SnapshotFrom } from 'xstate';
import { addDays, dayIn } from '../../model/time/index.ts';
import {
  findConflictingEvents,
  draftFormats,
  eventDaysAhead,
  eventDraftErrors,
  eventDurations,
  eventFields,
  eventMinimums,
  eventOf,
  eventTimes,
  isEventDraftChanged,
} from '../model/index.ts';
import { eventLimits, eventTypes } from '../../model/world/index.ts';
import { firstInvalid } from '../../system/model/index.ts';
import type { Day } from '../../model/time/index.ts';
import type { EventField } from '../model/index.ts';
import type { CrisisFinding, FieldErrors, IntlConfig } from '../../system/model/index.ts';
import type { EventAudience, eventEditorMachine } from './eventEditor.machine.ts';

export interface EventEditorView {
  state: 'closed' | 'writing' | 'invalid' | 'confirmingDiscard';
  isOpen: boolean;
  audience: EventAudience;
  fields: Readonly<Record<EventField, string>>;
  options: {
    type: typeof eventTypes;
    time: readonly string[];
    duration: typeof eventDurations;
    format: typeof draftFormats;
  };
  limits: typeof eventLimits;
  minimums: typeof eventMinimums;
  /** First and last day that can be chosen. */
  days: { first: Day; last: Day };
  errors: FieldErrors<EventField>;
  order: typeof eventFields;
  focus: EventField | null;
  attempt: number;
  /** Whether something was written. */
  hasDraft: boolean;
  /** Title of the draft, or empty. */
  draftTitle: string;
  /** Titles of events at that time that the person takes part in. */
  clashes: readonly string[];
  /** What is written is about a crisis. */
  crisis: CrisisFinding | null;
  intl: IntlConfig;
}

export function eventEditorView({
  value,
  context,
}: SnapshotFrom<typeof eventEditorMachine>): EventEditorView {
  const { draft, audience, errors, attempt, joined, intl } = context;
  const state = (typeof value === 'object' ? value.form : value) as EventEditorView['state'];
  const { id: _id, ...fields } = draft;
  const today = dayIn(intl.timeZone, intl.now);
  // Unlike `errors`, these don't wait for the first attempt to publish.
  const draftErrors = eventDraftErrors(draft, intl.timeZone, intl.now);
  const hasValidTime = !draftErrors.date && !draftErrors.time && !draftErrors.duration;
  return {
    state,
    isOpen: typeof value === 'object',
    audience,
    fields,
    options: { type: eventTypes, time: eventTimes, duration: eventDurations, format: draftFormats },
    limits: eventLimits,
    minimums: eventMinimums,
    days: { first: today, last: addDays(today, eventDaysAhead) },
    errors,
    order: eventFields,
    focus: state === 'invalid' ? firstInvalid(errors, eventFields) : null,
    attempt,
    hasDraft: isEventDraftChanged(draft),
    draftTitle: draft.title.trim(),
    clashes: hasValidTime
      ? findConflictingEvents(eventOf(draft, intl.timeZone, ''), joined).map(({ title }) => title)
      : [],
    crisis: context.crisis.finding,
    intl,
  };
}
