import { isEqual } from '../../isEqual.ts';

/** The command, or the one before if it says the same: the server carries an id out once, even if only its answer was lost. */
export const withSameId = <Command extends { type: string; payload: object }>(
  before: Command | null,
  next: Command,
): Command => (before?.type === next.type && isEqual(before.payload, next.payload) ? before : next);
