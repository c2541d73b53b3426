import { assertEvent, assign, emit, enqueueActions, setup } from 'xstate';
import { promiseNotProvided } from '../kit/index.ts';
import {
  countdownTickMs,
  defaultLeadSource,
  emptyLeadDraft,
  fieldErrorsOf,
  hasErrors,
  hasText,
  isLimited,
  isRefused,
  leadDraftErrors,
  leadDraftValid,
  leadFields,
  leadOf,
  messages,
  problemMessage,
  problemOf,
  retryAfterOf,
  submitTimeoutMs,
  unanswered,
  withoutError,
} from '../model/index.ts';
import type { FieldErrors, Lead, LeadDraft, LeadField, LeadSource, Problem } from '../model/index.ts';
import type { LeadCaptureEvent, LeadCaptureInbox, LeadCaptureNews } from './leadCapture.events.ts';

export interface LeadCaptureInput {
  /** What was typed before a reload, and the idempotency key under which it may have been sent. */
  draft?: Partial<LeadDraft>;
  id?: string;
  /** Whether this browser keeps what can't be sent; default true. */
  kept?: boolean;
  /** Epoch milliseconds. */
  now: () => number;
  /** A fresh idempotency key. */
  newId: () => string;
}

export interface LeadCaptureContext extends Required<LeadCaptureInput> {
  draft: LeadDraft;
  source: LeadSource;
  errors: FieldErrors<LeadField>;
  attempt: number;
  /** Seconds until the next try. */
  waitSeconds: number;
  /** Why the last submission failed. */
  problem: Problem;
}

const saved = { title: messages.leadSavedTitle, description: messages.leadSaved };
const refusedFields = ({ errors = [] }: Problem) => fieldErrorsOf(errors, leadFields);
const timestamp = ({ now }: LeadCaptureContext) => new Date(now()).toISOString();

/** The early-access dialog (platform spec, sections 4 and 5). What can't be stored is handed to the outbox. */
export const leadCaptureMachine = setup({
  types: {
    context: {} as LeadCaptureContext,
    events: {} as LeadCaptureEvent | LeadCaptureInbox,
    emitted: {} as LeadCaptureNews,
    input: {} as LeadCaptureInput,
  },
  actors: {
    /** Resolves once the lead is stored, rejects with a Problem. */
    submitLead: promiseNotProvided<unknown, { lead: Lead; idempotencyKey: string }>('submitLead'),
  },
  actions: {
    rememberSource: assign((_, { source }: { source: LeadSource }) => ({ source })),
    change: assign(({ context, event }) => {
      assertEvent(event, 'field.change');
      return {
        draft: { ...context.draft, [event.field]: event.value },
        errors: withoutError(context.errors, event.field),
        // Other words are another submission.
        id: '',
      };
    }),
    keepDraft: emit(({ context: { draft, id } }) => ({ type: 'draft.changed', draft, id })),
    forgetDraft: assign({ draft: emptyLeadDraft, errors: {}, waitSeconds: 0 }),
    showErrors: assign(({ context }) => ({
      errors: leadDraftErrors(context.draft),
      attempt: context.attempt + 1,
    })),
    showRefusal: assign(({ context }) => ({
      errors: refusedFields(context.problem),
      attempt: context.attempt + 1,
    })),
    /** The same words go out under the same key, also after a reload in the middle. */
    nameSubmission: assign(({ context }) => ({ id: context.id || context.newId() })),
    noteProblem: assign((_, { error }: { error: unknown }) => ({ problem: problemOf(error) })),
    startWait: assign(({ context }) => ({ waitSeconds: retryAfterOf(context.problem) })),
    countDown: assign(({ context }) => ({ waitSeconds: context.waitSeconds - 1 })),
    logSuccess: emit(({ context }) => ({
      type: 'submission.logged',
      entry: { source: context.source, success: true, error: null, timestamp: timestamp(context) },
    })),
    logFailure: emit(({ context }) => ({
      type: 'submission.logged',
      entry: {
        source: context.source,
        success: false,
        error: problemMessage(context.problem),
        timestamp: timestamp(context),
      },
    })),
    handToOutbox: emit(({ context }) => ({
      type: 'entry.add',
      entry: { ...leadOf(context.draft, context.source), id: context.id, timestamp: timestamp(context) },
      error: context.problem,
    })),
    /** Where nothing is kept, the outbox says what to do instead. */
    saySaved: enqueueActions(({ context, enqueue }) => {
      if (context.kept) enqueue.emit({ type: 'toast.show', toast: saved });
    }),
    askOutbox: emit(({ context }) => ({ type: 'entry.retry', id: context.id })),
    sayClosed: emit({ type: 'modal.closed' }),
    noteKept: assign((_, { kept }: { kept: boolean }) => ({ kept })),
  },
  guards: {
    valid: ({ context }) => leadDraftValid(context.draft),
    unsaved: ({ context }) => hasText(context.draft),
    corrected: ({ context }) => !hasErrors(context.errors),
    waiting: ({ context }) => context.waitSeconds > 0,
    waitOver: ({ context }) => context.waitSeconds <= 0,
    refusedFields: ({ context }) => hasErrors(refusedFields(context.problem)),
    refused: ({ context }) => isRefused(context.problem),
    limited: ({ context }) => isLimited(context.problem),
    own: ({ context }, { id }: { id: string }) => id === context.id,
    ownRefused: ({ context }, { id, refused }: { id: string; refused: boolean }) =>
      refused && id === context.id,
  },
  delays: { submitTimeout: submitTimeoutMs, countdownTick: countdownTickMs },
}).createMachine({
  id: 'leadCapture',
  context: ({ input }) => ({
    ...input,
    kept: input.kept ?? true,
    draft: { ...emptyLeadDraft, ...input.draft },
    source: defaultLeadSource,
    errors: {},
    attempt: 0,
    waitSeconds: 0,
    id: input.id ?? '',
    problem: unanswered,
  }),
  initial: 'closed',
  on: {
    'modal.close': { target: '.closed', actions: 'sayClosed' },
    'outbox.changed': { actions: { type: 'noteKept', params: ({ event }) => event } },
  },
  states: {
    closed: {
      on: {
        'modal.close': {},
        'modal.open': {
          target: 'editing',
          actions: { type: 'rememberSource', params: ({ event }) => event },
        },
      },
    },
    editing: {
      on: {
        'field.change': { actions: ['change', 'keepDraft'] },
        'form.submit': [
          { guard: 'valid', target: 'submitting', actions: ['nameSubmission', 'keepDraft'] },
          { target: 'invalid', actions: 'showErrors' },
        ],
        'modal.close': { guard: 'unsaved', target: 'confirmingClose' },
      },
    },
    invalid: {
      always: { guard: 'corrected', target: 'editing' },
      on: {
        'field.change': { actions: ['change', 'keepDraft'] },
        'form.submit': [
          { guard: 'valid', target: 'submitting', actions: ['nameSubmission', 'keepDraft'] },
          { actions: 'showErrors' },
        ],
        'modal.close': { guard: 'unsaved', target: 'confirmingClose' },
      },
    },
    /** Refused for a reason that no field can show. */
    failed: {
      on: {
        'field.change': { target: 'editing', actions: ['change', 'keepDraft'] },
        'form.submit': [
          { guard: 'valid', target: 'submitting', actions: ['nameSubmission', 'keepDraft'] },
          { target: 'invalid', actions: 'showErrors' },
        ],
        'modal.close': { guard: 'unsaved', target: 'confirmingClose' },
      },
    },
    /** Too many tries; the form can be changed meanwhile. */
    limited: {
      always: { guard: 'waitOver', target: 'editing' },
      on: {
        'field.change': { actions: ['change', 'keepDraft'] },
        'modal.close': { guard: 'unsaved', target: 'confirmingClose' },
      },
      after: { countdownTick: { target: 'limited', reenter: true, actions: 'countDown' } },
    },
    confirmingClose: {
      on: {
        'modal.close': {},
        'close.confirm': { target: 'closed', actions: ['forgetDraft', 'keepDraft', 'sayClosed'] },
        'close.cancel': [{ guard: 'waiting', target: 'limited' }, { target: 'invalid' }],
      },
    },
    submitting: {
      on: { 'modal.close': {} },
      invoke: {
        src: 'submitLead',
        input: ({ context }) => ({
          lead: leadOf(context.draft, context.source),
          idempotencyKey: context.id,
        }),
        onDone: { target: 'thanked', actions: ['logSuccess', 'forgetDraft', 'keepDraft'] },
        onError: {
          target: 'refused',
          actions: { type: 'noteProblem', params: ({ event }) => event },
        },
      },
      after: {
        submitTimeout: { target: 'refused', actions: { type: 'noteProblem', params: { error: unanswered } } },
      },
    },
    refused: {
      entry: 'logFailure',
      always: [
        { guard: 'limited', target: 'limited', actions: 'startWait' },
        { guard: 'refusedFields', target: 'invalid', actions: 'showRefusal' },
        { guard: 'refused', target: 'failed' },
        { target: 'savedLocally', actions: ['handToOutbox', 'saySaved', 'forgetDraft', 'keepDraft'] },
      ],
    },
    thanked: {},
    savedLocally: {
      on: {
        'lead.retry': { target: 'retrying', actions: 'askOutbox' },
        'entry.synced': { guard: { type: 'own', params: ({ event }) => event }, target: 'thanked' },
        'entry.failed': { guard: { type: 'ownRefused', params: ({ event }) => event }, target: 'held' },
      },
    },
    retrying: {
      on: {
        'entry.synced': { guard: { type: 'own', params: ({ event }) => event }, target: 'thanked' },
        'entry.failed': [
          { guard: { type: 'ownRefused', params: ({ event }) => event }, target: 'held' },
          { guard: { type: 'own', params: ({ event }) => event }, target: 'savedLocally' },
        ],
      },
      after: { submitTimeout: 'savedLocally' },
    },
    /** Saved here, and the server won't have it: nothing more happens by itself. */
    held: {
      on: {
        'lead.retry': { target: 'retrying', actions: 'askOutbox' },
        'entry.synced': { guard: { type: 'own', params: ({ event }) => event }, target: 'thanked' },
      },
    },
  },
});
