import type { Profile } from '../../profile/model/profile.ts';

/** An organization of the demo. It receives everything that the demo's veteran sends. */
export interface PortalSamples<Records> {
  /** @param now epoch milliseconds; dates are counted back from it. */
  records: (now: number) => Records;
  /** The organization's representative. */
  profile: Profile;
}
