import { fromBufferPromise } from 'yauzl';
import type { Entry, ZipFile } from 'yauzl';
import { Refused } from '../refused.ts';

const mebibyte = 2 ** 20;
/** The largest official workbook unpacks to 40 MiB. */
export const zipLimits = { entries: 2_000, entryBytes: 192 * mebibyte, allBytes: 512 * mebibyte };
export type ZipLimits = typeof zipLimits;

export interface ZipEntry {
  /** With its folders. */
  name: string;
  /** In bytes, unpacked. */
  size: number;
  /** Unpacked a piece at a time. More bytes than the archive declares are an error. */
  pieces(): AsyncIterable<Uint8Array>;
}

const incomplete = 'is not a complete ZIP archive or workbook. Download it again.';

function checked(entries: readonly Entry[], { entryBytes, allBytes }: ZipLimits) {
  const tooLarge = entries.find(({ uncompressedSize }) => uncompressedSize > entryBytes);
  if (tooLarge)
    throw new Refused(
      `would unpack ${tooLarge.fileName} to ${Math.round(tooLarge.uncompressedSize / mebibyte)} MiB, and only ${entryBytes / mebibyte} MiB are accepted.`,
    );
  const all = entries.reduce((sum, { uncompressedSize }) => sum + uncompressedSize, 0);
  if (all > allBytes)
    throw new Refused(
      `would unpack to ${Math.round(all / mebibyte)} MiB, and only ${allBytes / mebibyte} MiB are accepted.`,
    );
  return entries.filter(({ fileName }) => !fileName.endsWith('/'));
}

async function open(bytes: Buffer): Promise<ZipFile> {
  try {
    return await fromBufferPromise(bytes, { autoClose: false });
  } catch (error) {
    throw new Refused(incomplete, { cause: error });
  }
}

async function* unpacked(zip: ZipFile, entry: Entry): AsyncGenerator<Uint8Array> {
  try {
    yield* (await zip.openReadStreamPromise(entry)) as AsyncIterable<Uint8Array>;
  } catch (error) {
    if (error instanceof Refused) throw error;
    throw new Refused(`holds a damaged part, ${entry.fileName}. Download it again.`, { cause: error });
  }
}

/**
 * The files of an archive. One that declares more than the limits is refused before anything is unpacked.
 *
 * @throws Refused
 */
export async function zipEntries(bytes: Buffer, limits: ZipLimits = zipLimits): Promise<readonly ZipEntry[]> {
  const zip = await open(bytes);
  if (zip.entryCount > limits.entries)
    throw new Refused(`holds ${zip.entryCount} files, and only ${limits.entries} are accepted.`);
  const entries: Entry[] = [];
  try {
    for await (const entry of zip.eachEntry()) entries.push(entry);
  } catch (error) {
    throw new Refused(incomplete, { cause: error });
  }
  return checked(entries, limits).map((entry) => ({
    name: entry.fileName,
    size: entry.uncompressedSize,
    pieces: () => unpacked(zip, entry),
  }));
}

export async function bytesOf(entry: ZipEntry): Promise<Buffer> {
  const pieces: Uint8Array[] = [];
  for await (const piece of entry.pieces()) pieces.push(piece);
  return Buffer.concat(pieces);
}
