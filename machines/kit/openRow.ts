import { failureHandlers } from './calls.ts';
import { withEvent } from './withEvent.ts';

const { withProblem, noAnswer } = failureHandlers('setDetailProblem');

/** Transitions of a region beside a list that shows one of its rows, as the address or a person says. */
export const openRowEvents = {
  // The list takes in what the address says; this looks at it after that.
  'location.changed': [{ guard: 'sameOpen' }, { target: '.deciding' }],
  'row.walk': { guard: 'canWalk', target: '.deciding', actions: ['walk', 'emitRoute'] },
  'row.close': { guard: 'isOpen', target: '.deciding', actions: ['emitClosed', 'close'] },
} as const;

/**
 * States of such a region; the actor `src` reads a row that is not listed. The machine brings the state `shown`, and what is
 * done on entering `deciding`: that is where it looks for the row in the list.
 */
export const openRow = <Src extends string, Entry extends string>(src: Src, entry: readonly Entry[]) =>
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
    /** It is not among the rows: the address named it. */
    finding: {
      invoke: {
        src,
        input: ({ context }: { context: { openId: string | null } }) => ({ id: context.openId ?? '' }),
        onDone: { target: 'shown', actions: withEvent('setOpened') },
        onError: withProblem('notFound'),
      },
      after: noAnswer('notFound'),
    },
    notFound: { always: [{ guard: 'isMissing', target: 'missing' }, { target: 'failed' }] },
    missing: {},
    failed: { on: { 'detail.retry': 'finding' } },
  }) as const;
