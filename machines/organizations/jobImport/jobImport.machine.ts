import { onTimeout, withEvent, transitionWithError, promiseNotProvided } from '../../kit/index.ts';
import {
  unreachable,
  countdownTickMs,
  isLimited,
  retryAfterOf,
  submitTimeoutMs,
} from '../../system/model/index.ts';
import type { Problem, IntlConfig } from '../../system/model/index.ts';
import { assign, emit, setup } from 'xstate';
import { mayImportJobs } from '../model/index.ts';
import type { ListingsOwner } from '../model/index.ts';
import type { JobFile, JobImportEmitted, JobImportEvent, JobImportParentEvent } from './jobImport.events.ts';
import { callSetup } from '../../kit/provenCall.ts';

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

type Event = JobImportEvent | JobImportParentEvent;
const calls = callSetup<JobImportContext, Event>()('');

/** Types, actors, actions, guards and delays of the import of jobs. */
const jobImportSetup = setup({
  types: {
    context: {} as JobImportContext,
    events: {} as Event,
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
    ...calls.actions,
    setOwner: assign((_, { output }: { output: ListingsOwner }) => ({ owner: output })),
    setFile: assign(({ context }, { file }: { file: JobFile }) => ({ file, key: context.newId() })),
    removeFile: assign({ file: null }),
    setImported: assign((_, { output }: { output: { imported: number } }) => ({
      imported: output.imported,
      file: null,
    })),
    startWait: assign(({ context }) => ({ waitSeconds: retryAfterOf(context.problem) })),
    countDown: assign(({ context }) => ({ waitSeconds: context.waitSeconds - 1 })),
    saveExample: emit(({ context }) => ({
      type: 'page.saveFile',
      file: { name: 'jobs.csv', mediaType: 'text/csv', text: context.exampleFile },
    })),
  },
  guards: {
    ...calls.guards,
    mayImportJobs: ({ context: { owner } }) => owner !== null && mayImportJobs(owner),
    hasFile: ({ context }) => context.file !== null,
    missing: ({ context }) => context.problem.status === 404,
    limited: ({ context }) => isLimited(context.problem),
    brokenLines: ({ context }) => context.problem.code === 'import_refused',
    waitOver: ({ context }) => context.waitSeconds <= 0,
  },
  delays: { ...calls.delays, importTimeout: importTimeoutMs, countdownTick: countdownTickMs },
});

const choosing = {
  'file.choose': { target: 'chosen', actions: withEvent('setFile') },
  'example.save': { actions: 'saveExample' },
} as const;
const chosen = {
  ...choosing,
  'file.remove': { target: 'choosing', actions: 'removeFile' },
  'form.submit': { guard: 'hasFile', target: 'sending' },
} as const;

/**
 * Adds jobs from a CSV file, all of them or none. A file with broken lines stays chosen next to the report, and a corrected
 * one takes its place.
 */
export const jobImportMachine = jobImportSetup.createMachine({
  id: 'jobImport',
  context: ({ input: { slug, exampleFile, intl, now, newId } }) => ({
    slug,
    exampleFile,
    owner: null,
    file: null,
    key: '',
    newId,
    imported: 0,
    problem: unreachable,
    waitSeconds: 0,
    intl: { ...intl, now: now() },
  }),
  initial: 'loading',
  states: {
    loading: {
      invoke: {
        src: 'loadOwner',
        input: ({ context: { slug } }) => ({ slug }),
        onDone: { target: 'routing', actions: withEvent('setOwner') },
        onError: transitionWithError('notLoaded'),
      },
      after: onTimeout('notLoaded'),
    },
    routing: { always: [{ guard: 'mayImportJobs', target: 'choosing' }, { target: 'closed' }] },
    notLoaded: {
      always: [
        { guard: 'proofDue', target: 'loadFailed', actions: 'requestProof' },
        { guard: 'missing', target: 'missing' },
        { target: 'loadFailed' },
      ],
    },
    /** There is no such organization, or the person doesn't work there. */
    missing: {},
    loadFailed: { on: { 'page.retry': 'loading', 'proof.given': 'loading' } },
    /** Role, status or kind of the organization don't allow it. */
    closed: {},
    choosing: { on: choosing },
    chosen: { on: chosen },
    sending: {
      invoke: {
        src: 'importJobs',
        input: ({ context: { owner, file, key } }) => ({
          organizationId: owner?.organization.id ?? '',
          file: file ?? { name: '', size: 0 },
          key,
        }),
        onDone: { target: 'done', actions: withEvent('setImported') },
        onError: transitionWithError('refused'),
      },
      after: {
        importTimeout: {
          target: 'refused',
          actions: { type: 'setProblem', params: { error: unreachable } },
        },
      },
    },
    refused: {
      always: [
        { guard: 'proofDue', target: 'proving', actions: 'requestProof' },
        { guard: 'limited', target: 'limited', actions: 'startWait' },
        { guard: 'brokenLines', target: 'broken' },
        { target: 'failed' },
      ],
    },
    /** Lines are broken, and nothing was added. */
    broken: { on: chosen },
    /** Refused for another reason, or without an answer. */
    failed: { on: chosen },
    /** Too many attempts. */
    limited: {
      always: { guard: 'waitOver', target: 'chosen' },
      on: { 'example.save': choosing['example.save'] },
      after: { countdownTick: { target: 'limited', reenter: true, actions: 'countDown' } },
    },
    /** The session ended: the sign-in dialog is open. The same file is sent afterwards. */
    proving: { on: { 'proof.given': 'sending', 'proof.refused': 'failed' } },
    done: { on: choosing },
  },
});
