import type { Phrase } from '../../system/model/phrase.ts';
import type { SnapshotFrom } from 'xstate';
import { problemMessage } from '../../system/model/index.ts';
import type { Device } from '../model/index.ts';
import type { IntlConfig } from '../../system/model/index.ts';
import type { devicesMachine } from './devices.machine.ts';

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
