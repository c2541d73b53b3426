import { assign, emit, setup } from 'xstate';
import { promiseNotProvided, withEvent } from '../../kit/index.ts';
import { documentNameMax, kindOfBytes, refusalOf } from '../model/index.ts';
import { drawId } from '../../model/world/index.ts';
import type { DocumentKind, DocumentPurpose, DocumentRefusal, PersistedDocument } from '../model/index.ts';
import type { ChosenFile, DocumentsEvent, DocumentsEmitted } from './documents.events.ts';

export interface DocumentsInput {
  /** Epoch milliseconds. */
  now: () => number;
  /** From 0 to below 1. */
  random: () => number;
}

export interface DocumentsContext extends DocumentsInput {
  /** Newest first. */
  documents: readonly PersistedDocument[];
  purpose: DocumentPurpose;
  file: ChosenFile | null;
  /** Detected from the first bytes of the chosen file. */
  kind: DocumentKind | null;
  refusal: DocumentRefusal | null;
  /** The last added document, or the one to remove. */
  subject: PersistedDocument | null;
}

const documentOf = ({ file, kind, purpose, now, random }: DocumentsContext): PersistedDocument => ({
  id: drawId(random, 16),
  name: (file?.name ?? '').slice(0, documentNameMax),
  size: file?.size ?? 0,
  kind: kind ?? 'pdf',
  purpose,
  addedAt: new Date(now()).toISOString(),
});

/**
 * Documents for applications, stored in this browser. A file is stored only after its size and its first bytes were
 * checked, because a name can promise any type. Nothing is removed without a confirmation.
 */
export const documentsMachine = setup({
  types: {
    context: {} as DocumentsContext,
    events: {} as DocumentsEvent,
    emitted: {} as DocumentsEmitted,
    input: {} as DocumentsInput,
  },
  actors: {
    /** Resolves with the stored documents; rejects if the browser has no storage. */
    loadDocuments: promiseNotProvided<readonly PersistedDocument[]>('loadDocuments'),
    /** Resolves with the first bytes of a file. */
    readHead: promiseNotProvided<Uint8Array, { file: ChosenFile }>('readHead'),
    /** Resolves once the file is stored; rejects if there is no space. */
    storeDocument: promiseNotProvided<void, { document: PersistedDocument; file: ChosenFile }>(
      'storeDocument',
    ),
    removeDocument: promiseNotProvided<void, { documentId: string }>('removeDocument'),
  },
  actions: {
    setDocuments: assign((_, { documents }: { documents: readonly PersistedDocument[] }) => ({
      documents: documents.toSorted((a, b) => (a.addedAt < b.addedAt ? 1 : -1)),
    })),
    choosePurpose: assign((_, { purpose }: { purpose: DocumentPurpose }) => ({ purpose })),
    setFile: assign(({ context }, { file }: { file: ChosenFile }) => ({
      file,
      kind: null,
      refusal: refusalOf(file, context.documents),
    })),
    setKind: assign((_, { head }: { head: Uint8Array }) => {
      const kind = kindOfBytes(head);
      return { kind, refusal: kind ? null : ('kind' as const) };
    }),
    setUnreadable: assign({ kind: null, refusal: 'kind' }),
    nameDocument: assign(({ context }) => ({ subject: documentOf(context) })),
    addDocument: assign(({ context: { documents, subject } }) => ({
      documents: subject ? [subject, ...documents] : documents,
      file: null,
    })),
    setSubject: assign(({ context }, { documentId }: { documentId: string }) => ({
      subject: context.documents.find(({ id }) => id === documentId) ?? null,
    })),
    dropDocument: assign(({ context: { documents, subject } }) => ({
      documents: documents.filter(({ id }) => id !== subject?.id),
    })),
    handOver: emit((_, { documentId }: { documentId: string }) => ({ type: 'document.save', documentId })),
  },
  guards: {
    refused: ({ context }) => context.refusal !== null,
    isPersisted: ({ context }, { documentId }: { documentId: string }) =>
      context.documents.some(({ id }) => id === documentId),
  },
}).createMachine({
  id: 'documents',
  context: ({ input }) => ({
    ...input,
    documents: [],
    purpose: 'dd214',
    file: null,
    kind: null,
    refusal: null,
    subject: null,
  }),
  initial: 'loading',
  states: {
    loading: {
      invoke: {
        src: 'loadDocuments',
        onDone: {
          target: 'ready',
          actions: { type: 'setDocuments', params: ({ event }) => ({ documents: event.output }) },
        },
        onError: 'loadFailed',
      },
    },
    loadFailed: { on: { 'load.retry': 'loading' } },
    ready: {
      initial: 'idle',
      on: {
        'purpose.choose': { actions: withEvent('choosePurpose') },
        'file.choose': {
          target: '.chosen',
          actions: withEvent('setFile'),
        },
        'document.save': {
          guard: withEvent('isPersisted'),
          actions: withEvent('handOver'),
        },
        'document.remove': {
          guard: withEvent('isPersisted'),
          target: '.confirmingRemoval',
          actions: withEvent('setSubject'),
        },
      },
      states: {
        idle: {},
        chosen: { always: [{ guard: 'refused', target: 'refused' }, { target: 'checking' }] },
        /** Detects the file's actual type. */
        checking: {
          on: { 'file.choose': {}, 'document.remove': {} },
          invoke: {
            src: 'readHead',
            input: ({ context }) => ({ file: context.file as ChosenFile }),
            onDone: {
              target: 'checked',
              actions: { type: 'setKind', params: ({ event }) => ({ head: event.output }) },
            },
            onError: { target: 'refused', actions: 'setUnreadable' },
          },
        },
        checked: {
          always: [
            { guard: 'refused', target: 'refused' },
            { target: 'storing', actions: 'nameDocument' },
          ],
        },
        /** The file was rejected. Another can be chosen. */
        refused: {},
        storing: {
          on: { 'file.choose': {}, 'document.remove': {} },
          invoke: {
            src: 'storeDocument',
            input: ({ context }) => ({
              document: context.subject as PersistedDocument,
              file: context.file as ChosenFile,
            }),
            onDone: { target: 'stored', actions: 'addDocument' },
            onError: 'storeFailed',
          },
        },
        stored: {},
        storeFailed: {},
        confirmingRemoval: {
          on: {
            'file.choose': {},
            'document.remove': {},
            'remove.confirm': 'removing',
            'remove.cancel': 'idle',
          },
        },
        removing: {
          on: { 'file.choose': {}, 'document.remove': {} },
          invoke: {
            src: 'removeDocument',
            input: ({ context }) => ({ documentId: context.subject?.id ?? '' }),
            onDone: { target: 'removed', actions: 'dropDocument' },
            onError: 'removeFailed',
          },
        },
        removed: {},
        removeFailed: {},
      },
    },
  },
});
