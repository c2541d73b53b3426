import { emptyInbox, savedInboxSchema, type SavedInbox } from '@vetsync/machines/inbox';
import { ownerStorage, type Owner } from './ownerStorage.ts';

function parse(text: string | null): SavedInbox {
  try {
    const saved = savedInboxSchema.safeParse(JSON.parse(text ?? ''));
    return saved.success ? saved.data : emptyInbox;
  } catch {
    return emptyInbox;
  }
}

/** Keeps what a person is writing, and what was not sent yet, for the time after a reload. Each organization has its own. */
export function inboxStorage(owner: Owner, slug: string | null) {
  const storage = ownerStorage(owner, slug === null ? 'inbox' : `inbox_${slug}`, 'local');
  return {
    read: () => parse(storage.read()),
    write(saved: SavedInbox) {
      try {
        if (saved.queue.length === 0 && Object.keys(saved.drafts).length === 0) storage.remove();
        else storage.write(JSON.stringify(saved));
      } catch {
        // It is still in this page.
      }
    },
  };
}
