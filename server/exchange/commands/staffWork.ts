import type { CommandContext } from '../context.ts';
import type { NewFact } from '../facts/facts.ts';
import type { StoredWorld } from '../worlds.ts';

/** A command of the staff that is ready to be carried out. */
export interface StaffWork {
  /** Whose world it changes, and has to be locked. Null if nobody's. */
  personId: string | null;
  /** Id of what of theirs it is about, if the command doesn't say it. */
  itemId?: string;
  run: (context: CommandContext, stored: StoredWorld) => Promise<NewFact[]>;
}
