import type { Role } from '../../account/model/roles.ts';
import type { Query } from '../../model/text/query.ts';
import { accountTabsOf, tabsOf } from './navigation.ts';
import type { Tab } from './navigation.ts';

/** An organization that the signed-in person works for, as far as the platform needs to know it. */
export interface ActingOrganization {
  slug: string;
  name: string;
  /** The role that the person has on the platform while acting for it. It follows from its kind. */
  role: Role;
  /** Notifications that the person has not read there. @default none */
  unread?: number;
  /** Whether the person decides there on those who apply, and looks for candidates. @default false */
  mayReview?: boolean;
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

const has = (tabs: readonly Tab[], name: string) => tabs.some(({ value }) => value === name);
const organizationTabs = [tabsOf.recruiter, tabsOf.university, tabsOf.hospital, tabsOf.nonprofit];

/** Whether only organizations have a tab, so that whoever sent its address without `as` meant one of them. */
export const isOfOrganizations = (tab: string): boolean =>
  organizationTabs.some((tabs) => has(tabs, tab)) && !has(accountTabsOf.user, tab);
