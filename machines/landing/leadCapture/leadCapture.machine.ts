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
} from '../../kit/index.ts';
import type { Submission, SubmissionInput } from '../../kit/index.ts';
import {
  defaultLeadSource,
  emptyLeadDraft,
  leadDraftErrors,
  leadFields,
  leadOf,
} from '../../leads/model/index.ts';
import { systemPhrase, problemMessage } from '../../system/model/index.ts';
import type { Lead, LeadDraft, LeadField, LeadSource } from '../../leads/model/index.ts';
import type { LeadCaptureEvent, LeadCaptureParentEvent, LeadCaptureEmitted } from './leadCapture.events.ts';

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
