import { assign, emit, enqueueActions, setup } from 'xstate';
import { withEvent } from '../../kit/index.ts';
import { dayIn } from '../../model/time/index.ts';
import type { Day } from '../../model/time/index.ts';
import { randomId } from '../../model/world/index.ts';
import type { WorldDispatchEmitted } from '../../model/world/index.ts';
import type { AnnouncedEvent } from '../../model/world/events.ts';
import type { IntlConfig } from '../../system/model/index.ts';
import { emptyOwnDate, ownDateErrors, ownDateOf, reminderDayOf, reminderIdOf } from '../model/index.ts';
import type { OwnDateDraft, OwnDateErrors, OwnDateField } from '../model/index.ts';

export type OwnDatesEvent =
  | { type: 'form.open' }
  | { type: 'form.close' }
  | { type: 'field.change'; field: OwnDateField; value: string }
  | { type: 'form.submit' }
  | { type: 'date.remove'; id: string }
  /** Reminds of a deadline, by its title in the person's language. */
  | { type: 'reminder.set'; id: string; title: string; due: Day }
  | { type: 'reminder.remove'; id: string };

/** What the person has noted, as it is now. */
export type OwnDatesParentEvent = { type: 'events.changed'; events: readonly AnnouncedEvent[] };

export type OwnDatesEmitted = WorldDispatchEmitted;

export interface OwnDatesInput {
  events: readonly AnnouncedEvent[];
  /** The person's name. */
  organizer: string;
  intl: Omit<IntlConfig, 'now'>;
  /** Epoch milliseconds. */
  now: () => number;
  /** From 0 to below 1. */
  random: () => number;
}

export interface OwnDatesContext extends OwnDatesInput {
  draft: OwnDateDraft;
  errors: OwnDateErrors;
  /** Incremented on each rejected submit, so that focus moves again. */
  attempt: number;
}

const ownerOf = ({ intl: { timeZone }, organizer }: Pick<OwnDatesInput, 'intl' | 'organizer'>) => ({
  timeZone,
  organizer,
});
const todayOf = ({ intl, now }: Pick<OwnDatesInput, 'intl' | 'now'>) => dayIn(intl.timeZone, now());

/** Dates that a person adds to their countdown, and reminders of its deadlines. They are events that the person noted. */
export const ownDatesMachine = setup({
  types: {
    context: {} as OwnDatesContext,
    events: {} as OwnDatesEvent | OwnDatesParentEvent,
    emitted: {} as OwnDatesEmitted,
    input: {} as OwnDatesInput,
  },
  actions: {
    setEvents: assign((_, { events }: { events: readonly AnnouncedEvent[] }) => ({ events })),
    begin: assign({ draft: emptyOwnDate, errors: {}, attempt: 0 }),
    change: assign(({ context }, { field, value }: { field: OwnDateField; value: string }) => {
      const { [field]: _, ...errors } = context.errors;
      return { draft: { ...context.draft, [field]: value }, errors };
    }),
    showErrors: assign(({ context }) => ({
      errors: ownDateErrors(context.draft, todayOf(context)),
      attempt: context.attempt + 1,
    })),
    emitAdded: emit(({ context }): OwnDatesEmitted => {
      const event = ownDateOf({ ...context.draft, id: randomId(context.random) }, ownerOf(context));
      return { type: 'world.dispatch', command: { type: 'event.create', event } };
    }),
    emitRemoved: emit((_, { id }: { id: string }): OwnDatesEmitted => ({
      type: 'world.dispatch',
      command: { type: 'event.remove', eventId: id },
    })),
    emitReminder: enqueueActions(
      ({ context, enqueue }, { id, title, due }: { id: string; title: string; due: Day }) => {
        const date = reminderDayOf(due, todayOf(context));
        if (date === null) return;
        const event = ownDateOf({ id: reminderIdOf(id), title, date }, ownerOf(context));
        enqueue.emit({ type: 'world.dispatch', command: { type: 'event.create', event } });
      },
    ),
    emitReminderRemoved: emit((_, { id }: { id: string }): OwnDatesEmitted => ({
      type: 'world.dispatch',
      command: { type: 'event.remove', eventId: reminderIdOf(id) },
    })),
  },
  guards: {
    valid: ({ context }) => Object.keys(ownDateErrors(context.draft, todayOf(context))).length === 0,
    corrected: ({ context }) => Object.keys(context.errors).length === 0,
  },
}).createMachine({
  id: 'ownDates',
  context: ({ input }) => ({ ...input, draft: emptyOwnDate, errors: {}, attempt: 0 }),
  initial: 'closed',
  on: {
    'events.changed': { actions: withEvent('setEvents') },
    'date.remove': { actions: withEvent('emitRemoved') },
    'reminder.set': { actions: withEvent('emitReminder') },
    'reminder.remove': { actions: withEvent('emitReminderRemoved') },
  },
  states: {
    closed: { on: { 'form.open': { target: 'writing', actions: 'begin' } } },
    writing: {
      on: {
        'field.change': { actions: withEvent('change') },
        'form.submit': [
          { guard: 'valid', target: 'closed', actions: 'emitAdded' },
          { target: 'invalid', actions: 'showErrors' },
        ],
        'form.close': 'closed',
      },
    },
    /** The form says what is missing. */
    invalid: {
      always: { guard: 'corrected', target: 'writing' },
      on: {
        'field.change': { actions: withEvent('change') },
        'form.submit': [
          { guard: 'valid', target: 'closed', actions: 'emitAdded' },
          { actions: 'showErrors' },
        ],
        'form.close': 'closed',
      },
    },
  },
});
