import { failureHandlers } from '../../kit/calls.ts';
import { nextPageStates, searchListStates } from '../../kit/pagedList.ts';
import type { PagedList } from '../../kit/pagedList.ts';
import { foundStates } from '../../kit/routedList.ts';
import { withEvent } from '../../kit/withEvent.ts';

/** States of a list with pages, where "Select all" first loads what is not listed yet, one page after the other. */
export function selectablePageStates<Src extends string, Context, Request>(
  list: PagedList<Src, Context, Request>,
) {
  const { idle, loadingMore, pageFailed } = nextPageStates(list);
  return {
    idle: {
      on: {
        ...idle.on,
        'rows.selectAll': [
          { guard: 'selectsUnlisted', target: 'loadingRest' },
          { guard: 'maySelect', actions: 'selectAll' },
        ],
      },
    },
    loadingMore,
    pageFailed,
    loadingRest: {
      ...loadingMore,
      invoke: {
        ...loadingMore.invoke,
        onDone: { target: 'selecting', actions: withEvent('appendNextPage') },
      },
    },
    selecting: {
      always: [
        { guard: 'selectsUnlisted', target: 'loadingRest' },
        { target: 'idle', actions: 'selectAll' },
      ],
    },
  } as const;
}

/** States of the list of a page for staff, which searches, selects and is kept current. */
export function workListStates<Src extends string, Context, Request>(list: PagedList<Src, Context, Request>) {
  const pages = searchListStates(list);
  return {
    ...pages,
    listed: { ...pages.listed, states: selectablePageStates(list) },
    loading: { ...pages.loading, on: { 'list.outdated': { target: 'loading', reenter: true } } },
    ...foundStates,
  } as const;
}

const { transitionWithError, onTimeout } = failureHandlers('setBatchProblem');

/** Transitions of the region with those states. */
export const selectionEvents = {
  'row.select': { guard: 'maySelect', actions: withEvent('select') },
  'selection.clear': { actions: 'clearSelection' },
} as const;

interface BatchCall<Src, Context, Call, Choosing, Reported> {
  /** The actor that carries out each or refuses it on its own. Rejects if the call as a whole has failed. */
  src: Src;
  /** What it is asked for: the next few. */
  input: (context: Context) => Call;
  /** Transitions that begin something with the selected rows. */
  choosing: Choosing;
  /** Transitions from the report, besides. */
  reported: Reported;
}

/**
 * States of something that is done with several rows. They go to the server in calls of a few, each row on its own: what one
 * colleague was faster with doesn't hold up the others. The machine provides the actor `src` and the action `receiveResults`, and
 * goes to `deciding` when a batch is prepared.
 */
export const batchStates = <Src extends string, Context, Call, const Choosing, const Reported>({
  src,
  input,
  choosing,
  reported,
}: BatchCall<Src, Context, Call, Choosing, Reported>) =>
  ({
    choosing: { on: choosing },
    deciding: {
      always: [
        { guard: 'hasUnsent', target: 'sending' },
        { guard: 'hasSent', target: 'reported' },
        // It was as wanted already.
        { target: 'choosing', actions: 'dismissBatch' },
      ],
    },
    sending: {
      invoke: {
        src,
        input: ({ context }: { context: Context }) => input(context),
        onDone: { target: 'deciding', actions: withEvent('receiveResults') },
        onError: transitionWithError('refused'),
      },
      after: onTimeout('refused'),
    },
    /** The call as a whole. */
    refused: {
      always: [
        { guard: 'batchProofDue', target: 'proving', actions: 'requestBatchProof' },
        { target: 'reported' },
      ],
    },
    /** The session ended: the sign-in dialog is open. */
    proving: { on: { 'proof.given': 'sending', 'proof.refused': 'reported' } },
    /** What became of each. */
    reported: {
      on: {
        ...choosing,
        ...reported,
        'batch.retry': { guard: 'canRetryBatch', target: 'deciding', actions: 'prepareRetry' },
        'batch.dismiss': { target: 'choosing', actions: 'dismissBatch' },
      },
    },
  }) as const;
