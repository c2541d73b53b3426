import type { Reader } from '@vetsync/machines/system/model';
import { exactInstant } from '../format.ts';

/** An instant in a time zone: `Monday, March 9, 2026 at 2:30 PM CST`. */
export const instantIn = (instant: string, timeZone: string, { locale }: Pick<Reader, 'locale'>): string =>
  exactInstant(instant, { locale, timeZone });
