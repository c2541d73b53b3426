import { organizationHref, organizationListingsHref, organizationStaffHref } from './addresses.ts';
import type { OrganizationProfile } from './organization.ts';

/** What an organization has, as far as its first steps need it. */
export interface OrganizationProgress {
  profile: OrganizationProfile;
  /** Whether a listing of it was ever published. */
  hasPublished: boolean;
  /** Colleagues, the owner included. */
  members: number;
  /** Open invitations. */
  invited: number;
}

const done = {
  /** People can read what it does, and reach it. */
  profile: ({ profile: { website, about, location, contactEmail, phone } }: OrganizationProgress) =>
    [website, about, location, contactEmail || phone].every((text) => text !== ''),
  publish: ({ hasPublished }: OrganizationProgress) => hasPublished,
  invite: ({ members, invited }: OrganizationProgress) => members > 1 || invited > 0,
} as const;

/** The first steps of a new organization, in order. */
export type ChecklistStep = keyof typeof done;
export const checklistSteps = Object.keys(done) as ChecklistStep[];

export interface ChecklistItem {
  step: ChecklistStep;
  isDone: boolean;
}

/** Where each step is taken. */
export const checklistHrefs = (slug: string): Record<ChecklistStep, string> => ({
  profile: organizationHref(slug),
  publish: organizationListingsHref(slug),
  invite: organizationStaffHref(slug),
});

export const checklistOf = (progress: OrganizationProgress): ChecklistItem[] =>
  checklistSteps.map((step) => ({ step, isDone: done[step](progress) }));
