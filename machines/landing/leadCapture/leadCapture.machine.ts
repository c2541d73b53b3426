import { assertEvent, assign, emit, enqueueActions, setup } from 'xstate';
import {
  newSubmission,
  noAnswer,
  promiseNotProvided,
  rejectionTransitions,
  submissionUpdates,
  submissionDelays,
  submissionGuards,
  withProblem,
  formStates,
  withEvent,
} from '../../kit/index.ts';
import type { Submission, SubmissionInput } from '../../kit/index.ts';
import {
  defaultLeadSource,
  emptyLeadDraft,
  leadDraftErrors,
  leadDraftValid,
  leadFields,
  leadOf,
} from '../../leads/model/index.ts';
import { fieldErrorsOf, hasErrors, messages, problemMessage } from '../../system/model/index.ts';
import type { Lead, LeadDraft, LeadField, LeadSource } from '../../leads/model/index.ts';
import type { Problem } from '../../system/model/index.ts';
import type { LeadCaptureEvent, LeadCaptureParentEvent, LeadCaptureEmitted } from './leadCapture.events.ts';

export type LeadCaptureInput = SubmissionInput<LeadDraft>;
export interface LeadCaptureContext extends Submission<LeadDraft, LeadField> {
  source: LeadSource;
}

const saved = { title: messages.leadSavedTitle, description: messages.leadSaved };
const refusedFields = ({ errors = [] }: Problem) => fieldErrorsOf(errors, leadFields);
const timestamp = ({ now }: LeadCaptureContext) => new Date(now()).toISOString();

/** The early-access dialog (platform spec, sections 4 and 5). A lead that can't be delivered goes to the outbox. */
export const leadCaptureMachine = setup({
  types: {
    context: {} as LeadCaptureContext,
    events: {} as LeadCaptureEvent | LeadCaptureParentEvent,
    emitted: {} as LeadCaptureEmitted,
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
      return submissionUpdates.change(context, event);
    }),
    emitDraft: emit(({ context: { draft, id } }) => ({ type: 'draft.changed', draft, id })),
    clearDraft: assign({ draft: emptyLeadDraft, errors: {}, waitSeconds: 0 }),
    showErrors: assign(({ context }) => submissionUpdates.errors(context, leadDraftErrors(context.draft))),
    showRefusal: assign(({ context }) => submissionUpdates.errors(context, refusedFields(context.problem))),
    nameSubmission: assign(({ context }) => submissionUpdates.naming(context)),
    setProblem: assign((_, { error }: { error: unknown }) => submissionUpdates.failure(error)),
    startWait: assign(({ context }) => submissionUpdates.limit(context)),
    countDown: assign(({ context }) => submissionUpdates.second(context)),
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
    /** If nothing can be stored, the outbox shows a toast instead. */
    emitSaved: enqueueActions(({ context, enqueue }) => {
      if (context.persisted) enqueue.emit({ type: 'page.toast', toast: saved });
    }),
    askOutbox: emit(({ context }) => ({ type: 'entry.retry', id: context.id })),
    emitClosed: emit({ type: 'modal.closed' }),
    setPersisted: assign((_, { persisted }: { persisted: boolean }) => ({ persisted })),
  },
  guards: {
    unsaved: ({ context }) => submissionGuards.unsaved(context),
    corrected: ({ context }) => submissionGuards.corrected(context),
    waiting: ({ context }) => submissionGuards.waiting(context),
    waitOver: ({ context }) => !submissionGuards.waiting(context),
    refused: ({ context }) => submissionGuards.refused(context),
    limited: ({ context }) => submissionGuards.limited(context),
    valid: ({ context }) => leadDraftValid(context.draft),
    refusedFields: ({ context }) => hasErrors(refusedFields(context.problem)),
    own: ({ context }, { id }: { id: string }) => id === context.id,
    ownRefused: ({ context }, { id, refused }: { id: string; refused: boolean }) =>
      refused && id === context.id,
  },
  delays: submissionDelays,
}).createMachine({
  id: 'leadCapture',
  context: ({ input }) => ({ ...newSubmission(input, emptyLeadDraft), source: defaultLeadSource }),
  initial: 'closed',
  on: {
    'modal.close': { target: '.closed', actions: 'emitClosed' },
    'outbox.changed': { actions: withEvent('setPersisted') },
  },
  states: {
    closed: {
      on: {
        'modal.close': {},
        'modal.open': {
          target: 'editing',
          actions: withEvent('rememberSource'),
        },
      },
    },
    ...formStates,
    submitting: {
      on: { 'modal.close': {} },
      invoke: {
        src: 'submitLead',
        input: ({ context }) => ({
          lead: leadOf(context.draft, context.source),
          idempotencyKey: context.id,
        }),
        onDone: { target: 'thanked', actions: ['logSuccess', 'clearDraft', 'emitDraft'] },
        onError: withProblem('refused'),
      },
      after: noAnswer('refused'),
    },
    refused: {
      entry: 'logFailure',
      always: [
        ...rejectionTransitions,
        { target: 'savedLocally', actions: ['handToOutbox', 'emitSaved', 'clearDraft', 'emitDraft'] },
      ],
    },
    thanked: {},
    savedLocally: {
      on: {
        'lead.retry': { target: 'retrying', actions: 'askOutbox' },
        'entry.synced': { guard: withEvent('own'), target: 'thanked' },
        'entry.failed': { guard: withEvent('ownRefused'), target: 'held' },
      },
    },
    retrying: {
      on: {
        'entry.synced': { guard: withEvent('own'), target: 'thanked' },
        'entry.failed': [
          { guard: withEvent('ownRefused'), target: 'held' },
          { guard: withEvent('own'), target: 'savedLocally' },
        ],
      },
      after: { submitTimeout: 'savedLocally' },
    },
    /** Saved locally, but rejected by the server: not retried automatically. */
    held: {
      on: {
        'lead.retry': { target: 'retrying', actions: 'askOutbox' },
        'entry.synced': { guard: withEvent('own'), target: 'thanked' },
      },
    },
  },
});
