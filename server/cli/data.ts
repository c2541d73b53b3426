/**
 * Brings in what public files say of occupations, pay, schools, housing and places. Works next to a running server or
 * without one. A file that is refused changes nothing.
 *
 *     npm run data -- fetch [FOLDER]                downloads the official files, and imports them
 *     npm run data -- import FOLDER [--any-count]   files as downloaded, also in ZIP archives
 *     npm run data -- status                        what is installed, how old it is, and what is due
 *     npm run data -- back SOURCE [EDITION]         brings back what the last import replaced
 */
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { systemClock } from '../clock.ts';
import { environment, readConfig } from '../config.ts';
import { withDatabase } from '../data/withDatabase.ts';
import type { Sql } from '../data/db.ts';
import { fetchFiles } from '../reference/fetch.ts';
import { filesIn } from '../reference/folder.ts';
import { goBack, importFiles } from '../reference/importer.ts';
import type { Imported } from '../reference/importer.ts';
import { Refused } from '../reference/refused.ts';
import { sources } from '../reference/sources/index.ts';
import { dueAt, installedFiles } from '../reference/status.ts';

const usage =
  'Usage: npm run data -- fetch [FOLDER] | import FOLDER [--any-count] | status | back SOURCE [EDITION]';

const { values: options, positionals } = parseArgs({
  allowPositionals: true,
  options: { 'any-count': { type: 'boolean', default: false } },
});
const [command, ...given] = positionals;

const idOf = ({ source, edition }: { source: string; edition: string }) =>
  edition === '' ? source : `${source} ${edition}`;

function print(result: Imported | Refused): void {
  if (result instanceof Refused) return console.log(`REFUSED   ${result.message}`);
  const { rows, kept, leftOut, date } = result;
  console.log(
    `imported  ${idOf(result)}: ${result.name}, ${date ?? 'without a date'}, ${kept} of ${rows} rows`,
  );
  for (const { reason, count, lines } of leftOut) {
    const shown = lines.length > 100 ? `${lines.slice(0, lines.lastIndexOf(',', 100))}, …` : lines;
    console.log(`            ${count} left out: ${reason} (line ${shown})`);
  }
}

async function importFolder(sql: Sql, folder: string | undefined): Promise<void> {
  if (folder === undefined) throw new Refused(`Name a folder.\n${usage}`);
  const results = await importFiles(sql, filesIn(folder, sources), {
    sources,
    clock: systemClock,
    isAnyCount: options['any-count'],
    onFile: print,
  });
  if (results.length === 0) throw new Refused(`${folder} has no file that is known by its name.`);
  const refused = results.filter((result) => result instanceof Refused).length;
  console.log(`${results.length - refused} imported, ${refused} refused.`);
  if (refused > 0) process.exitCode = 1;
}

/** Downloads what has an address, and imports the folder. */
async function fetchFolder(sql: Sql, folder: string): Promise<void> {
  const byHand = sources.filter(({ download }) => download === null);
  const results = await fetchFiles(folder, sources, {
    now: systemClock.now,
    onFile: (result) =>
      console.log(
        result instanceof Refused
          ? `REFUSED   ${result.message}`
          : `fetched   ${result.file}: ${result.bytes} bytes, SHA-256 ${result.sha256}`,
      ),
  });
  for (const { title, page } of byHand) console.log(`by hand   ${title}: ${page}`);
  if (results.some((result) => result instanceof Refused)) process.exitCode = 1;
  await importFolder(sql, folder);
}

async function showStatus(sql: Sql): Promise<void> {
  const files = await installedFiles(sql);
  for (const source of sources) {
    const installed = files.filter((file) => file.source === source.id && file.status === 'installed');
    if (installed.length === 0) console.log(`missing   ${source.id}: ${source.title}. ${source.page}`);
    for (const file of installed) {
      const isDue = dueAt(source, file.importedAt) < systemClock.now();
      const imported = file.importedAt.toISOString().slice(0, 10);
      console.log(
        `${isDue ? 'due      ' : 'installed'} ${idOf(file)}: ${file.date ?? 'without a date'}, imported on ${imported}, ${file.kept} of ${file.rows} rows`,
      );
    }
  }
}

async function back(sql: Sql, [id, edition]: readonly string[]): Promise<void> {
  const source = sources.find((each) => each.id === id);
  if (!source) throw new Refused(`Name one of: ${sources.map((each) => each.id).join(', ')}.`);
  await goBack(sql, source, edition);
  console.log(`Brought back the earlier file of ${idOf({ source: source.id, edition: edition ?? '' })}.`);
}

const commands: Readonly<Record<string, (sql: Sql) => Promise<void>>> = {
  fetch: (sql) => fetchFolder(sql, given[0] ?? join(readConfig(environment()).dataDir, 'public-files')),
  import: (sql) => importFolder(sql, given[0]),
  status: showStatus,
  back: (sql) => back(sql, given),
};

try {
  const work = commands[command ?? ''];
  if (!work) throw new Refused(usage);
  await withDatabase(readConfig(environment()), work, { isOwner: true });
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
