import type { TransactionSql } from '../data/db.ts';

/** What every command is carried out with. */
export interface CommandContext {
  tx: TransactionSql;
  /** Whose command it is. */
  userId: string;
  commandId: string;
  now: Date;
  /** From 0 up to, but not including, 1. */
  random: () => number;
  /** A UUID, version 7. */
  newId: () => Promise<string>;
}
