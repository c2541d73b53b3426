import type { FigureFormat } from '@vetsync/machines/portalAnalytics/model';
import type { IntlConfig } from '@vetsync/machines/system/model';
import { formatNumber, oneDecimal } from '../format.ts';
import type { Translation } from '../../language/translate.ts';
import type { organizationReportWords } from './OrganizationReport.words.ts';

type Words = Translation<typeof organizationReportWords>;

type Format = (words: Words, value: number, intl: Pick<IntlConfig, 'locale'>) => string;

const formats: Readonly<Record<FigureFormat, Format>> = {
  count: (_, value, intl) => formatNumber(value, intl),
  percent: (words, value, intl) => words.percent(formatNumber(value, intl)),
  days: (words, value, intl) => words.days(oneDecimal(value, intl)),
};

/** Formats figures of one kind in the reader's language. */
export const inFormat =
  (words: Words, format: FigureFormat, intl: Pick<IntlConfig, 'locale'>) =>
  (value: number): string =>
    formats[format](words, value, intl);
