import { assign, setup } from 'xstate';
import type { SnapshotFrom } from 'xstate';
import { promiseNotProvided, withEvent } from '../../kit/index.ts';
import { unreachable, problemMessage } from '../../system/model/index.ts';
import type { Problem, ProofEmitted, ProofParentEvent } from '../../system/model/index.ts';
import type { CalendarAddress } from '../model/index.ts';
import type { Phrase } from '../../system/model/phrase.ts';
import { provenCall } from '../../kit/provenCall.ts';
import { callSetup } from '../../kit/provenCall.ts';
import { firstLoadStates } from '../../kit/refusedPage.ts';

/** `renew`: the address that there was stops working. */
export type CalendarChange = 'renew' | 'remove';

/** Events that the section about the calendar sends. */
export type CalendarAddressEvent =
  | { type: 'calendar.retry' }
  | { type: 'calendar.renew' }
  | { type: 'calendar.remove' };

/** Events from the app. */
export type CalendarAddressParentEvent = ProofParentEvent;

export type CalendarAddressEmitted = ProofEmitted;

/** With the address itself just after it was made. */
export interface ChangedAddress extends CalendarAddress {
  address: string | null;
}

export interface CalendarAddressContext extends ChangedAddress {
  /** What is asked for. */
  change: CalendarChange;
  /** Why the last call failed. */
  problem: Problem;
}

type Event = CalendarAddressEvent | CalendarAddressParentEvent;
const calls = callSetup<CalendarAddressContext, Event>()('');

/** The private address at which a calendar app reads what a person has planned. */
export const calendarAddressMachine = setup({
  types: {
    context: {} as CalendarAddressContext,
    events: {} as Event,
    emitted: {} as CalendarAddressEmitted,
  },
  actors: {
    loadAddress: promiseNotProvided<CalendarAddress, void>('loadAddress'),
    changeAddress: promiseNotProvided<ChangedAddress, { change: CalendarChange }>('changeAddress'),
  },
  actions: {
    ...calls.actions,
    setLoaded: assign((_, { output: { createdAt } }: { output: CalendarAddress }) => ({ createdAt })),
    setChanged: assign((_, { output }: { output: ChangedAddress }) => output),
    setChange: assign((_, { change }: { change: CalendarChange }) => ({ change })),
  },
  guards: { ...calls.guards, hasAddress: ({ context }) => context.createdAt !== null },
  delays: calls.delays,
}).createMachine({
  id: 'calendarAddress',
  context: { createdAt: null, address: null, change: 'renew', problem: unreachable },
  initial: 'loading',
  states: {
    ...firstLoadStates({
      src: 'loadAddress',
      done: { target: 'ready', actions: withEvent('setLoaded') },
      retry: 'calendar.retry',
    }),
    ready: {
      initial: 'idle',
      on: {
        'calendar.renew': {
          target: '.changing',
          actions: { type: 'setChange', params: { change: 'renew' } },
        },
        'calendar.remove': {
          guard: 'hasAddress',
          target: '.changing',
          actions: { type: 'setChange', params: { change: 'remove' } },
        },
      },
      states: {
        idle: {},
        /** The proof dialog is open. */
        ...provenCall({
          state: 'changing',
          src: 'changeAddress',
          request: (context: CalendarAddressContext) => ({ change: context.change }),
          done: { target: 'idle', actions: withEvent('setChanged') },
          failed: 'unchanged',
          held: { 'calendar.renew': {}, 'calendar.remove': {} },
        }),
        unchanged: {},
      },
    },
  },
});

export interface CalendarAddressView {
  /** `changing`: also while the person proves who they are. */
  state: 'loading' | 'failed' | 'idle' | 'changing' | 'unchanged';
  hasAddress: boolean;
  /** The address, just after it was made. */
  address: string | null;
  /** Why it could not be loaded or changed, or null. */
  failure: Phrase | null;
}

export function calendarAddressView({
  value,
  context: { createdAt, address, problem },
}: SnapshotFrom<typeof calendarAddressMachine>): CalendarAddressView {
  const current = typeof value === 'object' ? value.ready : value === 'refused' ? 'loading' : value;
  const state = current === 'refused' || current === 'proving' ? 'changing' : current;
  return {
    state,
    hasAddress: createdAt !== null,
    address,
    failure: state === 'failed' || state === 'unchanged' ? problemMessage(problem) : null,
  };
}
