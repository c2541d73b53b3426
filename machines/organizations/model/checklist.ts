import { organizationHref, organizationListingsHref, organizationStaffHref } from './addresses.ts';
import type { OrganizationProfile } from './organization.ts';

/** What the onboarding checklist depends on. */
export interface OrganizationProgress {
  profile: OrganizationProfile;
  /** Whether a listing of it was ever published. */
  hasPublished: boolean;
  /** Colleagues, the owner included. */
  members: number;
  openInvitations: number;
}

const isStepDone = {
  /** People can read what it does, and reach it. */
  profile: ({ profile: { website, about, location, contactEmail, phone } }: OrganizationProgress) =>
    [website, about, location, contactEmail || phone].every((text) => text !== ''),
  publish: ({ hasPublished }: OrganizationProgress) => hasPublished,
  invite: ({ members, openInvitations }: OrganizationProgress) => members > 1 || openInvitations > 0,
} as const;

/** The first steps of a new organization, in order. */
export type ChecklistStep = keyof typeof isStepDone;
export const checklistSteps = Object.keys(isStepDone) as ChecklistStep[];

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
  checklistSteps.map((step) => ({ step, isDone: isStepDone[step](progress) }));
