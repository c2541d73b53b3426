import { createHash } from 'node:crypto';
import { decidePersonal, submissionTypes } from '@vetsync/machines/model/exchange';
import type {
  ExchangeCommand,
  ExchangeFact,
  PersonalCommand,
  Submission,
} from '@vetsync/machines/model/exchange';
import { roleAllows, statusAllows } from '@vetsync/machines/organizations/model';
import type { MemberRole, OrganizationStatus } from '@vetsync/machines/organizations/model';
import type { Clock } from '../clock.ts';
import type { Sql, TransactionSql } from '../data/db.ts';
import { AppError } from '../errors.ts';
import { scoped, setScope } from '../organizations/scopes.ts';
import { changeWorld, momentAfter } from './changeWorld.ts';
import type { CommandContext } from './context.ts';
import { decide, undo, withdraw } from './decisions.ts';
import { exchangeFactOf, factsOfCommand, insertFacts, isFor } from './facts.ts';
import type { Audience, NewFact } from './facts.ts';
import { submit } from './submissions.ts';
import { lockWorld } from './worlds.ts';
import type { StoredWorld } from './worlds.ts';

type StaffCommand = Extract<ExchangeCommand, { type: 'application.decide' | 'decision.undo' }>;
const isOfStaff = (command: ExchangeCommand): command is StaffCommand =>
  command.type === 'application.decide' || command.type === 'decision.undo';

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
async function begins(
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

/** Carries out a command that changes only what belongs to the person. */
async function runPersonal(
  context: CommandContext,
  stored: StoredWorld,
  command: PersonalCommand,
): Promise<NewFact[]> {
  const { tx, userId, commandId, now, random } = context;
  const at = momentAfter(stored, now);
  const id = await context.newId();
  const fact = decidePersonal(command, { userId, at: at.getTime(), random });
  const origin = { actorId: userId, commandId, at };
  const made = await changeWorld(tx, userId, { stored, id, happening: fact, origin });
  return made ? [made] : [];
}

/** @throws AppError `not_found` for who is no member, `role_not_allowed`, `status_not_allowed`. */
async function requireReviewer(tx: TransactionSql, userId: string, organizationId: string): Promise<void> {
  const [staff] = await tx<{ role: MemberRole; status: OrganizationStatus }[]>`
    select m.role, o.status from organizations o join organization_members m on m.organization_id = o.id
    where o.id = ${organizationId} and m.user_id = ${userId}`;
  if (!staff) throw new AppError('not_found');
  if (!roleAllows(staff.role, 'review')) throw new AppError('role_not_allowed');
  if (!statusAllows(staff.status, 'review')) throw new AppError('status_not_allowed');
}

/** Whose application a command of the staff is about. @throws AppError `not_found`. */
async function applicationOf(
  tx: TransactionSql,
  organizationId: string,
  command: StaffCommand,
): Promise<{ applicationId: string; applicantId: string }> {
  const [row] =
    command.type === 'application.decide'
      ? await tx<{ applicationId: string; applicantId: string }[]>`
          select id as "applicationId", user_id as "applicantId" from applications
          where organization_id = ${organizationId} and id = ${command.payload.applicationId}`
      : await tx<{ applicationId: string; applicantId: string }[]>`
          select a.id as "applicationId", a.user_id as "applicantId"
          from application_steps s join applications a on a.organization_id = s.organization_id and a.id = s.application_id
          where s.organization_id = ${organizationId} and s.id = ${command.payload.decisionId} and s.step = 'decided'`;
  if (!row) throw new AppError('not_found');
  return row;
}

export interface CommandDeps {
  sql: Sql;
  clock: Clock;
  /** From 0 up to, but not including, 1. */
  random: () => number;
}
export interface CommandAnswer {
  /** What happened, as the side of the caller may know it. */
  facts: ExchangeFact[];
  isNew: boolean;
}

/** Stores the facts of a command, or reads those of an earlier call. */
async function answer(
  tx: TransactionSql,
  command: ExchangeCommand,
  { audience, made }: { audience: Audience; made: NewFact[] | null },
): Promise<CommandAnswer> {
  if (made === null) return { facts: await factsOfCommand(tx, command.id, audience), isNew: false };
  if (made.length > 0) await insertFacts(tx, made);
  return {
    facts: made.filter((fact) => isFor(fact, audience)).map(exchangeFactOf),
    isNew: made.length > 0,
  };
}

/** Commands of people, each in one transaction. A person's world is locked before anything else. */
export function createCommands({ sql, clock, random }: CommandDeps) {
  const contextOf = (tx: TransactionSql, userId: string, command: ExchangeCommand): CommandContext => ({
    tx,
    userId,
    commandId: command.id,
    now: clock.now(),
    random,
    newId: async () => (await tx<{ id: string }[]>`select uuidv7() as id`)[0]!.id,
  });

  const runOfPerson = (
    userId: string,
    command: Exclude<ExchangeCommand, StaffCommand>,
  ): Promise<CommandAnswer> =>
    scoped(sql, { userId }, async (tx) => {
      const context = contextOf(tx, userId, command);
      const stored = await lockWorld(tx, userId, context.now);
      if (!(await begins(tx, userId, { command, now: context.now }))) {
        return answer(tx, command, { audience: { userId }, made: null });
      }
      const run = (): Promise<NewFact[]> => {
        if (command.type === 'application.withdraw') {
          return withdraw(context, stored, command.payload.applicationId);
        }
        if (command.type in submissionTypes && 'listingId' in command.payload) {
          return submit(context, stored, { type: command.type, ...command.payload } as Submission);
        }
        return runPersonal(context, stored, { type: command.type, ...command.payload } as PersonalCommand);
      };
      return answer(tx, command, { audience: { userId }, made: await run() });
    });

  const runOfStaff = (
    userId: string,
    organizationId: string,
    command: StaffCommand,
  ): Promise<CommandAnswer> =>
    scoped(sql, { userId, organizationId }, async (tx) => {
      await requireReviewer(tx, userId, organizationId);
      const { applicationId, applicantId } = await applicationOf(tx, organizationId, command);
      // Nobody decides on what they sent themselves.
      if (applicantId === userId) throw new AppError('role_not_allowed');
      const context = contextOf(tx, userId, command);
      await setScope(tx, { userId: applicantId, organizationId });
      const stored = await lockWorld(tx, applicantId, context.now);
      await setScope(tx, { userId, organizationId });
      const audience = { organizationId };
      if (!(await begins(tx, userId, { command, now: context.now }))) {
        return answer(tx, command, { audience, made: null });
      }
      const staff = { ...context, organizationId, applicantId, stored };
      const made =
        command.type === 'application.decide'
          ? await decide(staff, command)
          : await undo(staff, { decisionId: command.payload.decisionId, applicationId });
      return answer(tx, command, { audience, made });
    });

  return {
    /**
     * Carries out a command once, whatever the number of calls with its id.
     *
     * @throws AppError `idempotency_key_reused`, `list_full`, `no_session` if the account was deleted, and what the
     *   command refuses.
     */
    run(userId: string, command: ExchangeCommand): Promise<CommandAnswer> {
      if (!isOfStaff(command)) return runOfPerson(userId, command);
      if (command.as === undefined) throw new AppError('not_found');
      return runOfStaff(userId, command.as, command);
    },
  };
}
