import type { AnyStateMachine, AnyStateNode } from 'xstate';

/** What causes a transition: an event, a delay, an actor that is done, failed or emits, or nothing (`always`). */
export type Cause = 'event' | 'wait' | 'output' | 'failure' | 'end' | 'always';

export interface ChartTransition {
  /** Unique in its chart. */
  id: string;
  cause: Cause;
  /** The event's name in XState. */
  event: string;
  label: string;
  /** The actor that answers or fails, or null. */
  actor: string | null;
  guard: string | null;
  actions: string[];
  /** Paths of the target states; empty if the state doesn't change. */
  targets: string[];
}

export interface ChartState {
  /** `'editing'`, `'live.reconnecting'`; empty for the machine's root. */
  path: string;
  name: string;
  kind: AnyStateNode['type'];
  isInitial: boolean;
  /** Actors that run in this state. */
  actors: string[];
  transitions: ChartTransition[];
  states: ChartState[];
}

interface Named {
  type?: unknown;
  name?: unknown;
  guards?: readonly unknown[];
}

/** XState's own actions (`xstate.assign`) without their prefix. */
function nameOf(part: unknown): string {
  if (typeof part === 'string') return part;
  const { type, name, guards } = part as Named;
  if (Array.isArray(guards)) return guards.map(nameOf).join(' / ');
  if (typeof type === 'string') return type.replace('xstate.', '');
  return typeof name === 'string' && name !== '' ? name : 'inline';
}

const causes: readonly [cause: Cause, prefix: string][] = [
  ['wait', 'xstate.after.'],
  ['output', 'xstate.done.actor.'],
  ['failure', 'xstate.error.actor.'],
  ['end', 'xstate.done.state.'],
];

function causeOf(event: string, node: AnyStateNode): Pick<ChartTransition, 'cause' | 'label' | 'actor'> {
  const actor = null;
  if (event === '') return { cause: 'always', label: 'at once', actor };
  const [cause, prefix] = causes.find(([, start]) => event.startsWith(start)) ?? ['event', ''];
  const rest = event.slice(prefix.length);
  if (cause === 'event') return { cause, label: event, actor };
  if (cause === 'wait') return { cause, label: `after ${rest.slice(0, rest.indexOf(`.${node.id}`))}`, actor };
  if (cause === 'end') return { cause, label: 'when all is done', actor };
  const invoked = node.invoke.find(({ id }) => id === rest);
  const source = invoked ? nameOf(invoked.src) : rest;
  return { cause, label: cause === 'output' ? `${source} answers` : `${source} fails`, actor: source };
}

function transitionsOf(node: AnyStateNode): ChartTransition[] {
  const all = [...[...node.transitions].flatMap(([, each]) => each), ...(node.always ?? [])];
  return all.map(({ eventType, guard, actions, target }, at) => ({
    id: `${node.id} ${at}`,
    ...causeOf(eventType, node),
    event: eventType,
    guard: guard === undefined ? null : nameOf(guard),
    actions: actions.map(nameOf),
    targets: (target ?? []).map(({ path }) => path.join('.')),
  }));
}

function stateOf(node: AnyStateNode): ChartState {
  const { parent, key } = node;
  return {
    path: node.path.join('.'),
    name: key,
    kind: node.type,
    isInitial: parent?.type === 'compound' && parent.config.initial === key,
    actors: node.invoke.map(({ src }) => nameOf(src)),
    transitions: transitionsOf(node),
    states: Object.values(node.states).map(stateOf),
  };
}

export const chartOf = (machine: AnyStateMachine): ChartState => stateOf(machine.root);

export const allStates = (state: ChartState): ChartState[] => [state, ...state.states.flatMap(allStates)];

/** Counts of states and transitions, for the head of the machine's page. */
export function figuresOf(machine: AnyStateMachine, chart: ChartState) {
  const states = allStates(chart).slice(1);
  const transitions = allStates(chart).flatMap((state) => state.transitions);
  return {
    states: states.filter((state) => state.states.length === 0).length,
    regions: allStates(chart)
      .filter(({ kind }) => kind === 'parallel')
      .reduce((sum, state) => sum + state.states.length, 0),
    transitions: transitions.length,
    events: new Set(transitions.filter(({ cause }) => cause === 'event').map(({ event }) => event)).size,
    waits: Object.keys(machine.implementations.delays).length,
    guards: Object.keys(machine.implementations.guards).length,
    actors: Object.keys(machine.implementations.actors).length,
  };
}
