import { assign } from 'xstate';
import { withoutDone } from '../../exchange/workList/batch.ts';
import { started } from '../../exchange/workList/selectionSetup.ts';
import type { DraftAction, DraftBatchResult, Listing } from '../../organizations/model/index.ts';
import { withBatchResults, withResults } from './listingBatch.ts';
import { draftsOf, maySelect, missingOf, organizationListingsSetup } from './organizationListings.setup.ts';
import type { OrganizationListingsContext } from './organizationListings.setup.ts';

export const selectedOf = (context: OrganizationListingsContext) =>
  maySelect(context) ? draftsOf(context).rows.filter(({ id }) => context.selected.has(id)) : [];

/** Those of the selected drafts that an action changes. What is incomplete is completed on its own page first. */
export const reachedBy = (drafts: readonly Listing[], action: DraftAction, now: number) =>
  action === 'delete' ? drafts : drafts.filter((draft) => missingOf(draft, now).length === 0);

/** What is done with the selected drafts. */
export const batchSetup = organizationListingsSetup.extend({
  actions: {
    prepareBatch: assign(({ context }, { action }: { action: DraftAction }) => {
      const reached = reachedBy(selectedOf(context), action, context.intl.now);
      return started({ task: action, items: reached.map(({ id, title }) => ({ id, title })), results: {} });
    }),
    receiveResults: assign(({ context }, { output }: { output: DraftBatchResult }) => {
      if (!context.batch) return {};
      const batch = withResults(context.batch, output);
      const listings = withBatchResults(context.listings, batch, output);
      return {
        batch,
        listings,
        total: context.total && context.total - (context.listings.length - listings.length),
        selected: withoutDone(context.selected, batch),
      };
    }),
  },
  guards: {
    canActOnMany: ({ context }, { action }: { action: DraftAction }) =>
      reachedBy(selectedOf(context), action, context.intl.now).length > 0,
  },
});
