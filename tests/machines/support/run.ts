import { createActor, fromCallback, fromPromise, SimulatedClock } from 'xstate';
import type {
  Actor,
  AnyActorLogic,
  AnyEventObject,
  AnyMachineSnapshot,
  AnyStateMachine,
  EmittedFrom,
  InputFrom,
  StateValue,
} from 'xstate';

/** Waits until resolved and rejected promises are handled. */
export const settle = () => new Promise<void>((resolve) => setImmediate(resolve));

/** A promise actor whose calls wait until the test answers them. */
export function held<Output, Input = void>() {
  const calls: {
    input: Input;
    resolve: (output: Output) => Promise<void>;
    reject: (error: unknown) => Promise<void>;
  }[] = [];
  const logic = fromPromise<Output, Input>(
    ({ input }) =>
      new Promise<Output>((resolve, reject) => {
        calls.push({
          input,
          resolve: (output) => (resolve(output), settle()),
          reject: (error) => (reject(error), settle()),
        });
      }),
  );
  const last = () => {
    const call = calls.at(-1);
    if (!call) throw new Error('the actor was never called');
    return call;
  };
  return { logic, calls, last };
}

/** A callback actor that the test controls. `running` counts active ones, `received` has the events sent to them. */
export function puppet<Input = void>() {
  const inputs: Input[] = [];
  const received: AnyEventObject[] = [];
  const state = { running: 0 };
  const speakers: ((event: AnyEventObject) => void)[] = [];
  const logic = fromCallback<AnyEventObject, Input>(({ input, sendBack, receive }) => {
    inputs.push(input);
    speakers.push(sendBack);
    state.running += 1;
    receive((event) => received.push(event));
    return () => {
      state.running -= 1;
    };
  });
  return {
    logic,
    inputs,
    received,
    state,
    sendToParent: (event: AnyEventObject) => speakers.at(-1)?.(event),
  };
}

export interface Run<Machine extends AnyStateMachine> {
  actor: Actor<Machine>;
  clock: SimulatedClock;
  /** Emitted events, oldest first. */
  emitted: EmittedFrom<Machine>[];
  emittedOf: <Type extends EmittedFrom<Machine>['type']>(
    type: Type,
  ) => Extract<EmittedFrom<Machine>, { type: Type }>[];
  value: () => StateValue;
}

/** Starts a machine with the given actors on a simulated clock and collects what it emits. */
export function run<Machine extends AnyStateMachine>(
  machine: Machine,
  { input, actors = {} }: { input?: InputFrom<Machine>; actors?: Record<string, AnyActorLogic> },
): Run<Machine> {
  const clock = new SimulatedClock();
  const emitted: EmittedFrom<Machine>[] = [];
  const actor = createActor(machine.provide({ actors } as never), {
    input,
    clock,
  } as never) as Actor<Machine>;
  actor.on('*' as never, (event) => emitted.push(event as EmittedFrom<Machine>));
  actor.start();
  return {
    actor,
    clock,
    emitted,
    emittedOf: (type) => emitted.filter((event) => event.type === type) as never,
    value: () => (actor.getSnapshot() as AnyMachineSnapshot).value,
  };
}

/** Advances the clock second by second, so that consecutive timers fire. */
export function seconds(clock: SimulatedClock, count: number) {
  for (let second = 0; second < count; second += 1) clock.increment(1_000);
}

/** The error that an actor rejects with. */
export const problem = (status: number, more: object = {}) => ({ status, ...more });
