import { failureHandlers } from './calls.ts';
import { withEvent } from './withEvent.ts';

const { transitionWithError, onTimeout } = failureHandlers('setDetailProblem');

/** Transitions of a region that shows one row of a list, chosen by the URL or by a click. */
export const openRowEvents = {
  // Runs after the list has read the URL.
  'location.changed': [{ guard: 'sameOpen' }, { target: '.deciding' }],
  'row.step': { guard: 'canStep', target: '.deciding', actions: ['stepToRow', 'emitRoute'] },
  'row.close': { guard: 'isOpen', target: '.deciding', actions: ['emitClosed', 'close'] },
} as const;

/**
 * States of such a region. The actor `src` loads a row that is not listed. The machine provides the state `shown` and the
 * entry action of `deciding`, which looks for the row in the list.
 */
export const openRowStates = <Src extends string, Entry extends string>(src: Src, entry: readonly Entry[]) =>
  ({
    deciding: {
      entry,
      always: [
        { guard: 'isListed', target: 'shown' },
        { guard: 'isOpen', target: 'finding' },
        { target: 'closed' },
      ],
    },
    closed: {},
    /** The URL names a row that is not in the list. */
    finding: {
      invoke: {
        src,
        input: ({ context }: { context: { openId: string | null } }) => ({ id: context.openId ?? '' }),
        onDone: { target: 'shown', actions: withEvent('setOpened') },
        onError: transitionWithError('notFound'),
      },
      after: onTimeout('notFound'),
    },
    notFound: { always: [{ guard: 'isMissing', target: 'missing' }, { target: 'failed' }] },
    missing: {},
    failed: { on: { 'detail.retry': 'finding' } },
  }) as const;
