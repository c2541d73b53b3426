import { onTimeout, transitionWithError, withEvent } from '../../kit/index.ts';
import { linkRequest } from '../forms/emailForm.ts';
import { secondFactorDueState, signedInState } from '../forms/signIn.ts';
import {
  emptyAuthDraft,
  returnToEntry,
  safeReturnTo,
  signInOf,
  signUpOf,
} from '../../account/model/index.ts';
import { passwordMinLength } from '../../account/model/index.ts';
import { unreachable } from '../../system/model/index.ts';
import { authSetup } from './auth.setup.ts';
import { limitedState } from '../../kit/limitedState.ts';

/**
 * The two tabs of the sign-in screen (platform spec, sections 2, 5 and 8). Redirects a signed-in visitor. The other ways
 * to sign in have their own machines.
 */
export const authMachine = authSetup.createMachine({
  id: 'auth',
  context: ({ input }) => ({
    tab: input?.tab ?? 'signIn',
    draft: emptyAuthDraft,
    errors: {},
    passwordReasons: [],
    attempt: 0,
    waitSeconds: 0,
    problem: unreachable,
    destination: safeReturnTo(input?.returnTo),
    signedIn: input?.signedIn ?? false,
    passwordMinLength: input?.passwordMinLength ?? passwordMinLength,
    googleAvailable: input?.googleAvailable ?? false,
    googleRefusal: input?.googleRefusal ?? null,
    challengeId: '',
  }),
  invoke: [{ src: 'sessionChanges' }, { src: 'locationChanges' }],
  initial: 'routing',
  on: {
    'session.signedIn': '.alreadySignedIn',
    'field.change': { actions: 'change' },
    'tab.choose': { actions: ['chooseTab', 'emitTab'] },
    'location.changed': [
      {
        guard: withEvent('isOtherTab'),
        actions: [withEvent('chooseTabInUrl'), withEvent('setDestination')],
      },
      { actions: withEvent('setDestination') },
    ],
  },
  states: {
    routing: {
      always: [{ guard: 'alreadyIn', target: 'alreadySignedIn' }, { target: 'editing' }],
    },
    editing: {
      on: {
        'form.submit': [
          { guard: 'valid', target: 'submitting' },
          { target: 'invalid', actions: 'showErrors' },
        ],
      },
    },
    invalid: {
      always: { guard: 'corrected', target: 'editing' },
      on: { 'form.submit': [{ guard: 'valid', target: 'submitting' }, { actions: 'showErrors' }] },
    },
    failed: {
      on: {
        'field.change': { target: 'editing', actions: 'change' },
        'tab.choose': { target: 'editing', actions: ['chooseTab', 'emitTab'] },
        'form.submit': [
          { guard: 'valid', target: 'submitting' },
          { target: 'invalid', actions: 'showErrors' },
        ],
      },
    },
    /** Too many attempts. The form can still be edited. */
    limited: limitedState(),
    submitting: {
      on: { 'field.change': {}, 'tab.choose': {} },
      initial: 'choosing',
      states: {
        choosing: { always: [{ guard: 'signingIn', target: 'signIn' }, { target: 'signUp' }] },
        signIn: {
          invoke: {
            src: 'signIn',
            input: ({ context }) => signInOf(context.draft),
            onDone: [
              {
                guard: withEvent('secondFactorDue'),
                target: '#auth.secondFactorDue',
                actions: ['clearPassword', withEvent('setChallenge')],
              },
              { target: '#auth.signedIn', actions: ['clearPassword', 'emitNewSession'] },
            ],
            onError: transitionWithError('#auth.refused'),
          },
        },
        signUp: {
          invoke: {
            src: 'signUp',
            input: ({ context }) => ({ ...signUpOf(context.draft), ...returnToEntry(context.destination) }),
            onDone: { target: '#auth.checkYourEmail', actions: ['clearPassword', 'emitCheckEmail'] },
            onError: transitionWithError('#auth.refused'),
          },
        },
      },
      after: onTimeout('refused'),
    },
    refused: {
      always: [
        { guard: 'refused', target: 'invalid', actions: 'showRefusal' },
        { guard: 'limited', target: 'limited', actions: 'startWait' },
        { target: 'failed' },
      ],
    },
    checkYourEmail: {
      on: { 'field.change': {}, 'tab.choose': {}, 'mail.correct': { target: 'editing', actions: 'endWait' } },
      initial: 'sent',
      states: {
        sent: { always: { target: 'waiting', actions: 'startResendWait' } },
        waiting: {
          always: { guard: 'waitOver', target: 'ready' },
          after: { countdownTick: { target: 'waiting', reenter: true, actions: 'countDown' } },
        },
        ready: { on: { 'mail.resend': 'resending' } },
        resending: {
          on: { 'mail.correct': {} },
          invoke: {
            src: 'resend',
            input: ({ context }) => linkRequest(context.draft.email, context.destination),
            onDone: { target: 'sent', actions: 'emitCheckEmail' },
            onError: transitionWithError('refused'),
          },
          after: onTimeout('refused'),
        },
        refused: {
          always: [
            { guard: 'limited', target: 'waiting', actions: 'startWait' },
            { target: 'ready', actions: 'emitResendFailed' },
          ],
        },
      },
    },
    secondFactorDue: { ...secondFactorDueState, on: { 'field.change': {}, 'tab.choose': {} } },
    signedIn: { ...signedInState, on: { ...signedInState.on, 'field.change': {}, 'tab.choose': {} } },
    alreadySignedIn: {
      entry: 'goOn',
      on: { 'session.signedIn': {}, 'field.change': {}, 'tab.choose': {} },
    },
  },
});
