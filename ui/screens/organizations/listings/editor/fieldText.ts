import type {
  Clearance,
  ListingBenefit,
  ListingContent,
  ListingField,
  ListingType,
  WhenFull,
} from '@vetsync/machines/organizations/model';
import type { IntlConfig } from '@vetsync/machines/system/model';
import type { Translation } from '../../../../language/translate.ts';
import { formatNumber } from '../../../format.ts';
import type { listingEditorWords } from '../ListingEditor.words.ts';
import type { listingNamesWords } from '../ListingNames.words.ts';
import { dateText, exactTime } from '../../../dates.ts';

interface Words {
  sharedWords: Translation<typeof listingNamesWords>;
  words: Translation<typeof listingEditorWords>['conflict'];
}

/** A field's value as text, to compare two versions. Empty if there is none. */
export function fieldText(
  { sharedWords, words }: Words,
  field: ListingField,
  content: Partial<ListingContent>,
  intl: IntlConfig,
): string {
  const value = content[field];
  if (value === undefined || value === null || value === '') return '';
  if (typeof value === 'boolean') return value ? words.yes : words.no;
  if (typeof value === 'number') return formatNumber(value, intl);
  if (field === 'type') return sharedWords.types[value as ListingType];
  if (field === 'clearance') return sharedWords.clearances[value as Clearance];
  if (field === 'whenFull') return sharedWords.whenFull[value as WhenFull];
  if (field === 'closesOn') return dateText(value as string, intl);
  if (field === 'startsAt')
    return Number.isNaN(Date.parse(value as string)) ? '' : exactTime(value as string, intl);
  if (field === 'benefits')
    return (value as ListingBenefit[]).map((benefit) => sharedWords.benefits[benefit]).join(', ');
  if (typeof value === 'string') return value;
  return value
    .map((entry) =>
      typeof entry === 'string' ? entry : `${entry.name} ${entry.date && dateText(entry.date, intl)}`.trim(),
    )
    .join(', ');
}
