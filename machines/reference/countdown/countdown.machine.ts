import { assign, enqueueActions, fromPromise, setup } from 'xstate';
import { onTimeout, transitionWithError } from '../../kit/calls.ts';
import { withEvent } from '../../kit/index.ts';
import { isEqual } from '../../model/isEqual.ts';
import { dayIn, momentIn } from '../../model/time/index.ts';
import type { CalendarEmitted, Day } from '../../model/time/index.ts';
import type { Profile } from '../../profile/model/index.ts';
import type { ShellTarget } from '../../shell/model/index.ts';
import { problemOf, submitTimeoutMs, unreachable } from '../../system/model/index.ts';
import type { Problem, IntlConfig } from '../../system/model/index.ts';
import { canSaveDates, deadlineQuestionOf, parseDeadlineMarks } from '../model/index.ts';
import type {
  DeadlineMark,
  DeadlineMarks,
  DeadlineQuestion,
  Deadlines,
  DeadlineServer,
} from '../model/index.ts';

export type CountdownEvent =
  /** Says that a deadline is done or not for the person; null takes it back. */
  | { type: 'deadline.mark'; id: string; mark: DeadlineMark | null }
  /** Saves a deadline for the person's own calendar. */
  | { type: 'calendar.save'; id: string }
  /** Keeps the dates that the address has in the profile. */
  | { type: 'dates.save' }
  | { type: 'list.retry' };

/** The profile as it is now, and marks that another device has stored. */
export type CountdownParentEvent =
  | { type: 'person.changed'; person: Profile }
  | { type: 'marks.restored'; text: string };

export type CountdownEmitted =
  | CalendarEmitted
  /** Stores these marks in the account. */
  | { type: 'marks.changed'; text: string };

export interface CountdownInput {
  server: DeadlineServer;
  person: Profile;
  /** Dates in the address, from the page without an account. They count where the profile has none. */
  asked: DeadlineQuestion | null;
  marks: DeadlineMarks;
  /** The platform and the role, for links. */
  at: Pick<ShellTarget, 'role'>;
  intl: Omit<IntlConfig, 'now'>;
  /** Epoch milliseconds. */
  now: () => number;
}

export interface CountdownContext extends Omit<CountdownInput, 'person' | 'intl' | 'now'> {
  /** Military codes of the profile, the latest last. */
  codes: readonly string[];
  /** The dates of the profile. */
  own: DeadlineQuestion | null;
  /** What deadlines are counted from; null if neither profile nor address says it. */
  question: DeadlineQuestion | null;
  deadlines: Deadlines | null;
  /** Marks that were stored from here and have not come back from the account yet. */
  stored: readonly string[];
  today: Day;
  intl: IntlConfig;
  problem: Problem;
}

/** An entry of a calendar is at this hour of the day on which something is due, and this long. */
const calendarMinute = 9 * 60;
const calendarMs = 30 * 60_000;

const codesOf = ({ occupations }: Profile) => occupations.map(({ code }) => code);

/**
 * Counts down to the last day of service: what has a time limit, from the dates in the person's profile. The server counts;
 * what is done or not for the person is marked here.
 */
export const countdownMachine = setup({
  types: {
    context: {} as CountdownContext,
    events: {} as CountdownEvent | CountdownParentEvent,
    emitted: {} as CountdownEmitted,
    input: {} as CountdownInput,
  },
  actors: {
    load: fromPromise<Deadlines, { server: DeadlineServer; question: DeadlineQuestion }>(
      ({ input: { server, question } }) => server.loadDeadlines(question),
    ),
    save: fromPromise<void, { server: DeadlineServer; question: DeadlineQuestion }>(
      ({ input: { server, question } }) => server.saveDates(question),
    ),
  },
  actions: {
    setPerson: assign(({ context: { asked } }, { person }: { person: Profile }) => {
      const own = deadlineQuestionOf(person);
      return { own, question: own ?? asked };
    }),
    setCodes: assign((_, { person }: { person: Profile }) => ({ codes: codesOf(person) })),
    setOwn: assign({ own: ({ context }) => context.question }),
    setDeadlines: assign((_, { output }: { output: Deadlines }) => ({ deadlines: output })),
    setProblem: assign((_, { error }: { error: unknown }) => ({ problem: problemOf(error) })),
    setMark: assign(({ context }, { id, mark }: { id: string; mark: DeadlineMark | null }) => {
      const { [id]: _, ...others } = context.marks;
      return { marks: mark === null ? others : { ...others, [id]: mark } };
    }),
    storeMarks: enqueueActions(({ context: { marks, stored }, enqueue }) => {
      const text = JSON.stringify(marks);
      enqueue.assign({ stored: [...stored, text] });
      enqueue.emit({ type: 'marks.changed', text });
    }),
    // The account sends what is stored back, when the person may have marked something else.
    restoreMarks: assign(({ context: { stored } }, { text }: { text: string }) => {
      const returned = stored.lastIndexOf(text);
      return returned >= 0
        ? { stored: stored.slice(returned + 1) }
        : { stored: [], marks: parseDeadlineMarks(text) };
    }),
    saveToCalendar: enqueueActions(({ context, enqueue }, { id }: { id: string }) => {
      const deadline = context.deadlines?.items.find((one) => one.id === id);
      if (!deadline?.due) return;
      const start = momentIn(context.intl.timeZone, deadline.due, calendarMinute);
      enqueue.emit({
        type: 'page.saveCalendar',
        entry: {
          id: `deadline-${id}`,
          title: deadline.title,
          start: new Date(start).toISOString(),
          end: new Date(start + calendarMs).toISOString(),
          location: '',
          description: `${deadline.what}\n${deadline.where.name}: ${deadline.where.address}`,
          status: 'confirmed',
        },
      });
    }),
  },
  guards: {
    hasDates: ({ context }) => context.question !== null,
    isSame: ({ context }, { person }: { person: Profile }) =>
      isEqual(deadlineQuestionOf(person), context.own),
    canSave: ({ context: { own, question } }) => own === null && question !== null && canSaveDates(question),
  },
  delays: { submitTimeout: submitTimeoutMs },
}).createMachine({
  id: 'countdown',
  context: ({ input: { person, now, ...input } }) => ({
    ...input,
    codes: codesOf(person),
    own: deadlineQuestionOf(person),
    question: deadlineQuestionOf(person) ?? input.asked,
    deadlines: null,
    stored: [],
    today: dayIn(input.intl.timeZone, now()),
    intl: { ...input.intl, now: now() },
    problem: unreachable,
  }),
  initial: 'routing',
  on: {
    'marks.restored': { actions: withEvent('restoreMarks') },
    'person.changed': [
      { guard: withEvent('isSame'), actions: withEvent('setCodes') },
      { target: '.routing', actions: [withEvent('setCodes'), withEvent('setPerson')] },
    ],
  },
  states: {
    routing: { always: [{ guard: 'hasDates', target: 'loading' }, { target: 'undated' }] },
    /** The profile has no last day of service, or no component. */
    undated: {},
    loading: {
      invoke: {
        src: 'load',
        input: ({ context }) => ({ server: context.server, question: context.question! }),
        onDone: { target: 'shown', actions: withEvent('setDeadlines') },
        onError: transitionWithError('failed'),
      },
      after: onTimeout('failed'),
    },
    shown: {
      initial: 'idle',
      states: {
        idle: { on: { 'dates.save': { guard: 'canSave', target: 'saving' } } },
        saving: {
          invoke: {
            src: 'save',
            input: ({ context }) => ({ server: context.server, question: context.question! }),
            onDone: { target: 'idle', actions: 'setOwn' },
            onError: transitionWithError('notSaved'),
          },
          after: onTimeout('notSaved'),
        },
        notSaved: { on: { 'dates.save': 'saving' } },
      },
      on: {
        'deadline.mark': { actions: [withEvent('setMark'), 'storeMarks'] },
        'calendar.save': { actions: withEvent('saveToCalendar') },
      },
    },
    failed: { on: { 'list.retry': 'loading' } },
  },
});
