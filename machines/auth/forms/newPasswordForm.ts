import type { Phrase } from '../../system/model/phrase.ts';
import { newPasswordError, passwordReasonsOf } from '../../account/model/index.ts';
import type { Problem } from '../../system/model/index.ts';
import { limitedState } from '../../kit/limitedState.ts';

/** Context of a machine with a form for a new password. */
export interface NewPasswordForm {
  password: string;
  passwordError: Phrase | null;
  /** Why the server rejected the password. */
  passwordReasons: readonly Phrase[];
  passwordMinLength: number;
  /** Incremented on each rejected submission. */
  attempt: number;
}
export const emptyNewPassword: Omit<NewPasswordForm, 'passwordMinLength'> = {
  password: '',
  passwordError: null,
  passwordReasons: [],
  attempt: 0,
};

/** Context updates for `assign`. */
export const newPasswordUpdates = {
  change: ({ value }: { value: string }) => ({
    password: value,
    passwordError: null,
    passwordReasons: [],
  }),
  error: ({ password, passwordMinLength, attempt }: NewPasswordForm) => ({
    passwordError: newPasswordError(password, passwordMinLength),
    passwordReasons: [],
    attempt: attempt + 1,
  }),
  refusal: ({ problem, attempt }: NewPasswordForm & { problem: Problem }) => ({
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
 * @param sending Name of the state that sends it.
 */
export const newPasswordStates = <Sending extends string>(sending: Sending) =>
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
    limited: limitedState({ 'password.change': changeHere }),
  }) as const;
