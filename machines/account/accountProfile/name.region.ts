import { failureHandlers, withEvent } from '../../kit/index.ts';
import { accountProfileSetup } from './accountProfile.setup.ts';

const { onTimeout, transitionWithError } = failureHandlers('setNameProblem');

/** The name. Takes effect as soon as it is saved. */
export const nameRegion = accountProfileSetup.createStateConfig({
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
