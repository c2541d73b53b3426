import { assign, emit, setup } from 'xstate';
import { onTimeout, promiseNotProvided, transitionWithError, withEvent } from '../../kit/index.ts';
import {
  problemMessage,
  systemPhrase,
  unreachable,
  type Problem,
  type ProofEmitted,
  type ProofParentEvent,
  type ToastEmitted,
  toast,
} from '../../system/model/index.ts';
import type { Account } from '../model/index.ts';
import { callSetup } from '../../kit/provenCall.ts';

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

const calls = callSetup<ProvenDownloadContext, ProvenDownloadParentEvent>()('');

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
    ...calls.actions,
    setHref: assign((_, { href }: { href: string }) => ({ href })),
    setProofDue: assign({ problem: { status: 403, code: 'proof_required' } }),
    emitReady: emit(({ context: { href } }) => ({ type: 'download.ready', href })),
    emitFailed: emit(({ context: { problem } }) =>
      toast(systemPhrase('downloadFailed'), problemMessage(problem), 'destructive'),
    ),
  },
  guards: { ...calls.guards, isProven: (_, { output }: { output: Proof }) => output.provenUntil !== null },
  delays: calls.delays,
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
