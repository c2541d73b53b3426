import type { FigureFormat } from '@vetsync/machines/portalAnalytics/model';
import type { Reader } from '@vetsync/machines/system/model';
import { formatNumber } from '../format.ts';
import type { Translation } from '../../language/translate.ts';
import type { organizationReportWords } from './OrganizationReport.words.ts';

type Words = Translation<typeof organizationReportWords>;

const formats: Readonly<Record<FigureFormat, (words: Words, count: string) => string>> = {
  count: (_, count) => count,
  percent: (words, count) => words.percent(count),
  days: (words, count) => words.days(count),
};

/** Formats figures of one kind in the reader's language. */
export const inFormat =
  (words: Words, format: FigureFormat, reader: Pick<Reader, 'locale'>) =>
  (value: number): string =>
    formats[format](words, formatNumber(value, reader));
