import type { Profile } from '../../profile/model/profile.ts';
import type { Role } from '../../account/model/roles.ts';
import { defaultRole } from '../../account/model/roles.ts';
import type { PortalAddress } from '../../messages/model/messagesRoute.ts';
import type { PlatformMode } from '../../shell/model/navigation.ts';

/** An organization of the demo. It receives everything that the demo's veteran sends. */
export interface PortalSamples<Records> {
  /** @param now epoch milliseconds; dates are counted back from it. */
  records: (now: number) => Records;
  /** The organization's representative. */
  profile: Profile;
}

/** The platform and the organization's role of a route. */
export const portalAddressOf = ({
  route,
  role,
}: {
  route: { mode: PlatformMode };
  role: Role | null;
}): PortalAddress => ({ mode: route.mode, role: role ?? defaultRole });
