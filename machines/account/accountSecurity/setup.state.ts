import { withEvent } from '../../kit/index.ts';
import { accountSecuritySetup } from './accountSecurity.setup.ts';
import { provenCall } from '../../kit/provenCall.ts';
import type { AccountSecurityContext } from './accountSecurity.setup.ts';

/** Shows the secret and asks for a code from the app. The factor is on only after that. */
export const setupState = accountSecuritySetup.createStateConfig({
  initial: 'editing',
  on: {
    'factor.cancel': { target: 'routing', actions: 'clearSetup' },
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
    /** The session ended: the proof dialog is open, and the typed code is kept. */
    ...provenCall({
      name: 'factor',
      state: 'verifying',
      src: 'verifyFactor',
      request: ({ factor }: AccountSecurityContext) => ({
        id: factor.enrollment?.id ?? '',
        code: factor.code.trim(),
      }),
      done: [
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
      failed: 'failed',
      refused: [
        { guard: 'wrongCode', target: 'wrong', actions: 'showWrong' },
        { guard: 'factorLimited', target: 'limited', actions: 'startFactorWait' },
        { target: 'failed' },
      ],
      held: { 'factor.cancel': {}, 'code.change': {} },
    }),
  },
});
