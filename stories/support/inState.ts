import {
  createActor,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  type ContextFrom,
  type InputFrom,
  type SnapshotFrom,
  type StateValue,
} from 'xstate';

interface Situation<Machine extends AnyStateMachine> {
  /** The XState state value: `'editing'` or `{ page: 'list', live: 'reconnecting' }`. */
  value: StateValue;
  input?: InputFrom<Machine>;
  /** Differences from the machine's initial context. */
  context?: Partial<ContextFrom<Machine>>;
}

/**
 * The part of a story that puts a screen into a state of its machine. The view comes from a snapshot of the real
 * machine, so a story can't show anything that the product never shows. The story's tags name its states
 * (`leadCapture:editing`), and the preview checks them against the snapshot.
 */
export function inState<Machine extends AnyStateMachine, View>(
  machine: Machine,
  view: (snapshot: SnapshotFrom<Machine>) => View,
  { value, input, context }: Situation<Machine>,
) {
  const start = createActor<AnyStateMachine>(machine, { input }).getSnapshot();
  const snapshot = machine.resolveState({ value, context: { ...start.context, ...context } });
  const shown = view(snapshot as SnapshotFrom<Machine>);
  const machineState = { machine: machine.id, matches: (state: string) => isIn(value, state) };
  situations.set(machineState, { machine, view: view as ShownSituation['view'], snapshot, shown });
  return { args: { view: shown }, parameters: { machineState } };
}

/** The source of a story's `machineState`, from which the machine pages continue. */
export interface ShownSituation {
  machine: AnyStateMachine;
  view: (snapshot: AnyMachineSnapshot) => unknown;
  snapshot: AnyMachineSnapshot;
  /** The story's view. */
  shown: unknown;
}

/** Stored outside the parameters, which Storybook copies and serializes. */
const situations = new WeakMap<object, ShownSituation>();
export const situationOf = (machineState: object): ShownSituation | undefined => situations.get(machineState);

/** Whether the state `a.b` is active in `value`. */
export function isIn(value: StateValue, state: string): boolean {
  const [head = '', ...rest] = state.split('.');
  if (typeof value === 'string') return value === head && rest.length === 0;
  const inner = value[head];
  if (inner === undefined) return false;
  return rest.length === 0 || isIn(inner, rest.join('.'));
}
