import type { ProfileSamples } from '@vetsync/machines/profile/profileTab';
import { profileSchema, type Profile } from '@vetsync/machines/profile/model';
import { sampleProfileOf } from './profiles.ts';

const veteran = sampleProfileOf('user');

/** The sample veteran as a profile is stored: without what only the demo shows of them. */
function storedPart(): Profile {
  const given = new Map(Object.entries(veteran));
  const names = Object.keys(profileSchema.shape);
  return Object.fromEntries(names.map((name) => [name, given.get(name)])) as Profile;
}

export const profileSamples: ProfileSamples = { profile: storedPart(), rating: veteran.rating };
