import type { JobView } from '@vetsync/machines/career';
import type { Reader } from '@vetsync/machines/system/model';
import type { Translation } from '../../../language/translate.ts';
import { formatNumber } from '../../format.ts';
import type { careerWords } from '../Career.words.ts';

/** Yearly pay of a job: `$82,000 to $96,000`. */
export const salaryText = (
  { salary }: Pick<Translation<typeof careerWords>, 'salary'>,
  { pay }: Pick<JobView, 'pay'>,
  reader: Reader,
): string => salary(`$${formatNumber(pay.from, reader)}`, `$${formatNumber(pay.to, reader)}`);
