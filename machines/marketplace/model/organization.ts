import { phoneHref } from '../../model/text/contact.ts';
import type { Organization } from '../../organizations/model/index.ts';

/** Kinds of organizations (feature spec, section 3). */
export const organizationKinds = [
  'education',
  'fitness-transition',
  'veteran-service',
  'community',
  'volunteer',
  'career-event',
  'student-veteran',
  'relief',
] as const;
export type OrganizationKind = (typeof organizationKinds)[number];

/** Category ids of the marketplace with their counts, which are sample figures (feature spec, section 2). */
export const categoryCounts = {
  all: 247,
  'veterans-orgs': 85,
  community: 62,
  volunteer: 45,
  networking: 28,
  education: 18,
  health: 9,
} as const;
export type CategoryFilter = keyof typeof categoryCounts;
export type OrganizationCategory = Exclude<CategoryFilter, 'all'>;

/** Contact methods of an organization. Each has its own field. */
export const contactMethods = ['phone', 'text', 'email', 'website'] as const;
export type ContactMethod = (typeof contactMethods)[number];

/** A program that a veteran can apply for (feature spec, section 3). */
export interface OrganizationProgram {
  id: string;
  name: string;
  description: string;
  /** Who may take part. */
  eligibility: string;
  /** Funding or cost, as displayed. */
  fundingAmount: string;
  /** Services that an applicant can request. */
  services: readonly string[];
}

/** A veteran's review of an organization from another website. */
export interface ExternalReview {
  id: string;
  author: string;
  /** Where it was published. */
  source: string;
  /** 1 to 5. */
  rating: number;
  /** ISO 8601 in UTC. */
  writtenAt: string;
  text: string;
}

/** What only the demo knows of an organization (feature spec, section 3). */
export interface OrganizationExtras {
  type: OrganizationKind;
  category: OrganizationCategory;
  tagline: string;
  /** 0 to 5. */
  rating: number;
  /** Number of reviews behind the rating. */
  reviewCount: number;
  externalReviews: readonly ExternalReview[];
  verified: boolean;
  activePrograms: number;
  /** ISO 8601 in UTC. */
  lastActive: string;
  tags: readonly string[];
  /** Preferred method first. */
  contactMethods: readonly ContactMethod[];
  /** Year. */
  established: number;
  memberCount: number;
  highlights: readonly string[];
  programs: readonly OrganizationProgram[];
  /** Service areas: cities, `National`, `Virtual`. */
  locations: readonly string[];
  certifications: readonly string[];
}

/** An organization as everyone sees it. */
export interface ListedOrganization extends Pick<
  Organization,
  'id' | 'slug' | 'kind' | 'name' | 'website' | 'about' | 'contactEmail' | 'phone' | 'location'
> {
  extras?: OrganizationExtras;
}

export interface ContactLink {
  method: ContactMethod;
  href: string;
  /** Phone number, email or URL, as displayed. */
  shown: string;
}

const usualMethods: readonly ContactMethod[] = ['phone', 'email', 'website'];

/** Contact links of an organization, preferred method first. */
export function contactLinksOf({ phone, contactEmail, website, extras }: ListedOrganization): ContactLink[] {
  const call = phoneHref(phone);
  const links: Readonly<Record<ContactMethod, Omit<ContactLink, 'method'> | null>> = {
    phone: call ? { href: call, shown: phone } : null,
    text: call ? { href: call.replace('tel:', 'sms:'), shown: phone } : null,
    email: contactEmail ? { href: `mailto:${contactEmail}`, shown: contactEmail } : null,
    website: website ? { href: website, shown: website.replace(/^https?:\/\//, '') } : null,
  };
  return (extras?.contactMethods ?? usualMethods).flatMap((method) => {
    const link = links[method];
    return link ? { method, ...link } : [];
  });
}
