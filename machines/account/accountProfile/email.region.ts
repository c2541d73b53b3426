import { failureHandlers, withEvent } from '../../kit/index.ts';
import { cleanEmail } from '../../model/text/contact.ts';
import { accountProfileSetup } from './accountProfile.setup.ts';

const { onTimeout, transitionWithError } = failureHandlers('setEmailProblem');

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
    limited: {
      always: { guard: 'waitOver', target: 'editing' },
      on: { 'email.change': { actions: withEvent('changeEmail') } },
      after: { countdownTick: { target: 'limited', reenter: true, actions: 'countDown' } },
    },
    sending: {
      on: { 'email.cancel': {} },
      invoke: {
        src: 'changeAccount',
        input: ({ context }) => ({ email: cleanEmail(context.email.value) }),
        onDone: { target: 'idle', actions: ['setPending', 'emitEmailSent', 'emitAccountChanged'] },
        onError: transitionWithError('refused'),
      },
      after: onTimeout('refused'),
    },
    refused: {
      always: [
        { guard: 'emailProofDue', target: 'proving', actions: 'requestEmailProof' },
        { guard: 'emailRefused', target: 'invalid', actions: 'showEmailRefusal' },
        { guard: 'emailLimited', target: 'limited', actions: 'startWait' },
        { target: 'failed' },
      ],
    },
    /** The proof dialog is open; the typed email is kept. */
    proving: { on: { 'email.cancel': {}, 'proof.given': 'sending', 'proof.refused': 'failed' } },
  },
});
