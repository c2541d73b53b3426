import { assign, emit, enqueueActions, setup } from 'xstate';
import { promiseNotProvided, withEvent } from '../../kit/index.ts';
import { changedList, documentNameMax, kindOfBytes, refusalOf, withLocal } from '../model/index.ts';
import { randomId } from '../../model/world/index.ts';
import type {
  DocumentKind,
  DocumentList,
  DocumentPurpose,
  DocumentRefusal,
  StoredDocument,
} from '../model/index.ts';
import type {
  ChosenFile,
  DocumentsEvent,
  DocumentsEmitted,
  DocumentsParentEvent,
} from './documents.events.ts';

export interface DocumentsInput {
  /** The account's list of documents. Null: there is none but this browser's. @default null */
  list?: DocumentList | null;
  /** Epoch milliseconds. */
  now: () => number;
  /** From 0 to below 1. */
  random: () => number;
}

export interface DocumentsContext extends Required<DocumentsInput> {
  /** Newest first. */
  documents: readonly StoredDocument[];
  /** Ids of those whose file is on another device. */
  away: readonly string[];
  purpose: DocumentPurpose;
  file: ChosenFile | null;
  /** Detected from the first bytes of the chosen file. */
  kind: DocumentKind | null;
  refusal: DocumentRefusal | null;
  /** The last added document, or the one to remove. */
  subject: StoredDocument | null;
}

const hereOf = ({ documents, away }: DocumentsContext) => documents.filter(({ id }) => !away.includes(id));

const idsOf = (documents: readonly StoredDocument[]) =>
  documents
    .map(({ id }) => id)
    .toSorted()
    .join(' ');

const newestFirst = (documents: readonly StoredDocument[]) =>
  documents.toSorted((a, b) => (a.addedAt < b.addedAt ? 1 : -1));

/** A file that is listed already was chosen again to have it on this device as well. */
const listedAs = ({ documents, file }: DocumentsContext) =>
  documents.find(({ name, size }) => name === file?.name && size === file.size);

const documentOf = ({ file, kind, purpose, now, random }: DocumentsContext): StoredDocument => ({
  id: randomId(random, 16),
  name: (file?.name ?? '').slice(0, documentNameMax),
  size: file?.size ?? 0,
  kind: kind ?? 'pdf',
  purpose,
  addedAt: new Date(now()).toISOString(),
});

/**
 * Documents for applications, stored in this browser. An account has the list of them, so that other devices show what is
 * there, and where a file is missing. A file is stored only after its size and its first bytes were
 * checked, because a name can promise any type. Nothing is removed without a confirmation.
 */
export const documentsMachine = setup({
  types: {
    context: {} as DocumentsContext,
    events: {} as DocumentsEvent | DocumentsParentEvent,
    emitted: {} as DocumentsEmitted,
    input: {} as DocumentsInput,
  },
  actors: {
    /** Resolves with the stored documents; rejects if the browser has no storage. */
    loadDocuments: promiseNotProvided<readonly StoredDocument[]>('loadDocuments'),
    /** Resolves with the first bytes of a file. */
    readHead: promiseNotProvided<Uint8Array, { file: ChosenFile }>('readHead'),
    /** Resolves once the file is stored; rejects if there is no space. */
    storeDocument: promiseNotProvided<void, { document: StoredDocument; file: ChosenFile }>('storeDocument'),
    removeDocument: promiseNotProvided<void, { documentId: string }>('removeDocument'),
  },
  actions: {
    setDocuments: assign(({ context: { list } }, { documents }: { documents: readonly StoredDocument[] }) => {
      const all = list ? withLocal(list, documents).documents : documents;
      const here = new Set(documents.map(({ id }) => id));
      return {
        documents: newestFirst(all),
        away: all.filter(({ id }) => !here.has(id)).map(({ id }) => id),
      };
    }),
    /** Deletes the files of documents that were removed on another device. */
    discard: emit((_, { ids }: { ids: readonly string[] }): DocumentsEmitted => ({
      type: 'documents.discarded',
      ids,
    })),
    setList: assign(({ context }, { list }: { list: DocumentList }) => {
      const here = hereOf(context);
      const all = withLocal(list, here).documents;
      return {
        list,
        documents: newestFirst(all),
        away: all.filter((one) => !here.some(({ id }) => id === one.id)).map(({ id }) => id),
      };
    }),
    /** Does nothing if the account's list is the same. */
    keepList: enqueueActions(({ context: { list, documents }, enqueue }) => {
      if (!list) return;
      const next = changedList(list, documents);
      if (idsOf(list.documents) === idsOf(documents)) return;
      enqueue.assign({ list: next });
      enqueue.emit({ type: 'list.changed', list: next });
    }),
    choosePurpose: assign((_, { purpose }: { purpose: DocumentPurpose }) => ({ purpose })),
    setFile: assign(({ context }, { file }: { file: ChosenFile }) => ({
      file,
      kind: null,
      refusal: refusalOf(file, hereOf(context)),
    })),
    setKind: assign((_, { head }: { head: Uint8Array }) => {
      const kind = kindOfBytes(head);
      return { kind, refusal: kind ? null : ('kind' as const) };
    }),
    setUnreadable: assign({ kind: null, refusal: 'kind' }),
    nameDocument: assign(({ context }) => ({ subject: listedAs(context) ?? documentOf(context) })),
    addDocument: assign(({ context: { documents, subject, away } }) => ({
      documents: subject ? [subject, ...documents.filter(({ id }) => id !== subject.id)] : documents,
      away: away.filter((id) => id !== subject?.id),
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
    isHere: ({ context }, { documentId }: { documentId: string }) =>
      hereOf(context).some(({ id }) => id === documentId),
    isStored: ({ context }, { documentId }: { documentId: string }) =>
      context.documents.some(({ id }) => id === documentId),
  },
}).createMachine({
  id: 'documents',
  context: ({ input }) => ({
    ...input,
    list: input.list ?? null,
    documents: [],
    away: [],
    purpose: 'dd214',
    file: null,
    kind: null,
    refusal: null,
    subject: null,
  }),
  initial: 'loading',
  on: { 'list.changed': { actions: withEvent('setList') } },
  states: {
    loading: {
      invoke: {
        src: 'loadDocuments',
        onDone: {
          target: 'ready',
          actions: [
            { type: 'setDocuments', params: ({ event }) => ({ documents: event.output }) },
            {
              type: 'discard',
              params: ({ context: { list }, event }) => ({
                ids: event.output.filter(({ id }) => list?.removed.includes(id)).map(({ id }) => id),
              }),
            },
            'keepList',
          ],
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
          guard: withEvent('isHere'),
          actions: withEvent('handOver'),
        },
        'document.remove': {
          guard: withEvent('isStored'),
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
              document: context.subject as StoredDocument,
              file: context.file as ChosenFile,
            }),
            onDone: { target: 'stored', actions: ['addDocument', 'keepList'] },
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
            onDone: { target: 'removed', actions: ['dropDocument', 'keepList'] },
            onError: 'removeFailed',
          },
        },
        removed: {},
        removeFailed: {},
      },
    },
  },
});
