import { csvText } from '../../model/text/csv.ts';
import type { FileEmitted } from '../../model/text/csv.ts';
import type { IntlConfig } from '../../system/model/intl.ts';
import type { WritePhrase } from '../../system/model/phrase.ts';
import type { PortalRow, PortalTable } from './table.ts';
import { cellText } from './tableRows.ts';

/** The rows as a CSV file with all columns. The file's name has today's date in the reader's time zone. */
export function tableFile(
  { id, columns }: Pick<PortalTable, 'id' | 'columns'>,
  rows: readonly PortalRow[],
  intl: IntlConfig,
  write: WritePhrase,
): FileEmitted['file'] {
  const lines = rows.map((row) => columns.map((column) => cellText(column, row, { ...intl, write })));
  const day = new Intl.DateTimeFormat('sv-SE', { timeZone: intl.timeZone }).format(intl.now);
  return {
    name: `vetsync-${id}-${day}.csv`,
    mediaType: 'text/csv',
    text: csvText(
      columns.map(({ label }) => write(label)),
      lines,
    ),
  };
}
