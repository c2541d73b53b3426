import { failureHandlers, withEvent } from '../../kit/index.ts';
import { receivedApplicationsSetup } from './receivedApplications.setup.ts';

const { transitionWithError, onTimeout } = failureHandlers('setDecisionProblem');

const writing = {
  'decision.choose': { guard: 'mayReview', actions: 'choose' },
  'words.change': { guard: 'mayReview', actions: 'write' },
  'decision.send': { guard: 'canSend', target: 'sending', actions: 'prepareDecision' },
  'decision.undo': { guard: 'canUndo', target: 'sending', actions: 'prepareUndo' },
  'decision.overtaken': 'overtaken',
} as const;

/** The decision on the open application. It needs the server: nothing is displayed as decided before it is stored. */
export const decisionRegion = receivedApplicationsSetup.createStateConfig({
  initial: 'writing',
  states: {
    writing: { on: writing },
    sending: {
      invoke: {
        src: 'sendCommand',
        input: ({ context }) => ({ command: context.command! }),
        onDone: { target: 'stored', actions: withEvent('receiveResult') },
        onError: transitionWithError('refused'),
      },
      after: onTimeout('refused'),
    },
    refused: {
      always: [
        { guard: 'decisionProofDue', target: 'proving', actions: 'requestDecisionProof' },
        { guard: 'isOvertaken', target: 'overtaken' },
        { target: 'notStored' },
      ],
    },
    /** The session ended: the sign-in dialog is open, and what was written is kept. */
    proving: { on: { 'proof.given': 'sending', 'proof.refused': 'notStored' } },
    notStored: {
      on: { ...writing, 'decision.choose': { ...writing['decision.choose'], target: 'writing' } },
    },
    /** Somebody else was faster: the application stands elsewhere now. */
    overtaken: { on: writing },
    /** Decided, or taken back. */
    stored: { on: { ...writing, 'decision.choose': { ...writing['decision.choose'], target: 'writing' } } },
  },
});
