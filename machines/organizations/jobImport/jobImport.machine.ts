import { onTimeout, withEvent, transitionWithError } from '../../kit/index.ts';
import { unreachable } from '../../system/model/index.ts';
import { jobImportSetup } from './jobImport.setup.ts';

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
        onDone: { target: 'arriving', actions: withEvent('setOwner') },
        onError: transitionWithError('notLoaded'),
      },
      after: onTimeout('notLoaded'),
    },
    arriving: { always: [{ guard: 'mayImportJobs', target: 'choosing' }, { target: 'closed' }] },
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
