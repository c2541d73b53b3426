import { withEvent, failureHandlers } from '../../kit/index.ts';
import { unreachable } from '../../system/model/index.ts';
import { accountProfileSetup } from './accountProfile.setup.ts';
import { emailRegion } from './email.region.ts';

const { onTimeout, transitionWithError } = failureHandlers('setNameProblem');

/** The name. Takes effect as soon as it is saved. */
const nameRegion = accountProfileSetup.createStateConfig({
  initial: 'editing',
  on: {
    'name.change': { target: '.editing', actions: withEvent('changeName') },
  },
  states: {
    editing: {
      on: {
        'name.submit': [
          { guard: 'validName', target: 'saving' },
          { target: 'invalid', actions: 'showNameError' },
        ],
      },
    },
    invalid: {
      on: { 'name.submit': [{ guard: 'validName', target: 'saving' }, { actions: 'showNameError' }] },
    },
    failed: { on: { 'name.submit': 'saving' } },
    saving: {
      on: { 'name.change': {} },
      invoke: {
        src: 'changeAccount',
        input: ({ context }) => ({ fullName: context.name.value.trim() }),
        onDone: { target: 'editing', actions: ['emitNameSaved', 'emitAccountChanged', 'emitNewSession'] },
        onError: transitionWithError('refused'),
      },
      after: onTimeout('refused'),
    },
    refused: {
      always: [
        { guard: 'nameProofDue', target: 'proving', actions: 'requestNameProof' },
        { guard: 'nameRefused', target: 'invalid', actions: 'showNameRefusal' },
        { target: 'failed' },
      ],
    },
    /** The session ended: the proof dialog is open, and the typed name is kept. */
    proving: { on: { 'name.change': {}, 'proof.given': 'saving', 'proof.refused': 'failed' } },
  },
});

export type { AccountProfileContext, AccountProfileInput } from './accountProfile.setup.ts';

const untouched = { error: null, attempt: 0, problem: unreachable };

/**
 * Name and email of the signed-in person. The two forms have their own states, so one can fail while the other is
 * edited.
 */
export const accountProfileMachine = accountProfileSetup.createMachine({
  id: 'accountProfile',
  type: 'parallel',
  context: ({ input: { account, canVerify = false } }) => ({
    account,
    canVerify,
    name: { ...untouched, value: account.fullName ?? '' },
    email: { ...untouched, value: '' },
    waitSeconds: 0,
  }),
  invoke: [{ src: 'accountChanges' }, { src: 'methodsChanges' }],
  on: {
    'account.changed': { actions: withEvent('setAccount') },
    'methods.known': { actions: withEvent('setMethods') },
  },
  states: { name: nameRegion, email: emailRegion },
});
