import { onTimeout, withEvent, transitionWithError } from '../../kit/index.ts';
import { loadFailureStates } from '../../kit/refusedPage.ts';
import { unreachable } from '../../system/model/index.ts';
import { listingEditorSetup } from './listingEditor.setup.ts';
import { kindOf, contentOfDraft } from './editedListing.ts';
import type { ListingEditorContext } from './editedListing.ts';
import { limitedState } from '../../kit/limitedState.ts';

const keep = <Action extends string>(action: Action) =>
  ({ actions: [withEvent(action), 'emitDraft'] }) as const;
const asks = (publishes: boolean) => ({ type: 'setPublishes', params: { publishes } }) as const;
const submits = {
  'form.submit': [
    { guard: 'validDraft', target: 'saving', actions: [asks(false), 'setIdempotencyKey', 'emitDraft'] },
    { target: 'invalid', actions: [asks(false), 'showErrors'] },
  ],
  'listing.publish': [
    { guard: 'publishable', target: 'saving', actions: [asks(true), 'setIdempotencyKey', 'emitDraft'] },
    { target: 'invalid', actions: [asks(true), 'showErrors'] },
  ],
} as const;
const typing = {
  'field.change': keep('change'),
  'entry.input': keep('typeEntry'),
  'entry.add': keep('addEntries'),
  'entry.remove': keep('removeEntries'),
} as const;
const leaves = {
  'preview.open': 'previewing',
  'draft.discard': { guard: 'dirty', target: 'confirmingDiscard' },
} as const;
const formEvents = { ...typing, ...submits, ...leaves } as const;

const callOf = (context: ListingEditorContext) => ({
  organizationId: context.loaded?.owner.organization.id ?? '',
  id: context.loaded?.listing?.id ?? null,
  version: context.storedDraft?.version ?? context.loaded?.listing?.version ?? null,
  kind: kindOf(context),
  content: contentOfDraft(context),
  key: context.storedDraft?.key ?? null,
});

/** A listing is being written. What a colleague has saved meanwhile is shown beside it, never overwritten. */
const formState = listingEditorSetup.createStateConfig({
  initial: 'editing',
  states: {
    editing: { on: formEvents },
    invalid: { always: { guard: 'corrected', target: 'editing' }, on: formEvents },
    /** As a veteran will see it. */
    previewing: { on: { ...submits, 'preview.close': 'editing' } },
    confirmingDiscard: {
      on: {
        'close.confirm': [
          { guard: 'isNew', target: 'editing', actions: ['discardDraft', 'emitDraft', 'openList'] },
          { target: 'editing', actions: ['discardDraft', 'emitDraft'] },
        ],
        'close.cancel': 'editing',
      },
    },
    /** Rejected for a reason that concerns no field, or without an answer. */
    failed: { on: formEvents },
    /** Too many attempts. The form can still be edited. */
    limited: limitedState(typing),
    saving: {
      invoke: {
        src: 'saveListing',
        input: ({ context }) => callOf(context),
        onDone: { target: 'stored', actions: withEvent('setListing') },
        onError: transitionWithError('refused'),
      },
      after: onTimeout('refused'),
    },
    stored: {
      entry: 'emitDraft',
      always: [
        { guard: 'publishes', target: 'publishing' },
        { guard: 'isNew', target: 'left', actions: ['emitSaved', 'openStored'] },
        { target: 'editing', actions: 'emitSaved' },
      ],
    },
    publishing: {
      invoke: {
        src: 'publishListing',
        input: ({ context: { loaded } }) => ({
          organizationId: loaded?.owner.organization.id ?? '',
          id: loaded?.listing?.id ?? '',
          step: loaded?.listing?.status === 'closed' ? ('reopen' as const) : ('publish' as const),
        }),
        onDone: { target: 'left', actions: [withEvent('setListing'), 'emitPublished', 'openList'] },
        onError: transitionWithError('notPublished'),
      },
      after: onTimeout('notPublished'),
    },
    /** It is stored, but not published. A new one has its own page by now. */
    notPublished: {
      always: [
        { guard: 'proofDue', target: 'proving', actions: 'requestProof' },
        { guard: 'isNew', target: 'left', actions: ['emitNotPublished', 'openStored'] },
        { target: 'refused' },
      ],
    },
    refused: {
      always: [
        { guard: 'proofDue', target: 'proving', actions: 'requestProof' },
        { guard: 'alreadyStored', target: 'stored', actions: 'acceptTheirs' },
        { guard: 'changedElsewhere', target: 'conflict' },
        { guard: 'limited', target: 'limited', actions: 'startWait' },
        { guard: 'refusedFields', target: 'invalid', actions: 'showRefusal' },
        { target: 'failed' },
      ],
    },
    /** The session ended: the sign-in dialog is open, and the form is kept. */
    proving: { on: { 'proof.given': 'saving', 'proof.refused': 'failed' } },
    conflict: {
      on: {
        'conflict.keepMine': { target: 'mending', actions: ['keepMine', 'emitDraft'] },
        'conflict.takeTheirs': { target: 'editing', actions: ['acceptTheirs', 'emitDraft'] },
      },
    },
    /** A colleague may have published it, so that it must be complete now. */
    mending: {
      always: [
        { guard: 'valid', target: 'saving' },
        { target: 'invalid', actions: 'showErrors' },
      ],
    },
    /** The page is about to lead on. */
    left: {},
  },
});

/**
 * The page of one listing for the staff of its organization. Who may write it gets a form, with what is missing before
 * everyone may see it; the others see it as a veteran does. What is typed survives a reload, a lost session, a refusal and
 * a change of the same listing by a colleague.
 */
export const listingEditorMachine = listingEditorSetup.createMachine({
  id: 'listingEditor',
  context: ({ input }) => ({
    slug: input.slug,
    id: input.id,
    kindInUrl: input.kind,
    loaded: null,
    storedDraft: input.storedDraft ?? null,
    newId: input.newId,
    publishes: false,
    theirs: null,
    errors: {},
    attempt: 0,
    problem: unreachable,
    waitSeconds: 0,
    intl: { ...input.intl, now: input.now() },
    now: input.now,
  }),
  initial: 'loading',
  entry: 'startClock',
  on: { 'clock.tick': { actions: ['readClock', 'startClock'] } },
  states: {
    loading: {
      invoke: {
        src: 'loadListing',
        input: ({ context: { slug, id } }) => ({ slug, id }),
        onDone: { target: 'routing', actions: withEvent('setLoaded') },
        onError: transitionWithError('refused'),
      },
      after: onTimeout('refused'),
    },
    routing: {
      always: [
        { guard: 'mayWrite', target: 'form' },
        { guard: 'nothingToShow', target: 'missing' },
        { target: 'reading' },
      ],
    },
    ...loadFailureStates('loading'),
    reading: {},
    form: formState,
  },
});
