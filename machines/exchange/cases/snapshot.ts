import type { SnapshotFrom } from 'xstate';
import type { casesMachine } from './cases.machine.ts';

export type Snapshot = SnapshotFrom<typeof casesMachine>;
export type Context = Snapshot['context'];
/** The regions of the open page. */
export type OpenValue = Extract<Snapshot['value'], object>['open'];
