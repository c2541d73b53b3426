/**
 * Builds what is missing or stale and runs the server in this process, so that it receives signals.
 *
 *     npm start
 */
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { buildIfStale } from './build.ts';

await buildIfStale();
const server = join(import.meta.dirname, '../server/dist/main.js');
await import(pathToFileURL(server).href);
