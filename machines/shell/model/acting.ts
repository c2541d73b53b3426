import type { Role } from '../../account/model/roles.ts';
import type { Query } from '../../model/text/query.ts';
import type { Tab } from './navigation.ts';

/** An organization that the signed-in person works for, as far as the platform needs to know it. */
export interface ActingOrganization {
  slug: string;
  name: string;
  /** The role that the person has on the platform while acting for it. It follows from its kind. */
  role: Role;
  /** Notifications that the person has not read there. @default none */
  unread?: number;
  /** The tabs of its portal, if they are not those of the role. */
  tabs?: readonly Tab[];
}

/** `?as=me`: the person acts for themselves, not for one of their organizations. */
export const actingAsSelf = 'me';

/** The query that names whom the person acts for. Somebody without organizations acts for nobody else. */
export const actingQuery = (
  organizations: readonly ActingOrganization[],
  acting: ActingOrganization | null,
): Query => (organizations.length === 0 ? {} : { as: acting?.slug ?? actingAsSelf });
