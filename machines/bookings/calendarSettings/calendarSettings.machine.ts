import { assign, setup } from 'xstate';
import type { SnapshotFrom } from 'xstate';
import {
  changesNotProvided,
  onTimeout,
  promiseNotProvided,
  transitionWithError,
  withEvent,
} from '../../kit/index.ts';
import { loadFailureStates } from '../../kit/refusedPage.ts';
import { dayIn } from '../../model/time/zoned.ts';
import { isEqual } from '../../model/isEqual.ts';
import { timeZonesWith } from '../../organizations/model/timeZones.ts';
import { problemMessage, unreachable } from '../../system/model/index.ts';
import type { IntlConfig, Problem, ProofEmitted, ProofParentEvent } from '../../system/model/index.ts';
import type { Phrase } from '../../system/model/phrase.ts';
import { visitAudiences, visitConfirmations, visitWays } from '../model/index.ts';
import type { Calendar, CalendarChange } from '../model/index.ts';
import { changeOf, draftOf, mistakesIn, newVisit } from './calendarDraft.ts';
import type { CalendarDraft, CalendarMistake, VisitDraft } from './calendarDraft.ts';
import { provenCall } from '../../kit/provenCall.ts';
import { callSetup } from '../../kit/provenCall.ts';

/** Events of the page on which staff say when somebody can be booked. */
export type CalendarSettingsEvent =
  | { type: 'page.retry' }
  | { type: 'draft.change'; change: Partial<CalendarDraft> }
  | { type: 'draft.save' };

/** Events from the app. */
export type CalendarSettingsParentEvent =
  | ProofParentEvent
  /** The calendar that the URL names, or null. */
  | { type: 'location.changed'; route: { calendarId: string | null } };
export type CalendarSettingsEmitted = ProofEmitted;

/** The providers of an organization, each with its calendar. */
export interface LoadedCalendars {
  calendars: readonly Calendar[];
  /** Whether the reader may change them. */
  mayChange: boolean;
}

export interface CalendarSettingsInput {
  slug: string;
  /** Which one is open; null: they are listed. */
  calendarId: string | null;
  /** The address of one, or of the list. */
  href: (calendarId: string | null) => string;
  intl: Pick<IntlConfig, 'locale' | 'timeZone'>;
  /** Epoch milliseconds. */
  now: () => number;
}

export interface CalendarSettingsContext extends Omit<CalendarSettingsInput, 'intl'> {
  /** Null until they are loaded. */
  loaded: LoadedCalendars | null;
  /** What was changed of the open one; null: nothing. */
  draft: CalendarDraft | null;
  attempt: number;
  problem: Problem;
  saveProblem: Problem;
  intl: IntlConfig;
}
type Context = CalendarSettingsContext;

const calendarOf = ({ loaded, calendarId }: Pick<Context, 'loaded' | 'calendarId'>) =>
  loaded?.calendars.find(({ id }) => id === calendarId) ?? null;
const writing = {
  'draft.change': { guard: 'mayChange', target: 'idle', actions: withEvent('change') },
  'draft.save': [
    { guard: 'valid', target: 'saving' },
    { target: 'invalid', actions: 'countAttempt' },
  ],
} as const;

type Event = CalendarSettingsEvent | CalendarSettingsParentEvent;
const calls = callSetup<Context, Event>()('', 'save');

/** When the providers of an organization can be booked, and for what. */
export const calendarSettingsMachine = setup({
  types: {
    context: {} as Context,
    events: {} as Event,
    emitted: {} as CalendarSettingsEmitted,
    input: {} as CalendarSettingsInput,
  },
  actors: {
    /** Reports the open calendar with `location.changed`. */
    locationChanges: changesNotProvided,
    /** Rejects with 404 for whoever doesn't work there. */
    loadCalendars: promiseNotProvided<LoadedCalendars, { slug: string }>('loadCalendars'),
    /** Rejects with 412 if a colleague has changed it in the meantime. */
    saveCalendar: promiseNotProvided<Calendar, { id: string; change: CalendarChange }>('saveCalendar'),
  },
  actions: {
    ...calls.actions,
    setLoaded: assign((_, { output }: { output: LoadedCalendars }) => ({ loaded: output })),
    goTo: assign((_, { route }: { route: { calendarId: string | null } }) => ({
      calendarId: route.calendarId,
      draft: null,
    })),
    change: assign(({ context }, { change }: { change: Partial<CalendarDraft> }) => {
      const calendar = calendarOf(context);
      return calendar ? { draft: { ...(context.draft ?? draftOf(calendar)), ...change } } : {};
    }),
    countAttempt: assign({ attempt: ({ context }) => context.attempt + 1 }),
    setSaved: assign(({ context: { loaded } }, { output }: { output: Calendar }) => ({
      draft: null,
      loaded: loaded && {
        ...loaded,
        calendars: loaded.calendars.map((one) => (one.id === output.id ? output : one)),
      },
    })),
  },
  guards: {
    ...calls.guards,
    missing: ({ context }) => context.problem.status === 404,
    mayChange: ({ context }) => context.loaded?.mayChange === true && calendarOf(context) !== null,
    valid: ({ context: { draft } }) => draft !== null && mistakesIn(draft).length === 0,
    sameOpen: ({ context }, { route }: { route: { calendarId: string | null } }) =>
      route.calendarId === context.calendarId,
  },
  delays: calls.delays,
}).createMachine({
  id: 'calendarSettings',
  context: ({ input: { intl, ...input } }) => ({
    ...input,
    loaded: null,
    draft: null,
    attempt: 0,
    problem: unreachable,
    saveProblem: unreachable,
    intl: { ...intl, now: input.now() },
  }),
  invoke: { src: 'locationChanges' },
  on: { 'location.changed': { actions: withEvent('goTo') } },
  initial: 'loading',
  states: {
    loading: {
      invoke: {
        src: 'loadCalendars',
        input: ({ context: { slug } }) => ({ slug }),
        onDone: { target: 'open', actions: withEvent('setLoaded') },
        onError: transitionWithError('refused'),
      },
      after: onTimeout('refused'),
    },
    ...loadFailureStates('loading'),
    open: {
      initial: 'idle',
      on: {
        'location.changed': [
          { guard: withEvent('sameOpen') },
          { target: '.idle', actions: withEvent('goTo') },
        ],
      },
      states: {
        idle: { on: writing },
        invalid: { on: writing },
        /** The session ended: the sign-in dialog is open. */
        ...provenCall({
          name: 'save',
          state: 'saving',
          src: 'saveCalendar',
          request: (context: CalendarSettingsContext) => ({
            id: context.calendarId!,
            change: changeOf(context.draft!, calendarOf(context)!),
          }),
          done: { target: 'saved', actions: withEvent('setSaved') },
          failed: 'notSaved',
        }),
        notSaved: { on: { ...writing, 'page.retry': '#calendarSettings.loading' } },
        saved: { on: writing },
      },
    },
  },
});

export interface CalendarSettingsView {
  state: 'loading' | 'missing' | 'failed' | 'listed' | 'open';
  calendars: readonly (Calendar & { href: string })[];
  /** The open one; null: none, or it is gone. */
  calendar: Calendar | null;
  draft: CalendarDraft | null;
  mayChange: boolean;
  isChanged: boolean;
  timeZones: readonly string[];
  choices: {
    ways: typeof visitWays;
    confirmations: typeof visitConfirmations;
    audiences: typeof visitAudiences;
    /** A visit type to begin with. */
    newVisit: VisitDraft;
  };
  /** Today where the reader is. */
  today: string;
  save: 'idle' | 'invalid' | 'saving' | 'saved' | 'failed';
  /** Whether a colleague has changed it in the meantime: it has to be loaded again. */
  isOutdated: boolean;
  mistakes: readonly CalendarMistake[];
  listHref: string;
  failure: Phrase | null;
}

const saves = {
  idle: 'idle',
  invalid: 'invalid',
  saving: 'saving',
  refused: 'saving',
  proving: 'saving',
  notSaved: 'failed',
  saved: 'saved',
} as const;

export function calendarSettingsView({
  value,
  context,
}: SnapshotFrom<typeof calendarSettingsMachine>): CalendarSettingsView {
  const { loaded, draft, calendarId, href, problem, saveProblem, intl } = context;
  const calendar = calendarOf(context);
  const save = typeof value === 'object' ? saves[value.open] : 'idle';
  const opened = calendarId === null ? 'listed' : calendar ? 'open' : 'missing';
  const state = typeof value === 'object' ? opened : value === 'refused' ? 'loading' : value;
  const shown = draft ?? (calendar && draftOf(calendar));
  return {
    state,
    calendars: (loaded?.calendars ?? []).map((one) => ({ ...one, href: href(one.id) })),
    calendar,
    draft: shown,
    mayChange: loaded?.mayChange ?? false,
    isChanged: draft !== null && calendar !== null && !isEqual(draft, draftOf(calendar)),
    timeZones: timeZonesWith(shown?.timeZone ?? ''),
    choices: {
      ways: visitWays,
      confirmations: visitConfirmations,
      audiences: visitAudiences,
      newVisit,
    },
    today: dayIn(intl.timeZone, intl.now),
    save,
    isOutdated: save === 'failed' && saveProblem.status === 412,
    mistakes: save === 'invalid' && draft ? mistakesIn(draft) : [],
    listHref: href(null),
    failure:
      save === 'failed' ? problemMessage(saveProblem) : state === 'failed' ? problemMessage(problem) : null,
  };
}
