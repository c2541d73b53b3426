/**
 * After too many attempts, the form waits for the guard `waitOver`, and the action `countDown` counts. `on` is what can still be
 * done meanwhile.
 */
export const limitedState = <const On extends object = {}>(on: On = {} as On) =>
  ({
    always: { guard: 'waitOver', target: 'editing' },
    on,
    after: { countdownTick: { target: 'limited', reenter: true, actions: 'countDown' } },
  }) as const;
