import { failureHandlers, withEvent } from '../../kit/index.ts';
import { openRowEvents } from '../../kit/openRow.ts';
import { decisionRegion } from './decision.region.ts';
import { receivedApplicationsSetup } from './receivedApplications.setup.ts';

const { transitionWithError, onTimeout } = failureHandlers('setDetailProblem');

/** The open application: what was sent, its history, and the decision on it. */
export const detailRegion = receivedApplicationsSetup.createStateConfig({
  initial: 'deciding',
  on: openRowEvents,
  states: {
    deciding: {
      entry: 'clearOpened',
      always: [{ guard: 'isOpen', target: 'finding' }, { target: 'closed' }],
    },
    closed: {},
    finding: {
      invoke: {
        src: 'loadApplication',
        input: ({ context: { workspace, openId } }) => ({
          organizationId: workspace?.organization.id ?? '',
          id: openId ?? '',
        }),
        onDone: { target: 'shown', actions: withEvent('setOpened') },
        onError: transitionWithError('notFound'),
      },
      after: onTimeout('notFound'),
    },
    notFound: { always: [{ guard: 'isMissing', target: 'missing' }, { target: 'failed' }] },
    missing: {},
    failed: { on: { 'detail.retry': 'finding' } },
    shown: {
      type: 'parallel',
      states: {
        decision: decisionRegion,
        history: {
          initial: 'current',
          on: { 'history.outdated': '.rereading' },
          states: {
            current: {},
            rereading: {
              invoke: {
                src: 'loadHistory',
                input: ({ context }) => ({ id: context.openId ?? '' }),
                onDone: { target: 'current', actions: withEvent('setHistory') },
                onError: 'outdated',
              },
              after: { submitTimeout: 'outdated' },
            },
            /** It could not be read again. */
            outdated: { on: { 'history.retry': 'rereading' } },
          },
        },
      },
    },
  },
});
