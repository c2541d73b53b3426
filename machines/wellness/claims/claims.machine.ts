import { assign, emit, enqueueActions, setup } from 'xstate';
import { withEvent } from '../../kit/index.ts';
import type { WritePhrase } from '../../kit/index.ts';
import { claimDueEntry } from '../model/index.ts';
import type { Claim, ClaimHelper, WellnessLinks } from '../model/index.ts';
import type { Reader } from '../../system/model/index.ts';
import type { ClaimsEvent, ClaimsParentEvent, ClaimsEmitted } from './claims.events.ts';

export interface ClaimsInput {
  claims: readonly Claim[];
  helpers: readonly ClaimHelper[];
  /** From the URL. */
  claimId: string | null;
  links: WellnessLinks;
  reader: Reader;
  write: WritePhrase;
}

/**
 * Disability claims of a veteran: the progress of each, what the veteran has to submit, and who helps. One claim at a time shows all
 * of its steps, and the URL names it.
 */
export const claimsMachine = setup({
  types: {
    context: {} as ClaimsInput,
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
      const claim = context.claims.find(({ id }) => id === claimId);
      const entry = claim && claimDueEntry(claim, context.write);
      if (entry) enqueue.emit({ type: 'page.saveCalendar', entry });
    }),
  },
  guards: {
    isThere: ({ context: { claims, claimId } }) => claims.some(({ id }) => id === claimId),
    isFiled: ({ context: { claims } }) => claims.length > 0,
  },
}).createMachine({
  id: 'claims',
  context: ({ input }) => input,
  initial: 'arriving',
  on: {
    'location.changed': { target: '.arriving', actions: withEvent('show') },
    'claim.show': {
      target: '.arriving',
      actions: [withEvent('show'), 'emitRoute'],
    },
    'calendar.save': { actions: withEvent('saveToCalendar') },
  },
  states: {
    arriving: {
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
  },
});
