import type { PublishedListing } from '@vetsync/machines/organizations/model';
import type { IntlConfig } from '@vetsync/machines/system/model';
import type { Translation } from '../../../../language/translate.ts';
import { formatNumber } from '../../../format.ts';
import type { listingDetailsWords } from '../ListingDetails.words.ts';
import type { listingNamesWords } from '../ListingNames.words.ts';
import { dateText, exactTime } from '../../../dates.ts';

/** What a list and a page show of a listing. */
export type ShownListing = Omit<
  PublishedListing,
  'id' | 'organizationId' | 'organization' | 'miles' | 'status' | 'createdAt' | 'updatedAt' | 'version'
>;

interface Words {
  words: Translation<typeof listingDetailsWords>;
  sharedWords: Translation<typeof listingNamesWords>;
}

/** Yearly pay. Empty if it isn't known. */
export function salaryText(
  { words }: Pick<Words, 'words'>,
  { salaryFrom = null, salaryTo = null }: ShownListing,
  intl: IntlConfig,
): string {
  if (salaryFrom !== null && salaryTo !== null)
    return words.salaryBetween(formatNumber(salaryFrom, intl), formatNumber(salaryTo, intl));
  if (salaryFrom !== null) return words.salaryFrom(formatNumber(salaryFrom, intl));
  return salaryTo === null ? '' : words.salaryTo(formatNumber(salaryTo, intl));
}

/** Where it is. */
export const placeText = ({ words }: Pick<Words, 'words'>, { location, remote }: ShownListing): string =>
  remote ? words.placeRemote(location) : location;

/** Occupations named in one line. */
const fitsMax = 2;

/** Why a search for what a military code leads to found a listing; empty in any other search. */
export const fitText = ({ words }: Pick<Words, 'words'>, { fits = [] }: ShownListing): string =>
  fits
    .slice(0, fitsMax)
    .map(({ title, code }) => words.fits(title, code))
    .join(' · ');

/** `Sat, Dec 5, 9:00 AM MST`: when an event starts, in its own time zone. Empty for anything else. */
export function startText(
  { startsAt, timeZone }: Pick<ShownListing, 'startsAt' | 'timeZone'>,
  intl: IntlConfig,
): string {
  return startsAt ? exactTime(startsAt, { ...intl, timeZone: timeZone || intl.timeZone }) : '';
}

/** How many spots there are, and how many of them are left. Who takes part in an event is counted elsewhere. */
function spotsText(
  { words }: Pick<Words, 'words'>,
  { kind, capacity = null, spotsTaken, whenFull = 'waitlist' }: ShownListing,
  intl: IntlConfig,
): string {
  if (capacity === null) return '';
  const all = formatNumber(capacity, intl);
  if (kind === 'event' || spotsTaken === undefined) return words.seats(all);
  const left = capacity - spotsTaken;
  return left > 0 ? words.seatsLeft(formatNumber(left, intl), all) : words.full[whenFull];
}

/** Labels and values of a listing. What isn't known is left out. */
export function listingFacts({ words, sharedWords }: Words, listing: ShownListing, intl: IntlConfig) {
  const { fields, types, clearances } = sharedWords;
  const { type, clearance, tuition = null, militaryCredits = null } = listing;
  const { durationMinutes = null, acceptsNew, closesOn } = listing;
  const count = (value: number | null, write: (text: string) => string) =>
    value === null ? '' : write(formatNumber(value, intl));
  const facts: readonly (readonly [label: string, value: string])[] = [
    [fields.startsAt, startText(listing, intl)],
    [fields.durationMinutes, count(durationMinutes, words.minutes)],
    [words.place, placeText({ words }, listing)],
    [words.salary, salaryText({ words }, listing, intl)],
    [fields.type, type && types[type]],
    [fields.clearance, clearance ? clearances[clearance] : ''],
    [fields.tuition, tuition === 0 ? words.tuitionFree : count(tuition, words.tuition)],
    [fields.duration, listing.duration ?? ''],
    [fields.militaryCredits, count(militaryCredits, words.credits)],
    [fields.capacity, spotsText({ words }, listing, intl)],
    [fields.languages, (listing.languages ?? []).join(', ')],
    [fields.acceptsNew, acceptsNew === undefined ? '' : words.accepts[acceptsNew ? 'yes' : 'no']],
    [fields.closesOn, closesOn && dateText(closesOn, intl)],
  ];
  return facts.flatMap(([label, value]) => (value === '' ? [] : [{ label, value }]));
}
