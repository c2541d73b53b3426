import { failureHandlers, withEvent } from '../../kit/index.ts';
import { decisionStates } from '../../reviews/decision/decisionStates.ts';
import { receivedApplicationsSetup } from './receivedApplications.setup.ts';

const { transitionWithError, onTimeout } = failureHandlers('setDecisionProblem');

const { writing, ...states } = decisionStates({ 'decision.overtaken': 'overtaken' });

/** The decision on the open application. It needs the server: nothing is displayed as decided before it is stored. */
export const decisionRegion = receivedApplicationsSetup.createStateConfig({
  initial: 'writing',
  states: {
    ...states,
    writing,
    sending: {
      entry: 'forgetChange',
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
    /** Somebody else was faster: the application stands elsewhere now. */
    overtaken: writing,
  },
});
