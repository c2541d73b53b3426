import { failureHandlers, withEvent } from '../../kit/index.ts';
import { openRowStates, openRowEvents } from '../../kit/openRow.ts';
import { solutionRequestsSetup } from './solutionRequests.setup.ts';

const { transitionWithError, onTimeout } = failureHandlers('setDetailProblem');

/** The open request and its status. */
export const detailRegion = solutionRequestsSetup.createStateConfig({
  initial: 'deciding',
  on: openRowEvents,
  states: {
    ...openRowStates('loadRequest', ['clearOpened', 'openListed']),
    shown: {
      initial: 'idle',
      on: { 'status.choose': { guard: 'isOther', target: '.changing', actions: 'want' } },
      states: {
        idle: {},
        changing: {
          on: { 'status.choose': {} },
          invoke: {
            src: 'changeStatus',
            input: ({ context: { opened, wanted } }) => ({
              id: opened?.id ?? '',
              change: { status: wanted ?? 'new', version: opened?.version ?? 1 },
            }),
            onDone: { target: 'changed', actions: [withEvent('setOpened'), withEvent('emitChanged')] },
            onError: transitionWithError('refused'),
          },
          after: onTimeout('refused'),
        },
        changed: {},
        refused: {
          always: [{ guard: 'isConflict', target: 'rereading' }, { target: 'notChanged' }],
        },
        /** The change failed or wasn't answered. The status can be chosen again. */
        notChanged: {},
        /** Another administrator has changed the request: reloads it. */
        rereading: {
          on: { 'status.choose': {} },
          invoke: {
            src: 'loadRequest',
            input: ({ context }) => ({ id: context.openId ?? '' }),
            onDone: { target: 'conflict', actions: withEvent('setOpened') },
            onError: transitionWithError('#solutionRequests.open.detail.notFound'),
          },
          after: onTimeout('#solutionRequests.open.detail.notFound'),
        },
        conflict: {},
      },
    },
  },
});
