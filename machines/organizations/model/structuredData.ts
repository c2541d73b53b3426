import { endOfLastDay } from './lastDay.ts';
import type { PublishedListing } from './listingSearch.ts';
import type { ListingKind, ListingType } from './listingKinds.ts';
import type { Organization } from './organization.ts';
import type { PublicPage } from './publicPages.ts';
import { publicListingHref, publicOrganizationHref } from './publicPages.ts';

/** Data of schema.org, for search engines. */
export type StructuredData = Readonly<Record<string, unknown>>;

/** Without what is missing: an empty value would claim something. */
const known = (data: StructuredData): StructuredData =>
  Object.fromEntries(
    Object.entries(data).filter(([, value]) => value !== '' && value !== false && value != null),
  );

const cityAndState = /^([^,]+), ([A-Za-z. ]+)$/;
function placeOf({ location, zip }: Pick<Organization, 'location' | 'zip'>): StructuredData | null {
  if (location === '' && zip === '') return null;
  const [, city = location, state] = cityAndState.exec(location) ?? [];
  return {
    '@type': 'Place',
    address: known({
      '@type': 'PostalAddress',
      addressLocality: city,
      addressRegion: state,
      postalCode: zip,
      addressCountry: 'US',
    }),
  };
}

const employmentTypes: Partial<Record<ListingType, string>> = {
  'full-time': 'FULL_TIME',
  'part-time': 'PART_TIME',
  contract: 'CONTRACTOR',
  internship: 'INTERN',
};

type Describe = (listing: PublishedListing, owner: StructuredData, origin: string) => StructuredData;

const job: Describe = (listing, owner) => {
  const { salaryFrom = null, salaryTo = null } = listing;
  return {
    '@type': 'JobPosting',
    title: listing.title,
    datePosted: listing.publishedAt,
    validThrough: listing.closesOn && new Date(endOfLastDay(listing.closesOn)).toISOString(),
    employmentType: employmentTypes[listing.type as ListingType],
    hiringOrganization: owner,
    jobLocation: placeOf(listing),
    ...(listing.remote && {
      jobLocationType: 'TELECOMMUTE',
      applicantLocationRequirements: { '@type': 'Country', name: 'USA' },
    }),
    baseSalary: (salaryFrom !== null || salaryTo !== null) && {
      '@type': 'MonetaryAmount',
      currency: 'USD',
      value: known({
        '@type': 'QuantitativeValue',
        minValue: salaryFrom,
        maxValue: salaryTo,
        unitText: 'YEAR',
      }),
    },
    skills: [...(listing.requiredSkills ?? []), ...(listing.preferredSkills ?? [])].join(', '),
    qualifications: (listing.credentials ?? []).join(', '),
    identifier: { '@type': 'PropertyValue', name: listing.organization.name, value: listing.id },
  };
};

const degree: Describe = (listing, owner) => ({
  '@type': 'EducationalOccupationalProgram',
  name: listing.title,
  provider: owner,
  educationalProgramMode: listing.remote ? 'online' : 'onsite',
  applicationDeadline: listing.closesOn,
  offers: listing.tuition != null && {
    '@type': 'Offer',
    category: 'Tuition',
    price: listing.tuition,
    priceCurrency: 'USD',
  },
});

const minuteMs = 60_000;
const event: Describe = (listing, owner, origin) => {
  const { startsAt = '', durationMinutes = null } = listing;
  const mode = listing.remote ? 'OnlineEventAttendanceMode' : 'OfflineEventAttendanceMode';
  return {
    '@type': 'Event',
    name: listing.title,
    startDate: startsAt,
    endDate:
      durationMinutes !== null &&
      startsAt !== '' &&
      new Date(Date.parse(startsAt) + durationMinutes * minuteMs).toISOString(),
    eventAttendanceMode: `https://schema.org/${mode}`,
    eventStatus: 'https://schema.org/EventScheduled',
    location: listing.remote
      ? { '@type': 'VirtualLocation', url: origin + publicListingHref(listing) }
      : placeOf(listing),
    organizer: owner,
    maximumAttendeeCapacity: listing.capacity,
  };
};

const service: Describe = (listing, owner) => ({
  '@type': 'Service',
  name: listing.title,
  provider: owner,
  areaServed: placeOf(listing),
  audience: listing.eligibility && { '@type': 'Audience', audienceType: listing.eligibility },
});

const describers: Readonly<Record<ListingKind, Describe>> = {
  job,
  degree,
  program: service,
  provider: service,
  event,
};

function organizationData(organization: Organization, origin: string): StructuredData {
  const { name, about, website, contactEmail, phone } = organization;
  return {
    '@type': 'Organization',
    name,
    description: about,
    url: website || origin + publicOrganizationHref(organization),
    email: contactEmail,
    telephone: phone,
    ...placeOf(organization),
  };
}

/**
 * What a page says to search engines about its one subject. Null for a page that has none. `origin` is that of the
 * site's configuration, never that of a request.
 */
export function structuredDataOf(page: PublicPage, origin: string): StructuredData | null {
  const context = { '@context': 'https://schema.org' };
  if (page.kind === 'organization') {
    const { address, ...data } = organizationData(page.organization, origin);
    return known({ ...context, ...data, '@type': 'Organization', address });
  }
  if (page.kind !== 'listing') return null;
  const { listing } = page;
  const owner = known({
    '@type': 'Organization',
    name: listing.organization.name,
    sameAs: listing.organization.website,
    url: origin + publicOrganizationHref(listing.organization),
  });
  return known({
    ...context,
    ...describers[listing.kind](listing, owner, origin),
    description: listing.description || listing.title,
    url: origin + publicListingHref(listing),
  });
}
