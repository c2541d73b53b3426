import { onTimeout, transitionWithError } from '../../kit/index.ts';
import { emailChange, linkRequest, emailStates } from '../forms/emailForm.ts';
import { oneTimeCodeSetup } from './oneTimeCode.setup.ts';

/** The person enters an email, and the code is sent. */
export const askingState = oneTimeCodeSetup.createStateConfig({
  initial: 'editing',
  on: { 'email.change': emailChange },
  states: {
    ...emailStates('sending'),
    sending: {
      // Ignores edits while sending.
      on: { 'email.change': {} },
      invoke: {
        src: 'sendCode',
        input: ({ context }) => linkRequest(context.email, context.destination),
        onDone: {
          target: '#oneTimeCode.entering',
          actions: ['clearCode', 'emitCodeSent', 'startResendWait', 'tickResend'],
        },
        onError: transitionWithError('refused'),
      },
      after: onTimeout('refused'),
    },
  },
});
