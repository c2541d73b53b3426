import { newPasswordError, passwordReasonsOf } from '../auth/model/index.ts';
import type { Problem } from '../system/model/index.ts';

/** What a machine knows of a new password that somebody types. */
export interface ChoosingPassword {
  password: string;
  passwordError: string | null;
  /** Everything the server had against the password. */
  passwordReasons: readonly string[];
  passwordMinLength: number;
  /** Grows with each refused submission. */
  attempt: number;
}
export const newPassword: Omit<ChoosingPassword, 'passwordMinLength'> = {
  password: '',
  passwordError: null,
  passwordReasons: [],
  attempt: 0,
};

/** What of it changes when something happens; each for `assign`. */
export const passwordAfter = {
  change: ({ value }: { value: string }) => ({
    password: value,
    passwordError: null,
    passwordReasons: [],
  }),
  error: ({ password, passwordMinLength, attempt }: ChoosingPassword) => ({
    passwordError: newPasswordError(password, passwordMinLength),
    passwordReasons: [],
    attempt: attempt + 1,
  }),
  refusal: ({ problem, attempt }: ChoosingPassword & { problem: Problem }) => ({
    passwordError: passwordReasonsOf(problem)[0] ?? null,
    passwordReasons: passwordReasonsOf(problem),
    attempt: attempt + 1,
  }),
};

const change = {
  type: 'changePassword',
  params: ({ event }: { event: { value: string } }) => event,
} as const;
const changeHere = { actions: change } as const;
const changeAndEdit = { target: 'editing', actions: change } as const;

/**
 * States in which a new password can be typed.
 *
 * @param sending The state in which it is sent.
 */
export const choosingStates = <Sending extends string>(sending: Sending) =>
  ({
    editing: {
      on: {
        'password.change': changeHere,
        'form.submit': [
          { guard: 'validPassword', target: sending },
          { target: 'invalid', actions: 'showPasswordError' },
        ],
      },
    },
    invalid: {
      on: {
        'password.change': changeAndEdit,
        'form.submit': [{ guard: 'validPassword', target: sending }, { actions: 'showPasswordError' }],
      },
    },
    failed: { on: { 'password.change': changeAndEdit, 'form.submit': sending } },
    limited: {
      always: { guard: 'waitOver', target: 'editing' },
      on: { 'password.change': changeHere },
      after: { countdownTick: { target: 'limited', reenter: true, actions: 'countDown' } },
    },
  }) as const;
