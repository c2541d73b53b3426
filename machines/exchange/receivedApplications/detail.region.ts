import { withEvent } from '../../kit/index.ts';
import { openRowEvents, wholeRowStates } from '../../kit/openRow.ts';
import { organizationIdOf } from '../workspace/workspaceSetup.ts';
import type { ReceivedApplicationsContext as Context } from './applicationsContext.ts';
import { decisionRegion } from './decision.region.ts';
import { receivedApplicationsSetup } from './receivedApplications.setup.ts';

const request = (context: Context) => ({
  organizationId: organizationIdOf(context),
  id: context.openId ?? '',
});
const whole = {
  src: 'loadApplication',
  input: ({ context }: { context: Context }) => request(context),
} as const;

/** The open application: what was sent, its history, and the decision on it. */
export const detailRegion = receivedApplicationsSetup.createStateConfig({
  initial: 'deciding',
  on: {
    ...openRowEvents,
    'location.changed': [
      { guard: withEvent('sameOpen') },
      { target: '.deciding', actions: withEvent('chooseFromRoute') },
    ],
  },
  states: {
    ...wholeRowStates(whole.src, request),
    shown: {
      type: 'parallel',
      states: {
        decision: decisionRegion,
        history: {
          initial: 'current',
          on: { 'history.outdated': '.rereading', 'sent.outdated': '.reloading' },
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
            /** The applicant has sent it again, changed. */
            reloading: {
              invoke: {
                ...whole,
                onDone: { target: 'current', actions: withEvent('setOpened') },
                onError: 'outdated',
              },
              after: { submitTimeout: 'outdated' },
            },
            /** It could not be read again. */
            outdated: { on: { 'history.retry': 'reloading' } },
          },
        },
      },
    },
  },
});
