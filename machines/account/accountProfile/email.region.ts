import { withEvent } from '../../kit/index.ts';
import { cleanEmail } from '../../model/text/contact.ts';
import { accountProfileSetup } from './accountProfile.setup.ts';
import { provenCall } from '../../kit/provenCall.ts';
import type { AccountProfileContext } from './accountProfile.setup.ts';
import { limitedState } from '../../kit/limitedState.ts';

/** The email. A new one is pending until its confirmation link is opened. */
export const emailRegion = accountProfileSetup.createStateConfig({
  initial: 'idle',
  on: { 'email.cancel': '.idle' },
  states: {
    idle: {
      on: {
        'email.edit': { target: 'editing', actions: 'startEmail' },
        'email.resend': { guard: 'pending', target: 'sending', actions: 'startResend' },
      },
    },
    editing: {
      on: {
        'email.change': { actions: withEvent('changeEmail') },
        'email.submit': [
          { guard: 'validEmail', target: 'sending' },
          { target: 'invalid', actions: 'showEmailError' },
        ],
      },
    },
    invalid: {
      on: {
        'email.change': { target: 'editing', actions: withEvent('changeEmail') },
        'email.submit': [{ guard: 'validEmail', target: 'sending' }, { actions: 'showEmailError' }],
      },
    },
    failed: {
      on: {
        'email.change': { target: 'editing', actions: withEvent('changeEmail') },
        'email.submit': 'sending',
      },
    },
    limited: limitedState({ 'email.change': { actions: withEvent('changeEmail') } }),
    /** The proof dialog is open; the typed email is kept. */
    ...provenCall({
      name: 'email',
      state: 'sending',
      src: 'changeAccount',
      request: (context: AccountProfileContext) => ({ email: cleanEmail(context.email.value) }),
      done: { target: 'idle', actions: ['setPending', 'emitEmailSent', 'emitAccountChanged'] },
      failed: 'failed',
      refused: [
        { guard: 'emailRefused', target: 'invalid', actions: 'showEmailRefusal' },
        { guard: 'emailLimited', target: 'limited', actions: 'startWait' },
        { target: 'failed' },
      ],
      held: { 'email.cancel': {} },
    }),
  },
});
