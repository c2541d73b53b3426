import { assign, emit } from 'xstate';
import { isProofDue, proofReasonOf } from '../../account/model/index.ts';
import type { DraftAction, DraftBatchResult, Listing } from '../../organizations/model/index.ts';
import { problemOf, unreachable } from '../../system/model/index.ts';
import { mayWriteListings } from '../model/index.ts';
import { isDone, retryableOf, unsentOf, withBatchResults, withOutcomes, withRetry } from './listingBatch.ts';
import type { DraftBatch } from './listingBatch.ts';
import { missingOf, organizationListingsSetup } from './organizationListings.setup.ts';
import type { OrganizationListingsContext } from './organizationListings.setup.ts';

/** The most drafts that can be selected. */
export const selectMax = 1_000;

type Context = OrganizationListingsContext;

/** Drafts are selected where only they are listed, by who may write them. */
export const maySelect = ({ owner, status }: Pick<Context, 'owner' | 'status'>) =>
  status === 'draft' && owner !== null && mayWriteListings(owner);
/** The listed drafts. What was published here stays in sight until the list is loaded again. */
const draftsOf = ({ listings }: Pick<Context, 'listings'>) =>
  listings.filter(({ status }) => status === 'draft');
export const selectedOf = (context: Pick<Context, 'listings' | 'selected' | 'owner' | 'status'>) =>
  maySelect(context) ? draftsOf(context).filter(({ id }) => context.selected.has(id)) : [];
/** How many drafts "Select all" selects. */
export const selectableOf = (context: Pick<Context, 'listings' | 'cursor' | 'total'>) => {
  const loaded = draftsOf(context).length;
  return Math.min(selectMax, context.cursor === null ? loaded : Math.max(loaded, context.total ?? 0));
};

/** Those of the selected drafts that an action changes. What is incomplete is completed on its own page first. */
export const reachedBy = (drafts: readonly Listing[], action: DraftAction, now: number) =>
  action === 'delete' ? drafts : drafts.filter((draft) => missingOf(draft, now).length === 0);

const started = (batch: DraftBatch | null) => ({ batch, batchProblem: unreachable });

/** What is done with the selected drafts. */
export const selectionSetup = organizationListingsSetup.extend({
  actions: {
    select: assign(({ context }, { rowId, isSelected }: { rowId: string; isSelected: boolean }) => {
      const selected = new Set(context.selected);
      if (isSelected) selected.add(rowId);
      else selected.delete(rowId);
      return { selected };
    }),
    selectAll: assign(({ context }) => ({
      selected: new Set(
        draftsOf(context)
          .slice(0, selectMax)
          .map(({ id }) => id),
      ),
    })),
    clearSelection: assign({ selected: new Set<string>() }),
    prepareBatch: assign(({ context }, { action }: { action: DraftAction }) => ({
      ...started({
        action,
        items: reachedBy(selectedOf(context), action, context.reader.now).map(({ id, title }) => ({
          id,
          title,
        })),
        outcomes: {},
      }),
    })),
    prepareRetry: assign(({ context: { batch } }) => started(batch && withRetry(batch))),
    receiveResults: assign(({ context }, { output }: { output: DraftBatchResult }) => {
      if (!context.batch) return {};
      const batch = withOutcomes(context.batch, output);
      const listings = withBatchResults(context.listings, batch, output);
      return {
        batch,
        listings,
        total: context.total && context.total - (context.listings.length - listings.length),
        selected: new Set([...context.selected].filter((id) => !isDone(batch, id))),
      };
    }),
    setBatchProblem: assign((_, { error }: { error: unknown }) => ({ batchProblem: problemOf(error) })),
    requestBatchProof: emit(({ context }) => ({
      type: 'proof.request',
      reason: proofReasonOf(context.batchProblem),
    })),
    dismissBatch: assign({ batch: null }),
  },
  guards: {
    maySelect: ({ context }) => maySelect(context),
    selectsUnlisted: ({ context }) =>
      maySelect(context) && context.cursor !== null && context.listings.length < selectMax,
    canActOnMany: ({ context }, { action }: { action: DraftAction }) =>
      reachedBy(selectedOf(context), action, context.reader.now).length > 0,
    hasUnsent: ({ context: { batch } }) => batch !== null && unsentOf(batch).length > 0,
    canRetryBatch: ({ context: { batch } }) => batch !== null && retryableOf(batch).length > 0,
    batchProofDue: ({ context }) => isProofDue(context.batchProblem),
  },
});
