import type { ChosenFile } from '@vetsync/machines/education/documents';
import { documentHeadBytes, type StoredDocument } from '@vetsync/machines/education/model';
import type { DocumentStore } from '@vetsync/machines/education/educationTab';
import { storageKey, type Owner } from './ownerStorage.ts';

const version = 1;
const facts = 'documents';
const files = 'files';

const answered = <Result>(request: IDBRequest<Result>): Promise<Result> =>
  new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result));
    request.addEventListener('error', () => reject(request.error ?? new Error('The browser keeps nothing')));
  });

const finished = (transaction: IDBTransaction): Promise<void> =>
  new Promise((resolve, reject) => {
    const fail = () => reject(transaction.error ?? new Error('The browser has no room'));
    transaction.addEventListener('complete', () => resolve());
    transaction.addEventListener('error', fail);
    transaction.addEventListener('abort', fail);
  });

async function open(owner: Owner): Promise<IDBDatabase> {
  const request = indexedDB.open(storageKey(owner, 'documents'), version);
  request.addEventListener('upgradeneeded', () => {
    request.result.createObjectStore(facts, { keyPath: 'id' });
    request.result.createObjectStore(files);
  });
  return answered(request);
}

async function within<Result>(
  owner: Owner,
  access: IDBTransactionMode,
  work: (transaction: IDBTransaction) => Promise<Result>,
): Promise<Result> {
  const database = await open(owner);
  try {
    const transaction = database.transaction([facts, files], access);
    const done = finished(transaction);
    const result = await work(transaction);
    await done;
    return result;
  } finally {
    database.close();
  }
}

/** Documents in this browser's database. A document's data and file are stored in one transaction. */
export const documentsOf = (owner: Owner): DocumentStore => ({
  list: (): Promise<StoredDocument[]> =>
    within(owner, 'readonly', (transaction) => answered(transaction.objectStore(facts).getAll())),
  readHead: async (file) => new Uint8Array(await (file as File).slice(0, documentHeadBytes).arrayBuffer()),
  async store(document: StoredDocument, file: ChosenFile): Promise<void> {
    await within(owner, 'readwrite', async (transaction) => {
      transaction.objectStore(facts).put(document);
      transaction.objectStore(files).put(file, document.id);
    });
  },
  async remove(id: string): Promise<void> {
    await within(owner, 'readwrite', async (transaction) => {
      transaction.objectStore(facts).delete(id);
      transaction.objectStore(files).delete(id);
    });
  },
  /** Downloads the file. */
  async save(id: string): Promise<void> {
    const [found, file] = await within(owner, 'readonly', (transaction) =>
      Promise.all([
        answered<StoredDocument | undefined>(transaction.objectStore(facts).get(id)),
        answered<unknown>(transaction.objectStore(files).get(id)),
      ]),
    );
    if (!found || !(file instanceof Blob)) return;
    const href = URL.createObjectURL(file);
    const link = document.createElement('a');
    link.href = href;
    link.download = found.name;
    link.click();
    // Some browsers read the file only after the click handler has returned.
    setTimeout(() => URL.revokeObjectURL(href), 10_000);
  },
});
