import * as z from 'zod/mini';
import { commonListingFields, listingDetailFields } from './listingFields.ts';
import { isBenefitOf, isTypeOf, listingKinds } from './listingKinds.ts';
import type { ListingKind, WhenFull } from './listingKinds.ts';
import { listingsCode, listingsPhrase } from './listingPhrases.ts';
import type { ListingsPhrases } from './listingPhrases.ts';
import type { CodedPhrase } from '../../system/model/phrase.ts';

/** `draft`: only the staff sees it. `published`: everyone, while the organization is approved. */
export const listingStatuses = ['draft', 'published', 'closed'] as const;
export type ListingStatus = (typeof listingStatuses)[number];
export const listingKindSchema = z.enum(listingKinds, listingsCode('kindRequired'));
export const listingStatusSchema = z.enum(listingStatuses);

/** What staff can do with a listing, and what it is before and after. */
export const listingSteps = {
  publish: { from: 'draft', to: 'published' },
  close: { from: 'published', to: 'closed' },
  reopen: { from: 'closed', to: 'published' },
} as const satisfies Record<string, { from: ListingStatus; to: ListingStatus }>;
export type ListingStep = keyof typeof listingSteps;

const contentFields = { ...commonListingFields, ...listingDetailFields };
const contentSchema = z.strictObject(contentFields);
/** The content of a listing with the fields of every kind. */
export type ListingContent = z.infer<typeof contentSchema>;
export type ListingField = keyof ListingContent;

export const commonFieldNames = Object.keys(commonListingFields) as (keyof typeof commonListingFields)[];
type DetailField = keyof typeof listingDetailFields;
/** The fields that each kind has besides the common ones. */
export const detailFieldsOf: Readonly<Record<ListingKind, readonly DetailField[]>> = {
  job: [
    'salaryFrom',
    'salaryTo',
    'requiredSkills',
    'preferredSkills',
    'credentials',
    'clearance',
    'capacity',
    'whenFull',
  ],
  degree: ['tuition', 'duration', 'militaryCredits', 'deadlines', 'benefits', 'capacity', 'whenFull'],
  program: ['capacity', 'whenFull', 'eligibility'],
  provider: ['credentials', 'languages', 'benefits', 'acceptsNew'],
  event: ['startsAt', 'timeZone', 'durationMinutes', 'capacity', 'guests', 'questions'],
};
export const listingFieldsOf = (kind: ListingKind): readonly ListingField[] => [
  ...commonFieldNames,
  ...detailFieldsOf[kind],
];

/** A draft without a title. */
export const emptyListingContent: ListingContent = {
  title: '',
  description: '',
  type: '',
  location: '',
  zip: '',
  remote: false,
  closesOn: '',
  salaryFrom: null,
  salaryTo: null,
  requiredSkills: [],
  preferredSkills: [],
  credentials: [],
  clearance: '',
  tuition: null,
  duration: '',
  militaryCredits: null,
  deadlines: [],
  benefits: [],
  capacity: null,
  whenFull: 'waitlist',
  eligibility: '',
  languages: [],
  acceptsNew: true,
  startsAt: '',
  timeZone: '',
  durationMinutes: null,
  guests: null,
  questions: [],
};

/** `POST /api/organizations/{id}/listings`: a draft needs only the kind and the title. */
export const newListingSchema = z.extend(z.required(z.partial(contentSchema), { title: true }), {
  kind: listingKindSchema,
});
export type NewListing = z.infer<typeof newListingSchema>;

/** `PATCH /api/organizations/{id}/listings/{listingId}`. The kind stays. */
export const listingChangeSchema = z.partial(contentSchema);
export type ListingChange = z.infer<typeof listingChangeSchema>;

/** A listing as it is stored, with the fields of its kind. Times are ISO 8601 in UTC. */
export const listingSchema = z.extend(z.partial(z.object(listingDetailFields)), {
  id: z.string(),
  organizationId: z.string(),
  kind: listingKindSchema,
  status: listingStatusSchema,
  ...commonListingFields,
  createdAt: z.string(),
  updatedAt: z.string(),
  /** When it was published last. Null if it never was. */
  publishedAt: z.nullable(z.string()),
  /** How many of the spots are taken. */
  spotsTaken: z.optional(z.int()),
  /** Increases with each change. `ETag` and `If-Match` carry it. */
  version: z.number(),
});
export type Listing = z.infer<typeof listingSchema>;
export const listingResponseSchema = z.object({ listing: listingSchema });
/** Of a hospital's department: who is cared for there, how many of them come first, and with how many no colleague works yet. */
const listingCareSchema = z.object({ people: z.int(), high: z.int(), unassigned: z.int() });
export type ListingCare = z.infer<typeof listingCareSchema>;
export const noListingCare: ListingCare = { people: 0, high: 0, unassigned: 0 };
/** Of an event: how many come, and how many wait for a seat. */
const eventSeatsSchema = z.object({ taken: z.int(), waiting: z.int() });
export type EventSeats = z.infer<typeof eventSeatsSchema>;
export const noEventSeats: EventSeats = { taken: 0, waiting: 0 };
/**
 * Applications for a listing: all, those that nobody has decided on, and those that were taken. For a hospital's department and an
 * event, for which nobody applies: whom it cares for, and who comes.
 */
export const listingCountsSchema = z.object({
  received: z.int(),
  fresh: z.int(),
  taken: z.int(),
  care: z.optional(listingCareSchema),
  seats: z.optional(eventSeatsSchema),
});
export type ListingCounts = z.infer<typeof listingCountsSchema>;
export const noListingCounts: ListingCounts = { received: 0, fresh: 0, taken: 0 };
/** A listing, for its staff. */
export const staffListingSchema = z.extend(listingResponseSchema, { counts: listingCountsSchema });
/** A page of an organization's listings, for its staff. `nextCursor` is null on the last. */
export const listingPageSchema = z.object({
  listings: z.array(listingSchema),
  /** Of those that somebody has applied for, or is cared for in, by id. */
  counts: z.record(z.string(), listingCountsSchema),
  nextCursor: z.nullable(z.string()),
  /** How many there are on all pages; null unless this is the first. */
  total: z.nullable(z.int()),
});
export const listingPageSize = 50;

/** What is wrong with a field, by its name. */
export interface ListingFieldError {
  /** `near`: of a search. */
  field: ListingField | 'kind' | 'near';
  phrase: CodedPhrase;
}
type PlainPhrase = {
  [Key in keyof ListingsPhrases]: ListingsPhrases[Key] extends [] ? Key : never;
}[keyof ListingsPhrases];
export const listingFieldError = (
  field: ListingFieldError['field'],
  key: PlainPhrase,
): ListingFieldError => ({
  field,
  phrase: listingsPhrase(key),
});

/** Fields that another kind has, and choices that this kind doesn't. */
export function kindErrors(kind: ListingKind, given: ListingChange): ListingFieldError[] {
  const fields = listingFieldsOf(kind);
  const others = (Object.keys(given) as ListingField[]).filter((field) => !fields.includes(field));
  const { type, benefits = [] } = given;
  return [
    ...others.map((field) => listingFieldError(field, 'fieldOfOtherKind')),
    ...(type && !isTypeOf(kind, type) ? [listingFieldError('type', 'choiceInvalid')] : []),
    ...(!others.includes('benefits') && benefits.some((benefit) => !isBenefitOf(kind, benefit))
      ? [listingFieldError('benefits', 'choiceInvalid')]
      : []),
  ];
}

/** Fields that contradict each other. */
export const contentErrors = ({
  salaryFrom = null,
  salaryTo = null,
}: Partial<ListingContent>): ListingFieldError[] =>
  salaryFrom !== null && salaryTo !== null && salaryTo < salaryFrom
    ? [listingFieldError('salaryTo', 'salaryOrder')]
    : [];

/** Yearly pay, as applications name it: `$62,000 – $78,000`. Empty if it isn't known. */
export const salaryOf = ({ salaryFrom, salaryTo }: Pick<Listing, 'salaryFrom' | 'salaryTo'>): string =>
  [salaryFrom, salaryTo]
    .filter((amount) => amount != null)
    .map((amount) => `$${amount.toLocaleString('en-US')}`)
    .join(' – ');

type Spots = Partial<Pick<Listing, 'capacity' | 'spotsTaken' | 'whenFull'>>;
/** How many more can be taken in. Null: there is no limit. Who has finished or left frees a spot. */
export const spotsLeft = ({ capacity = null, spotsTaken = 0 }: Spots): number | null =>
  capacity === null ? null : Math.max(0, capacity - spotsTaken);
/** What becomes of those who apply now, if all spots are taken. Null: one is free. */
export const fullnessOf = (listing: Spots): WhenFull | null =>
  spotsLeft(listing) === 0 ? (listing.whenFull ?? 'waitlist') : null;
