import { unanswered } from '../system/model/index.ts';

/** Where a call goes that brings nothing, and the action of the machine that takes why, as `{ error }`. */
export const failureHandlers = <Note extends string>(note: Note) => ({
  /** For `onError`: it was refused, or failed. */
  withProblem: <Target extends string>(target: Target) =>
    ({
      target,
      actions: { type: note, params: ({ event }: { event: { error: unknown } }) => event },
    }) as const,
  /** For `after`: no answer came within `submitTimeout`. */
  noAnswer: <Target extends string>(target: Target) =>
    ({ submitTimeout: { target, actions: { type: note, params: { error: unanswered } } } }) as const,
});

export const { withProblem, noAnswer } = failureHandlers('setProblem');
