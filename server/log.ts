import { destination, pino } from 'pino';
import type { Logger } from 'pino';
import type { Config } from './config.ts';

/** Structured log lines on standard output. They never contain user input, names or email addresses. */
export function createLog({ logLevel }: Pick<Config, 'logLevel'>): Logger {
  return pino(
    { level: logLevel, base: undefined, timestamp: pino.stdTimeFunctions.isoTime },
    destination({ dest: 1, sync: false }),
  );
}
