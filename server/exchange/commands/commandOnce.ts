import { createHash } from 'node:crypto';
import type { ExchangeCommand, ExchangeFact, SubmissionResult } from '@vetsync/machines/model/exchange';
import type { TransactionSql } from '../../data/db.ts';
import { AppError } from '../../errors.ts';
import { setScope } from '../../data/scopes.ts';
import { finishWrites, writeLast } from '../context.ts';
import type { CommandContext } from '../context.ts';
import {
  areForSeveral,
  exchangeFactOf,
  factsOfCommand,
  followingFacts,
  insertFacts,
  isForAudience,
} from '../facts/facts.ts';
import type { Audience, FollowingFacts } from '../facts/facts.ts';
import { requestNotificationMail } from '../notifications/notificationMail.ts';
import type { CommandEffects } from './personCommands.ts';

/** What was asked, so that a repeated command is told from another one with the same id. */
const digestOf = ({ type, as, expectedVersion, payload }: ExchangeCommand) =>
  createHash('sha256')
    .update(JSON.stringify([type, as ?? null, expectedVersion ?? null, payload]))
    .digest();

/**
 * Stores that a person's command is carried out.
 *
 * @returns Ids for what it makes: UUIDs, version 7, of the database, so that those of all servers are in one order. Null
 *   if it was carried out before.
 * @throws AppError `idempotency_key_reused` if another command has its id.
 */
export async function claimCommand(
  tx: TransactionSql,
  userId: string,
  { command, now }: { command: ExchangeCommand; now: Date },
): Promise<string[] | null> {
  const digest = digestOf(command);
  const [added] = await tx<{ fact: string; subject: string }[]>`
    insert into commands (user_id, id, digest, at) values (${userId}, ${command.id}, ${digest}, ${now})
    on conflict do nothing returning uuidv7() as fact, uuidv7() as subject`;
  if (added) return [added.fact, added.subject];
  const [known] = await tx<{ digest: Buffer }[]>`
    select digest from commands where user_id = ${userId} and id = ${command.id}`;
  if (!known?.digest.equals(digest)) throw new AppError('idempotency_key_reused');
  return null;
}

export interface CommandResult {
  /** What happened, as the side of the caller may know it. */
  facts: ExchangeFact[];
  /** Of a common application. */
  results?: SubmissionResult[];
  isNew: boolean;
}

async function answeredBefore(
  tx: TransactionSql,
  { id }: ExchangeCommand,
  { userId, audience }: { userId: string; audience: Audience },
): Promise<CommandResult> {
  const [facts, [known]] = await Promise.all([
    factsOfCommand(tx, { userId, commandId: id }, audience),
    tx<{ results: SubmissionResult[] | null }[]>`
      select results from commands where user_id = ${userId} and id = ${id}`,
  ]);
  return { facts, ...(known?.results && { results: known.results }), isNew: false };
}

export interface SettledCommand {
  result: CommandResult;
  /**
   * What is sent last, together with the commit, which rolls back if it fails. Resolves with the new facts if they follow
   * the position of the feed.
   */
  last: Promise<FollowingFacts | null>;
}

/** The facts that follow, once all last writes have succeeded. */
async function onceWritten(
  context: CommandContext,
  following: Promise<FollowingFacts | null> | null,
): Promise<FollowingFacts | null> {
  following?.catch(() => {});
  await finishWrites(context);
  return following;
}

/** Stores the facts of a command, or, with null, reads those of an earlier call. */
export async function settleCommand(
  context: CommandContext,
  command: ExchangeCommand,
  { audience, made }: { audience: Audience; made: CommandEffects | null },
): Promise<SettledCommand> {
  const { tx, userId, now } = context;
  if (made === null) {
    return {
      result: await answeredBefore(tx, command, { userId, audience }),
      last: Promise.resolve(null),
    };
  }
  const { facts, results } = made;
  if (facts.length > 0)
    writeLast(context, insertFacts(tx, facts, userId), requestNotificationMail(tx, facts, now));
  // Those of several organizations are stored in turns, and what has results stores these last.
  const inTurns = results !== undefined || areForSeveral(facts);
  if (inTurns) await finishWrites(context);
  if (results) {
    await setScope(tx, { userId });
    await tx`
      update commands set results = ${tx.json(results as never)} where user_id = ${userId} and id = ${command.id}`;
  }
  const result = {
    facts: facts.filter((fact) => isForAudience(fact, audience)).map(exchangeFactOf),
    ...(results && { results }),
    isNew: facts.length > 0,
  };
  const position = facts.length > 0 && !inTurns ? context.feedPosition() : null;
  const last = onceWritten(context, position && followingFacts(tx, facts, position));
  // Reported to whoever waits for it, after the commit.
  last.catch(() => {});
  return { result, last };
}
