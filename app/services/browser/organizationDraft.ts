import type { OrganizationWriting } from '@vetsync/machines/organizationPage';
import { emptyOrganizationProfile, organizationFields } from '@vetsync/machines/organizations/model';
import { draftStorage } from './draft.ts';
import { storageKey, type Owner } from './storageKey.ts';

/** Keeps the profile of an organization that a person is writing in this tab, with the version that it is based on. */
export function organizationDraft(owner: Owner, slug: string) {
  const storage = draftStorage(storageKey(owner, `organization_${slug}`), [...organizationFields, 'version']);
  return {
    read(): OrganizationWriting | null {
      const { version, ...profile } = storage.read();
      return version
        ? { profile: { ...emptyOrganizationProfile, ...profile }, version: Number(version) }
        : null;
    },
    write: (writing: OrganizationWriting | null) =>
      storage.write({
        ...(writing?.profile ?? emptyOrganizationProfile),
        version: writing ? String(writing.version) : '',
      }),
  };
}
