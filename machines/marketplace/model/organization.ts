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

/** An organization of the marketplace (feature spec, section 3). */
export interface Organization {
  id: string;
  name: string;
  type: OrganizationKind;
  category: OrganizationCategory;
  tagline: string;
  description: string;
  /** Headquarters. */
  location: string;
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
  /** Id of its logo. */
  image: OrganizationKind;
  /** `https:` URL. */
  website: string;
  /** In the format of the United States. */
  phone: string;
  email: string;
  /** Year. */
  established: number;
  memberCount: number;
  highlights: readonly string[];
  programs: readonly OrganizationProgram[];
  /** Service areas: cities, `National`, `Virtual`. */
  locations: readonly string[];
  certifications: readonly string[];
}

const dialled = (phone: string) => `+1${phone.replace(/\D/g, '')}`;
const contactHrefs: Readonly<Record<ContactMethod, (organization: Organization) => string>> = {
  phone: ({ phone }) => `tel:${dialled(phone)}`,
  text: ({ phone }) => `sms:${dialled(phone)}`,
  email: ({ email }) => `mailto:${email}`,
  website: ({ website }) => website,
};
const contactTexts: Readonly<Record<ContactMethod, (organization: Organization) => string>> = {
  phone: ({ phone }) => phone,
  text: ({ phone }) => phone,
  email: ({ email }) => email,
  website: ({ website }) => website.replace(/^https:\/\//, ''),
};

export interface ContactLink {
  method: ContactMethod;
  href: string;
  /** Phone number, email or URL, as displayed. */
  shown: string;
}

/** Contact links of an organization, preferred method first. */
export const contactLinksOf = (organization: Organization): ContactLink[] =>
  organization.contactMethods.map((method) => ({
    method,
    href: contactHrefs[method](organization),
    shown: contactTexts[method](organization),
  }));
