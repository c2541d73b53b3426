import type { StoredOrganizationDraft } from '@vetsync/machines/organizations/organizationPage';
import { emptyOrganizationProfile, organizationFields } from '@vetsync/machines/organizations/model';
import { draftStorage } from './draft.ts';
import { storageKey, type Owner } from './storageKey.ts';

/** Stores the draft of an organization's profile in this tab, with the version that it is based on. */
export function organizationDraft(owner: Owner, slug: string) {
  const storage = draftStorage(storageKey(owner, `organization_${slug}`), [...organizationFields, 'version']);
  return {
    read(): StoredOrganizationDraft | null {
      const { version, ...profile } = storage.read();
      return version
        ? { profile: { ...emptyOrganizationProfile, ...profile }, version: Number(version) }
        : null;
    },
    write: (storedDraft: StoredOrganizationDraft | null) =>
      storage.write({
        ...(storedDraft?.profile ?? emptyOrganizationProfile),
        version: storedDraft ? String(storedDraft.version) : '',
      }),
  };
}
