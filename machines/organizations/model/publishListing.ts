import { listingFieldError } from './listing.ts';
import type { ListingContent, ListingFieldError } from './listing.ts';
import type { ListingKind } from './listingKinds.ts';

interface Rule {
  error: ListingFieldError;
  /** @param today The day in UTC, as `YYYY-MM-DD`. */
  isBroken(content: Partial<ListingContent>, now: Date, today: string): boolean;
}

const common: readonly Rule[] = [
  {
    error: listingFieldError('description', 'descriptionRequired'),
    isBroken: ({ description }) => !description,
  },
  { error: listingFieldError('type', 'typeRequired'), isBroken: ({ type }) => !type },
  {
    error: listingFieldError('location', 'placeRequired'),
    isBroken: ({ location, remote }) => !location && !remote,
  },
  {
    error: listingFieldError('zip', 'zipRequired'),
    isBroken: ({ zip, remote }) => !zip && !remote,
  },
  {
    error: listingFieldError('closesOn', 'datePast'),
    isBroken: ({ closesOn }, _now, today) => !!closesOn && closesOn < today,
  },
];

/** What each kind needs besides. */
const special: Readonly<Record<ListingKind, readonly Rule[]>> = {
  job: [],
  degree: [
    {
      error: listingFieldError('tuition', 'tuitionRequired'),
      isBroken: ({ tuition = null }) => tuition === null,
    },
  ],
  program: [
    {
      error: listingFieldError('eligibility', 'eligibilityRequired'),
      isBroken: ({ eligibility }) => !eligibility,
    },
  ],
  provider: [],
  event: [
    {
      error: listingFieldError('startsAt', 'startRequired'),
      isBroken: ({ startsAt }) => !startsAt,
    },
    {
      error: listingFieldError('startsAt', 'startPast'),
      isBroken: ({ startsAt }, now) => !!startsAt && new Date(startsAt) <= now,
    },
    {
      error: listingFieldError('timeZone', 'timeZoneInvalid'),
      isBroken: ({ timeZone }) => !timeZone,
    },
    {
      error: listingFieldError('durationMinutes', 'durationRequired'),
      isBroken: ({ durationMinutes }) => !durationMinutes,
    },
  ],
};

/** What is missing before everyone may see a listing, in the order of the form. Empty if nothing is. */
export const publishListing = (
  kind: ListingKind,
  content: Partial<ListingContent>,
  now: Date,
): ListingFieldError[] =>
  [...common, ...special[kind]]
    .filter(({ isBroken }) => isBroken(content, now, now.toISOString().slice(0, 10)))
    .map(({ error }) => error);
