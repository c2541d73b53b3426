import { emailError } from '../auth/model/index.ts';
import { unanswered } from '../system/model/index.ts';
import type { Problem } from '../system/model/index.ts';

/** What a machine knows of the address that a mail is asked for. */
export interface Mailing {
  email: string;
  emailError: string | null;
  attempt: number;
  /** Seconds until the next try. */
  waitSeconds: number;
  /** Why the last try failed. */
  problem: Problem;
}
export const newMailing: Mailing = {
  email: '',
  emailError: null,
  attempt: 0,
  waitSeconds: 0,
  problem: unanswered,
};

/** As it is sent. */
export const normalizedEmail = (email: string) => email.trim().toLowerCase();

/** What of it changes when something happens; each for `assign`. */
export const mailingAfter = {
  change: ({ value }: { value: string }) => ({ email: value, emailError: null }),
  error: ({ email, attempt }: Pick<Mailing, 'email' | 'attempt'>) => ({
    emailError: emailError(email),
    attempt: attempt + 1,
  }),
};

const change = {
  type: 'changeEmail',
  params: ({ event }: { event: { value: string } }) => event,
} as const;
/** For `email.change`, beside the states below. */
export const emailChange = { target: '.editing', actions: change } as const;

/**
 * States in which the address can be written.
 *
 * @param sending the state in which the mail is asked for; it goes to `refused` where it fails
 */
export const emailStates = <Sending extends string>(sending: Sending) =>
  ({
    editing: {
      on: {
        'form.submit': [
          { guard: 'validEmail', target: sending },
          { target: 'invalid', actions: 'showEmailError' },
        ],
      },
    },
    invalid: { on: { 'form.submit': { actions: 'showEmailError' } } },
    failed: { on: { 'form.submit': sending } },
    limited: {
      always: { guard: 'waitOver', target: 'editing' },
      on: { 'email.change': { actions: change } },
      after: { countdownTick: { target: 'limited', reenter: true, actions: 'countDown' } },
    },
    refused: {
      always: [{ guard: 'limited', target: 'limited', actions: 'startWait' }, { target: 'failed' }],
    },
  }) as const;
