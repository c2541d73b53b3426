import type { FigureFormat } from '@vetsync/machines/portalAnalytics/model';
import type { Reader } from '@vetsync/machines/system/model';
import { formatNumber, oneDecimal } from '../format.ts';
import type { Translation } from '../../language/translate.ts';
import type { organizationReportWords } from './OrganizationReport.words.ts';

type Words = Translation<typeof organizationReportWords>;

type Format = (words: Words, value: number, reader: Pick<Reader, 'locale'>) => string;

const formats: Readonly<Record<FigureFormat, Format>> = {
  count: (_, value, reader) => formatNumber(value, reader),
  percent: (words, value, reader) => words.percent(formatNumber(value, reader)),
  days: (words, value, reader) => words.days(oneDecimal(value, reader)),
};

/** Formats figures of one kind in the reader's language. */
export const inFormat =
  (words: Words, format: FigureFormat, reader: Pick<Reader, 'locale'>) =>
  (value: number): string =>
    formats[format](words, value, reader);
