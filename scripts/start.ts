/**
 * Builds what is missing or stale and runs the server, all in this one process, so that signals reach it.
 *
 *     npm start
 */
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { buildIfStale } from './build.ts';

await buildIfStale();
const server = join(import.meta.dirname, '../server/dist/main.js');
await import(pathToFileURL(server).href);
