import { createHash } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { downloadsOf, fetchFiles } from '../../../server/reference/fetch.ts';
import { filesIn } from '../../../server/reference/folder.ts';
import { sources } from '../../../server/reference/sources/index.ts';
import { crosswalkOf, sourceOf } from '../support/reference.ts';
import { zipOf } from '../support/zip.ts';

const archive = zipOf([{ name: 'milx0724.csv', text: crosswalkOf(100).toString() }]);
const crosswalk = sourceOf('military-crosswalk');

/** A server on this machine, and its address. */
async function serving(answer: RequestListener): Promise<string> {
  const server = createServer(answer).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

function emptyFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'fetch-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return folder;
}

async function filesOf(folder: string) {
  const files = [];
  for await (const file of filesIn(folder, sources)) files.push(file);
  return files;
}

/** What comes of downloading one file from this server, into a folder that may have an older one. */
async function fetched(
  answer: RequestListener,
  { file = 'crosswalk.zip', older = '', bytesMax = 2 ** 20 } = {},
) {
  const folder = emptyFolder();
  if (older !== '') writeFileSync(join(folder, file), older);
  const download = `${await serving(answer)}/${file}`;
  const [result] = await fetchFiles(folder, [{ ...crosswalk, download }], {
    now: () => new Date(0),
    bytesMax,
  });
  const names = readdirSync(folder).toSorted();
  return { result, names, folder, text: names.includes(file) ? readFileSync(join(folder, file)) : null };
}

const zipHead = { 'content-type': 'application/zip', 'content-length': archive.length, etag: '"1"' };
const refusal = (result: unknown) => (result as Error).message;

test('a file is downloaded, listed with its hash, and can be imported', async () => {
  const { result, names, folder } = await fetched((_, response) =>
    response.writeHead(200, zipHead).end(archive),
  );
  const sha256 = createHash('sha256').update(archive).digest('hex');
  expect(result).toEqual({ file: 'crosswalk.zip', bytes: archive.length, sha256 });
  expect(names).toEqual(['crosswalk.zip', 'manifest.json']);
  const files = await filesOf(folder);
  expect(files.map(({ source }) => source.id)).toEqual(['military-crosswalk']);
  expect((await files[0]!.read()).bytes).toEqual(crosswalkOf(100));
  writeFileSync(join(folder, 'crosswalk.zip'), zipOf([{ name: 'milx0724.csv', text: 'changed' }]));
  await expect(filesOf(folder)).rejects.toThrow('is not what manifest.json says');
});

test('what broke off is continued where it did', async () => {
  const asked: (string | undefined)[] = [];
  const half = Math.floor(archive.length / 2);
  const { result } = await fetched((request, response) => {
    asked.push(request.headers.range);
    if (request.headers.range === undefined) {
      response.writeHead(200, zipHead).write(archive.subarray(0, half), () => response.destroy());
      return;
    }
    expect(request.headers['if-range']).toBe('"1"');
    const rest = archive.subarray(Number(/\d+/.exec(request.headers.range)![0]));
    response.writeHead(206, { ...zipHead, 'content-length': rest.length }).end(rest);
  });
  expect(result).toMatchObject({ bytes: archive.length });
  expect(asked[0]).toBeUndefined();
  expect(asked[1]).toMatch(/^bytes=\d+-$/);
});

test('a file that changed meanwhile is downloaded from its beginning', async () => {
  let isFirst = true;
  const { result, text } = await fetched((_, response) => {
    if (isFirst) response.writeHead(200, zipHead).write(archive.subarray(0, 50), () => response.destroy());
    else response.writeHead(200, { ...zipHead, etag: '"2"' }).end(archive);
    isFirst = false;
  });
  expect(result).toMatchObject({ bytes: archive.length });
  expect(text).toEqual(archive);
});

const refused: [string, string, RequestListener][] = [
  [
    'breaks off each time',
    'broke off. Run the command again.',
    (_, response) => {
      response.writeHead(200, zipHead).write(archive.subarray(0, 50), () => response.destroy());
    },
  ],
  [
    'is a page about an error',
    'is text/html and not what its name says.',
    (_, response) => response.writeHead(200, { 'content-type': 'text/html' }).end('<html>Sorry</html>'),
  ],
  [
    'is no archive',
    'is application/zip and not what its name says.',
    (_, response) => response.writeHead(200, { 'content-type': 'application/zip' }).end('a,b\n1,2\n'),
  ],
  [
    'says that it is too large',
    'has more than 1048576 bytes.',
    (_, response) => response.writeHead(200, { ...zipHead, 'content-length': 2 ** 30 }).end(),
  ],
  [
    'is too large without saying so',
    'has more than 1048576 bytes.',
    (_, response) =>
      response.writeHead(200, { 'content-type': 'application/zip' }).end(Buffer.alloc(2 ** 21, 'PK')),
  ],
  ['is not there', 'the server answers 404.', (_, response) => response.writeHead(404).end()],
  [
    'leads elsewhere',
    'leads to http://localhost:9, which is no address of the table of sources.',
    (_, response) => response.writeHead(302, { location: 'http://localhost:9/crosswalk.zip' }).end(),
  ],
  [
    'leads from one address to the next',
    'leads from one address to the next without an end.',
    (request, response) => response.writeHead(302, { location: `${request.url}x` }).end(),
  ],
];

test.each(refused)('a file that %s is refused, and the one before stays', async (_, message, answer) => {
  const { result, names, text } = await fetched(answer, { older: 'older' });
  expect(refusal(result)).toContain(`crosswalk.zip`);
  expect(refusal(result)).toContain(message);
  expect(names).toEqual(['crosswalk.zip']);
  expect(text?.toString()).toBe('older');
});

test('a file that moved to another address of the table is taken from there, and the next is downloaded all the same', async () => {
  const other = await serving((_, response) => response.writeHead(200, zipHead).end(archive));
  const moved = await serving((_, response) =>
    response.writeHead(302, { location: `${other}/new.zip` }).end(),
  );
  const gone = await serving((_, response) => response.writeHead(500).end());
  const table = [`${gone}/a.zip`, `${moved}/b.zip`, `${other}/c.zip`].map((download) => ({
    ...crosswalk,
    download,
  }));
  const results = await fetchFiles(emptyFolder(), table, { now: () => new Date(0) });
  expect(results).toMatchObject([{ name: 'Refused' }, { file: 'b.zip' }, { file: 'c.zip' }]);
});

test('the table names each address once, and only ones that nobody can listen to', () => {
  const urls = downloadsOf(sources);
  expect(new Set(urls).size).toBe(urls.length);
  expect(urls.filter((url) => new URL(url).protocol !== 'https:' || url.includes('{'))).toEqual([]);
});
