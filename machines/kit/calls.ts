import { unreachable } from '../system/model/index.ts';

/** Transitions for a failed call. The machine's `action` receives the reason as `{ error }`. */
export const failureHandlers = <Action extends string>(action: Action) => ({
  /** For `onError`: the call was rejected. */
  transitionWithError: <Target extends string>(target: Target) =>
    ({
      target,
      actions: { type: action, params: ({ event }: { event: { error: unknown } }) => event },
    }) as const,
  /** For `after`: no response within `submitTimeout`. */
  onTimeout: <Target extends string>(target: Target) =>
    ({ submitTimeout: { target, actions: { type: action, params: { error: unreachable } } } }) as const,
});

export const { transitionWithError, onTimeout } = failureHandlers('setProblem');
