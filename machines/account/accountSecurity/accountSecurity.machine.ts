import { withEvent } from '../../kit/index.ts';
import { passwordMinLengthOf } from '../model/index.ts';
import { unreachable } from '../../system/model/index.ts';
import { accountSecuritySetup } from './accountSecurity.setup.ts';
import { factorRegion } from './factor.region.ts';
import { provenCall } from '../../kit/provenCall.ts';
import type { AccountSecurityContext } from './accountSecurity.setup.ts';

/** Changes the password, or sets the first one of an account without a password. */
const passwordRegion = accountSecuritySetup.createStateConfig({
  initial: 'idle',
  on: { 'password.cancel': { target: '.idle', actions: 'clearPassword' } },
  states: {
    idle: { on: { 'password.edit': 'editing' } },
    editing: {
      on: {
        'password.change': {
          actions: {
            type: 'setPassword',
            params: ({ event }) => ({ value: event.value, error: null, reasons: [] }),
          },
        },
        'password.submit': [
          { guard: 'validPassword', target: 'saving' },
          { target: 'invalid', actions: 'showPasswordError' },
        ],
      },
    },
    invalid: {
      on: {
        'password.change': {
          target: 'editing',
          actions: {
            type: 'setPassword',
            params: ({ event }) => ({ value: event.value, error: null, reasons: [] }),
          },
        },
        'password.submit': [{ guard: 'validPassword', target: 'saving' }, { actions: 'showPasswordError' }],
      },
    },
    failed: {
      on: {
        'password.change': {
          target: 'editing',
          actions: { type: 'setPassword', params: ({ event }) => ({ value: event.value }) },
        },
        'password.submit': 'saving',
      },
    },
    limited: {
      always: { guard: 'passwordWaitOver', target: 'editing' },
      on: {
        'password.change': {
          actions: { type: 'setPassword', params: ({ event }) => ({ value: event.value }) },
        },
      },
      after: { countdownTick: { target: 'limited', reenter: true, actions: 'countPasswordDown' } },
    },
    /** The proof dialog is open; the typed password is kept. */
    ...provenCall({
      name: 'password',
      state: 'saving',
      src: 'changeAccount',
      request: (context: AccountSecurityContext) => ({ password: context.password.value }),
      done: { target: 'idle', actions: ['clearPassword', 'emitPasswordSaved', 'emitAccountChanged'] },
      failed: 'failed',
      refused: [
        { guard: 'weakPassword', target: 'invalid', actions: 'showPasswordRefusal' },
        { guard: 'passwordLimited', target: 'limited', actions: 'startPasswordWait' },
        { target: 'failed' },
      ],
      held: { 'password.cancel': {} },
    }),
  },
});

export type { AccountSecurityContext, AccountSecurityInput } from './accountSecurity.setup.ts';

/**
 * Password and second factor of the signed-in person. Every change needs a recent proof of identity, and everything entered stays
 * while the person proves it. New recovery codes are shown until they are saved, because they can't be shown again.
 */
export const accountSecurityMachine = accountSecuritySetup.createMachine({
  id: 'accountSecurity',
  type: 'parallel',
  context: ({ input }) => ({
    account: input.account,
    password: {
      value: '',
      error: null,
      reasons: [],
      minLength: passwordMinLengthOf(input.account.role, input.passwordMinLength),
      attempt: 0,
      waitSeconds: 0,
      problem: unreachable,
    },
    factor: {
      enrollment: null,
      code: '',
      codeError: null,
      attempt: 0,
      waitSeconds: 0,
      problem: unreachable,
      selected: '',
      recoveryCodes: [],
    },
  }),
  invoke: { src: 'accountChanges' },
  on: { 'account.changed': { actions: withEvent('setAccount') } },
  states: { password: passwordRegion, factor: factorRegion },
});
