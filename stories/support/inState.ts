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
  /** The state as XState writes it: `'editing'` or `{ page: 'list', live: 'reconnecting' }`. */
  value: StateValue;
  input?: InputFrom<Machine>;
  /** What differs from the context the machine starts with. */
  context?: Partial<ContextFrom<Machine>>;
}

/**
 * The part of a story that puts a screen into a state of its machine: the view is taken from a snapshot of the
 * real machine, so a story can't show what the product never shows. The story's tags name the states it stands
 * for (`leadCapture:editing`); the preview checks them against the snapshot.
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

/** What a story's `machineState` was made from, for the pages of the machines to go on from there. */
export interface ShownSituation {
  machine: AnyStateMachine;
  view: (snapshot: AnyMachineSnapshot) => unknown;
  snapshot: AnyMachineSnapshot;
  /** The view as the story has it. */
  shown: unknown;
}

/** Beside the parameters, which Storybook copies and sends about. */
const situations = new WeakMap<object, ShownSituation>();
export const situationOf = (machineState: object): ShownSituation | undefined => situations.get(machineState);

/** Whether `a.b` names a state that is active in `value`. */
export function isIn(value: StateValue, state: string): boolean {
  const [head = '', ...rest] = state.split('.');
  if (typeof value === 'string') return value === head && rest.length === 0;
  const inner = value[head];
  if (inner === undefined) return false;
  return rest.length === 0 || isIn(inner, rest.join('.'));
}
