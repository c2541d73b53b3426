import type { WritePhrase } from '@vetsync/machines/system/model';
import type { PortalTableView } from '@vetsync/machines/portal/portalTable';
import type { Translation } from '../../language/translate.ts';
import { formatNumber } from '../format.ts';
import type { portalTableWords } from './PortalTable.words.ts';

/** `4 of 23 applications`. */
export function countText(
  { count }: Translation<typeof portalTableWords>,
  { rows, total, isFiltered, isPartial, reader, noun: { one, many } }: PortalTableView,
  write: WritePhrase,
): string {
  const noun = { one: write(one), many: write(many) };
  const formatted = formatNumber(rows.length, reader);
  if (isPartial) return count.first(formatted, noun);
  if (!isFiltered) return count.all(formatted, noun, total);
  return count.part(formatted, formatNumber(total, reader), noun, total);
}
