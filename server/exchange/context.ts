import type { TransactionSql } from '../data/db.ts';
import type { Position } from '../data/feedPositions.ts';

/** A transaction, and what it writes last. */
export interface WritingLast {
  tx: TransactionSql;
  /** Writes that nothing waits for but the result: they are sent before the commit, which rolls back if one fails. */
  lastWrites: Promise<void>[];
}

/** The two of a talk. The mentor's calendar has the id of their account. */
export interface TalkSides {
  mentorId: string;
  personId: string;
}

/** What every command is carried out with. */
export interface CommandContext extends WritingLast {
  /** Whose command it is. */
  userId: string;
  commandId: string;
  now: Date;
  /** The talk that it is about, once the worlds of both are locked. */
  talk: TalkSides | null;
  /** From 0 up to, but not including, 1. */
  random: () => number;
  /** A UUID, version 7. */
  newId: () => Promise<string>;
  /** Where the live feed is. Null if nobody follows it. */
  feedPosition: () => Position | null;
}

/**
 * Sends writes without waiting for them. What is sent later runs after them.
 *
 * @param writes Of async functions, which send in the order of their calls, and all they have at once. A query alone
 *   would be sent before them.
 */
export function writeLast({ lastWrites }: WritingLast, ...writes: Promise<void>[]): void {
  for (const write of writes) {
    // Reported to whoever waits for the result.
    write.catch(() => {});
    lastWrites.push(write);
  }
}

/** Waits for the last writes. @throws what the first one that failed has thrown: those after it failed because of it. */
export async function finishWrites({ lastWrites }: WritingLast): Promise<void> {
  for (const write of lastWrites) await write;
}
