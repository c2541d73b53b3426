import { failureHandlers, withEvent } from '../../kit/index.ts';
import { receivedApplicationsSetup } from './receivedApplications.setup.ts';

const { transitionWithError, onTimeout } = failureHandlers('setDecisionProblem');

const choose = { guard: 'mayReview', actions: withEvent('choose') } as const;
const writing = {
  on: {
    'decision.choose': choose,
    'words.change': { guard: 'mayReview', actions: withEvent('write') },
    'decision.send': { guard: 'canSend', target: 'sending', actions: 'prepareDecision' },
    'decision.undo': { guard: 'canUndo', target: 'sending', actions: 'prepareUndo' },
    'decision.overtaken': 'overtaken',
  },
} as const;
const chosenAnew = {
  on: { ...writing.on, 'decision.choose': { ...choose, target: 'writing' } },
} as const;

/** The decision on the open application. It needs the server: nothing is displayed as decided before it is stored. */
export const decisionRegion = receivedApplicationsSetup.createStateConfig({
  initial: 'writing',
  states: {
    writing,
    notStored: chosenAnew,
    /** Decided, or taken back. */
    stored: chosenAnew,
    sending: {
      entry: 'forgetChange',
      invoke: {
        src: 'sendCommand',
        input: ({ context }) => ({ command: context.command! }),
        onDone: [
          {
            guard: 'closesItself',
            target: 'closing',
            actions: [withEvent('receiveResult'), 'emitClosingNotice'],
          },
          { target: 'stored', actions: withEvent('receiveResult') },
        ],
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
    /** Shown as decided, and then closed. */
    closing: {
      on: { 'row.step': {}, 'row.close': {} },
      after: {
        recorded: {
          target: '#receivedApplications.open.detail.deciding',
          actions: ['emitClosed', 'close'],
        },
      },
    },
    /** Somebody else was faster: the application stands elsewhere now. */
    overtaken: writing,
  },
});
