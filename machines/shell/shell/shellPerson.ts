import { emptyProfile } from '../../profile/model/index.ts';
import { defaultRole } from '../../account/model/index.ts';
import { signedOutRole } from '../model/index.ts';
import { profileDetail, profileOfRole } from '../../model/world/index.ts';
import type { SwitchableProfile } from '../../model/world/index.ts';
import type { Profile } from '../../profile/model/index.ts';
import type { Role } from '../../account/model/index.ts';
import type { ActingOrganization, ShellRoute } from '../model/index.ts';
import type { SessionView } from '../../account/session/session.view.ts';

export interface ShellPerson {
  name: string;
  /** Id of a drawn portrait, or empty: initials. */
  avatar: string;
  /** Rank and branch, or title and organization; empty if unknown. */
  detail: string;
  /** Whether the identity provider confirmed the service; never in the demo. */
  veteranVerified: boolean;
}

/** The shell's data about the current person. */
export interface ShellData {
  route: ShellRoute;
  /** Profiles that a visitor can choose from; empty if the platform belongs to the signed-in person. */
  profiles: readonly SwitchableProfile[];
  /** Null in the demo. */
  session: SessionView | null;
  /** The organizations that the signed-in person works for; null until they are known. Empty in the demo. */
  organizations: readonly ActingOrganization[] | null;
  /** The person's own profile: in an account once loaded, in the demo once edited. */
  profile: Profile | null;
}

/** Whether the visitor chooses a profile instead of signing in. */
export const choosesProfile = ({ profiles }: ShellData) => profiles.length > 0;

/** Whether the visitor has signed out of the chosen profile. */
export const isSignedOutOfDemo = (known: ShellData) =>
  choosesProfile(known) && known.route.role === signedOutRole;

/** The organization that the person acts for: the one that the URL names. Null if they act for themselves. */
export const actingFor = ({ route, organizations }: ShellData): ActingOrganization | null =>
  organizations?.find(({ slug }) => slug === route.query['as']) ?? null;

/** The role that determines the tabs. The demo always has one (platform spec, section 2, "Platform shell"). */
export function shellRole(known: ShellData): Role {
  const { route, session, profiles } = known;
  if (profiles.length === 0) return actingFor(known)?.role ?? session?.role ?? defaultRole;
  return profileOfRole(route.role === signedOutRole ? null : route.role, profiles).role;
}

/** The current person's profile: their own, or the sample, possibly edited in the demo. */
export function personOf({ session, profile, profiles }: ShellData): Profile {
  if (profile) return profile;
  if (profiles.length > 0) return profileOfRole('user', profiles);
  const user = session?.user;
  return { ...emptyProfile, name: user?.fullName ?? user?.email ?? '' };
}

/** The person to display next to the tabs; null if no profile is chosen or the session is unknown. */
export function shellPerson(known: ShellData): ShellPerson | null {
  const { session, profile, profiles } = known;
  const role = shellRole(known);
  if (choosesProfile(known)) {
    if (isSignedOutOfDemo(known)) return null;
    const { name, avatar, ...shown } = (role === 'user' && profile) || profileOfRole(role, profiles);
    return { name, avatar, detail: profileDetail(shown), veteranVerified: false };
  }
  const user = session?.user;
  if (!user) return null;
  const name = profile?.name || user.fullName || user.email;
  const { veteranVerified } = session;
  const detail = profile ? profileDetail(profile) : '';
  return { name, avatar: profile?.avatar ?? '', detail, veteranVerified };
}
