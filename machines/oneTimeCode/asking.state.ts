import { noAnswer, withProblem } from '../kit/index.ts';
import { addressOf, oneTimeCodeSetup } from './oneTimeCode.setup.ts';

/** The address is asked for, and the mail sent. */
export const asking = oneTimeCodeSetup.createStateConfig({
  initial: 'editing',
  on: {
    'email.change': { target: '.editing', actions: { type: 'changeEmail', params: ({ event }) => event } },
  },
  states: {
    editing: {
      on: {
        'form.submit': [
          { guard: 'validEmail', target: 'sending' },
          { target: 'invalid', actions: 'showEmailError' },
        ],
      },
    },
    invalid: { on: { 'form.submit': { actions: 'showEmailError' } } },
    failed: { on: { 'form.submit': 'sending' } },
    limited: {
      always: { guard: 'waitOver', target: 'editing' },
      on: { 'email.change': { actions: { type: 'changeEmail', params: ({ event }) => event } } },
      after: { countdownTick: { target: 'limited', reenter: true, actions: 'countDown' } },
    },
    sending: {
      on: { 'email.change': {} },
      invoke: {
        src: 'sendCode',
        input: ({ context }) => ({ email: addressOf(context.email) }),
        onDone: {
          target: '#oneTimeCode.entering',
          actions: ['forgetCode', 'sayCodeSent', 'startResendWait', 'tickResend'],
        },
        onError: withProblem('refused'),
      },
      after: noAnswer('refused'),
    },
    refused: {
      always: [{ guard: 'limited', target: 'limited', actions: 'startWait' }, { target: 'failed' }],
    },
  },
});
