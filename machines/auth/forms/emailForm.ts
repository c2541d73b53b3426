import { cleanEmail } from '../../model/text/contact.ts';
import type { Phrase } from '../../system/model/phrase.ts';
import { emailError, returnToEntry } from '../../account/model/index.ts';
import type { LinkRequest } from '../../account/model/index.ts';
import { unreachable } from '../../system/model/index.ts';
import type { Problem } from '../../system/model/index.ts';
import { limitedState } from '../../kit/limitedState.ts';

/** Context of a machine with a form that requests an email. */
export interface EmailForm {
  email: string;
  emailError: Phrase | null;
  attempt: number;
  /** Seconds until the next attempt. */
  waitSeconds: number;
  /** Why the last attempt failed. */
  problem: Problem;
}
export const emptyEmailForm: EmailForm = {
  email: '',
  emailError: null,
  attempt: 0,
  waitSeconds: 0,
  problem: unreachable,
};

/** The request for an email with a link, whose page leads to `returnTo`. */
export const linkRequest = (email: string, returnTo: string): LinkRequest => ({
  email: cleanEmail(email),
  ...returnToEntry(returnTo),
});

/** Context updates for `assign`. */
export const emailFormUpdates = {
  change: ({ value }: { value: string }) => ({ email: value, emailError: null }),
  error: ({ email, attempt }: Pick<EmailForm, 'email' | 'attempt'>) => ({
    emailError: emailError(email),
    attempt: attempt + 1,
  }),
};

const change = {
  type: 'changeEmail',
  params: ({ event }: { event: { value: string } }) => event,
} as const;
/** Transition for `email.change`, to use with `emailStates`. */
export const emailChange = { target: '.editing', actions: change } as const;

/**
 * States in which the email can be typed.
 *
 * @param sending Name of the state that sends the request. It must target `refused` on failure.
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
    limited: limitedState({ 'email.change': { actions: change } }),
    refused: {
      always: [{ guard: 'limited', target: 'limited', actions: 'startWait' }, { target: 'failed' }],
    },
  }) as const;
