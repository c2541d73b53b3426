import { csvLines, spacedLines } from './readers/text.ts';
import type { Line } from './readers/line.ts';
import { workbookLines } from './readers/workbook.ts';
import { Refused } from './refused.ts';
import { entryOf, headOf, withoutHead } from './source.ts';
import type { Entry, Head, LeaveOut, Source } from './source.ts';

/** A head is among the first lines: reports have a title above it. */
const linesBeforeHead = 20;
/** More rows than this are no table that is known. */
const rowsMax = 500_000;

function linesOf({ format }: Source, bytes: Buffer): AsyncIterable<Line> {
  if (format === 'csv') return csvLines(bytes);
  return format === 'spaced' ? spacedLines(bytes) : workbookLines(bytes, format.sheet);
}

/** Whether a line of text has as many cells as its head. Workbooks leave out empty cells at the end. */
const isShort = ({ format }: Source, head: Head, { cells }: Line) =>
  typeof format === 'string' && cells.length < head.width;

const isNote = ({ format, columns }: Source, { cells }: Line) =>
  typeof format !== 'string' &&
  Object.keys(columns).length > 1 &&
  cells.findLastIndex((cell) => cell !== '') === 0;

function missingText(missing: readonly string[]): string {
  const names = missing.map((name) => `"${name}"`).join(', ');
  return missing.length === 1 ? `has no column ${names}.` : `has no columns ${names}.`;
}

/** What a pass over the file counts. */
export interface Counted {
  rows: number;
  /** Lines of a workbook that only say something in their first cell. */
  notes: number;
}

/**
 * The rows under the head. The head is found by the names of its columns.
 *
 * @throws Refused if columns are missing, or if the file ends in the middle of a row.
 */
export async function* entriesOf(
  source: Source,
  bytes: Buffer,
  { counted, leaveOut }: { counted: Counted; leaveOut: LeaveOut },
): AsyncGenerator<Entry> {
  let head = source.format === 'spaced' ? withoutHead(source) : null;
  let closest: readonly string[] | null = null;
  let before = 0;
  /** The last line, if it is too short: only another one behind it shows that the file goes on. */
  let short: Line | null = null;
  for await (const line of linesOf(source, bytes)) {
    if (!head) {
      const found = headOf(source, line);
      if (found.missing.length === 0) head = found;
      else if (closest === null || found.missing.length < closest.length) closest = found.missing;
      before += 1;
      if (!head && before >= linesBeforeHead) break;
      continue;
    }
    if (short) leaveOut(short, 'has fewer cells than the head');
    short = null;
    if (isNote(source, line)) {
      counted.notes += 1;
      leaveOut(line, 'is a note below the table');
      continue;
    }
    counted.rows += 1;
    if (counted.rows > rowsMax) throw new Refused(`has more than ${rowsMax} rows.`);
    if (isShort(source, head, line)) short = line;
    else if (line.cells.slice(head.width).some((cell) => cell !== ''))
      leaveOut(line, 'has more cells than the head');
    else yield entryOf(head, line);
  }
  if (!head) throw new Refused(closest === null ? 'is empty.' : missingText(closest));
  if (short)
    throw new Refused(`ends in the middle of line ${short.line}. The download broke off: get it again.`);
  if (counted.rows === 0) throw new Refused('has no row.');
}
