import { describe, expect, test } from 'vitest';
import type { AnyMachineSnapshot, AnyStateMachine } from 'xstate';
import { replay, shortestPaths } from './paths.ts';
import type { Journey } from './paths.ts';
import { findBreaches, firstStep, stepsFrom } from './rules.ts';

/** Checks a journey against its own types, which the list erases. */
export const journey = <Machine extends AnyStateMachine, View>(one: Journey<Machine, View>) =>
  one as unknown as Journey<AnyStateMachine>;

/** Whether the state at a path is active. */
function isIn(value: unknown, [head = '', ...rest]: string[]): boolean {
  if (typeof value === 'string') return value === head && rest.length === 0;
  const inner = (value as Record<string, unknown>)[head];
  return inner !== undefined && isIn(inner, rest);
}

/** Reaches every state of each machine, and tests the rules in each situation. */
export function followEach(journeys: readonly Journey<AnyStateMachine>[]) {
  describe.each(journeys.map((item) => [item.machine.id, item] as const))('%s', (_, one) => {
    const { machine, situationKey, paths, events } = shortestPaths(one);
    const { view, rules } = one;

    test('every state can be reached', () => {
      const reached = one.states.filter((state) =>
        paths.some((path) => isIn(path.state.value, state.split('.'))),
      );
      expect(reached).toEqual(one.states);
    });

    // Thousands of paths take long on a busy machine.
    test('a running machine takes every shortest path to the same situation', { timeout: 60_000 }, () => {
      for (const path of paths) {
        const steps = path.steps.map(({ event }) => event).filter(({ type }) => type !== 'xstate.init');
        expect(situationKey(replay(machine, one.input, steps))).toBe(situationKey(path.state));
      }
    });

    test('every situation has a view of plain data', () => {
      for (const { state } of paths) {
        const seen = view(state as never);
        expect(JSON.parse(JSON.stringify(seen))).toEqual(seen);
      }
    });

    const situations = paths.map(({ state }) => state as AnyMachineSnapshot);
    const subject = { machine, view, events };
    function* allSteps() {
      yield firstStep(subject, one.input);
      yield* stepsFrom(situations, subject);
    }
    let breaches: Map<unknown, string> | undefined;
    test.for(rules)('$rule', { timeout: 60_000 }, (rule) => {
      breaches ??= findBreaches(rules, allSteps());
      expect(breaches.get(rule)).toBeUndefined();
      const broken = stepsFrom(situations, { ...subject, mutation: rule.brokenBy });
      expect(findBreaches([rule], broken).size, 'a machine that breaks the rule is found').toBe(1);
    });
  });
}
