import { parseStoredListingDraft, type StoredListingDraft } from '@vetsync/machines/organizations/model';
import { ownerStorage, type Owner } from './ownerStorage.ts';

/** Keeps a listing that a person is writing in this browser, with the version that it is based on. */
export function listingDraft(owner: Owner, name: string) {
  const storage = ownerStorage(owner, `listing_${name}`, 'local');
  return {
    read: (): StoredListingDraft | null => parseStoredListingDraft(storage.read()),
    write(writing: StoredListingDraft | null): void {
      try {
        if (writing === null) storage.remove();
        else storage.write(JSON.stringify(writing));
      } catch {
        // The draft is still in the form.
      }
    },
  };
}
