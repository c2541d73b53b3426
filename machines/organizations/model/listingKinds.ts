import type { OrganizationKind } from './kinds.ts';

/** A job, a degree program, a nonprofit's program or service, a department or provider of a hospital, an event. */
export const listingKinds = ['job', 'degree', 'program', 'provider', 'event'] as const;
export type ListingKind = (typeof listingKinds)[number];

const offered: Readonly<Record<OrganizationKind, readonly ListingKind[]>> = {
  employer: ['job', 'event'],
  university: ['degree', 'event'],
  hospital: ['provider', 'event'],
  nonprofit: ['program', 'event'],
};
/** What each kind of organization can list. */
export const listingKindsOf = (kind: OrganizationKind) => offered[kind];
export const mayList = (organization: OrganizationKind, listing: ListingKind) =>
  offered[organization].includes(listing);

/** How each kind is divided, for filters. */
export const listingTypes = {
  job: ['full-time', 'part-time', 'contract', 'internship'],
  degree: ['certificate', 'associate', 'bachelor', 'master', 'doctorate'],
  program: ['career', 'education', 'health', 'housing', 'legal', 'financial', 'family', 'community', 'other'],
  provider: [
    'primary-care',
    'mental-health',
    'physical-therapy',
    'cardiology',
    'neurology',
    'orthopedics',
    'audiology',
    'dental',
    'other',
  ],
  event: ['career', 'wellness', 'education', 'social', 'other'],
} as const satisfies Record<ListingKind, readonly string[]>;
export type ListingType = (typeof listingTypes)[ListingKind][number];
export const allListingTypes = [...new Set<ListingType>(Object.values(listingTypes).flat())];
export const isTypeOf = (kind: ListingKind, type: string) =>
  (listingTypes[kind] as readonly string[]).includes(type);

/** Security clearances that a job can require, from the lowest. */
export const clearances = ['public-trust', 'secret', 'top-secret', 'ts-sci'] as const;
export type Clearance = (typeof clearances)[number];

/** What can pay for a degree program or for care. */
export const listingBenefits = {
  degree: ['gi-bill', 'yellow-ribbon', 'tuition-assistance', 'veteran-readiness', 'mycaa'],
  provider: ['va-community-care', 'tricare', 'champva', 'medicare'],
} as const satisfies Partial<Record<ListingKind, readonly string[]>>;
export type ListingBenefit = (typeof listingBenefits)[keyof typeof listingBenefits][number];
export const allListingBenefits = Object.values(listingBenefits).flat() as readonly ListingBenefit[];
export const isBenefitOf = (kind: ListingKind, benefit: string) =>
  ((listingBenefits as Partial<Record<ListingKind, readonly string[]>>)[kind] ?? []).includes(benefit);

/** What staff choose for when all spots of a listing are taken: whoever applies waits, or nobody can apply. */
export const whenFullChoices = ['waitlist', 'close'] as const;
export type WhenFull = (typeof whenFullChoices)[number];
