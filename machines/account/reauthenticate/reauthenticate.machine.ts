import { withEvent, onTimeout, transitionWithError } from '../../kit/index.ts';
import { unreachable } from '../../system/model/index.ts';
import { reauthenticateSetup, callOf } from './reauthenticate.setup.ts';
import { limitedState } from '../../kit/limitedState.ts';

/** The dialog is open. A change of the session, in this tab or another, may also complete it. */
const openState = reauthenticateSetup.createStateConfig({
  initial: 'editing',
  exit: ['clearSecret', 'stopResendTick'],
  on: {
    'proof.request': {
      guard: withEvent('askedAboutEnd'),
      actions: 'setReasonSessionEnded',
    },
    'session.ended': { actions: 'setReasonSessionEnded' },
    'session.signedOut': { target: 'closed', actions: 'emitRefused' },
    'session.signedIn': [
      {
        guard: withEvent('another'),
        target: 'closed',
        actions: 'emitRefused',
      },
      { guard: 'aboutEnd', target: 'closed', actions: 'emitGiven' },
    ],
    'secret.change': { target: '.editing', actions: withEvent('change') },
    'method.choose': { guard: 'offered', target: '.editing', actions: 'chooseWay' },
    'mail.resend': { guard: 'canResend', target: '.sending' },
    'resend.tick': { guard: 'stillCounting', actions: ['countResendDown', 'tickResend'] },
    'dialog.close': [{ guard: 'aboutEnd' }, { target: 'closed', actions: 'emitRefused' }],
    'person.other': { guard: 'aboutEnd', actions: 'leave' },
  },
  states: {
    editing: {
      on: {
        'form.submit': [
          { guard: 'notSent' },
          { guard: 'valid', target: 'checking' },
          { target: 'invalid', actions: 'showError' },
        ],
      },
    },
    invalid: { on: { 'form.submit': { actions: 'showError' } } },
    wrong: { on: { 'form.submit': { target: 'invalid', actions: 'showError' } } },
    failed: {
      on: {
        'form.submit': [
          { guard: 'notSent' },
          { guard: 'valid', target: 'checking' },
          { target: 'invalid', actions: 'showError' },
        ],
      },
    },
    limited: limitedState({
      'secret.change': { actions: withEvent('change') },
      'method.choose': { guard: 'offered', actions: 'chooseWay' },
      'mail.resend': {},
    }),
    checking: {
      on: { 'secret.change': {}, 'method.choose': {}, 'mail.resend': {}, 'dialog.close': {} },
      invoke: {
        src: 'prove',
        input: ({ context }) => callOf(context),
        onDone: [
          {
            guard: withEvent('secondFactorDue'),
            target: 'editing',
            actions: withEvent('setSecondFactor'),
          },
          { guard: 'aboutEnd', target: 'finishing', actions: ['clearSecret', 'emitNewSession'] },
          { target: '#reauthenticate.closed', actions: 'emitGiven' },
        ],
        onError: transitionWithError('refused'),
      },
      after: onTimeout('refused'),
    },
    refused: {
      always: [
        { guard: 'wrong', target: 'wrong', actions: 'showWrong' },
        { guard: 'challengeOver', target: 'failed', actions: 'startOver' },
        { guard: 'endedMeanwhile', target: 'checking', actions: ['setReasonSessionEnded', 'emitNewSession'] },
        { guard: 'limited', target: 'limited', actions: 'startWait' },
        { target: 'failed' },
      ],
    },
    sending: {
      on: { 'secret.change': {}, 'method.choose': {}, 'mail.resend': {} },
      invoke: {
        src: 'sendCode',
        input: ({ context }) => ({ email: context.person.email }),
        onDone: { target: 'editing', actions: ['setSent', 'tickResend'] },
        onError: transitionWithError('notSent'),
      },
      after: onTimeout('notSent'),
    },
    notSent: {
      always: [
        { guard: 'limited', target: 'failed', actions: ['waitToResend', 'tickResend'] },
        { target: 'failed' },
      ],
    },
    /** Signed in. The page continues once the session machine has the session, and only for the same person. */
    finishing: {
      on: {
        'secret.change': {},
        'method.choose': {},
        'mail.resend': {},
        'session.refreshed': { target: '#reauthenticate.closed', actions: 'emitGiven' },
        'session.userUpdated': { target: '#reauthenticate.closed', actions: 'emitGiven' },
      },
      after: onTimeout('failed'),
    },
  },
});

export type { ReauthenticateContext } from './reauthenticate.setup.ts';

/**
 * The proof dialog asks for a proof of identity before a sensitive change, or when the session of an open page has ended.
 * The machine that requested it waits with its call, and everything typed on the page stays.
 */
export const reauthenticateMachine = reauthenticateSetup.createMachine({
  id: 'reauthenticate',
  context: {
    reason: 'sensitive',
    person: { id: '', email: '', fullName: null },
    hasPassword: true,
    method: 'password',
    secret: '',
    secretError: null,
    attempt: 0,
    waitSeconds: 0,
    sent: false,
    resendSeconds: 0,
    challengeId: '',
    problem: unreachable,
  },
  initial: 'closed',
  states: {
    closed: {
      on: {
        'proof.request': [
          {
            guard: withEvent('askedAboutEnd'),
            target: 'open',
            actions: [withEvent('start'), 'emitNewSession'],
          },
          { target: 'open', actions: withEvent('start') },
        ],
      },
    },
    open: openState,
  },
});
