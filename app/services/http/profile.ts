import type { Profile, StoredProfile } from '@vetsync/machines/profile/model';
import { parseVersionedResponse } from './response.ts';
import { api } from './calls.ts';

const neverKept = '"none"';

async function stored(request: ReturnType<typeof api.profile.$get>): Promise<StoredProfile> {
  const { body, version } = await parseVersionedResponse(request);
  return {
    profile: body as Profile,
    updatedAt: version === null || version === neverKept ? null : version.replaceAll('"', ''),
  };
}

/** The signed-in person's own profile. Both reject with a `Problem`. */
export const loadProfile = () => stored(api.profile.$get());

/** @param basedOn `updatedAt` of the edited profile; 409 if the stored one is newer. */
export const saveProfile = ({ profile, basedOn }: { profile: Profile; basedOn: string | null }) =>
  stored(
    api.profile.$put({ json: profile }, { headers: { 'If-Match': basedOn ? `"${basedOn}"` : neverKept } }),
  );
