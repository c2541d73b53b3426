import { createHash } from 'node:crypto';
import type { ExchangeCommand, ExchangeFact } from '@vetsync/machines/model/exchange';
import type { TransactionSql } from '../data/db.ts';
import { AppError } from '../errors.ts';
import { exchangeFactOf, factsOfCommand, insertFacts, isFor } from './facts.ts';
import type { Audience, NewFact } from './facts.ts';
import { requestNotificationMail } from './notificationMail.ts';

/** What was asked, so that a repeated command is told from another one with the same id. */
const digestOf = ({ type, as, expectedVersion, payload }: ExchangeCommand) =>
  createHash('sha256')
    .update(JSON.stringify([type, as ?? null, expectedVersion ?? null, payload]))
    .digest();

/**
 * Stores that a person's command is carried out.
 *
 * @returns False if it was before.
 * @throws AppError `idempotency_key_reused` if another command has its id.
 */
export async function begins(
  tx: TransactionSql,
  userId: string,
  { command, now }: { command: ExchangeCommand; now: Date },
): Promise<boolean> {
  const digest = digestOf(command);
  const added = await tx`
    insert into commands (user_id, id, digest, at) values (${userId}, ${command.id}, ${digest}, ${now})
    on conflict do nothing`;
  if (added.count === 1) return true;
  const [known] = await tx<{ digest: Buffer }[]>`
    select digest from commands where user_id = ${userId} and id = ${command.id}`;
  if (!known?.digest.equals(digest)) throw new AppError('idempotency_key_reused');
  return false;
}

export interface CommandAnswer {
  /** What happened, as the side of the caller may know it. */
  facts: ExchangeFact[];
  isNew: boolean;
}

/** Stores the facts of a command, or, with null, reads those of an earlier call. */
export async function answer(
  tx: TransactionSql,
  command: ExchangeCommand,
  { audience, made, now }: { audience: Audience; made: NewFact[] | null; now: Date },
): Promise<CommandAnswer> {
  if (made === null) return { facts: await factsOfCommand(tx, command.id, audience), isNew: false };
  if (made.length > 0) {
    await insertFacts(tx, made);
    await requestNotificationMail(tx, made, now);
  }
  return {
    facts: made.filter((fact) => isFor(fact, audience)).map(exchangeFactOf),
    isNew: made.length > 0,
  };
}
