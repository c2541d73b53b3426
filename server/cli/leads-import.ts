/**
 * Imports the leads of a CSV file in the format of the export. Works next to a running server or without one. A file
 * with an error imports nothing. A repeated import adds nothing; after an interruption it adds the rest.
 *
 *     npm run leads:import -- FILE.csv [--locale en-US]
 *
 * The locale is the one in which the file's dates are written: the browser's language at the export.
 */
import { createReadStream } from 'node:fs';
import { Readable } from 'node:stream';
import { parseArgs } from 'node:util';
import { environment, readConfig } from '../config.ts';
import { defaultLocale, isKnownLocale } from '../leads/leadsDate.ts';
import { importLeads, ImportRefused } from '../leads/leadsImport.ts';
import { withDatabase } from '../data/withDatabase.ts';

const usage = 'Usage: npm run leads:import -- FILE.csv [--locale en-US]';

/** The request can't be carried out. The message explains why. */
class Refused extends Error {}

function asked(): { file: string; locale: string } {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { locale: { type: 'string', default: defaultLocale } },
  });
  const [file, ...more] = positionals;
  if (file === undefined || more.length > 0) throw new Refused('Name one file.');
  if (!isKnownLocale(values.locale)) throw new Refused(`${values.locale} is not a known locale.`);
  return { file, locale: values.locale };
}

/** The file's text. Bytes that are not UTF-8 are an error. */
const textOf = (file: string) =>
  Readable.from(
    Readable.toWeb(createReadStream(file)).pipeThrough(
      new TextDecoderStream('utf-8', { fatal: true }) as never,
    ),
  );

async function run(): Promise<string> {
  const { file, locale } = asked();
  const { added, known } = await withDatabase(readConfig(environment()), (sql) =>
    importLeads(sql, textOf(file), locale),
  );
  return `Imported ${added} leads; ${known} existed already.`;
}

try {
  console.log(await run());
} catch (error) {
  const { message } = error as Error;
  console.error(error instanceof Refused ? `${message}\n${usage}` : message);
  if (error instanceof ImportRefused) {
    for (const each of error.errors) console.error(`  line ${each.line}: ${each.message}`);
  }
  process.exitCode = 1;
}
