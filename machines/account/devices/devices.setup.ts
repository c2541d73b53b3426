import { assertEvent, assign, emit, setup } from 'xstate';
import { promiseNotProvided, type ClockTick } from '../../kit/index.ts';
import type { Device } from '../model/index.ts';
import {
  systemPhrase,
  problemMessage,
  type Problem,
  type IntlConfig,
  type ProofParentEvent,
  type ProofEmitted,
  type SessionRefreshEmitted,
  type ToastEmitted,
  toast,
} from '../../system/model/index.ts';
import { callSetup } from '../../kit/provenCall.ts';
import { clockActions } from '../../kit/clock.ts';

/** Events that the devices section of the account page sends. */
export type DevicesEvent =
  | { type: 'devices.retry' }
  /** Opens the confirmation for signing out one other device. */
  | { type: 'device.end'; id: string }
  /** Opens the confirmation for signing out all other devices. */
  | { type: 'devices.endOthers' }
  | { type: 'action.confirm' }
  | { type: 'action.cancel' };

/** Events from the app. */
export type DevicesParentEvent = ProofParentEvent;

export type DevicesEmitted = ToastEmitted | SessionRefreshEmitted | ProofEmitted;

export interface DevicesInput {
  intl: Pick<IntlConfig, 'locale' | 'timeZone'>;
  /** Epoch milliseconds. */
  now: () => number;
}

export interface DevicesContext {
  /** In the server's order: the current one first. */
  devices: readonly Device[];
  /** Id of the device to sign out; empty if none. */
  selected: string;
  /** Why the last attempt failed. */
  problem: Problem;
  intl: IntlConfig;
  now: () => number;
}

type Event = DevicesEvent | DevicesParentEvent | ClockTick;
const calls = callSetup<DevicesContext, Event>()('');

/** Types, actors, actions, guards and delays of the devices section of the account page. */
export const devicesSetup = setup({
  types: {
    context: {} as DevicesContext,
    events: {} as Event,
    emitted: {} as DevicesEmitted,
    input: {} as DevicesInput,
  },
  actors: {
    loadDevices: promiseNotProvided<{ sessions: readonly Device[] }>('loadDevices'),
    endDevice: promiseNotProvided<unknown, { id: string }>('endDevice'),
    /** Ends every session but this one. */
    endOthers: promiseNotProvided<unknown>('endOthers'),
  },
  actions: {
    ...calls.actions,
    ...clockActions<DevicesContext, Event>(),
    setDevices: assign((_, { output }: { output: { sessions: readonly Device[] } }) => ({
      devices: output.sessions,
    })),
    setSelected: assign(({ event }) => {
      assertEvent(event, 'device.end');
      return { selected: event.id };
    }),
    drop: assign(({ context }) => ({
      devices: context.devices.filter(({ id }) => id !== context.selected),
    })),
    dropOthers: assign(({ context }) => ({ devices: context.devices.filter(({ current }) => current) })),
    emitEnded: emit(toast(systemPhrase('deviceEnded'))),
    emitOthersEnded: emit(toast(systemPhrase('devicesEnded'))),
    emitFailed: emit(({ context }) =>
      toast(systemPhrase('deviceFailed'), problemMessage(context.problem), 'destructive'),
    ),
  },
  guards: {
    ...calls.guards,
    isOther: ({ context, event }) =>
      event.type === 'device.end' && context.devices.some(({ id, current }) => id === event.id && !current),
    someOthers: ({ context }) => context.devices.some(({ current }) => !current),
    /** The session had already ended. */
    gone: ({ context }) => context.problem.status === 404,
  },
  delays: calls.delays,
});
