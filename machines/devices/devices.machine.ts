import { noAnswer, withProblem } from '../kit/index.ts';
import { unanswered } from '../model/index.ts';
import { devicesSetup } from './devices.setup.ts';

export type { DevicesContext, DevicesInput } from './devices.setup.ts';

/** Where somebody is signed in. This very session is ended by signing out, not from here. */
export const devicesMachine = devicesSetup.createMachine({
  id: 'devices',
  context: ({ input }) => ({
    devices: [],
    asked: '',
    problem: unanswered,
    reader: { ...input.reader, now: input.now() },
    now: input.now,
  }),
  initial: 'loading',
  entry: 'startClock',
  on: { 'clock.tick': { actions: ['readClock', 'startClock'] } },
  states: {
    loading: {
      invoke: {
        src: 'loadDevices',
        onDone: { target: 'listed', actions: { type: 'take', params: ({ event }) => event } },
        onError: withProblem('refused'),
      },
      after: noAnswer('failed'),
    },
    refused: {
      always: [{ guard: 'proofDue', target: 'failed', actions: 'askForProof' }, { target: 'failed' }],
    },
    failed: { on: { 'devices.retry': 'loading', 'proof.given': 'loading' } },
    listed: {
      initial: 'resting',
      states: {
        resting: {
          on: {
            'device.end': { guard: 'isOther', target: 'confirming', actions: 'askAbout' },
            'devices.endOthers': { guard: 'someOthers', target: 'confirmingOthers' },
          },
        },
        confirming: { on: { 'question.confirm': 'ending', 'question.cancel': 'resting' } },
        ending: {
          invoke: {
            src: 'endDevice',
            input: ({ context }) => ({ id: context.asked }),
            onDone: { target: 'resting', actions: ['drop', 'sayEnded'] },
            onError: withProblem('notEnded'),
          },
          after: noAnswer('notEnded'),
        },
        confirmingOthers: { on: { 'question.confirm': 'endingOthers', 'question.cancel': 'resting' } },
        endingOthers: {
          invoke: {
            src: 'endOthers',
            onDone: { target: 'resting', actions: ['dropOthers', 'sayOthersEnded'] },
            onError: withProblem('notEnded'),
          },
          after: noAnswer('notEnded'),
        },
        /** Whatever was asked is asked again by the person, once the session is there. */
        notEnded: {
          always: [
            { guard: 'gone', target: 'resting', actions: ['drop', 'sayEnded'] },
            { guard: 'proofDue', target: 'resting', actions: 'askForProof' },
            { target: 'resting', actions: 'sayFailed' },
          ],
        },
      },
    },
  },
});
