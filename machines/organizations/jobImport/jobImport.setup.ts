import { assign, emit, setup } from 'xstate';
import { isProofDue, proofReasonOf } from '../../account/model/index.ts';
import { promiseNotProvided } from '../../kit/index.ts';
import {
  countdownTickMs,
  isLimited,
  problemOf,
  retryAfterOf,
  submitTimeoutMs,
} from '../../system/model/index.ts';
import type { Problem, IntlConfig } from '../../system/model/index.ts';
import { mayImportJobs } from '../model/index.ts';
import type { ListingsOwner } from '../model/index.ts';
import type { JobFile, JobImportEmitted, JobImportEvent, JobImportParentEvent } from './jobImport.events.ts';

export interface JobImportCall {
  organizationId: string;
  file: JobFile;
  /** Idempotency key: the same file again adds nothing more. */
  key: string;
}
export interface JobImportInput {
  slug: string;
  /** Text of a CSV file to start from. */
  exampleFile: string;
  intl: Pick<IntlConfig, 'locale' | 'timeZone'>;
  /** Epoch milliseconds. */
  now: () => number;
  /** Returns a new idempotency key. */
  newId: () => string;
}
export interface JobImportContext extends Pick<JobImportInput, 'newId'> {
  slug: string;
  exampleFile: string;
  /** Null until it is loaded. */
  owner: ListingsOwner | null;
  file: JobFile | null;
  /** Of the chosen file: sending it again, because no answer came, must not add its jobs twice. */
  key: string;
  /** How many drafts were added. */
  imported: number;
  /** Why the last call failed. */
  problem: Problem;
  /** Seconds until the next attempt. */
  waitSeconds: number;
  intl: IntlConfig;
}

/** Longest time that the server may take for the largest file, in milliseconds. */
const importTimeoutMs = 4 * submitTimeoutMs;

/** Types, actors, actions, guards and delays of the import of jobs. */
export const jobImportSetup = setup({
  types: {
    context: {} as JobImportContext,
    events: {} as JobImportEvent | JobImportParentEvent,
    emitted: {} as JobImportEmitted,
    input: {} as JobImportInput,
  },
  actors: {
    /** Rejects with 404 for whoever doesn't work there. */
    loadOwner: promiseNotProvided<ListingsOwner, { slug: string }>('loadOwner'),
    /** Rejects with a Problem; for broken lines with 422 and an error for each. */
    importJobs: promiseNotProvided<{ imported: number }, JobImportCall>('importJobs'),
  },
  actions: {
    setOwner: assign((_, { output }: { output: ListingsOwner }) => ({ owner: output })),
    setFile: assign(({ context }, { file }: { file: JobFile }) => ({ file, key: context.newId() })),
    removeFile: assign({ file: null }),
    setImported: assign((_, { output }: { output: { imported: number } }) => ({
      imported: output.imported,
      file: null,
    })),
    setProblem: assign((_, { error }: { error: unknown }) => ({ problem: problemOf(error) })),
    startWait: assign(({ context }) => ({ waitSeconds: retryAfterOf(context.problem) })),
    countDown: assign(({ context }) => ({ waitSeconds: context.waitSeconds - 1 })),
    saveExample: emit(({ context }) => ({
      type: 'page.saveFile',
      file: { name: 'jobs.csv', mediaType: 'text/csv', text: context.exampleFile },
    })),
    requestProof: emit(({ context }) => ({ type: 'proof.request', reason: proofReasonOf(context.problem) })),
  },
  guards: {
    mayImportJobs: ({ context: { owner } }) => owner !== null && mayImportJobs(owner),
    hasFile: ({ context }) => context.file !== null,
    proofDue: ({ context }) => isProofDue(context.problem),
    missing: ({ context }) => context.problem.status === 404,
    limited: ({ context }) => isLimited(context.problem),
    brokenLines: ({ context }) => context.problem.code === 'import_refused',
    waitOver: ({ context }) => context.waitSeconds <= 0,
  },
  delays: {
    submitTimeout: submitTimeoutMs,
    importTimeout: importTimeoutMs,
    countdownTick: countdownTickMs,
  },
});
