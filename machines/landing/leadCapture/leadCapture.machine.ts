import type { Phrase } from '../../system/model/phrase.ts';
import { assign, emit, setup } from 'xstate';
import {
  newSubmission,
  promiseNotProvided,
  sendingStates,
  submissionOf,
  timestampOf,
  withEvent,
  formStates,
  type Submission,
  type SubmissionInput,
  type SubmissionEmitted,
  type SubmissionEvent,
} from '../../kit/index.ts';
import {
  defaultLeadSource,
  emptyLeadDraft,
  leadDraftErrors,
  leadFields,
  leadOf,
  type Lead,
  type LeadDraft,
  type LeadField,
  type LeadSource,
  type LeadLogEntry,
} from '../../leads/model/index.ts';
import { systemPhrase, problemMessage } from '../../system/model/index.ts';

/** Events that the early-access dialog sends. */
export type LeadCaptureEvent =
  | SubmissionEvent<LeadField>
  /** Try to send the locally saved lead now. */
  | { type: 'lead.retry' };

/** Events from the app: the URL opens the dialog, and the outbox reports the result of a saved lead. */
export type LeadCaptureParentEvent =
  | { type: 'modal.open'; source: LeadSource }
  | { type: 'entry.synced'; id: string }
  | { type: 'entry.failed'; id: string; refused: boolean }
  | { type: 'outbox.changed'; stored: boolean };

export type LeadCaptureEmitted =
  | SubmissionEmitted<LeadDraft, Lead>
  /** The person asked to retry this outbox entry now. */
  | { type: 'entry.retry'; id: string }
  /** An entry for the submission log. */
  | { type: 'submission.logged'; entry: LeadLogEntry };

export type LeadCaptureInput = SubmissionInput<LeadDraft>;
export interface LeadCaptureContext extends Submission<LeadDraft, LeadField> {
  source: LeadSource;
}
type AnyEvent = LeadCaptureEvent | LeadCaptureParentEvent;

const submission = submissionOf<LeadDraft, LeadField, Lead, LeadCaptureContext, AnyEvent>({
  empty: emptyLeadDraft,
  fields: leadFields,
  errorsOf: leadDraftErrors,
  bodyOf: ({ draft, source }) => leadOf(draft, source),
  saved: { title: systemPhrase('leadSavedTitle'), description: systemPhrase('leadSaved') },
});

const sending = sendingStates(
  {
    src: 'submitLead',
    input: ({ context: { draft, source, id } }: { context: LeadCaptureContext }) => ({
      lead: leadOf(draft, source),
      idempotencyKey: id,
    }),
  },
  { target: 'thanked', actions: ['logSuccess', 'clearDraft', 'emitDraft'] },
  { target: 'savedLocally', actions: ['clearDraft', 'emitDraft'] },
);

const logged = ({ source, now }: LeadCaptureContext, error: Phrase | null) =>
  ({
    type: 'submission.logged',
    entry: { source, success: error === null, error, timestamp: timestampOf({ now }) },
  }) as const;

/**
 * The early-access dialog (platform spec, sections 4 and 5). A lead that can't be delivered goes to the outbox. The
 * same draft keeps its idempotency key across reloads and retries, so that a lost response never stores a lead
 * twice.
 */
export const leadCaptureMachine = setup({
  types: {
    context: {} as LeadCaptureContext,
    events: {} as AnyEvent,
    emitted: {} as LeadCaptureEmitted,
    input: {} as LeadCaptureInput,
  },
  actors: {
    /** Resolves once the lead is stored, rejects with a Problem. */
    submitLead: promiseNotProvided<unknown, { lead: Lead; idempotencyKey: string }>('submitLead'),
  },
  ...submission,
})
  .extend({
    actions: {
      rememberSource: assign((_, { source }: { source: LeadSource }) => ({ source })),
      logSuccess: emit(({ context }) => logged(context, null)),
      logFailure: emit(({ context }) => logged(context, problemMessage(context.problem))),
      retryOutbox: emit(({ context }) => ({ type: 'entry.retry', id: context.id })),
    },
    guards: {
      own: ({ context }, { id }: { id: string }) => id === context.id,
      ownRefused: ({ context }, { id, refused }: { id: string; refused: boolean }) =>
        refused && id === context.id,
    },
  })
  .createMachine({
    id: 'leadCapture',
    context: ({ input }) => ({ ...newSubmission(input, emptyLeadDraft), source: defaultLeadSource }),
    initial: 'closed',
    on: {
      'modal.close': { target: '.closed', actions: 'emitClosed' },
      'outbox.changed': { actions: withEvent('setStored') },
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
      ...sending,
      refused: { ...sending.refused, entry: 'logFailure' },
      thanked: {},
      savedLocally: {
        on: {
          'lead.retry': { target: 'retrying', actions: 'retryOutbox' },
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
          'lead.retry': { target: 'retrying', actions: 'retryOutbox' },
          'entry.synced': { guard: withEvent('own'), target: 'thanked' },
        },
      },
    },
  });
