import type { OrganizationStatus } from './status.ts';

/** Roles of an organization's staff, from the one that may do most. */
export const memberRoles = ['owner', 'manager', 'reviewer', 'viewer'] as const;
export type MemberRole = (typeof memberRoles)[number];

/**
 * What staff can do: see the organization and its staff; decide on applications; change the profile; write listings;
 * invite, change and remove colleagues; hand over ownership.
 */
export const memberAbilities = ['see', 'review', 'edit', 'list', 'staff', 'own'] as const;
export type MemberAbility = (typeof memberAbilities)[number];

const abilities: Readonly<Record<MemberRole, readonly MemberAbility[]>> = {
  owner: ['see', 'review', 'edit', 'list', 'staff', 'own'],
  manager: ['see', 'review', 'edit', 'list', 'staff'],
  reviewer: ['see', 'review'],
  viewer: ['see'],
};

/** What each status of the organization leaves possible, whatever the role. */
const abilitiesWhile: Readonly<Record<OrganizationStatus, readonly MemberAbility[]>> = {
  pending: ['see', 'edit', 'list', 'staff', 'own'],
  approved: ['see', 'review', 'edit', 'list', 'staff', 'own'],
  declined: ['see', 'edit', 'staff', 'own'],
  suspended: ['see'],
};

export const roleAllows = (role: MemberRole, ability: MemberAbility) => abilities[role].includes(ability);
export const statusAllows = (status: OrganizationStatus, ability: MemberAbility) =>
  abilitiesWhile[status].includes(ability);

/** The roles that each role can give to others and take from them. Only owners decide who owns and who manages. */
const managedRoles: Readonly<Record<MemberRole, readonly MemberRole[]>> = {
  owner: memberRoles,
  manager: ['reviewer', 'viewer'],
  reviewer: [],
  viewer: [],
};
export const rolesManagedBy = (role: MemberRole) => managedRoles[role];

/** Whether somebody with the role `by` can change a colleague's role from `from` to `to`. */
export const mayChangeRole = (by: MemberRole, from: MemberRole, to: MemberRole) =>
  managedRoles[by].includes(from) && managedRoles[by].includes(to);

/** Whether somebody with the role `by` can invite a colleague as `role`, or remove one who has it. */
export const mayManage = (by: MemberRole, role: MemberRole) => managedRoles[by].includes(role);

/** Role of a former owner after they have handed over ownership. */
export const roleAfterHandOver: MemberRole = 'manager';
