import type { Profile } from '../../profile/model/profile.ts';
import { emptyWorld } from '../../model/world/world.ts';
import type { World } from '../../model/world/world.ts';
import type { Role } from '../../account/model/roles.ts';
import { defaultRole } from '../../account/model/roles.ts';
import type { Membership } from '../../organizations/model/membership.ts';
import type { PortalAt } from '../../messages/model/messagesRoute.ts';
import type { PlatformMode } from '../../shell/model/shellRoute.ts';

/** What an organization's portal shows in addition to the world. */
export interface PortalSamples<Records> {
  /** Whether the records are invented. The portal then says so. */
  isSample: boolean;
  /** @param now epoch milliseconds; dates are counted back from it. */
  records: (now: number) => Records;
  /** The organization's representative; null for the platform's current user. */
  profile: Profile | null;
  /** Returns the part of the shared world that the organization has received. */
  filterWorld: (world: World) => World;
  /** Reads the organizations that the signed-in person works for; null if the organization is a sample. */
  loadMemberships: LoadMemberships | null;
}

export type LoadMemberships = () => Promise<readonly Membership[]>;

/** An organization of the demo. It receives everything that the demo's veteran sends. */
export const demoPortal = <Records>(
  profile: Profile,
  records: PortalSamples<Records>['records'],
): PortalSamples<Records> => ({
  isSample: true,
  profile,
  records,
  filterWorld: (world) => world,
  loadMemberships: null,
});

/** A signed-in organization. It receives nothing yet, so nothing of this tab's world may appear in its lists. */
export const signedInPortal = <Records>(
  empty: Records,
  loadMemberships: LoadMemberships = async () => [],
): PortalSamples<Records> => ({
  isSample: false,
  profile: null,
  records: () => empty,
  filterWorld: () => emptyWorld,
  loadMemberships,
});

/** The platform and the organization's role of a route. */
export const portalAt = ({
  route,
  role,
}: {
  route: { mode: PlatformMode };
  role: Role | null;
}): PortalAt => ({ mode: route.mode, role: role ?? defaultRole });
