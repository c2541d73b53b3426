import type { Phrase } from '../../system/model/phrase.ts';
import { applicationsPhrase } from './phrases.ts';

/** Seasons in which a program starts, with the first month (0 is January) and day of each. */
const seasons = [
  { season: 'spring', month: 0, day: 15 },
  { season: 'summer', month: 5, day: 1 },
  { season: 'fall', month: 7, day: 24 },
] as const;

export interface Term {
  /** `fall-2026`, in the form of the specification's own (feature spec, section 9). */
  value: string;
  label: Phrase;
}

/** Number of terms to choose from (feature spec, section 9). */
export const startTermsOffered = 4;

/** The next terms that have not begun at `now` (epoch milliseconds, the dates in UTC), soonest first. */
export function nextTerms(now: number, count = startTermsOffered): Term[] {
  const year = new Date(now).getUTCFullYear();
  const years = Array.from({ length: Math.ceil(count / seasons.length) + 1 }, (_, index) => year + index);
  return years
    .flatMap((each) =>
      seasons.map(({ season, month, day }) => ({
        value: `${season}-${each}`,
        label: applicationsPhrase(season, String(each)),
        at: Date.UTC(each, month, day),
      })),
    )
    .filter(({ at }) => at > now)
    .slice(0, count)
    .map(({ value, label }) => ({ value, label }));
}

/** Label of a term, even if it has already begun. Other text is returned unchanged. */
export function termLabel(value: string): Phrase {
  const [season, year] = value.split('-');
  const known = seasons.find((item) => item.season === season);
  return known && year ? applicationsPhrase(known.season, year) : value;
}
