/** What kind of organization it is: the eight of feature spec, section 3. */
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

/** Category ids of the marketplace and the counts shown beside them: sample figures (feature spec, section 2). */
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

/** Ways to reach an organization; each address is one of its fields. */
export const contactMethods = ['phone', 'text', 'email', 'website'] as const;
export type ContactMethod = (typeof contactMethods)[number];

/** A program that a veteran can apply for (feature spec, section 3). */
export interface OrganizationProgram {
  id: string;
  name: string;
  description: string;
  /** Who may take part. */
  eligibility: string;
  /** What it pays or costs, as it is shown. */
  fundingAmount: string;
  /** What an applicant may ask for. */
  services: readonly string[];
}

/** What a veteran wrote about an organization in another place. */
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
  /** Where it has its seat. */
  location: string;
  /** 0 to 5. */
  rating: number;
  /** How many reviews the rating is the mean of. */
  reviews: number;
  externalReviews: readonly ExternalReview[];
  verified: boolean;
  activePrograms: number;
  /** ISO 8601 in UTC. */
  lastActive: string;
  tags: readonly string[];
  /** The one it prefers first. */
  contactMethods: readonly ContactMethod[];
  /** Id of its drawn mark. */
  image: OrganizationKind;
  /** `https:` address. */
  website: string;
  /** As it is written in the United States. */
  phone: string;
  email: string;
  /** Year. */
  established: number;
  memberCount: number;
  highlights: readonly string[];
  programs: readonly OrganizationProgram[];
  /** Where it works: places, `National`, `Virtual`. */
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
const contactShown: Readonly<Record<ContactMethod, (organization: Organization) => string>> = {
  phone: ({ phone }) => phone,
  text: ({ phone }) => phone,
  email: ({ email }) => email,
  website: ({ website }) => website.replace(/^https:\/\//, ''),
};

export interface ContactLink {
  method: ContactMethod;
  href: string;
  /** Number or address, as it is shown. */
  shown: string;
}

/** Ways to reach an organization, the one it prefers first. */
export const contactLinksOf = (organization: Organization): ContactLink[] =>
  organization.contactMethods.map((method) => ({
    method,
    href: contactHrefs[method](organization),
    shown: contactShown[method](organization),
  }));
