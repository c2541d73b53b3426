import { failureHandlers, withEvent } from '../../kit/index.ts';
import { accountSecuritySetup } from './accountSecurity.setup.ts';
import { setupState } from './setup.state.ts';
import { provenCall } from '../../kit/provenCall.ts';

const { onTimeout, transitionWithError } = failureHandlers('setFactorProblem');

/** After a rejected call: repeats it after a proof, or leaves the second factor on. */
const backToOn = {
  refused: accountSecuritySetup.createStateConfig({
    always: [
      { guard: 'factorProofDue', target: 'proving', actions: 'requestFactorProof' },
      { target: '#accountSecurity.factor.on', actions: ['emitFactorFailed', 'emitAccountChanged'] },
    ],
  }),
  proving: accountSecuritySetup.createStateConfig({
    on: {
      'proof.given': 'calling',
      'proof.refused': { target: '#accountSecurity.factor.on', actions: 'emitFactorFailed' },
    },
  }),
};

/** The second factor: off, in setup, showing its recovery codes once, or on. */
export const factorRegion = accountSecuritySetup.createStateConfig({
  initial: 'routing',
  states: {
    routing: { always: [{ guard: 'anyFactor', target: 'on' }, { target: 'off' }] },
    off: {
      on: {
        'factor.enroll': 'enrolling',
        'account.changed': {
          target: 'routing',
          actions: withEvent('setAccount'),
        },
      },
    },
    on: {
      on: {
        'factor.enroll': 'enrolling',
        'factor.turnOff': { guard: 'knownFactor', target: 'confirmingOff', actions: 'setSelected' },
        'codes.renew': 'confirmingRenewal',
        'account.changed': {
          target: 'routing',
          actions: withEvent('setAccount'),
        },
      },
    },
    enrolling: {
      initial: 'calling',
      states: {
        ...provenCall({
          name: 'factor',
          state: 'calling',
          src: 'enroll',
          done: {
            target: '#accountSecurity.factor.setup',
            actions: withEvent('setEnrollment'),
          },
          failed: { target: '#accountSecurity.factor.routing', actions: 'emitFactorFailed' },
        }),
      },
    },
    setup: setupState,
    /** Has no way out but `codes.keep`, because the codes are never shown again. */
    codes: {
      on: {
        'codes.print': { actions: 'print' },
        'codes.keep': { target: 'on', actions: 'clearCodes' },
      },
    },
    confirmingOff: { on: { 'action.confirm': 'turningOff', 'action.cancel': 'on' } },
    turningOff: {
      initial: 'calling',
      states: {
        calling: {
          invoke: {
            src: 'removeFactor',
            input: ({ context }) => ({ id: context.factor.selected }),
            onDone: {
              target: '#accountSecurity.factor.routing',
              actions: ['dropFactor', 'emitOff', 'emitAccountChanged'],
            },
            onError: transitionWithError('refused'),
          },
          after: onTimeout('refused'),
        },
        ...backToOn,
      },
    },
    confirmingRenewal: { on: { 'action.confirm': 'renewing', 'action.cancel': 'on' } },
    renewing: {
      initial: 'calling',
      states: {
        calling: {
          invoke: {
            src: 'renewCodes',
            onDone: {
              target: '#accountSecurity.factor.codes',
              actions: [withEvent('setCodes'), 'emitAccountChanged'],
            },
            onError: transitionWithError('refused'),
          },
          after: onTimeout('refused'),
        },
        ...backToOn,
      },
    },
  },
});
