import { createHash } from 'node:crypto';
import { readdir, readFile, stat } from 'node:fs/promises';
import { basename, join, relative, sep } from 'node:path';
import type { GivenFile } from './importer.ts';
import { bytesOf, zipEntries } from './readers/zip.ts';
import { Refused } from './refused.ts';
import type { Source } from './source.ts';

/** The largest official download has 40 MiB. */
export const fileBytesMax = 256 * 2 ** 20;
const filesMax = 20_000;
/** Names, hashes and dates of the files of a folder. A download writes it; so may who puts files there by hand. */
export const listName = 'manifest.json';

interface Listed {
  file: string;
  sha256?: string;
  source_date?: string | null;
  /** Where it was downloaded from, and when. */
  url?: string;
  fetched_at?: string;
}

/** A file of the folder, or of an archive in it. */
interface Candidate {
  /** In the folder. For a part of an archive, that of the archive. */
  path: string;
  name: string;
  size: number;
  date: string | null;
  read: () => Promise<Buffer>;
}

export async function listOf(folder: string): Promise<ReadonlyMap<string, Listed>> {
  const text = await readFile(join(folder, listName), 'utf8').catch(() => null);
  if (text === null) return new Map();
  try {
    const { files } = JSON.parse(text) as { files: Listed[] };
    return new Map(files.map((each) => [each.file, each]));
  } catch (error) {
    throw new Refused(`${listName} in ${folder} is no list of files.`, { cause: error });
  }
}

async function checkedBytes(path: string, listed: Listed | undefined): Promise<Buffer> {
  const { size } = await stat(path);
  if (size > fileBytesMax)
    throw new Refused(`${basename(path)} has more than ${fileBytesMax / 2 ** 20} MiB.`);
  const bytes = await readFile(path);
  const isWhole =
    listed?.sha256 === undefined || createHash('sha256').update(bytes).digest('hex') === listed.sha256;
  if (!isWhole) throw new Refused(`${basename(path)} is not what ${listName} says of it. Download it again.`);
  return bytes;
}

async function candidatesOf(folder: string): Promise<Candidate[]> {
  const listed = await listOf(folder);
  const found = await readdir(folder, { recursive: true, withFileTypes: true });
  const candidates: Candidate[] = [];
  for (const entry of found.filter((each) => each.isFile()).slice(0, filesMax)) {
    const path = join(entry.parentPath, entry.name);
    const inFolder = relative(folder, path).split(sep).join('/');
    const { source_date: date = null } = listed.get(inFolder) ?? {};
    const read = () => checkedBytes(path, listed.get(inFolder));
    if (!/\.zip$/i.test(entry.name)) {
      candidates.push({ path: inFolder, name: entry.name, size: (await stat(path)).size, date, read });
      continue;
    }
    const parts = await zipEntries(await read()).catch((error: unknown) => {
      throw error instanceof Refused
        ? new Refused(`${entry.name} ${error.message}`, { cause: error })
        : error;
    });
    for (const part of parts)
      candidates.push({
        path: inFolder,
        name: part.name.split('/').at(-1)!,
        size: part.size,
        date,
        read: () => bytesOf(part),
      });
  }
  return candidates;
}

const isNewer = (a: string, b: string) => a > b;

/** The candidates that a source takes: one for each edition, or the newest. Of several with one name, the largest. */
function chosen(source: Source, candidates: readonly Candidate[]) {
  const byYear = new Map<string, Candidate>();
  for (const candidate of candidates) {
    const match = source.file.exec(candidate.name);
    if (!match) continue;
    const inName = match.slice(1).find((group) => group !== undefined) ?? '';
    const year = inName === '' ? '' : (source.editionOf?.(inName) ?? inName.toLowerCase());
    const other = byYear.get(year);
    if (!other || candidate.size > other.size) byYear.set(year, candidate);
  }
  const years = [...byYear].map(([year, candidate]) => ({ year, candidate }));
  if (source.editions) return years.toSorted((a, b) => (isNewer(a.year, b.year) ? 1 : -1));
  return years.length === 0 ? [] : [years.reduce((a, b) => (isNewer(b.year, a.year) ? b : a))];
}

/**
 * The files of a folder and of its archives that sources know by name, in the order of the sources. Other files are passed over.
 *
 * @throws Refused if the folder or an archive can't be read.
 */
export async function* filesIn(
  folder: string,
  sources: readonly Source[],
): AsyncGenerator<{ source: Source; read: () => Promise<GivenFile> }> {
  const candidates = await candidatesOf(folder).catch((error: unknown) => {
    if (
      (error as NodeJS.ErrnoException).code === 'ENOENT' ||
      (error as NodeJS.ErrnoException).code === 'ENOTDIR'
    )
      throw new Refused(`There is no folder ${folder}.`, { cause: error });
    throw error;
  });
  for (const source of sources)
    for (const { year, candidate } of chosen(source, candidates))
      yield {
        source,
        read: async () => ({
          name: candidate.name,
          edition: source.editions ? year : '',
          year,
          bytes: await candidate.read(),
          date: candidate.date,
        }),
      };
}
