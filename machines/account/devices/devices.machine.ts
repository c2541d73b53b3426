import { onTimeout, transitionWithError, withEvent } from '../../kit/index.ts';
import { unreachable } from '../../system/model/index.ts';
import { devicesSetup } from './devices.setup.ts';

export type { DevicesContext, DevicesInput } from './devices.setup.ts';

/** The proof dialog is open. The same call is repeated afterwards. */
const proving = devicesSetup.createStateConfig({
  on: {
    'proof.given': 'calling',
    'proof.refused': { target: '#devices.listed.idle', actions: 'emitFailed' },
  },
});

/** The devices on which the person is signed in. The current session is ended by signing out, not here. */
export const devicesMachine = devicesSetup.createMachine({
  id: 'devices',
  context: ({ input }) => ({
    devices: [],
    selected: '',
    problem: unreachable,
    intl: { ...input.intl, now: input.now() },
    now: input.now,
  }),
  initial: 'loading',
  entry: 'startClock',
  on: { 'clock.tick': { actions: ['readClock', 'startClock'] } },
  states: {
    loading: {
      invoke: {
        src: 'loadDevices',
        onDone: { target: 'listed', actions: withEvent('setDevices') },
        onError: transitionWithError('refused'),
      },
      after: onTimeout('failed'),
    },
    refused: {
      always: [{ guard: 'proofDue', target: 'failed', actions: 'requestProof' }, { target: 'failed' }],
    },
    failed: { on: { 'devices.retry': 'loading', 'proof.given': 'loading' } },
    listed: {
      initial: 'idle',
      states: {
        idle: {
          on: {
            'device.end': { guard: 'isOther', target: 'confirming', actions: 'setSelected' },
            'devices.endOthers': { guard: 'someOthers', target: 'confirmingOthers' },
          },
        },
        confirming: { on: { 'action.confirm': 'ending', 'action.cancel': 'idle' } },
        ending: {
          initial: 'calling',
          states: {
            calling: {
              invoke: {
                src: 'endDevice',
                input: ({ context }) => ({ id: context.selected }),
                onDone: { target: '#devices.listed.idle', actions: ['drop', 'emitEnded'] },
                onError: transitionWithError('refused'),
              },
              after: onTimeout('refused'),
            },
            refused: {
              always: [
                { guard: 'proofDue', target: 'proving', actions: 'requestProof' },
                { guard: 'gone', target: '#devices.listed.idle', actions: ['drop', 'emitEnded'] },
                { target: '#devices.listed.idle', actions: 'emitFailed' },
              ],
            },
            proving,
          },
        },
        confirmingOthers: { on: { 'action.confirm': 'endingOthers', 'action.cancel': 'idle' } },
        endingOthers: {
          initial: 'calling',
          states: {
            calling: {
              invoke: {
                src: 'endOthers',
                onDone: { target: '#devices.listed.idle', actions: ['dropOthers', 'emitOthersEnded'] },
                onError: transitionWithError('refused'),
              },
              after: onTimeout('refused'),
            },
            refused: {
              always: [
                { guard: 'proofDue', target: 'proving', actions: 'requestProof' },
                { target: '#devices.listed.idle', actions: 'emitFailed' },
              ],
            },
            proving,
          },
        },
      },
    },
  },
});
