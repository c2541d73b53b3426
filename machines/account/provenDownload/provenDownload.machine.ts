import { assign, emit, setup } from 'xstate';
import { onTimeout, promiseNotProvided, transitionWithError, withEvent } from '../../kit/index.ts';
import {
  problemMessage,
  problemOf,
  submitTimeoutMs,
  systemPhrase,
  unreachable,
  type Problem,
  type ProofEmitted,
  type ProofParentEvent,
  type ToastEmitted,
} from '../../system/model/index.ts';
import { isProofDue, proofReasonOf, type Account } from '../model/index.ts';

/** Events from the page. */
export type ProvenDownloadParentEvent =
  | ProofParentEvent
  /** Downloads a file of this site. */
  | { type: 'download.start'; href: string };

export type ProvenDownloadEmitted =
  | ProofEmitted
  | ToastEmitted
  /** The server will answer: the browser should download the file. */
  | { type: 'download.ready'; href: string };

type Proof = Pick<Account, 'provenUntil'>;

export interface ProvenDownloadContext {
  href: string;
  /** Why the last attempt failed. */
  problem: Problem;
}

/**
 * A download that the server answers only after a recent proof of identity. The browser makes the call, so nobody could
 * repeat it after a refusal: the proof is looked at before, and asked for if it is missing.
 */
export const provenDownloadMachine = setup({
  types: {
    context: {} as ProvenDownloadContext,
    events: {} as ProvenDownloadParentEvent,
    emitted: {} as ProvenDownloadEmitted,
  },
  actors: {
    /** Resolves with the account of the signed-in person, rejects with a Problem. */
    loadProof: promiseNotProvided<Proof>('loadProof'),
  },
  actions: {
    setHref: assign((_, { href }: { href: string }) => ({ href })),
    setProblem: assign((_, { error }: { error: unknown }) => ({ problem: problemOf(error) })),
    setProofDue: assign({ problem: { status: 403, code: 'proof_required' } }),
    requestProof: emit(({ context }) => ({ type: 'proof.request', reason: proofReasonOf(context.problem) })),
    emitReady: emit(({ context: { href } }) => ({ type: 'download.ready', href })),
    emitFailed: emit(({ context: { problem } }) => ({
      type: 'page.toast',
      toast: {
        title: systemPhrase('downloadFailed'),
        description: problemMessage(problem),
        tone: 'destructive',
      },
    })),
  },
  guards: {
    isProven: (_, { output }: { output: Proof }) => output.provenUntil !== null,
    proofDue: ({ context }) => isProofDue(context.problem),
  },
  delays: { submitTimeout: submitTimeoutMs },
}).createMachine({
  id: 'provenDownload',
  context: { href: '', problem: unreachable },
  initial: 'idle',
  on: { 'download.start': { target: '.asking', actions: withEvent('setHref') } },
  states: {
    idle: {},
    /** Asks the server how old the proof is. */
    asking: {
      invoke: {
        src: 'loadProof',
        onDone: [
          { guard: withEvent('isProven'), target: 'idle', actions: 'emitReady' },
          { target: 'refused', actions: 'setProofDue' },
        ],
        onError: transitionWithError('refused'),
      },
      after: onTimeout('refused'),
    },
    refused: {
      always: [
        { guard: 'proofDue', target: 'proving', actions: 'requestProof' },
        { target: 'idle', actions: 'emitFailed' },
      ],
    },
    /** The proof dialog is open. Who closes it downloads nothing. */
    proving: { on: { 'proof.given': 'asking', 'proof.refused': 'idle' } },
  },
});
