import { failureHandlers, withEvent } from '../../kit/index.ts';
import { adminReportsSetup, decisionCall } from './adminReports.setup.ts';

const { onTimeout, transitionWithError } = failureHandlers('setActionProblem');

const writing = {
  'reason.change': { target: 'writing', actions: withEvent('writeReason') },
  'form.submit': { guard: 'valid', target: 'working' },
  'form.cancel': 'idle',
} as const;
const decide = { guard: 'mayDecide', target: 'writing', actions: 'startDeciding' } as const;

/** Writes and makes one decision at a time. */
export const decisionRegion = adminReportsSetup.createStateConfig({
  initial: 'idle',
  on: { 'status.choose': '.idle' },
  states: {
    idle: { on: { 'report.decide': decide } },
    writing: { on: writing },
    /** Rejected, or without an answer. */
    failed: { on: writing },
    working: {
      invoke: {
        src: 'decide',
        input: ({ context }) => decisionCall(context),
        onDone: { target: 'idle', actions: ['setDecided', 'dropDecided'] },
        onError: transitionWithError('refused'),
      },
      after: onTimeout('refused'),
    },
    refused: {
      always: [
        { guard: 'proofDue', target: 'proving', actions: 'requestProof' },
        { guard: 'outdated', target: 'overtaken', actions: 'dropDecided' },
        { target: 'failed' },
      ],
    },
    /** The proof dialog is open. The same call is repeated afterwards. */
    proving: { on: { 'proof.given': 'working', 'proof.refused': 'failed' } },
    /** Another administrator was faster. */
    overtaken: { on: { 'report.decide': decide } },
  },
});
