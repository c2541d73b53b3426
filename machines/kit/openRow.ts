import { failureHandlers } from './calls.ts';
import { withEvent } from './withEvent.ts';

const { transitionWithError, onTimeout } = failureHandlers('setDetailProblem');

/** Transitions of a region that shows one row of a list, chosen by the URL or by a click. */
export const openRowEvents = {
  // Runs after the list has read the URL.
  'location.changed': [{ guard: withEvent('sameOpen') }, { target: '.deciding' }],
  'row.step': {
    guard: withEvent('canStep'),
    target: '.deciding',
    actions: [withEvent('stepToRow'), 'emitRoute'],
  },
  'row.close': { guard: 'isOpen', target: '.deciding', actions: ['emitClosed', 'close'] },
} as const;

/**
 * States of such a region, which the actor `src` loads whole. The machine provides the state `shown` and the actions `clearOpened`
 * and `setOpened`.
 */
export const wholeRowStates = <Src extends string, Context, Request>(
  src: Src,
  request: (context: Context) => Request,
) =>
  ({
    deciding: {
      entry: 'clearOpened',
      always: [{ guard: 'isOpen', target: 'finding' }, { target: 'closed' }],
    },
    closed: {},
    finding: {
      invoke: {
        src,
        input: ({ context }: { context: Context }) => request(context),
        onDone: { target: 'shown', actions: withEvent('setOpened') },
        onError: transitionWithError('notFound'),
      },
      after: onTimeout('notFound'),
    },
    notFound: { always: [{ guard: 'isMissing', target: 'missing' }, { target: 'failed' }] },
    missing: {},
    failed: { on: { 'detail.retry': 'finding' } },
  }) as const;

/** The same for a row that is loaded only if it is not listed. Entry actions of `deciding` look for it in the list. */
export const openRowStates = <Src extends string, Entry extends string>(src: Src, entry: readonly Entry[]) =>
  ({
    ...wholeRowStates(src, ({ openId }: { openId: string | null }) => ({ id: openId ?? '' })),
    deciding: {
      entry,
      always: [
        { guard: 'isListed', target: 'shown' },
        { guard: 'isOpen', target: 'finding' },
        { target: 'closed' },
      ],
    },
  }) as const;
