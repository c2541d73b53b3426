import type { Clock } from '../clock.ts';
import type { Sql } from '../data/db.ts';
import { createCommands } from './commands.ts';
import { createStates } from './state.ts';

/** What people do on the platform, and what comes of it. */
export const createExchange = (deps: { sql: Sql; clock: Clock; random: () => number }) => ({
  commands: createCommands(deps),
  states: createStates(deps.sql),
});
export type Exchange = ReturnType<typeof createExchange>;
