import { nextCallOf } from '../../exchange/workList/batch.ts';
import { batchStates, selectionEvents } from '../../exchange/workList/selectionStates.ts';
import { withEvent } from '../../kit/index.ts';
import { batchSetup } from './batchSetup.ts';
import type { OrganizationListingsContext } from './organizationListings.setup.ts';

/** Several drafts are published or deleted, after a confirmation. */
export const selectionRegion = batchSetup.createStateConfig({
  initial: 'choosing',
  on: selectionEvents,
  states: {
    ...batchStates({
      src: 'actOnMany',
      input: ({ owner, batch }: OrganizationListingsContext) => ({
        organizationId: owner?.organization.id ?? '',
        action: batch?.task ?? 'publish',
        ids: batch ? nextCallOf(batch).map(({ id }) => id) : [],
      }),
      choosing: {
        'bulk.act': {
          guard: withEvent('canActOnMany'),
          target: 'confirming',
          actions: withEvent('prepareBatch'),
        },
      },
      reported: {},
    }),
    confirming: {
      on: { 'bulk.confirm': 'deciding', 'bulk.cancel': { target: 'choosing', actions: 'dismissBatch' } },
    },
  },
});
