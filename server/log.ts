import { destination, pino } from 'pino';
import type { Logger } from 'pino';
import type { Config } from './config.ts';

/** Structured lines on standard output. What people entered, their names and addresses never stand in them. */
export function createLog({ logLevel }: Pick<Config, 'logLevel'>): Logger {
  return pino(
    { level: logLevel, base: undefined, timestamp: pino.stdTimeFunctions.isoTime },
    destination({ dest: 1, sync: false }),
  );
}
