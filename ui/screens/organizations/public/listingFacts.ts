import type { PublishedListing } from '@vetsync/machines/organizations/model';
import type { Reader } from '@vetsync/machines/system/model';
import type { Translation } from '../../../language/translate.ts';
import { dayLabel, exactInstant, figure, dayOf } from '../../format.ts';
import type { publicPagesWords } from './PublicPages.words.ts';

export interface FactsInput {
  words: Translation<typeof publicPagesWords>;
  reader: Pick<Reader, 'locale'>;
}
type Label = keyof typeof publicPagesWords.listing.labels;

/** Where it is, and whether it can be done from anywhere. */
export const placeText = (
  listing: Pick<PublishedListing, 'location' | 'remote'>,
  words: FactsInput['words'],
) => words.listing.place(listing.location, listing.remote);

export const typeText = (type: string, { types }: FactsInput['words']) =>
  type in types ? types[type as keyof typeof types] : '';

/** Yearly pay or tuition: `$60,000 to $80,000`. Empty if nobody said. */
export function moneyText(listing: PublishedListing, { words, reader }: FactsInput): string {
  const dollars = (amount: number | null = null) => (amount === null ? null : `$${figure(amount, reader)}`);
  if (listing.kind === 'degree') return dollars(listing.tuition) ?? '';
  const [from, to] = [dollars(listing.salaryFrom), dollars(listing.salaryTo)];
  return from === null && to === null ? '' : words.listing.salary(from, to);
}

/** What is known about a listing in short, by label. Empty ones are left out. */
export function factsOf(listing: PublishedListing, input: FactsInput): { label: string; value: string }[] {
  const { words: allWords, reader } = input;
  const words = allWords.listing;
  const { clearance = '', benefits = [], languages = [], startsAt = '', capacity, militaryCredits } = listing;
  const money = moneyText(listing, input);
  const facts: Partial<Record<Label, string>> = {
    type: typeText(listing.type, allWords),
    place: placeText(listing, allWords),
    ...(listing.kind === 'degree' ? { tuition: money } : { salary: money }),
    starts: startsAt && exactInstant(startsAt, { ...reader, timeZone: listing.timeZone || 'UTC' }),
    duration: listing.duration ?? '',
    clearance: clearance && allWords.clearances[clearance],
    militaryCredits: militaryCredits ? words.credits(figure(militaryCredits, reader)) : '',
    benefits: benefits
      .map((benefit) => allWords.benefits[benefit as keyof typeof allWords.benefits])
      .join(', '),
    languages: languages.join(', '),
    acceptsNew: listing.acceptsNew === undefined ? '' : words.acceptsNew(listing.acceptsNew),
    capacity: capacity ? figure(capacity, reader) : '',
    closesOn: listing.closesOn && dayLabel(listing.closesOn, reader, true),
    posted: listing.publishedAt ? dayOf(listing.publishedAt, reader) : '',
  };
  return (Object.entries(facts) as [Label, string][])
    .filter(([, value]) => value !== '')
    .map(([label, value]) => ({ label: words.labels[label], value }));
}
