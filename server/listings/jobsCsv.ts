import { Readable } from 'node:stream';
import { CsvError, parse } from 'csv-parse';
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
import { hasForbiddenCharacters } from '../text.ts';
import { errorsOf } from './listingErrors.ts';

const { jobs: jobsMax, errors: reportedErrorsMax } = jobImportLimits;
/** Longest line, in characters. */
const lineMax = 40_000;
/** Most errors of a line in the report. */
const lineErrorsMax = 5;

type Field = keyof ListingContent;
type Reader = (cell: string) => unknown;

const asText: Reader = (cell) => cell;
/** As spreadsheets write an amount: `$60,000`, `60000.00`. */
const asAmount: Reader = (cell) => {
  const digits = cell.replaceAll(/[$,\s]/g, '').replace(/\.0+$/, '');
  if (digits === '') return null;
  return /^\d+$/.test(digits) ? Number(digits) : Number.NaN;
};
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

/** The columns by name in lower case. Only the title is needed; the order is free. */
const columns: Readonly<Record<string, { field: Field; read: Reader }>> = {
  title: { field: 'title', read: asText },
  description: { field: 'description', read: asText },
  type: { field: 'type', read: asChoice },
  location: { field: 'location', read: asText },
  zip: { field: 'zip', read: asText },
  remote: { field: 'remote', read: asYesOrNo },
  'closes on': { field: 'closesOn', read: asText },
  'salary from': { field: 'salaryFrom', read: asAmount },
  'salary to': { field: 'salaryTo', read: asAmount },
  'required skills': { field: 'requiredSkills', read: asList },
  'preferred skills': { field: 'preferredSkills', read: asList },
  credentials: { field: 'credentials', read: asList },
  clearance: { field: 'clearance', read: asChoice },
};

/** What a cell can say where a form would offer a choice. */
const optionsOf: Readonly<Record<string, readonly string[]>> = {
  type: listingTypes.job,
  clearance: clearances,
  remote: ['yes', 'no'],
};
const optionsPhrase = (field: string) => {
  const options = optionsOf[field];
  return options ? listingsPhrase('csvOptions', options.join(', ')) : null;
};

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
function readHeader(header: readonly string[], line: number): (typeof columns)[string][] | LineError {
  const names = header.map((name) => name.trim().toLowerCase());
  const unknown = names.find((name, index) => !columns[name] || names.indexOf(name) !== index);
  if (unknown !== undefined) return lineError(line, listingsPhrase('csvColumn', unknown.slice(0, 60)));
  if (!names.includes('title')) return lineError(line, listingsPhrase('csvTitleMissing'));
  return names.map((name) => columns[name]!);
}

/** The job of a line, or what is wrong with it. */
function readJob(
  cells: readonly string[],
  line: number,
  header: (typeof columns)[string][],
): ListingContent | LineError[] {
  if (cells.length !== header.length)
    return [lineError(line, listingsPhrase('csvCells', cells.length, header.length))];
  const hostile = header.find((_, index) => hasForbiddenCharacters(cells[index]!));
  if (hostile) return [lineError(line, { code: 'problem.forbidden_characters' }, hostile.field)];
  const given = Object.fromEntries(
    header.map(({ field, read }, index) => [field, read(plainCell(cells[index]!))]),
  );
  const checked = newListingSchema.safeParse({ ...given, kind: 'job' });
  if (!checked.success) {
    return checked.error.issues.map((issue) => {
      const { path, ...error } = fieldErrorOf(issue);
      const options = optionsPhrase(path);
      if (options) return lineError(line, options, path);
      return { path: `lines.${line}.${path}`, ...error };
    });
  }
  const { kind, ...job } = checked.data as NewListing;
  const content = { ...emptyListingContent, ...job };
  const errors = errorsOf(kind, job, content);
  return errors.length === 0
    ? content
    : errors.map(({ field, phrase }) => {
        const options = phrase.code === listingsCode('choiceInvalid') ? optionsPhrase(field) : null;
        return lineError(line, options ?? phrase, field);
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
  let header: (typeof columns)[string][] | null = null;
  let line = 1;
  let isDone = false;
  const stop = (error: LineError) => {
    if (!isDone) refuse([error]);
    isDone = true;
  };
  function add(cells: readonly string[], begins: number): void {
    if (isDone) return;
    if (header === null) {
      const read = readHeader(cells, begins);
      if (Array.isArray(read)) header = read;
      else stop(read);
      return;
    }
    if (file.jobs.length === jobsMax) return stop(lineError(begins, listingsPhrase('csvTooMany', jobsMax)));
    const job = readJob(cells, begins, header);
    if (Array.isArray(job)) refuse(job);
    else file.jobs.push(job);
  }

  const source = Readable.from(text);
  const records = source.pipe(
    parse({
      bom: true,
      max_record_size: lineMax,
      skip_empty_lines: true,
      relax_column_count: true,
      // Called in between, so that an error further on doesn't lose the lines before it.
      on_record(cells: string[], { lines }) {
        add(cells, line);
        line = lines + 1;
        return null;
      },
    }),
  );
  source.once('error', (error) => records.destroy(error));
  try {
    for await (const _ of records);
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    stop(lineError(line, listingsPhrase('csvBroken')));
  }
  if (file.jobs.length === 0 && file.errorCount === 0) refuse([lineError(line, listingsPhrase('csvEmpty'))]);
  return file;
}
