import { onTimeout, transitionWithError, withEvent } from '../../kit/index.ts';
import { unreachable, problemMessage } from '../../system/model/index.ts';
import type { IntlConfig } from '../../system/model/index.ts';
import { devicesSetup } from './devices.setup.ts';
import type { Phrase } from '../../system/model/phrase.ts';
import type { SnapshotFrom } from 'xstate';
import type { Device } from '../model/index.ts';
import { firstLoadStates } from '../../kit/refusedPage.ts';

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
    ...firstLoadStates({
      src: 'loadDevices',
      done: { target: 'listed', actions: withEvent('setDevices') },
      retry: 'devices.retry',
    }),
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

export type DevicesState =
  | 'loading'
  | 'failed'
  | 'listed.idle'
  | 'listed.confirming'
  | 'listed.ending.calling'
  /** Waiting for the proof dialog. */
  | 'listed.ending.proving'
  | 'listed.confirmingOthers'
  | 'listed.endingOthers.calling'
  | 'listed.endingOthers.proving';

export interface DevicesView {
  state: DevicesState;
  /** The current device; null until listed. */
  current: Device | null;
  /** Other devices, last seen first. Empty if the person is signed in only here. */
  others: readonly Device[];
  /** The device to sign out (confirming, ending), or null. */
  selected: Device | null;
  busy: boolean;
  intl: IntlConfig;
  /** The server's error message (failed), or null. */
  failure: Phrase | null;
}

type DevicesSnapshot = SnapshotFrom<typeof devicesMachine>;

function stateOf(value: DevicesSnapshot['value']): DevicesState {
  if (typeof value === 'string') return value === 'refused' ? 'loading' : value;
  const { listed } = value;
  if (typeof listed === 'string') return `listed.${listed}`;
  const [[parent, child]] = Object.entries(listed) as [['ending' | 'endingOthers', string]];
  return child === 'proving' ? `listed.${parent}.proving` : `listed.${parent}.calling`;
}

const quiet: readonly DevicesState[] = [
  'loading',
  'failed',
  'listed.idle',
  'listed.confirming',
  'listed.confirmingOthers',
];
const asking: readonly DevicesState[] = [
  'listed.confirming',
  'listed.ending.calling',
  'listed.ending.proving',
];

export function devicesView({ value, context }: DevicesSnapshot): DevicesView {
  const state = stateOf(value);
  const { devices } = context;
  return {
    state,
    current: devices.find(({ current }) => current) ?? null,
    others: devices.filter(({ current }) => !current),
    selected: asking.includes(state) ? (devices.find(({ id }) => id === context.selected) ?? null) : null,
    busy: !quiet.includes(state),
    intl: context.intl,
    failure: state === 'failed' ? problemMessage(context.problem) : null,
  };
}
