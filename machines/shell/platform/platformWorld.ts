import type { ActorLogic, AnyActorLogic, Snapshot, SnapshotFrom } from 'xstate';
import type { ActorSystem } from '../../kit/index.ts';
import type {
  CommandSettled,
  RecordRequest,
  RequestLeft,
  ServerRequest,
  SyncView,
} from '../accountWorld/index.ts';
import type { WorldLog } from '../../model/world/index.ts';
import type { SessionRefreshEmitted, ToastEmitted } from '../../system/model/index.ts';
import type { WorldEmitted, WorldEvent, WorldParentEvent, WorldView } from '../world/index.ts';
import { dynamicLogic } from './dynamicLogic.ts';
import type { DynamicLogicInput } from './dynamicLogic.ts';

/** What the platform reads of a world, wherever it is stored. */
export type PlatformWorldSnapshot = Snapshot<unknown> & { context: { log: WorldLog } };
export type PlatformWorldEvent =
  | WorldEvent
  | WorldParentEvent
  | ServerRequest
  | RecordRequest
  | RequestLeft
  | { type: 'session.restored' };
export type PlatformWorldEmitted = WorldEmitted | CommandSettled | ToastEmitted | SessionRefreshEmitted;

/** Named so that TypeScript can write declarations of machines that use it. */
export interface PlatformWorldLogic extends ActorLogic<
  PlatformWorldSnapshot,
  PlatformWorldEvent,
  DynamicLogicInput,
  ActorSystem,
  PlatformWorldEmitted
> {}

/** The world of a platform: `worldMachine` where it stays in the browser, `accountWorldMachine` where a server stores it. */
export const platformWorld: PlatformWorldLogic = dynamicLogic;

/** What the shell shows of a world. */
export type ShownWorld = Pick<WorldView, 'state' | 'store' | 'canReset'> & {
  /** Omitted if the world stays in the browser. */
  sync?: SyncView;
};

/** What the machine needs, such as {@link WorldInput}. The platform itself uses only chance. */
interface PlatformWorldInput {
  /** From 0 up to, but not including, 1. */
  random: () => number;
}

/** The world that a platform runs. */
export interface PlatformWorld {
  machine: AnyActorLogic;
  input: PlatformWorldInput;
  viewOf: (snapshot: SnapshotFrom<AnyActorLogic>) => ShownWorld;
}
