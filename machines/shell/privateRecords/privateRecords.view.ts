import type { SnapshotFrom } from 'xstate';
import type { privateRecordsMachine } from './privateRecords.machine.ts';

/** The text of a name: what was written last, here or on another device. Null if there is none. */
export function recordText(
  { context: { unsent, saved } }: SnapshotFrom<typeof privateRecordsMachine>,
  name: string,
): string | null {
  return unsent[name] ?? saved[name] ?? null;
}
