import { parseStoredListingDraft, type StoredListingDraft } from '@vetsync/machines/organizations/model';
import { ownerStorage, type Owner } from './ownerStorage.ts';

/** Stores the draft of a listing in this browser, with the version that it is based on. */
export function listingDraft(owner: Owner, name: string) {
  const storage = ownerStorage(owner, `listing_${name}`, 'local');
  return {
    read: (): StoredListingDraft | null => parseStoredListingDraft(storage.read()),
    write(storedDraft: StoredListingDraft | null): void {
      try {
        if (storedDraft === null) storage.remove();
        else storage.write(JSON.stringify(storedDraft));
      } catch {
        // The draft is still in the form.
      }
    },
  };
}
