import { assign, emit, enqueueActions, raise, setup } from 'xstate';
import { clockTick, readClock, withEvent, type ClockTick } from '../../kit/index.ts';
import type { TimedEvent } from '../model/events.ts';
import { randomId, type WorldDispatchEmitted } from '../../model/world/index.ts';
import {
  audienceOf,
  communityPhrase,
  eventDraftErrors,
  eventOf,
  hostedEventOf,
  isEventDraftChanged,
  newEventDraft,
  type EventAudience,
  type EventDraft,
  type EventField,
} from '../model/index.ts';
import {
  hasErrors,
  problemMessage,
  withoutError,
  type FieldErrors,
  type IntlConfig,
  type Problem,
  type ToastEmitted,
} from '../../system/model/index.ts';
import {
  crisisAlways,
  crisisFirst,
  crisisInvoke,
  crisisOn,
  crisisParts,
  type CrisisContext,
  type CrisisDismiss,
} from '../../system/crisis/crisisParts.ts';
import type { CrisisFound } from '../../system/crisis/crisisCheck.ts';
import { noCrisis } from '../../system/model/crisisWatch.ts';
import type { CommandSettled, ServerRequest } from '../../shell/accountWorld/index.ts';
import type { HostedEvent } from '../../model/exchange/commands/events.ts';
import { randomUuid } from '../../model/uuid.ts';
import { savedNotice } from '../../shell/model/index.ts';

/** Events that the form sends. */
export type EventEditorEvent =
  | { type: 'field.change'; field: EventField; value: string }
  | { type: 'form.submit' }
  /** Closes the form and keeps the draft. */
  | { type: 'dialog.close' }
  | { type: 'draft.discard' }
  | { type: 'discard.confirm' }
  | { type: 'discard.cancel' }
  | CrisisDismiss;

/** Events from the app: whether the URL opens the form, and the events that the person joins. */
export type EventEditorParentEvent =
  | CommandSettled
  | { type: 'location.changed'; isOpen: boolean }
  | { type: 'joined.changed'; joined: readonly TimedEvent[] };

export type EventEditorEmitted =
  | ToastEmitted
  | WorldDispatchEmitted
  | ServerRequest
  /** Stores the draft for the next visit; null clears it. */
  | { type: 'draft.changed'; draft: EventDraft | null }
  | { type: 'dialog.closed' }
  /** The URL should name the new event. */
  | { type: 'event.published'; eventId: string };

export interface EventEditorInput {
  /** The stored draft of an earlier visit. */
  stored: EventDraft | null;
  /** From the URL. */
  isOpen: boolean;
  /** Name of the organizer. */
  organizer: string;
  /** Events the person takes part in. */
  joined: readonly TimedEvent[];
  /** Whom it can be for; the first unless something else is chosen. */
  audiences: readonly EventAudience[];
  /** The event uses its organizer's time zone. */
  intl: Omit<IntlConfig, 'now'>;
  /** Epoch milliseconds. */
  now: () => number;
  random: () => number;
}

export interface EventEditorContext
  extends CrisisContext, Required<Omit<EventEditorInput, 'stored' | 'intl'>> {
  draft: EventDraft;
  errors: FieldErrors<EventField>;
  /** Incremented on each rejected submit, so that focus moves again. */
  attempt: number;
  /** What the server was asked to announce. It keeps its id as long as nothing is changed. */
  request: { id: string; event: HostedEvent } | null;
  /** Why it was refused. */
  problem: Problem | null;
  intl: IntlConfig;
}

const audienceIn = ({ draft, audiences }: EventEditorContext) => audienceOf(draft, audiences);
const errorsOf = (context: EventEditorContext) =>
  eventDraftErrors(context.draft, context.intl.timeZone, context.now(), audienceIn(context));

type EventEditorMachineEvent = EventEditorEvent | EventEditorParentEvent | ClockTick | CrisisFound;
const crisis = crisisParts<EventEditorContext, EventEditorMachineEvent>({
  textsOf: ({ draft }) => ({ own: [draft.title, draft.description] }),
  sends: { type: 'form.submit' },
  closes: true,
});

/**
 * Announces an event. Closing the form keeps the draft, also over a reload. Only publishing or discarding ends it, and
 * discarding asks first.
 */
export const eventEditorMachine = setup({
  types: {
    context: {} as EventEditorContext,
    events: {} as EventEditorMachineEvent,
    emitted: {} as EventEditorEmitted,
    input: {} as EventEditorInput,
  },
  actors: crisis.actors,
  actions: crisis.actions,
  guards: crisis.guards,
})
  .extend({
    actions: {
      startClock: raise(...clockTick),
      readClock: assign(({ context }) => readClock(context)),
      setOpen: assign((_, { isOpen }: { isOpen: boolean }) => ({ isOpen })),
      setJoined: assign((_, { joined }: { joined: readonly TimedEvent[] }) => ({ joined })),
      begin: assign({ errors: {}, attempt: 0, problem: null }),
      change: assign(({ context }, { field, value }: { field: EventField; value: string }) => ({
        draft: { ...context.draft, [field]: value },
        errors: withoutError(context.errors, field),
        request: null,
        problem: null,
      })),
      showErrors: assign(({ context }) => ({ errors: errorsOf(context), attempt: context.attempt + 1 })),
      emitDraft: emit(({ context: { draft } }) => ({
        type: 'draft.changed',
        draft: isEventDraftChanged(draft) ? draft : null,
      })),
      clearDraft: assign(({ context }) => ({
        draft: newEventDraft(randomId(context.random)),
        errors: {},
        request: null,
        problem: null,
      })),
      close: assign({ isOpen: false }),
      emitClosed: emit({ type: 'dialog.closed' }),
      publish: enqueueActions(({ context, enqueue }) => {
        const { draft, intl, organizer } = context;
        const event = eventOf(draft, intl.timeZone, organizer);
        enqueue.emit({ type: 'world.dispatch', command: { type: 'event.create', event } });
        enqueue.emit({
          type: 'page.toast',
          toast:
            audienceIn(context) === 'self'
              ? savedNotice(communityPhrase('inRecords', event.title))
              : { title: communityPhrase('published'), description: event.title },
        });
        enqueue.emit({ type: 'event.published', eventId: event.id });
      }),
      /** Only the server knows whether there can be one more. */
      host: enqueueActions(({ context, enqueue }) => {
        const { draft, intl, random } = context;
        const request = context.request ?? {
          id: randomUuid(random),
          event: hostedEventOf(draft, intl.timeZone),
        };
        enqueue.assign({ request, problem: null });
        enqueue.emit({
          type: 'server.request',
          id: request.id,
          request: { type: 'event.host', payload: request.event },
        });
      }),
      setProblem: assign((_, { problem }: { problem: Problem | null }) => ({ problem })),
      toastHosted: emit(({ context }) => ({
        type: 'page.toast',
        toast: { title: communityPhrase('published'), description: context.request?.event.title ?? '' },
      })),
      toastRefused: emit((_, { problem }: { problem: Problem | null }) => ({
        type: 'page.toast',
        toast: {
          title: communityPhrase('notSent'),
          description: problem ? problemMessage(problem) : '',
          tone: 'destructive',
        },
      })),
      showHosted: emit((_, { eventId }: { eventId: string }) => ({ type: 'event.published', eventId })),
    },
    guards: {
      isForPeople: ({ context }) => audienceIn(context) === 'people' && !hasErrors(errorsOf(context)),
      isHosted: ({ context }, { id, problem }: CommandSettled) =>
        context.request?.id === id && problem === null,
      isRefused: ({ context }, { id, problem }: CommandSettled) =>
        context.request?.id === id && problem !== null,
      isOpen: ({ context }) => context.isOpen,
      isSame: ({ context }, { isOpen }: { isOpen: boolean }) => isOpen === context.isOpen,
      valid: ({ context }) => !hasErrors(errorsOf(context)),
      corrected: ({ context }) => !hasErrors(context.errors),
      hasDraft: ({ context }) => isEventDraftChanged(context.draft),
    },
  })
  .createMachine({
    id: 'eventEditor',
    context: ({ input: { stored, intl, ...input } }) => ({
      ...input,
      draft: stored ?? newEventDraft(randomId(input.random)),
      errors: {},
      attempt: 0,
      request: null,
      problem: null,
      crisis: noCrisis,
      intl: { ...intl, now: input.now() },
    }),
    invoke: crisisInvoke,
    always: crisisAlways,
    entry: 'startClock',
    initial: 'routing',
    on: {
      ...crisisOn,
      'clock.tick': { actions: ['readClock', 'startClock'] },
      'joined.changed': { actions: withEvent('setJoined') },
      // The form was closed in the meantime.
      'command.settled': [
        { guard: withEvent('isHosted'), actions: ['toastHosted', 'clearDraft', 'emitDraft'] },
        { guard: withEvent('isRefused'), actions: withEvent('toastRefused') },
      ],
      'location.changed': [
        { guard: withEvent('isSame') },
        { target: '.routing', actions: withEvent('setOpen') },
      ],
    },
    states: {
      routing: { always: [{ guard: 'isOpen', target: 'form', actions: 'begin' }, { target: 'closed' }] },
      closed: {},
      form: {
        initial: 'writing',
        on: {
          'field.change': { actions: [withEvent('change'), 'emitDraft'] },
          'form.submit': [
            crisisFirst,
            { guard: 'isForPeople', target: '.publishing' },
            {
              guard: 'valid',
              target: 'closed',
              actions: ['publish', 'clearDraft', 'emitDraft', 'close'],
            },
            { target: '.invalid', actions: 'showErrors' },
          ],
          'draft.discard': [
            { guard: 'hasDraft', target: '.confirmingDiscard' },
            { target: 'closed', actions: ['close', 'emitClosed'] },
          ],
          'dialog.close': { target: 'closed', actions: ['emitDraft', 'close', 'emitClosed'] },
        },
        states: {
          writing: {},
          /** The server is asked. */
          publishing: {
            entry: 'host',
            on: {
              'form.submit': {},
              'field.change': {},
              'draft.discard': {},
              'command.settled': [
                {
                  guard: withEvent('isHosted'),
                  target: '#eventEditor.closed',
                  actions: [
                    'toastHosted',
                    'clearDraft',
                    'emitDraft',
                    'close',
                    {
                      type: 'showHosted',
                      params: ({ event }) => ({ eventId: event.facts[0]?.subject ?? '' }),
                    },
                  ],
                },
                { guard: withEvent('isRefused'), target: 'writing', actions: withEvent('setProblem') },
              ],
            },
          },
          invalid: { always: { guard: 'corrected', target: 'writing' } },
          confirmingDiscard: {
            on: {
              'form.submit': {},
              'field.change': {},
              'discard.confirm': {
                target: '#eventEditor.closed',
                actions: ['clearDraft', 'emitDraft', 'close', 'emitClosed'],
              },
              'discard.cancel': 'invalid',
            },
          },
        },
      },
    },
  });
