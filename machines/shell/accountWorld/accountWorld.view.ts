import type { SnapshotFrom } from 'xstate';
import type { accountWorldMachine } from './accountWorld.machine.ts';

/** How the displayed world relates to the one on the server. */
export interface SyncView {
  /** Whether there is anything to display. */
  isLoaded: boolean;
  /** Whether what is displayed is the person's world: not while nobody is signed in. */
  isKnown: boolean;
  /** Whether the server can't be reached, so that what is displayed may be old. */
  isBehind: boolean;
  /** Since when it may be old. Epoch milliseconds; null if it is not. */
  since: number | null;
  /** Number of changes that the server has not answered, and whether it could not be reached. */
  unsent: number;
  isWaiting: boolean;
}

/** The sync state of an account's world. */
export function syncView(snapshot: SnapshotFrom<typeof accountWorldMachine>): SyncView {
  const { queue, rules, liveAt, position } = snapshot.context;
  const isLive = snapshot.matches({ presence: { following: 'live' } });
  const isBehind =
    snapshot.matches({ presence: 'reconnecting' }) || snapshot.matches({ presence: 'waiting' });
  return {
    isLoaded: rules !== null,
    isKnown: position !== null,
    isBehind,
    since: isLive ? null : liveAt,
    unsent: queue.length,
    isWaiting: snapshot.matches({ commands: 'waiting' }),
  };
}

/** What the shell shows of an account's world. The server stores it, so there is nothing to reset. */
export const accountWorldView = (snapshot: SnapshotFrom<typeof accountWorldMachine>) => ({
  state: snapshot.matches({ presence: 'away' }) ? ('away' as const) : ('live' as const),
  store: 'stored' as const,
  canReset: false,
  sync: syncView(snapshot),
});
