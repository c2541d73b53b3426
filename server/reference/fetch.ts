import { createHash } from 'node:crypto';
import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { fileBytesMax, listName, listOf } from './folder.ts';
import { Refused } from './refused.ts';
import type { Source } from './source.ts';

const redirectsMax = 3;
const attemptsMax = 3;
/** For the answer to begin, and for all of a file, in milliseconds. */
const fileTimeoutMs = 10 * 60_000;

export interface FetchOptions {
  now: () => Date;
  /** Called after each file. */
  onFile?: (result: Fetched | Refused) => void;
  /** Bytes of a file. @default the largest that is imported */
  bytesMax?: number;
}
export interface Fetched {
  file: string;
  bytes: number;
  sha256: string;
}

/** The addresses of all files, each once. */
export const downloadsOf = (sources: readonly Source[]): readonly string[] => [
  ...new Set(sources.flatMap(({ download }) => download ?? [])),
];

/** Asks for a file, from its middle on if a part is there. Only hosts of the table are asked, also after a redirect. */
async function answerOf(url: string, origins: ReadonlySet<string>, headers: Record<string, string>) {
  let at = url;
  for (let step = 0; step <= redirectsMax; step += 1) {
    const answer = await fetch(at, {
      // Packed, a file could not be continued where it broke off.
      headers: { 'accept-encoding': 'identity', ...headers },
      redirect: 'manual',
      signal: AbortSignal.timeout(fileTimeoutMs),
    });
    const location = answer.headers.get('location');
    if (answer.status < 300 || answer.status >= 400 || location === null) return answer;
    await answer.body?.cancel();
    at = new URL(location, at).href;
    if (!origins.has(new URL(at).origin))
      throw new Refused(`leads to ${new URL(at).origin}, which is no address of the table of sources.`);
  }
  throw new Refused('leads from one address to the next without an end.');
}

const tooLarge = (bytesMax: number) => new Refused(`has more than ${bytesMax} bytes.`);

/** Archives and workbooks begin alike; a page about an error begins with a tag. */
function checkType(name: string, type: string, bytes: Buffer): void {
  const isArchive = /\.(zip|xlsx)$/i.test(name);
  const begin = bytes.subarray(0, 64).toString('latin1').trimStart();
  if (/^text\/html/i.test(type) || (isArchive ? !begin.startsWith('PK') : begin.startsWith('<')))
    throw new Refused(`is ${type || 'something else'} and not what its name says.`);
}

/** The bytes of one file. What broke off is continued, unless the file has changed since. */
async function bytesAt(url: string, origins: ReadonlySet<string>, bytesMax: number): Promise<Buffer> {
  let pieces: Uint8Array[] = [];
  let [length, tag]: [number, string | null] = [0, null];
  for (let attempt = 1; ; attempt += 1) {
    const canContinue: boolean = length > 0 && tag !== null;
    const answer: Response = await answerOf(
      url,
      origins,
      canContinue ? { range: `bytes=${length}-`, 'if-range': tag! } : {},
    ).catch((error: unknown) => {
      if (error instanceof Refused) throw error;
      throw new Refused('can’t be reached.', { cause: error });
    });
    if (!answer.ok) throw new Refused(`can’t be downloaded: the server answers ${answer.status}.`);
    if (answer.status !== 206) [pieces, length] = [[], 0];
    tag = answer.headers.get('etag');
    const rest = answer.headers.get('content-length');
    const declared = rest === null ? null : length + Number(rest);
    if (declared !== null && declared > bytesMax) throw tooLarge(bytesMax);
    try {
      for await (const piece of answer.body ?? []) {
        length += piece.length;
        if (length > bytesMax) throw tooLarge(bytesMax);
        pieces.push(piece);
      }
    } catch (error) {
      if (error instanceof Refused) throw error;
      if (attempt < attemptsMax) continue;
      throw new Refused('broke off. Run the command again.', { cause: error });
    }
    const bytes = Buffer.concat(pieces);
    checkType(basename(new URL(url).pathname), answer.headers.get('content-type') ?? '', bytes);
    return bytes;
  }
}

/**
 * Downloads the files of the table into a folder that can be imported. A file that is refused leaves the one in the folder as it
 * is. The folder's list says what was downloaded, with its hash, so that an import refuses what was changed since.
 */
export async function fetchFiles(
  folder: string,
  sources: readonly Source[],
  { now, onFile = () => {}, bytesMax = fileBytesMax }: FetchOptions,
): Promise<readonly (Fetched | Refused)[]> {
  await mkdir(folder, { recursive: true });
  const urls = downloadsOf(sources);
  const origins = new Set(urls.map((url) => new URL(url).origin));
  const list = new Map(await listOf(folder));
  const results: (Fetched | Refused)[] = [];
  for (const url of urls) {
    const file = basename(new URL(url).pathname);
    try {
      const bytes = await bytesAt(url, origins, bytesMax);
      const sha256 = createHash('sha256').update(bytes).digest('hex');
      const part = join(folder, `${file}.part`);
      await writeFile(part, bytes);
      await rename(part, join(folder, file)).catch(async (error: unknown) => {
        await rm(part, { force: true });
        throw error;
      });
      list.set(file, { file, sha256, url, fetched_at: now().toISOString() });
      await writeFile(join(folder, listName), JSON.stringify({ files: [...list.values()] }, null, 2));
      results.push({ file, bytes: bytes.length, sha256 });
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      results.push(new Refused(`${file} ${error.message}`, { cause: error }));
    }
    onFile(results.at(-1)!);
  }
  return results;
}
