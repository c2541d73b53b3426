import { listingFault } from './listing.ts';
import type { ListingContent, ListingFault } from './listing.ts';
import type { ListingKind } from './listingKinds.ts';

interface Rule {
  fault: ListingFault;
  /** @param today The day in UTC, as `YYYY-MM-DD`. */
  isBroken(content: Partial<ListingContent>, now: Date, today: string): boolean;
}

const common: readonly Rule[] = [
  {
    fault: listingFault('description', 'descriptionRequired'),
    isBroken: ({ description }) => !description,
  },
  { fault: listingFault('type', 'typeRequired'), isBroken: ({ type }) => !type },
  {
    fault: listingFault('location', 'placeRequired'),
    isBroken: ({ location, remote }) => !location && !remote,
  },
  {
    fault: listingFault('zip', 'zipRequired'),
    isBroken: ({ zip, remote }) => !zip && !remote,
  },
  {
    fault: listingFault('closesOn', 'datePast'),
    isBroken: ({ closesOn }, _now, today) => !!closesOn && closesOn < today,
  },
];

/** What each kind needs besides. */
const special: Readonly<Record<ListingKind, readonly Rule[]>> = {
  job: [],
  degree: [
    {
      fault: listingFault('tuition', 'tuitionRequired'),
      isBroken: ({ tuition = null }) => tuition === null,
    },
  ],
  program: [
    {
      fault: listingFault('eligibility', 'eligibilityRequired'),
      isBroken: ({ eligibility }) => !eligibility,
    },
  ],
  provider: [],
  event: [
    {
      fault: listingFault('startsAt', 'startRequired'),
      isBroken: ({ startsAt }) => !startsAt,
    },
    {
      fault: listingFault('startsAt', 'startPast'),
      isBroken: ({ startsAt }, now) => !!startsAt && new Date(startsAt) <= now,
    },
  ],
};

/** What is missing before everybody may see a listing, in the order of the form. Empty if nothing is. */
export const publishListing = (
  kind: ListingKind,
  content: Partial<ListingContent>,
  now: Date,
): ListingFault[] =>
  [...common, ...special[kind]]
    .filter(({ isBroken }) => isBroken(content, now, now.toISOString().slice(0, 10)))
    .map(({ fault }) => fault);
