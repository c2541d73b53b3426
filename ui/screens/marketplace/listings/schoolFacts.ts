import type { PublishedListing } from '@vetsync/machines/organizations/model';
import type { IntlConfig } from '@vetsync/machines/system/model';
import type { Translation } from '../../../language/translate.ts';
import { formatNumber } from '../../format.ts';
import type { listingSearchWords } from '../ListingSearch.words.ts';

/** What a school says of itself beside its program. Empty if nothing is known. */
export function schoolFacts(
  { degree: words }: Pick<Translation<typeof listingSearchWords>, 'degree'>,
  { tuition = null, extras }: PublishedListing,
  intl: IntlConfig,
) {
  const school = extras?.school;
  if (!school) return [];
  const left = Math.round(((tuition ?? 0) * (100 - school.coverage)) / 100);
  const unpaid = left === 0 ? words.nothingLeft : words.left(formatNumber(left, intl));
  return [
    { label: words.coverage, value: `${words.percent(school.coverage)}. ${unpaid}` },
    { label: words.school, value: school.isPublic ? words.public : words.private },
    { label: words.acceptance, value: words.percent(school.acceptance) },
    { label: words.ranking, value: school.ranking },
    { label: words.veterans, value: formatNumber(school.veterans, intl) },
    { label: words.support, value: school.support },
  ];
}
