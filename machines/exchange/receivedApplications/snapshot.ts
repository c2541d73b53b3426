import type { SnapshotFrom } from 'xstate';
import type { receivedApplicationsMachine } from './receivedApplications.machine.ts';

export type Snapshot = SnapshotFrom<typeof receivedApplicationsMachine>;
export type Context = Snapshot['context'];
/** The regions of the open page. */
export type OpenValue = Extract<Snapshot['value'], object>['open'];
