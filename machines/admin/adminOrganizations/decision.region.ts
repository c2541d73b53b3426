import { failureHandlers, withEvent } from '../../kit/index.ts';
import { adminOrganizationsSetup, decisionCall } from './adminOrganizations.setup.ts';

const { onTimeout, transitionWithError } = failureHandlers('setActionProblem');

const writing = {
  'reason.change': { target: 'writing', actions: withEvent('writeReason') },
  'form.submit': [
    { guard: 'valid', target: 'working' },
    { target: 'invalid', actions: 'showErrors' },
  ],
  'form.cancel': 'idle',
} as const;

/** Writes and makes one decision at a time. */
export const decisionRegion = adminOrganizationsSetup.createStateConfig({
  initial: 'idle',
  states: {
    idle: {
      on: { 'organization.decide': { guard: 'mayDecide', target: 'writing', actions: 'startDeciding' } },
    },
    writing: { on: writing },
    invalid: { on: writing },
    /** Rejected for another cause than the reason, or without an answer. */
    failed: { on: writing },
    working: {
      invoke: {
        src: 'decide',
        input: ({ context }) => decisionCall(context),
        onDone: { target: 'idle', actions: ['dropDecided', 'emitDecided'] },
        onError: transitionWithError('refused'),
      },
      after: onTimeout('refused'),
    },
    refused: {
      always: [
        { guard: 'proofDue', target: 'proving', actions: 'requestProof' },
        { guard: 'outdated', target: 'outdated', actions: 'emitFailed' },
        { guard: 'refusedFields', target: 'invalid', actions: 'showRefusal' },
        { target: 'failed' },
      ],
    },
    outdated: { always: { target: 'idle', actions: 'dropDecided' } },
    /** The proof dialog is open. The same call is repeated afterwards. */
    proving: { on: { 'proof.given': 'working', 'proof.refused': 'failed' } },
  },
});
