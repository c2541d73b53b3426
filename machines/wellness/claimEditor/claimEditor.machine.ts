import { assign, emit, enqueueActions, setup } from 'xstate';
import { withEvent } from '../../kit/index.ts';
import { dayIn } from '../../model/time/index.ts';
import { randomId } from '../../model/world/index.ts';
import { savedNotice } from '../../shell/model/index.ts';
import {
  hasErrors,
  withoutError,
  type FieldErrors,
  type IntlConfig,
  type ToastEmitted,
} from '../../system/model/index.ts';
import {
  claimDraftErrors,
  claimDraftOf,
  claimOf,
  isClaimDraftChanged,
  newClaimDraft,
  ownClaimLimits,
  wellnessPhrase,
  type Claim,
  type ClaimDraft,
  type ClaimField,
} from '../model/index.ts';

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

/** What the form is opened for: this claim, a new one if its id is null, or nothing. */
export type ClaimEditorTarget = { claimId: string | null } | null;

/** Events that the form sends. */
export type ClaimEditorEvent =
  | { type: 'field.change'; field: ClaimField; value: string }
  | { type: 'form.submit' }
  | { type: 'dialog.close' }
  /** Answers to "discard what you wrote?" */
  | { type: 'close.confirm' }
  | { type: 'close.cancel' }
  | CrisisDismiss;

/** Events from the app: the URL names the open form, and the list of claims has changed. */
export type ClaimEditorParentEvent =
  | { type: 'location.changed'; opening: ClaimEditorTarget }
  | { type: 'list.changed'; claims: readonly Claim[] };

export type ClaimEditorEmitted =
  | ToastEmitted
  /** Stores this draft for a reload; null clears it. */
  | { type: 'draft.changed'; draft: ClaimDraft | null }
  | { type: 'claim.saved'; claim: Claim }
  /** The form was closed and should be removed from the URL. */
  | { type: 'dialog.closed' };

export interface ClaimEditorInput {
  claims: readonly Claim[];
  /** Samples can't be changed. */
  canChange: boolean;
  /** The stored draft of an earlier visit. */
  stored: ClaimDraft | null;
  /** From the URL. */
  opening: ClaimEditorTarget;
  intl: Omit<IntlConfig, 'now'>;
  /** Epoch milliseconds. */
  now: () => number;
  /** From 0 to below 1. */
  random: () => number;
}

export interface ClaimEditorContext extends CrisisContext, Omit<ClaimEditorInput, 'stored'> {
  /** Null while nothing is being written. */
  draft: ClaimDraft | null;
  errors: FieldErrors<ClaimField>;
  /** Incremented on each rejected submit, so that focus moves again. */
  attempt: number;
}

const sameOpening = (a: ClaimEditorTarget, b: ClaimEditorTarget) =>
  a === null || b === null ? a === b : a.claimId === b.claimId;

/** The claim that is edited, as it is in the list. */
const editedClaim = ({ claims, opening }: ClaimEditorContext): Claim | undefined =>
  claims.find(({ id }) => id === opening?.claimId);

/** The stored draft if it is of the same claim, or what is known of it. */
function begun(context: ClaimEditorContext): ClaimDraft {
  const { draft, claims, random } = context;
  const claim = editedClaim(context);
  if (claim) return draft?.id === claim.id ? draft : claimDraftOf(claim);
  const isOfNew = draft !== null && !claims.some(({ id }) => id === draft.id);
  return isOfNew ? draft : newClaimDraft(randomId(random));
}

const writtenDraft = ({ draft }: ClaimEditorContext): ClaimDraft => {
  if (!draft) throw new Error('No claim is being written');
  return draft;
};

export const claimEditorToday = ({ intl, now }: Pick<ClaimEditorInput, 'intl' | 'now'>) =>
  dayIn(intl.timeZone, now());
const errorsOf = (context: ClaimEditorContext) =>
  claimDraftErrors(writtenDraft(context), claimEditorToday(context));

function isChanged(context: ClaimEditorContext): boolean {
  const draft = writtenDraft(context);
  const claim = editedClaim(context);
  return isClaimDraftChanged(draft, claim ? claimDraftOf(claim) : newClaimDraft(draft.id));
}

type ClaimEditorMachineEvent = ClaimEditorEvent | ClaimEditorParentEvent | CrisisFound;
const crisis = crisisParts<ClaimEditorContext, ClaimEditorMachineEvent>({
  textsOf: ({ draft }) => ({ own: draft ? [draft.title, draft.note] : [], of: draft?.id ?? null }),
  sends: { type: 'form.submit' },
  closes: true,
});

/**
 * The form for a claim in the person's own list. A reload keeps what was written, and closing asks first. If another device removes
 * the claim meanwhile, saving adds it again, because somebody has just written it.
 */
export const claimEditorMachine = setup({
  types: {
    context: {} as ClaimEditorContext,
    events: {} as ClaimEditorMachineEvent,
    emitted: {} as ClaimEditorEmitted,
    input: {} as ClaimEditorInput,
  },
  actors: crisis.actors,
  actions: crisis.actions,
  guards: crisis.guards,
})
  .extend({
    actions: {
      setOpening: assign((_, { opening }: { opening: ClaimEditorTarget }) => ({ opening })),
      setClaims: assign((_, { claims }: { claims: readonly Claim[] }) => ({ claims })),
      begin: assign(({ context }) => ({ draft: begun(context), errors: {}, attempt: 0 })),
      change: assign(({ context }, { field, value }: { field: ClaimField; value: string }) => ({
        draft: { ...writtenDraft(context), [field]: value },
        errors: withoutError(context.errors, field),
      })),
      showErrors: assign(({ context }) => ({ errors: errorsOf(context), attempt: context.attempt + 1 })),
      emitDraft: emit(({ context: { draft } }) => ({ type: 'draft.changed', draft })),
      save: enqueueActions(({ context, enqueue }) => {
        const claim = claimOf(writtenDraft(context), editedClaim(context));
        enqueue.emit({ type: 'claim.saved', claim });
        enqueue.emit({
          type: 'page.toast',
          toast: savedNotice(wellnessPhrase('claimSaved', claim.title)),
        });
      }),
      close: assign({ opening: null, draft: null, errors: {} }),
      emitClosed: emit({ type: 'dialog.closed' }),
    },
    guards: {
      isSame: ({ context }, { opening }: { opening: ClaimEditorTarget }) =>
        sameOpening(opening, context.opening),
      canOpen: ({ context }) => {
        const { canChange, opening, claims } = context;
        if (!canChange || !opening) return false;
        return opening.claimId === null
          ? claims.length < ownClaimLimits.claims
          : editedClaim(context) !== undefined;
      },
      valid: ({ context }) => !hasErrors(errorsOf(context)),
      corrected: ({ context }) => !hasErrors(context.errors),
      isChanged: ({ context }) => isChanged(context),
    },
  })
  .createMachine({
    id: 'claimEditor',
    context: ({ input: { stored, ...input } }) => ({
      ...input,
      draft: stored,
      errors: {},
      attempt: 0,
      crisis: noCrisis,
    }),
    invoke: crisisInvoke,
    always: crisisAlways,
    initial: 'routing',
    on: {
      ...crisisOn,
      'list.changed': { actions: withEvent('setClaims') },
      'location.changed': [
        { guard: withEvent('isSame') },
        { target: '.routing', actions: withEvent('setOpening') },
      ],
    },
    states: {
      routing: { always: [{ guard: 'canOpen', target: 'form', actions: 'begin' }, { target: 'closed' }] },
      /** Also if the URL names a claim that the list doesn't have. */
      closed: {},
      form: {
        initial: 'writing',
        on: {
          'field.change': { actions: [withEvent('change'), 'emitDraft'] },
          'form.submit': [
            crisisFirst,
            { guard: 'valid', target: 'closed', actions: ['save', 'close', 'emitDraft', 'emitClosed'] },
            { target: '.invalid', actions: 'showErrors' },
          ],
          'dialog.close': [
            { guard: 'isChanged', target: '.confirmingDiscard' },
            { target: 'closed', actions: ['close', 'emitDraft', 'emitClosed'] },
          ],
        },
        states: {
          writing: {},
          invalid: { always: { guard: 'corrected', target: 'writing' } },
          confirmingDiscard: {
            on: {
              'field.change': {},
              'form.submit': {},
              'dialog.close': {},
              'close.confirm': {
                target: '#claimEditor.closed',
                actions: ['close', 'emitDraft', 'emitClosed'],
              },
              'close.cancel': 'invalid',
            },
          },
        },
      },
    },
  });
