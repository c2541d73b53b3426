import type { SnapshotFrom } from 'xstate';
import { problemMessage } from '../model/index.ts';
import type { Device, Reader } from '../model/index.ts';
import type { devicesMachine } from './devices.machine.ts';

export type DevicesState =
  | 'loading'
  | 'failed'
  | 'listed.resting'
  | 'listed.confirming'
  | 'listed.ending'
  | 'listed.confirmingOthers'
  | 'listed.endingOthers';

export interface DevicesView {
  state: DevicesState;
  /** The device in front of the person; null until listed. */
  current: Device | null;
  /** The others, the last seen first. Empty: signed in here only. */
  others: readonly Device[];
  /** The device that would be or is being signed out (confirming, ending), or null. */
  asked: Device | null;
  busy: boolean;
  reader: Reader;
  /** The server's words (failed), or null. */
  failure: string | null;
}

type DevicesSnapshot = SnapshotFrom<typeof devicesMachine>;

function stateOf(value: DevicesSnapshot['value']): DevicesState {
  if (typeof value === 'object') {
    return value.listed === 'notEnded' ? 'listed.ending' : `listed.${value.listed}`;
  }
  return value === 'refused' ? 'loading' : value;
}

const working: readonly DevicesState[] = ['listed.ending', 'listed.endingOthers'];
const asking: readonly DevicesState[] = ['listed.confirming', 'listed.ending'];

export function devicesView({ value, context }: DevicesSnapshot): DevicesView {
  const state = stateOf(value);
  const { devices } = context;
  return {
    state,
    current: devices.find(({ current }) => current) ?? null,
    others: devices.filter(({ current }) => !current),
    asked: asking.includes(state) ? (devices.find(({ id }) => id === context.asked) ?? null) : null,
    busy: working.includes(state),
    reader: context.reader,
    failure: state === 'failed' ? problemMessage(context.problem) : null,
  };
}
