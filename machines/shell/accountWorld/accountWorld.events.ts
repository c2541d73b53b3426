import type {
  CommandRequest,
  ExchangeFact,
  RecordCommand,
  SubmissionResult,
  WorldRules,
} from '../../model/exchange/index.ts';
import type { World } from '../../model/world/index.ts';
import type { FeedEvent, Problem } from '../../system/model/index.ts';

/** A command that waits for the server. */
export interface QueuedCommand {
  /** Made here. The server carries out a command once, however often it gets this id. */
  id: string;
  request: CommandRequest;
  /** Whether somebody on this page waits for the answer and will show it. */
  isAwaited?: boolean;
}

/** A world as the server has stored it. */
export interface LoadedWorld {
  rules: WorldRules;
  world: World;
  version: number;
  /** What happened last, oldest first. */
  recent: readonly ExchangeFact[];
  /** From where the feed goes on. */
  position: string;
}

/** Asks the server for something that only it can answer, such as an application to an organization. */
export interface ServerRequest {
  type: 'server.request';
  /** A UUID. {@link CommandSettled} carries it. */
  id: string;
  request: CommandRequest;
}

/** Nobody on this page waits any longer for an answer, or, without an id, for any. A refusal then becomes a toast. */
export interface RequestLeft {
  type: 'request.left';
  id: string | null;
}

/** Keeps something private under a name. Of two that wait for the server, the later one replaces the earlier. */
export interface RecordRequest {
  type: 'record.request';
  command: RecordCommand;
}

/** What the server answers to a command that it has carried out. */
export interface CommandResult {
  facts: readonly ExchangeFact[];
  /** Of a common application: what became of it at each school. */
  results?: readonly SubmissionResult[];
}

/** The server has answered a command. */
export interface CommandSettled {
  type: 'command.settled';
  id: string;
  /** What happened, as this side may know it; empty if it was refused. */
  facts: readonly ExchangeFact[];
  /** Of a common application: what became of it at each school. */
  results?: readonly SubmissionResult[];
  /** Why it was refused, or null. */
  problem: Problem | null;
}

export type FactFeedEvent = FeedEvent<ExchangeFact>;

/** The page is visible again or the browser is online again: what waits is tried at once. */
export interface Woken {
  type: 'page.woken';
}

/** To the actor `store`: keep these commands for a later visit. */
export interface StoreCommands {
  type: 'commands.store';
  queue: readonly QueuedCommand[];
}
