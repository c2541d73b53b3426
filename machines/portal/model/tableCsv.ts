import { csvText } from '../../model/text/csv.ts';
import type { FileEmitted } from '../../model/text/csv.ts';
import type { Reader } from '../../system/model/reader.ts';
import type { WritePhrase } from '../../system/model/phrase.ts';
import type { PortalRow, PortalTable } from './table.ts';
import { cellText } from './tableRows.ts';

/** The rows as a CSV file with all columns. The file's name has today's date in the reader's time zone. */
export function tableFile(
  { id, columns }: Pick<PortalTable, 'id' | 'columns'>,
  rows: readonly PortalRow[],
  reader: Reader,
  write: WritePhrase,
): FileEmitted['file'] {
  const lines = rows.map((row) => columns.map((column) => cellText(column, row, { ...reader, write })));
  const day = new Intl.DateTimeFormat('sv-SE', { timeZone: reader.timeZone }).format(reader.now);
  return {
    name: `vetsync-${id}-${day}.csv`,
    mediaType: 'text/csv',
    text: csvText(
      columns.map(({ label }) => write(label)),
      lines,
    ),
  };
}
