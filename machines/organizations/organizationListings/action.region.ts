import { not } from 'xstate';
import { withEvent } from '../../kit/index.ts';
import { batchSetup } from './batchSetup.ts';
import { provenCall } from '../../kit/provenCall.ts';
import type { OrganizationListingsContext } from './organizationListings.setup.ts';

/** One action on a listing at a time. What disappears from the public is confirmed first. */
export const actionRegion = batchSetup.createStateConfig({
  initial: 'idle',
  states: {
    idle: {
      on: {
        'listing.act': [
          { guard: not('mayAct') },
          { guard: 'needsConfirmation', target: 'confirming', actions: 'setActing' },
          { target: 'working', actions: 'setActing' },
        ],
      },
    },
    confirming: { on: { 'action.confirm': 'working', 'action.cancel': 'idle' } },
    /** The proof dialog is open. The same call is repeated afterwards. */
    ...provenCall({
      name: 'action',
      state: 'working',
      src: 'act',
      request: ({ owner, pendingAction }: OrganizationListingsContext) => ({
        organizationId: owner?.organization.id ?? '',
        id: pendingAction?.listing.id ?? '',
        action: pendingAction?.action ?? 'copy',
      }),
      done: [
        {
          guard: 'isCopying',
          target: 'idle',
          actions: ['emitDone', withEvent('openCopy')],
        },
        { target: 'idle', actions: [withEvent('setListing'), 'emitDone'] },
      ],
      failed: { target: 'idle', actions: 'emitFailed' },
      refused: [
        { guard: 'outdated', target: '#organizationListings.loading', actions: 'emitFailed' },
        { target: 'idle', actions: 'emitFailed' },
      ],
    }),
  },
});
