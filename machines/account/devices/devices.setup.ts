import { assertEvent, assign, emit, raise, setup } from 'xstate';
import { clockTick, promiseNotProvided, readClock, type ClockTick } from '../../kit/index.ts';
import { isProofDue, proofReasonOf, type Device } from '../model/index.ts';
import {
  systemPhrase,
  problemMessage,
  problemOf,
  submitTimeoutMs,
  type Problem,
  type IntlConfig,
  type ProofParentEvent,
  type ProofEmitted,
  type SessionRefreshEmitted,
  type ToastEmitted,
} from '../../system/model/index.ts';

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

/** Types, actors, actions, guards and delays of the devices section of the account page. */
export const devicesSetup = setup({
  types: {
    context: {} as DevicesContext,
    events: {} as DevicesEvent | DevicesParentEvent | ClockTick,
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
    setProblem: assign((_, { error }: { error: unknown }) => ({ problem: problemOf(error) })),
    requestProof: emit(({ context }) => ({ type: 'proof.request', reason: proofReasonOf(context.problem) })),
    emitEnded: emit({ type: 'page.toast', toast: { title: systemPhrase('deviceEnded') } }),
    emitOthersEnded: emit({ type: 'page.toast', toast: { title: systemPhrase('devicesEnded') } }),
    emitFailed: emit(({ context }) => ({
      type: 'page.toast',
      toast: {
        title: systemPhrase('deviceFailed'),
        description: problemMessage(context.problem),
        tone: 'destructive',
      },
    })),
    startClock: raise(...clockTick),
    readClock: assign(({ context }) => readClock(context)),
  },
  guards: {
    isOther: ({ context, event }) =>
      event.type === 'device.end' && context.devices.some(({ id, current }) => id === event.id && !current),
    someOthers: ({ context }) => context.devices.some(({ current }) => !current),
    proofDue: ({ context }) => isProofDue(context.problem),
    /** The session had already ended. */
    gone: ({ context }) => context.problem.status === 404,
  },
  delays: { submitTimeout: submitTimeoutMs },
});
