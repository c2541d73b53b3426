import { fromPromise } from 'xstate';
import { documentsMachine } from '../documents/index.ts';
import type { ChosenFile } from '../documents/index.ts';
import type { StoredDocument } from '../model/index.ts';

/** Where a person's documents are stored. All but `readHead` reject if there is no storage or no space. */
export interface DocumentStore {
  list: () => Promise<readonly StoredDocument[]>;
  /** The first bytes of a file, enough to detect its type. */
  readHead: (file: ChosenFile) => Promise<Uint8Array>;
  store: (document: StoredDocument, file: ChosenFile) => Promise<void>;
  remove: (documentId: string) => Promise<void>;
  /** Saves a copy to the device. */
  save: (documentId: string) => Promise<void>;
}

/** The documents page on a store, which is fetched when it is first used. */
export const documentsIn = (fetchStore: () => Promise<DocumentStore>) =>
  documentsMachine.provide({
    actors: {
      loadDocuments: fromPromise<readonly StoredDocument[], void>(async () => (await fetchStore()).list()),
      readHead: fromPromise<Uint8Array, { file: ChosenFile }>(async ({ input }) =>
        (await fetchStore()).readHead(input.file),
      ),
      storeDocument: fromPromise<void, { document: StoredDocument; file: ChosenFile }>(async ({ input }) =>
        (await fetchStore()).store(input.document, input.file),
      ),
      removeDocument: fromPromise<void, { documentId: string }>(async ({ input }) =>
        (await fetchStore()).remove(input.documentId),
      ),
    },
    actions: {
      discard: (_, { ids }) =>
        void fetchStore().then((store) => Promise.all(ids.map((id) => store.remove(id)))),
      handOver: (_, { documentId }) => void fetchStore().then((store) => store.save(documentId)),
    },
  });
