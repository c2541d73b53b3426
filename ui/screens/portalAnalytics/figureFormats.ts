import type { FigureFormat } from '@vetsync/machines/portalAnalytics/model';
import type { Reader } from '@vetsync/machines/system/model';
import { figure } from '../format.ts';
import { portalAnalyticsWords as words } from './PortalAnalytics.words.ts';

const formats: Readonly<Record<FigureFormat, (count: string) => string>> = {
  count: (count) => count,
  percent: words.percent,
  days: words.days,
};

/** Formats figures of one kind in the reader's locale. */
export const inFormat =
  (format: FigureFormat, reader: Pick<Reader, 'locale'>) =>
  (value: number): string =>
    formats[format](figure(value, reader));
