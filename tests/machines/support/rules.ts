import { createMachine, initialTransition, transition } from 'xstate';
import type { AnyEventObject, AnyMachineSnapshot, AnyStateMachine } from 'xstate';
import { ignoreLateAnswers } from './paths.ts';
import type { Mutation, Rule, Step } from './rules.types.ts';

export type { Mutation, Rule, Step } from './rules.types.ts';

interface Config {
  states?: Record<string, Config>;
  on?: Record<string, unknown>;
}

function copy<T>(value: T): T {
  if (Array.isArray(value)) return value.map(copy) as T;
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, copy(part)])) as T;
}

/** The mutated machine, with the same actors. */
export function mutate<View>(machine: AnyStateMachine, mutation: Mutation<View>): AnyStateMachine {
  const config = copy(machine.config) as Config;
  const path = mutation.at?.split('.') ?? [];
  const node = path.reduce<Config | undefined>((parent, name) => parent?.states?.[name], config);
  if (!node) throw new Error(`${machine.id} has no state ${mutation.at}`);
  if (mutation.on) node.on = { ...node.on, ...mutation.on };
  Object.assign(node, mutation.config);
  const { guards, ...implementations } = machine.implementations;
  return createMachine(
    config as never,
    { ...implementations, guards: { ...guards, ...mutation.guards } } as never,
  );
}

interface Effect {
  type: string;
  params?: { event?: AnyEventObject; src?: unknown; input?: unknown };
}
const emittedBy = (effects: readonly Effect[]) =>
  effects.flatMap(({ type, params }) => (type === 'xstate.emit' && params?.event ? [params.event] : []));
const startedBy = (effects: readonly Effect[]) =>
  effects.flatMap(({ type, params }) =>
    type === 'xstate.spawnChild' ? [{ src: String(params?.src), input: params?.input }] : [],
  );

export interface Walk<View> {
  machine: AnyStateMachine;
  view: (snapshot: never) => unknown;
  events: readonly AnyEventObject[];
  mutation?: Mutation<View>;
}

/** Every event in every one of these situations. */
export function* stepsFrom<View>(
  situations: readonly AnyMachineSnapshot[],
  { machine, view, events, mutation = {} }: Walk<View>,
): Generator<Step<AnyStateMachine, View>> {
  const walked = ignoreLateAnswers(mutate(machine, mutation));
  const viewOf = (snapshot: AnyMachineSnapshot) => {
    const seen = view(snapshot as never) as View;
    return mutation.view?.(seen) ?? seen;
  };
  for (const situation of situations) {
    // Resolves the situation again, because it refers to the transitions of the original machine.
    const before = walked.resolveState(situation as never) as AnyMachineSnapshot;
    before.children = situation.children;
    const viewBefore = viewOf(before);
    for (const event of events) {
      const [after, effects] = transition(walked, before, event) as [AnyMachineSnapshot, Effect[]];
      yield {
        before,
        viewBefore,
        event,
        after,
        view: after === before ? viewBefore : viewOf(after),
        emitted: emittedBy(effects),
        started: startedBy(effects),
        isIgnored: effects.length === 0 && isSame(before, after),
      };
    }
  }
}

const isSame = (before: AnyMachineSnapshot, after: AnyMachineSnapshot) =>
  after === before ||
  (JSON.stringify(after.value) === JSON.stringify(before.value) && after.context === before.context);

/** The initial step of a machine, which may also start actors and emit. */
export function firstStep<View>({ machine, view }: Walk<View>, input: unknown): Step<AnyStateMachine, View> {
  const [after, effects] = initialTransition(machine, input as never) as [AnyMachineSnapshot, Effect[]];
  const seen = view(after as never) as View;
  return {
    before: after,
    viewBefore: seen,
    event: { type: 'xstate.init' },
    after,
    view: seen,
    emitted: emittedBy(effects),
    started: startedBy(effects),
    isIgnored: false,
  };
}

/** All rules that a step breaks, with a description of the step. */
export function findBreaches<View>(
  rules: readonly Rule<AnyStateMachine, View>[],
  steps: Iterable<Step<AnyStateMachine, View>>,
): Map<Rule<AnyStateMachine, View>, string> {
  const breaches = new Map<Rule<AnyStateMachine, View>, string>();
  for (const step of steps) {
    for (const rule of rules)
      if (!breaches.has(rule) && !rule.holds(step)) breaches.set(rule, describe(step));
    if (breaches.size === rules.length) break;
  }
  return breaches;
}

const describe = ({ before, event, after, emitted, started }: Step<AnyStateMachine, unknown>) =>
  JSON.stringify({ before: before.value, event, after: after.value, emitted, started });
