import {
  clearances,
  emptyListingContent,
  jobImportLimits,
  listingsCode,
  listingsPhrase,
  listingTypes,
  newListingSchema,
} from '@vetsync/machines/organizations/model';
import type { ListingContent, NewListing } from '@vetsync/machines/organizations/model';
import type { CodedPhrase, FieldError } from '@vetsync/machines/system/model';
import { fieldErrorOf, withEnglishMessage } from '../fieldTexts.ts';
import { plainCell } from '../leads/leadsCsv.ts';
import { CsvBroken, csvRecords } from '../data/csvRecords.ts';
import type { CsvRecord } from '../data/csvRecords.ts';
import { spreadsheetDay } from '../data/dates.ts';
import { forbiddenCharacters, hasForbiddenCharacters, withoutDirection } from '../text.ts';
import { errorsOf } from './listingErrors.ts';
import { setImmediate as nextTurn } from 'node:timers/promises';

/** Characters that are worked on in one turn: reading them takes a few milliseconds. */
const pieceSize = 4_096;

/** Passes a text on in small pieces. Other work has a turn before each, however fast the text arrives. */
async function* inPieces(text: AsyncIterable<string>): AsyncGenerator<string> {
  for await (const part of text) {
    for (let from = 0; from < part.length; from += pieceSize) {
      await nextTurn();
      yield part.slice(from, from + pieceSize);
    }
  }
}

const { jobs: jobsMax, errors: reportedErrorsMax } = jobImportLimits;
/** Longest line, in characters. */
const lineMax = 40_000;
/** Most errors of a line in the report. */
const lineErrorsMax = 5;

type Field = keyof ListingContent;
type Reader = (cell: string) => unknown;

const asText: Reader = (cell) => cell;
/** Whole dollars as spreadsheets write them here. `60.000` and `60,00` are sixty thousand to one reader and sixty to another. */
const amount = /^(?:\d+|\d{1,3}(?:,\d{3})+|\d{1,3}(?: \d{3})+)(?:\.00?)?$/;
const asAmount: Reader = (cell) => {
  const written = cell.replaceAll(/\s/gu, ' ').replace('$', '').trim();
  if (written === '') return null;
  return amount.test(written) ? Number(written.replaceAll(/[, ]|\.0+$/g, '')) : Number.NaN;
};
const asDay: Reader = (cell) => (cell.trim() === '' ? '' : (spreadsheetDay(cell) ?? cell));
const asList: Reader = (cell) =>
  cell
    .split(';')
    .map((entry) => entry.trim())
    .filter(Boolean);
/** `Full-time`, `full time` and `TS/SCI` as the values are stored. */
const asChoice: Reader = (cell) =>
  cell
    .trim()
    .toLowerCase()
    .replaceAll(/[\s/_]+/g, '-');
const yes = new Set(['yes', 'true', '1', 'remote']);
const no = new Set(['', 'no', 'false', '0']);
const asYesOrNo: Reader = (cell) => {
  const word = cell.trim().toLowerCase();
  return yes.has(word) ? true : no.has(word) ? false : word;
};

interface Column {
  field: Field;
  read: Reader;
}
/** The columns by name in lower case. Only the title is needed; the order is free. */
const columns = new Map<string, Column>(
  Object.entries({
    title: { field: 'title', read: asText },
    description: { field: 'description', read: asText },
    type: { field: 'type', read: asChoice },
    location: { field: 'location', read: asText },
    zip: { field: 'zip', read: asText },
    remote: { field: 'remote', read: asYesOrNo },
    'closes on': { field: 'closesOn', read: asDay },
    'salary from': { field: 'salaryFrom', read: asAmount },
    'salary to': { field: 'salaryTo', read: asAmount },
    'required skills': { field: 'requiredSkills', read: asList },
    'preferred skills': { field: 'preferredSkills', read: asList },
    credentials: { field: 'credentials', read: asList },
    clearance: { field: 'clearance', read: asChoice },
  } satisfies Record<string, Column>),
);

/** What a cell can say where a form would offer a choice. */
const optionsOf: Readonly<Record<string, readonly string[]>> = {
  type: listingTypes.job,
  clearance: clearances,
  remote: ['yes', 'no'],
};
/** How a cell can be written if it is not valid. Null where a form says the same. */
function hintOf(field: string): CodedPhrase | null {
  const options = optionsOf[field];
  if (options) return listingsPhrase('csvOptions', options.join(', '));
  if (field === 'closesOn') return listingsPhrase('csvDate');
  return field === 'salaryFrom' || field === 'salaryTo' ? listingsPhrase('csvAmount') : null;
}

/** What is wrong with a line. Its path names the line, as an editor counts them, and the field. */
export type LineError = FieldError;
const lineError = (line: number, phrase: CodedPhrase, field = ''): LineError => ({
  path: field === '' ? `lines.${line}` : `lines.${line}.${field}`,
  ...withEnglishMessage(phrase),
});

export interface JobsFile {
  jobs: ListingContent[];
  errors: LineError[];
  /** With those that are not listed. */
  errorCount: number;
}

/** The columns of a header, or what is wrong with it. */
function readHeader({ cells, line }: CsvRecord): Column[] | LineError {
  const names = cells.map((name) => name.trim().toLowerCase());
  const unknown = names.find((name, index) => !columns.has(name) || names.indexOf(name) !== index);
  if (unknown !== undefined) return lineError(line, listingsPhrase('csvColumn', unknown.slice(0, 60)));
  if (!names.includes('title')) return lineError(line, listingsPhrase('csvTitleMissing'));
  return names.map((name) => columns.get(name)!);
}

/** The job of a line, or what is wrong with it. */
function readJob({ cells: given, line }: CsvRecord, header: readonly Column[]): ListingContent | LineError[] {
  if (given.length !== header.length)
    return [lineError(line, listingsPhrase('csvCells', given.length, header.length))];
  const cells = given.map(withoutDirection);
  const hostile = header.find((_, index) => hasForbiddenCharacters(cells[index]!));
  if (hostile) return [lineError(line, forbiddenCharacters, hostile.field)];
  const read = Object.fromEntries(
    header.map(({ field, read: readCell }, index) => [field, readCell(plainCell(cells[index]!))]),
  );
  const checked = newListingSchema.safeParse({ ...read, kind: 'job' });
  if (!checked.success) {
    return checked.error.issues.map((issue) => {
      const { path, ...error } = fieldErrorOf(issue);
      const hint = hintOf(path);
      if (hint) return lineError(line, hint, path);
      return { path: `lines.${line}.${path}`, ...error };
    });
  }
  const { kind, ...job } = checked.data as NewListing;
  const content = { ...emptyListingContent, ...job };
  const errors = errorsOf(kind, job, content);
  return errors.length === 0
    ? content
    : errors.map(({ field, phrase }) => {
        const hint = phrase.code === listingsCode('choiceInvalid') ? hintOf(field) : null;
        return lineError(line, hint ?? phrase, field);
      });
}

/** Reads a file of jobs. Each broken line is reported, and the rest is read all the same. */
export async function readJobs(text: AsyncIterable<string>): Promise<JobsFile> {
  const file: JobsFile = { jobs: [], errors: [], errorCount: 0 };
  const refuse = (errors: readonly LineError[]) => {
    file.errorCount += errors.length;
    const room = Math.max(0, reportedErrorsMax - file.errors.length);
    file.errors.push(...errors.slice(0, Math.min(room, lineErrorsMax)));
  };
  let header: readonly Column[] | null = null;
  let line = 1;
  // The rest is read all the same: who sends it takes no answer before.
  let isDone = false;
  const stop = (error: LineError) => {
    refuse([error]);
    isDone = true;
  };
  function add(record: CsvRecord): void {
    line = record.line;
    if (header === null) {
      const read = readHeader(record);
      if (Array.isArray(read)) header = read;
      else stop(read);
      return;
    }
    if (file.jobs.length === jobsMax) return stop(lineError(line, listingsPhrase('csvTooMany', jobsMax)));
    const job = readJob(record, header);
    if (Array.isArray(job)) refuse(job);
    else file.jobs.push(job);
  }
  try {
    for await (const record of csvRecords(inPieces(text), lineMax)) {
      if (!isDone) add(record);
    }
  } catch (error) {
    if (!(error instanceof CsvBroken)) throw error;
    if (!isDone)
      refuse([lineError(error.line, listingsPhrase(error.reason === 'length' ? 'csvLong' : 'csvBroken'))]);
  }
  if (file.jobs.length === 0 && file.errorCount === 0) refuse([lineError(line, listingsPhrase('csvEmpty'))]);
  return file;
}
