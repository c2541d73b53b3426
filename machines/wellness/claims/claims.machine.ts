import { assign, emit, enqueueActions, setup } from 'xstate';
import { withEvent } from '../../kit/index.ts';
import type { WritePhrase } from '../../system/model/phrase.ts';
import { dayIn, type CalendarEmitted } from '../../model/time/index.ts';
import { savedNotice } from '../../shell/model/index.ts';
import {
  claimDueEntry,
  claimNextEntry,
  movedClaim,
  nextStageOf,
  ownClaimLimits,
  parseOwnClaims,
  storedClaim,
  wellnessPhrase,
  withClaim,
  type Claim,
  type ClaimHelper,
  type WellnessLinks,
} from '../model/index.ts';
import type { IntlConfig, ToastEmitted } from '../../system/model/index.ts';
import type { QueryRequest } from '../../shell/platform/tabSupervisor.events.ts';
import { toast } from '../../system/model/index.ts';

/** Events that the claims page sends. */
export type ClaimsEvent =
  /** Shows the steps of a claim, and hides those of the last one. */
  | { type: 'claim.show'; claimId: string }
  | { type: 'claim.hide' }
  /** Adds the due date, or the next date, to the person's calendar. */
  | { type: 'calendar.save'; claimId: string }
  /** Opens the form for a claim of one's own. */
  | { type: 'claim.add' }
  | { type: 'claim.edit'; claimId: string }
  /** Moves a claim of one's own to its next step. */
  | { type: 'claim.advance'; claimId: string }
  /** Asks whether to remove a claim of one's own. */
  | { type: 'claim.remove'; claimId: string }
  | { type: 'removal.confirm' }
  | { type: 'removal.cancel' };

export type ClaimsParentEvent =
  /** The URL names the claim whose steps are shown. */
  | { type: 'location.changed'; claimId: string | null }
  /** The form has saved a claim. */
  | { type: 'claim.saved'; claim: Claim }
  /** The account has this list, which may be another device's. */
  | { type: 'claims.restored'; text: string };

export type ClaimsEmitted =
  | CalendarEmitted
  | QueryRequest
  | ToastEmitted
  /** The form should open; null for a new claim. */
  | { type: 'editor.wanted'; claimId: string | null }
  /** Stores the list. */
  | { type: 'claims.changed'; text: string };

export interface ClaimsInput {
  claims: readonly Claim[];
  /** The claims are the person's own list, and not samples. @default false */
  canChange?: boolean;
  helpers: readonly ClaimHelper[];
  /** From the URL. */
  claimId: string | null;
  links: WellnessLinks;
  intl: IntlConfig;
  write: WritePhrase;
  /** Epoch milliseconds. */
  now: () => number;
}

export interface ClaimsContext extends Required<ClaimsInput> {
  /** The claim that may be removed. */
  removedId: string | null;
  /** Lists that were stored from here and have not come back from the account yet. */
  stored: readonly string[];
}

const claimIn = ({ claims }: ClaimsContext, id: string | null) => claims.find((claim) => claim.id === id);

/**
 * Disability claims of a veteran: the progress of each, what the veteran has to submit, and who helps. One claim at a time shows all
 * of its steps, and the URL names it.
 *
 * In an account, they are a list that the person keeps. The account sends each stored list back, when the person may have changed
 * it once more. So what was stored from here is not news, and only another device's list replaces this one.
 */
export const claimsMachine = setup({
  types: {
    context: {} as ClaimsContext,
    events: {} as ClaimsEvent | ClaimsParentEvent,
    emitted: {} as ClaimsEmitted,
    input: {} as ClaimsInput,
  },
  actions: {
    show: assign((_, { claimId }: { claimId: string | null }) => ({ claimId })),
    emitRoute: emit(({ context: { claimId } }): ClaimsEmitted => ({
      type: 'page.setQuery',
      changes: { claim: claimId },
      replace: true,
    })),
    saveToCalendar: enqueueActions(({ context, enqueue }, { claimId }: { claimId: string }) => {
      const { canChange, intl, write } = context;
      const claim = claimIn(context, claimId);
      const entry =
        claim && (canChange ? claimNextEntry(claim, intl.timeZone, write) : claimDueEntry(claim, write));
      if (entry) enqueue.emit({ type: 'page.saveCalendar', entry });
    }),
    openEditor: emit((_, { claimId = null }: { claimId?: string | null }): ClaimsEmitted => ({
      type: 'editor.wanted',
      claimId,
    })),
    save: assign(({ context: { claims } }, { claim }: { claim: Claim }) => ({
      claims: withClaim(claims, claim),
    })),
    advance: enqueueActions(({ context, enqueue }, { claimId }: { claimId: string }) => {
      const { claims, intl, now } = context;
      const claim = claimIn(context, claimId);
      if (!claim) return;
      enqueue.assign({ claims: withClaim(claims, movedClaim(claim, dayIn(intl.timeZone, now()))) });
      enqueue.emit({
        type: 'page.toast',
        toast: savedNotice(wellnessPhrase('claimMoved', claim.title)),
      });
    }),
    askRemoval: assign((_, { claimId }: { claimId: string }) => ({ removedId: claimId })),
    remove: enqueueActions(({ context: { claims, removedId }, enqueue }) => {
      enqueue.assign({ claims: claims.filter(({ id }) => id !== removedId), removedId: null });
      enqueue.emit(toast(wellnessPhrase('claimRemoved')));
    }),
    store: enqueueActions(({ context: { claims, stored }, enqueue }) => {
      const text = JSON.stringify(claims.map(storedClaim));
      enqueue.assign({ stored: [...stored, text] });
      enqueue.emit({ type: 'claims.changed', text });
    }),
    restore: assign(({ context: { stored } }, { text }: { text: string }) => {
      const returned = stored.lastIndexOf(text);
      return returned >= 0
        ? { stored: stored.slice(returned + 1) }
        : { stored: [], claims: parseOwnClaims(text) };
    }),
  },
  guards: {
    isThere: ({ context }) => claimIn(context, context.claimId) !== undefined,
    isFiled: ({ context: { claims } }) => claims.length > 0,
    hasRoom: ({ context: { canChange, claims } }) => canChange && claims.length < ownClaimLimits.claims,
    canChange: ({ context }, { claimId }: { claimId: string }) =>
      context.canChange && claimIn(context, claimId) !== undefined,
    canAdvance: ({ context }, { claimId }: { claimId: string }) => {
      const claim = claimIn(context, claimId);
      return context.canChange && claim !== undefined && nextStageOf(claim) !== null;
    },
    isGone: ({ context }) => claimIn(context, context.removedId) === undefined,
  },
}).createMachine({
  id: 'claims',
  context: ({ input }) => ({ ...input, canChange: input.canChange ?? false, removedId: null, stored: [] }),
  initial: 'routing',
  on: {
    'location.changed': { target: '.routing', actions: withEvent('show') },
    'claim.show': {
      target: '.routing',
      actions: [withEvent('show'), 'emitRoute'],
    },
    'calendar.save': { actions: withEvent('saveToCalendar') },
    'claim.add': { guard: 'hasRoom', actions: { type: 'openEditor', params: {} } },
    'claim.edit': { guard: withEvent('canChange'), actions: withEvent('openEditor') },
    'claim.saved': { target: '.routing', actions: [withEvent('save'), 'store'] },
    'claim.advance': { guard: withEvent('canAdvance'), actions: [withEvent('advance'), 'store'] },
    'claim.remove': {
      guard: withEvent('canChange'),
      target: '.confirmingRemoval',
      actions: withEvent('askRemoval'),
    },
    'claims.restored': { target: '.routing', actions: withEvent('restore') },
  },
  states: {
    routing: {
      always: [
        { guard: 'isThere', target: 'following' },
        { guard: 'isFiled', target: 'list' },
        { target: 'none' },
      ],
    },
    none: {},
    list: {},
    /** All steps of one claim are shown. */
    following: {
      on: {
        'claim.hide': { target: 'list', actions: [{ type: 'show', params: { claimId: null } }, 'emitRoute'] },
      },
    },
    confirmingRemoval: {
      // Another device may have removed it.
      always: { guard: 'isGone', target: 'routing' },
      on: {
        'removal.confirm': { target: 'routing', actions: ['remove', 'store'] },
        'removal.cancel': 'routing',
        'claims.restored': { actions: withEvent('restore') },
      },
    },
  },
});
