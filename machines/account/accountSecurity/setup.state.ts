import { failureHandlers, withEvent } from '../../kit/index.ts';
import { accountSecuritySetup } from './accountSecurity.setup.ts';

const { onTimeout, transitionWithError } = failureHandlers('setFactorProblem');

/** Shows the secret and asks for a code from the app. The factor is on only after that. */
export const setupState = accountSecuritySetup.createStateConfig({
  initial: 'editing',
  on: {
    'factor.cancel': { target: 'judging', actions: 'clearSetup' },
    'code.change': { target: '.editing', actions: withEvent('changeCode') },
  },
  states: {
    editing: {
      on: {
        'code.submit': [
          { guard: 'validCode', target: 'verifying' },
          { target: 'invalid', actions: 'showCodeError' },
        ],
      },
    },
    invalid: { on: { 'code.submit': { actions: 'showCodeError' } } },
    wrong: { on: { 'code.submit': { target: 'invalid', actions: 'showCodeError' } } },
    failed: { on: { 'code.submit': 'verifying' } },
    limited: {
      always: { guard: 'factorWaitOver', target: 'editing' },
      on: { 'code.change': { actions: withEvent('changeCode') } },
      after: { countdownTick: { target: 'limited', reenter: true, actions: 'countFactorDown' } },
    },
    verifying: {
      on: { 'factor.cancel': {}, 'code.change': {} },
      invoke: {
        src: 'verifyFactor',
        input: ({ context: { factor } }) => ({ id: factor.enrollment?.id ?? '', code: factor.code.trim() }),
        onDone: [
          {
            guard: withEvent('someCodes'),
            target: '#accountSecurity.factor.codes',
            actions: ['clearSetup', 'emitOn', 'emitAccountChanged', withEvent('setCodes')],
          },
          {
            target: '#accountSecurity.factor.on',
            actions: ['clearSetup', 'emitOn', 'emitAccountChanged'],
          },
        ],
        onError: transitionWithError('refused'),
      },
      after: onTimeout('refused'),
    },
    refused: {
      always: [
        { guard: 'factorProofDue', target: 'proving', actions: 'requestFactorProof' },
        { guard: 'wrongCode', target: 'wrong', actions: 'showWrong' },
        { guard: 'factorLimited', target: 'limited', actions: 'startFactorWait' },
        { target: 'failed' },
      ],
    },
    /** The session ended: the proof dialog is open, and the typed code is kept. */
    proving: {
      on: { 'factor.cancel': {}, 'code.change': {}, 'proof.given': 'verifying', 'proof.refused': 'failed' },
    },
  },
});
