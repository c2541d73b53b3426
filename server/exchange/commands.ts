import type { ExchangeCommand } from '@vetsync/machines/model/exchange';
import type { Limits } from '../accounts/limits/limits.ts';
import type { Clock } from '../clock.ts';
import type { Sql, TransactionSql } from '../data/db.ts';
import { AppError } from '../errors.ts';
import { scoped, setScope } from '../organizations/scopes.ts';
import { answer, begins } from './commandOnce.ts';
import type { CommandAnswer } from './commandOnce.ts';
import type { CommandContext } from './context.ts';
import { runForPerson } from './personCommands.ts';
import type { PersonCommand } from './personCommands.ts';
import { isOfStaff, requireStaff, workOf } from './staffCommands.ts';
import type { StaffCommand } from './staffCommands.ts';
import { lockWorld } from './worlds.ts';

export interface CommandDeps {
  sql: Sql;
  clock: Clock;
  limits: Limits;
  /** From 0 up to, but not including, 1. */
  random: () => number;
}

const isReport = ({ type }: ExchangeCommand) => type === 'message.report' || type === 'thread.report';

/** Commands of people, each in one transaction. The world that one changes is locked before anything else. */
export function createCommands({ sql, clock, limits, random }: CommandDeps) {
  const contextOf = (tx: TransactionSql, userId: string, command: ExchangeCommand): CommandContext => ({
    tx,
    userId,
    commandId: command.id,
    now: clock.now(),
    random,
    newId: async () => (await tx<{ id: string }[]>`select uuidv7() as id`)[0]!.id,
  });

  const runOfPerson = (userId: string, command: PersonCommand): Promise<CommandAnswer> =>
    scoped(sql, { userId }, async (tx) => {
      const context = contextOf(tx, userId, command);
      const stored = await lockWorld(tx, userId, context.now);
      const isFirst = await begins(tx, userId, { command, now: context.now });
      if (isFirst) await limits.consume('commands', userId);
      if (isFirst && isReport(command)) await limits.consume('reports', userId);
      const made = isFirst ? await runForPerson(context, stored, command) : null;
      return answer(tx, command, { userId, audience: { userId }, made, now: context.now });
    });

  const runOfStaff = (
    userId: string,
    organizationId: string,
    command: StaffCommand,
  ): Promise<CommandAnswer> =>
    scoped(sql, { userId, organizationId }, async (tx) => {
      await requireStaff(tx, command, { userId, organizationId });
      const { personId, run } = await workOf(tx, organizationId, command);
      // Nobody decides on what they sent themselves, or writes to themselves.
      if (personId === userId) throw new AppError('role_not_allowed');
      const context = contextOf(tx, userId, command);
      // Somebody who reads for the organization only takes turns with themselves.
      const lockedId = personId ?? userId;
      await setScope(tx, { userId: lockedId, organizationId });
      const stored = await lockWorld(tx, lockedId, context.now);
      await setScope(tx, { userId, organizationId });
      const isFirst = await begins(tx, userId, { command, now: context.now });
      if (isFirst) {
        await limits.consume('commands', userId);
        await limits.consume('commandsOrganization', organizationId);
        if (isReport(command)) await limits.consume('reports', userId);
        if (command.type === 'contact.request') {
          await limits.consume('contactRequests', userId);
          await limits.consume('contactRequestsOrganization', organizationId);
        }
      }
      const made = isFirst ? { facts: await run(context, stored) } : null;
      return answer(tx, command, { userId, audience: { organizationId }, made, now: context.now });
    });

  return {
    /**
     * Carries out a command once, whatever the number of calls with its id.
     *
     * @returns What happened, as the side of the caller may know it: the same for each call.
     * @throws AppError `idempotency_key_reused`, `list_full`, `no_session` if the account was deleted,
     *   `too_many_requests`, and what the command refuses. Only the first call with an id counts towards the limits.
     */
    run(userId: string, command: ExchangeCommand): Promise<CommandAnswer> {
      if (!isOfStaff(command)) return runOfPerson(userId, command as PersonCommand);
      if (command.as === undefined) throw new AppError('not_found');
      return runOfStaff(userId, command.as, command);
    },
  };
}
