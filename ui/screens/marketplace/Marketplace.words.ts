import type {
  AreaFilter,
  CategoryFilter,
  ContactMethod,
  OrganizationKind,
  OrganizationTypeFilter,
} from '@vetsync/machines/marketplace/model';
import type { ShownNonprofitStatus } from '@vetsync/machines/organizationDetail';
import type { Delivery } from '@vetsync/machines/shell/model';

/** Feature spec, section 2, "Mission Marketplace". */
export const marketplaceWords = {
  title: 'Mission Marketplace',
  subtitle: 'Schools, service programs, groups and events that work with veterans.',
  switchProfile: 'Switch Profile',
  filters: (set: number) => (set === 0 ? 'Filters' : `Filters (${set})`),
  rating: 'Rating',
  search: 'Search the marketplace',
  placeholder: 'Search organizations, programs, or services...',
  category: 'Category',
  location: 'Location',
  type: 'Type',
  categories: {
    all: 'All Categories',
    'veterans-orgs': 'Veterans Organizations',
    community: 'Community',
    volunteer: 'Volunteer',
    networking: 'Networking',
    education: 'Education',
    health: 'Health',
  } satisfies Record<CategoryFilter, string>,
  counted: (label: string, count: number) => `${label} (${count})`,
  locations: {
    all: 'All',
    national: 'National',
    california: 'California',
    virtual: 'Virtual',
  } satisfies Record<AreaFilter, string>,
  types: {
    all: 'All',
    service: 'Service Organizations',
    community: 'Community Groups',
    corporate: 'Corporate Partners',
  } satisfies Record<OrganizationTypeFilter, string>,
  found: (count: number) => (count === 1 ? '1 organization found' : `${count} organizations found`),
  clear: 'Clear All Filters',
  none: 'No organizations found matching your criteria. Try adjusting your search or filters',
  extend: (count: number) => `Show ${count} more`,
  details: 'View Details',
  detailsOf: (name: string) => `View Details of ${name}`,
  verified: 'Verified',
  programs: (count: number) => (count === 1 ? '1 active program' : `${count} active programs`),
  tags: (name: string) => `What ${name} is about`,
  kinds: {
    education: 'Education and training',
    'fitness-transition': 'Fitness and transition',
    'veteran-service': 'Veteran service',
    community: 'Community',
    volunteer: 'Volunteering',
    'career-event': 'Career events',
    'student-veteran': 'Student veterans',
    relief: 'Relief',
  } satisfies Record<OrganizationKind, string>,
  sample:
    'Sample data: eight invented organizations are listed here. The figures beside the categories are a sample of a full marketplace.',
  pilot: {
    title: 'Pilot listing',
    text: 'One organization is listed. The search works; category, location and type do not narrow it.',
    leave: 'Show all organizations',
    enter: 'Show the pilot listing',
  },
} as const;

/** Platform spec, section 2, "Route table"; feature spec, section 3, "Organization". */
export const organizationWords = {
  back: 'Back to the marketplace',
  established: 'Established',
  members: 'Members',
  lastActive: 'Last active',
  active: 'Active programs',
  about: 'About',
  facts: 'At a glance',
  type: 'Type',
  seat: 'Based in',
  works: 'Works in',
  highlights: 'Highlights',
  certifications: 'Certifications',
  contact: {
    title: 'Contact',
    methods: {
      phone: (shown: string) => `Call ${shown}`,
      text: (shown: string) => `Text ${shown}`,
      email: () => 'Write an email',
      website: () => 'Visit the website',
    } satisfies Record<ContactMethod, (shown: string) => string>,
    preferred: 'They prefer to be reached this way.',
    fields: { phone: 'Phone', email: 'Email', website: 'Website' },
    sample: 'An invented organization: nobody answers at its numbers and addresses.',
  },
  programs: {
    title: 'Programs',
    eligibility: 'Who can take part',
    funding: 'Funding',
    apply: 'Apply',
    applyFor: (name: string) => `Apply for ${name}`,
    again: 'Apply Again',
    againFor: (name: string) => `Apply again for ${name}`,
    applied: {
      simulated: (when, id) => `You applied ${when}. Application ID ${id}.`,
      tabOnly: (when, id) =>
        `Your application was saved in this tab ${when}, ID ${id}. It was not sent to anyone.`,
    } satisfies Record<Delivery, (when: string, id: string) => string>,
    statuses: {
      saved: 'Saved in this tab',
      enrolled: 'Under Review',
      active: 'Active',
      rejected: 'Rejected',
    } satisfies Record<ShownNonprofitStatus, string>,
    rejected: 'You can apply again when your situation has changed.',
  },
  reviewList: {
    title: 'Reviews from other places',
    by: (author: string, source: string) => `${author}, on ${source}`,
  },
  unknown: {
    title: 'Organization not found',
    text: 'It may have left the marketplace, or the address may have a typing error.',
  },
} as const;
