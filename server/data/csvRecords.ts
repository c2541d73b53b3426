import { finished } from 'node:stream/promises';
import { CsvError, parse } from 'csv-parse';

export interface CsvRecord {
  /** Where it begins, from 1, as an editor counts. */
  line: number;
  /** Without empty ones at the end that the first line doesn't have. */
  cells: string[];
}

/** From a line on, a text is not CSV: a quote is not closed, or a line is longer than what can be meant. */
export class CsvBroken extends Error {
  override name = 'CsvBroken';
  readonly line: number;
  readonly reason: 'quote' | 'length';

  constructor(line: number, reason: 'quote' | 'length') {
    super(`Line ${line} is not CSV: ${reason}`);
    this.line = line;
    this.reason = reason;
  }
}

/** What spreadsheets write between cells. The last two where a comma is part of a number, and for copied cells. */
const delimiters = [',', ';', '\t'] as const;
/** Excel names the delimiter in a line of its own. */
const named = /^"?sep=([,;\t])"?\s*$/i;

/** The delimiter that the first line has most of, outside of quotes. */
function delimiterOf(firstLine: string): string {
  const [, asNamed] = named.exec(firstLine) ?? [];
  if (asNamed !== undefined) return asNamed;
  const plain = firstLine.replaceAll(/"[^"]*"/g, '');
  const count = (delimiter: string) => plain.split(delimiter).length;
  return delimiters.reduce<string>((most, each) => (count(each) > count(most) ? each : most), ',');
}

const lineBreak = /\r\n|\n|\r/;

/** The text, in pieces, and its first line. */
async function firstLineOf(text: AsyncIterator<string>, lengthMax: number) {
  let start = '';
  while (!lineBreak.test(start) && start.length <= lengthMax) {
    const next = await text.next();
    if (next.done) break;
    start += next.value;
  }
  // Without the byte order mark.
  return { start, firstLine: start.replace(/^\uFEFF/, '').split(lineBreak, 1)[0]! };
}

const isBlank = (cell: string) => cell.trim() === '';
/** Cells of a line without the empty ones at its end, of which `width` stay. */
const withoutEmptyEnd = (cells: readonly string[], width: number) =>
  cells.slice(0, Math.max(width, cells.findLastIndex((cell) => !isBlank(cell)) + 1));

/**
 * The lines of a file of a spreadsheet, apart from empty ones. Cells are divided by commas, semicolons or tabs, as the first
 * line has them.
 *
 * @throws CsvBroken after the lines before it.
 */
export async function* csvRecords(text: AsyncIterable<string>, lengthMax: number): AsyncGenerator<CsvRecord> {
  const pieces = text[Symbol.asyncIterator]();
  const { start, firstLine } = await firstLineOf(pieces, lengthMax);
  const isNamed = named.test(firstLine);
  let line = 1;
  /** Cells of the first line. */
  let width = 0;
  let found: CsvRecord[] = [];
  const parser = parse({
    bom: true,
    delimiter: delimiterOf(firstLine),
    max_record_size: lengthMax,
    record_delimiter: ['\r\n', '\n', '\r'],
    relax_column_count: true,
    // Called in between, so that an error further on doesn't lose the lines before it.
    on_record(cells: string[]) {
      if (!cells.every(isBlank) && !(isNamed && line === 1)) {
        const record = { line, cells: withoutEmptyEnd(cells, width) };
        width ||= record.cells.length;
        found.push(record);
      }
      line += 1 + cells.reduce((count, cell) => count + cell.split(lineBreak).length - 1, 0);
      return null;
    },
  });
  // Null, or why the rest can't be read.
  const done = finished(parser).then(
    () => null,
    (error: Error) => error,
  );
  parser.resume();
  const take = () => {
    const taken = found;
    found = [];
    return taken;
  };
  const write = (piece: string) => new Promise<void>((resolve) => parser.write(piece, () => resolve()));
  try {
    await write(start);
    yield* take();
    for (let next = await pieces.next(); !next.done && !parser.destroyed; next = await pieces.next()) {
      await write(next.value);
      yield* take();
    }
    parser.end();
    const error = await done;
    yield* take();
    if (error instanceof CsvError)
      throw new CsvBroken(line, error.code === 'CSV_MAX_RECORD_SIZE' ? 'length' : 'quote');
    if (error) throw error;
  } finally {
    parser.destroy();
    await pieces.return?.();
  }
}
