/**
 * Fills the embedded database with sample organizations, their staff and listings, and two veterans, and prints how to
 * sign in as them. Works next to a running server or without one. Refuses a database that has accounts of people.
 *
 *     npm run samples
 */
import { systemClock } from '../clock.ts';
import { environment, readConfig } from '../config.ts';
import { withDatabase } from '../data/withDatabase.ts';
import { addSamples, SamplesRefused } from './sampleData/addSamples.ts';

async function run(): Promise<string> {
  const config = readConfig(environment());
  if (config.databaseUrl !== null)
    throw new SamplesRefused("Samples are for the server's own database. Unset DATABASE_URL first.");
  const { signIns, password, administrator } = await withDatabase(config, (sql) =>
    addSamples(sql, systemClock, config),
  );
  const width = Math.max(...signIns.map(({ email }) => email.length));
  return [
    'Added the samples. Sign in as one of these people:',
    '',
    ...signIns.map(({ email, who }) => `  ${email.padEnd(width)}  ${who}`),
    '',
    `Password of each of them: ${password}`,
    ...(administrator ? [`Administrator: ${administrator.email}, password ${administrator.password}`] : []),
    'They are shown only this once.',
    '',
    'What occupations lead to, schools and places come from public files. Download them (docs/reference-data.md), then run',
    '  npm run data -- import FOLDER',
  ].join('\n');
}

try {
  console.log(await run());
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
