import type { MemberRole, Organization } from '../../organizations/model/index.ts';

/** An organization as one of its staff. */
export interface Workspace {
  organization: Organization;
  role: MemberRole;
}
