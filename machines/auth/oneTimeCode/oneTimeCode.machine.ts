import { emptyEmailForm, linkRequest, emailChange, emailStates } from '../forms/emailForm.ts';
import { secondFactorDueState, signedInState } from '../forms/signIn.ts';
import { safeReturnTo } from '../../account/model/index.ts';
import { oneTimeCodeSetup } from './oneTimeCode.setup.ts';
import { onTimeout, transitionWithError, withEvent } from '../../kit/index.ts';
import { cleanEmail } from '../../model/text/contact.ts';
import { limitedState } from '../../kit/limitedState.ts';

/** The person enters an email, and the code is sent. */
const askingState = oneTimeCodeSetup.createStateConfig({
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

/** The email was sent. Its code is entered here; its link opens another page. */
const enteringState = oneTimeCodeSetup.createStateConfig({
  initial: 'editing',
  exit: 'stopResendTick',
  on: {
    'code.change': { target: '.editing', actions: withEvent('changeCode') },
    'mail.correct': 'asking',
    'mail.resend': { guard: 'canResend', target: '.resending' },
    'resend.tick': [
      { guard: 'canResend', actions: 'stopResendTick' },
      { actions: ['countResendDown', 'tickResend'] },
    ],
  },
  after: { codeLifetime: { guard: 'notVerifying', target: '.expired' } },
  states: {
    editing: {
      on: {
        'form.submit': [
          { guard: 'validCode', target: 'verifying' },
          { target: 'invalid', actions: 'showCodeError' },
        ],
      },
    },
    invalid: { on: { 'form.submit': { actions: 'showCodeError' } } },
    wrong: { on: { 'form.submit': { target: 'invalid', actions: 'showCodeError' } } },
    failed: { on: { 'form.submit': 'verifying' } },
    limited: limitedState({ 'code.change': { actions: withEvent('changeCode') } }),
    verifying: {
      on: { 'code.change': {}, 'mail.correct': {}, 'mail.resend': {} },
      invoke: {
        src: 'verify',
        input: ({ context }) => ({ email: cleanEmail(context.email), code: context.code.trim() }),
        onDone: [
          {
            guard: withEvent('secondFactorDue'),
            target: '#oneTimeCode.secondFactorDue',
            actions: ['clearCode', withEvent('setChallenge')],
          },
          { target: '#oneTimeCode.signedIn', actions: ['clearCode', 'emitNewSession'] },
        ],
        onError: transitionWithError('refused'),
      },
      after: onTimeout('refused'),
    },
    refused: {
      always: [
        { guard: 'wrong', target: 'wrong', actions: 'showWrong' },
        { guard: 'limited', target: 'limited', actions: 'startWait' },
        { target: 'failed' },
      ],
    },
    resending: {
      on: { 'code.change': {}, 'mail.correct': {}, 'mail.resend': {} },
      invoke: {
        src: 'sendCode',
        input: ({ context }) => linkRequest(context.email, context.destination),
        onDone: {
          target: '#oneTimeCode.entering',
          reenter: true,
          actions: ['clearCode', 'emitCodeSent', 'startResendWait', 'tickResend'],
        },
        onError: transitionWithError('notSent'),
      },
      after: onTimeout('notSent'),
    },
    notSent: {
      always: [
        { guard: 'limited', target: 'editing', actions: ['waitToResend', 'tickResend', 'emitResendFailed'] },
        { target: 'editing', actions: 'emitResendFailed' },
      ],
    },
    expired: { entry: 'clearCode', on: { 'code.change': {} } },
  },
});

export type { OneTimeCodeContext, OneTimeCodeInput } from './oneTimeCode.setup.ts';

/** Sign-in with an emailed link or six-digit code. Never reveals whether an email has an account. */
export const oneTimeCodeMachine = oneTimeCodeSetup.createMachine({
  id: 'oneTimeCode',
  context: ({ input }) => ({
    ...emptyEmailForm,
    email: input?.email ?? '',
    code: '',
    codeError: null,
    resendSeconds: 0,
    destination: safeReturnTo(input?.returnTo),
    challengeId: '',
  }),
  invoke: { src: 'sessionChanges' },
  initial: 'asking',
  /** Also happens when the link was opened in another tab of this browser. */
  on: { 'session.signedIn': { target: '.signedIn', actions: 'goOn' } },
  states: {
    asking: askingState,
    entering: enteringState,
    secondFactorDue: secondFactorDueState,
    signedIn: signedInState,
  },
});
