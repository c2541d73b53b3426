import { emptyInbox, storedInboxSchema, type StoredInbox } from '@vetsync/machines/exchange/inbox';
import { parseStored } from '@vetsync/machines/model/text';
import { demoOwner, ownerStorage, type Owner } from './ownerStorage.ts';

/** Keeps what a person is writing, and what was not sent yet, for the time after a reload. Each organization has its own. */
export function inboxStorage(owner: Owner, slug: string | null) {
  // The demo is one visit's.
  const kind = owner === demoOwner ? 'session' : 'local';
  const storage = ownerStorage(owner, slug === null ? 'inbox' : `inbox_${slug}`, kind);
  return {
    read: (): StoredInbox => parseStored(storedInboxSchema, storage.read(), emptyInbox),
    write(stored: StoredInbox) {
      try {
        if (stored.queue.length === 0 && Object.keys(stored.drafts).length === 0) storage.remove();
        else storage.write(JSON.stringify(stored));
      } catch {
        // It is still in this page.
      }
    },
  };
}
