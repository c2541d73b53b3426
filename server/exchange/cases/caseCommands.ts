import {
  applyCase,
  caseKindOfOrganization,
  caseServicesMax,
  closeCase,
  readingFor,
  reopenCase,
} from '@vetsync/machines/model/exchange';
import type { CaseChange, ExchangeCommand, WorldReading } from '@vetsync/machines/model/exchange';
import type { CaseOutcome, ServiceStatus } from '@vetsync/machines/model/world';
import type { OrganizationKind } from '@vetsync/machines/organizations/model';
import type { TransactionSql } from '../../data/db.ts';
import { AppError } from '../../errors.ts';
import { readListing } from '../../listings/listings.ts';
import { setScope } from '../../data/scopes.ts';
import { reviewerOf } from '../assignment.ts';
import { nextFactTime } from '../changeWorld.ts';
import type { CommandContext } from '../context.ts';
import type { NewFact } from '../facts/facts.ts';
import { findRecipientId } from '../messages.ts';
import { personNameOf } from '../threads.ts';
import type { StoredWorld } from '../worlds.ts';
import { lockCase, readCase } from './caseRows.ts';
import { addCase } from './casesOfApplications.ts';
import { changeRow, lockExpected, ruled, take } from './caseSteps.ts';
import type { Working } from './caseSteps.ts';

/** What staff do with those whom their organization has taken in. */
export const caseTypes = [
  'case.open',
  'case.change',
  'case.contact',
  'case.note',
  'case.assign',
  'case.close',
  'case.reopen',
  'service.add',
  'service.change',
] as const;
export type CaseCommand = Extract<ExchangeCommand, { type: (typeof caseTypes)[number] }>;
export const isCaseCommand = (command: { type: string }): command is CaseCommand =>
  (caseTypes as readonly string[]).includes(command.type);

type Run<Type extends CaseCommand['type']> = (
  working: Working,
  payload: Extract<CaseCommand, { type: Type }>['payload'],
) => Promise<NewFact[]>;

const runs: { [Type in CaseCommand['type']]: Run<Type> } = {
  async 'case.open'(working, { threadId, listingId }) {
    const { tx, organizationId, personId } = working;
    const [found] = await tx<{ kind: OrganizationKind; name: string; isBlocked: boolean }[]>`
      select o.kind, ${personNameOf(tx)} as name, t.blocked_at is not null as "isBlocked"
      from threads t join organizations o on o.id = t.organization_id
      where t.organization_id = ${organizationId} and t.id = ${threadId}`;
    if (found!.isBlocked) throw new AppError('thread_blocked');
    const listing = listingId === undefined ? null : await readListing(tx, organizationId, listingId);
    const kind = caseKindOfOrganization[found!.kind];
    const [open] = await tx<{ id: string }[]>`
      select id from cases
      where organization_id = ${organizationId} and user_id = ${personId} and kind = ${kind}
        and listing_id is not distinct from ${listing?.id ?? null}::uuid and closed_at is null and undone_at is null`;
    if (open) throw new AppError('case_exists', { state: { caseId: open.id } });
    const after = await addCase(working, {
      kind,
      applicationId: null,
      listingId: listing?.id ?? null,
      title: listing?.title ?? '',
      personName: found!.name,
      rank: '',
      branch: '',
      ownerId: null,
    });
    return take(working, { kind: 'caseOpened', entry: 'opened', after });
  },

  async 'case.change'(working, { caseId, changes, notes }) {
    const before = await lockExpected(working, caseId);
    const ruling = await ruled(working, before, applyCase(before, changes as CaseChange));
    const isSame = Object.keys(ruling.changes).length === 0;
    if (isSame && !notes) return [];
    const step = { entry: 'changed', after: ruling.case, changes: ruling.changes, notes } as const;
    return isSame
      ? take(working, { ...step, kind: 'caseNoted', entry: 'noted' })
      : changeRow(working, before, { ...step, kind: 'caseChanged' });
  },

  async 'case.contact'(working, { caseId, at: when, notes }) {
    const { tx, organizationId, now } = working;
    const before = await lockCase(tx, organizationId, caseId);
    // Nobody has talked with them later than now.
    const talkedAt = new Date(Math.min(now.getTime(), when === undefined ? Infinity : Date.parse(when)));
    const last = before.lastContactAt === null ? talkedAt : new Date(before.lastContactAt);
    const lastContactAt = new Date(Math.max(talkedAt.getTime(), last.getTime())).toISOString();
    await tx`
      update cases set last_contact_at = ${lastContactAt} where organization_id = ${organizationId} and id = ${caseId}`;
    const changes = { lastContactAt: [before.lastContactAt, talkedAt.toISOString()] } as const;
    const after = { ...before, lastContactAt };
    return take(working, { kind: 'caseContacted', entry: 'contacted', after, changes, notes });
  },

  async 'case.note'(working, { caseId, text }) {
    const after = await lockCase(working.tx, working.organizationId, caseId);
    return take(working, { kind: 'caseNoted', entry: 'noted', after, notes: text });
  },

  async 'case.assign'(working, { caseId, ownerId, fromId }) {
    const { tx, organizationId, personId } = working;
    const owner = ownerId === null ? null : await reviewerOf(tx, organizationId, ownerId);
    // Nobody works with themselves.
    if (ownerId === personId) throw new AppError('not_found');
    const before = await lockExpected(working, caseId);
    const currentId = before.owner?.id ?? null;
    if (currentId === ownerId) return [];
    if (fromId !== undefined && fromId !== currentId)
      throw new AppError('case_assigned', { state: { caseId, owner: before.owner } });
    const changes = { owner: [currentId, ownerId] } as const;
    return changeRow(working, before, {
      kind: 'caseAssigned',
      entry: 'assigned',
      after: { ...before, owner },
      changes,
    });
  },

  async 'case.close'(working, { caseId, outcome, notes }) {
    const before = await lockExpected(working, caseId);
    const ending = { outcome: outcome as CaseOutcome, at: working.at.toISOString() };
    const ruling = await ruled(working, before, closeCase(before, ending));
    const { case: after, changes } = ruling;
    return changeRow(working, before, { kind: 'caseClosed', entry: 'closed', after, changes, notes });
  },

  async 'case.reopen'(working, { caseId, notes }) {
    const before = await lockExpected(working, caseId);
    const { case: after, changes } = await ruled(working, before, reopenCase(before));
    return changeRow(working, before, { kind: 'caseReopened', entry: 'reopened', after, changes, notes });
  },

  async 'service.add'(working, { caseId, name }) {
    const { tx, organizationId, newId, at } = working;
    const before = await lockCase(tx, organizationId, caseId);
    if (before.closedAt !== null) throw new AppError('case_closed');
    if (before.services.length >= caseServicesMax) throw new AppError('list_full');
    const status: ServiceStatus = 'waiting';
    await tx`
      insert into case_services (organization_id, id, case_id, name, status, requested_at, updated_at)
      values (${organizationId}, ${await newId()}, ${caseId}, ${name}, ${status}, ${at}, ${at})`;
    const after = (await readCase(tx, organizationId, caseId))!;
    const changes = { service: [name, name], status: [null, status] } as const;
    return take(working, { kind: 'serviceChanged', entry: 'serviceAdded', after, changes });
  },

  async 'service.change'(working, { serviceId, status }) {
    const { tx, organizationId, at } = working;
    const caseId = await caseOfService(tx, organizationId, serviceId);
    const before = await lockCase(tx, organizationId, caseId);
    if (before.closedAt !== null) throw new AppError('case_closed');
    const service = before.services.find(({ id }) => id === serviceId);
    if (!service || service.status === status) return [];
    await tx`
      update case_services set status = ${status}, updated_at = ${at}
      where organization_id = ${organizationId} and id = ${serviceId}`;
    const services = before.services.map((one) => (one === service ? { ...one, status } : one));
    return take(working, {
      kind: 'serviceChanged',
      entry: 'serviceChanged',
      after: { ...before, services },
      changes: { service: [service.name, service.name], status: [service.status, status] },
    });
  },
};

/** @throws AppError `not_found`. */
async function caseOfService(tx: TransactionSql, organizationId: string, id: string): Promise<string> {
  const [row] = await tx<{ caseId: string }[]>`
    select case_id as "caseId" from case_services where organization_id = ${organizationId} and id = ${id}`;
  if (!row) throw new AppError('not_found');
  return row.caseId;
}

/** Whose case a command is about. @throws AppError `not_found`. */
async function personOf(
  tx: TransactionSql,
  organizationId: string,
  { payload }: CaseCommand,
): Promise<string> {
  if ('threadId' in payload) return findRecipientId(tx, organizationId, { threadId: payload.threadId });
  const caseId =
    'caseId' in payload ? payload.caseId : await caseOfService(tx, organizationId, payload.serviceId);
  const [row] = await tx<{ id: string }[]>`
    select user_id as id from cases
    where organization_id = ${organizationId} and id = ${caseId} and undone_at is null`;
  if (!row) throw new AppError('not_found');
  return row.id;
}

/** What a command about a case needs, and does. */
export async function prepareCaseCommand(
  tx: TransactionSql,
  organizationId: string,
  command: CaseCommand,
): Promise<{
  personId: string;
  reading: WorldReading;
  run: (context: CommandContext, stored: StoredWorld) => Promise<NewFact[]>;
}> {
  const personId = await personOf(tx, organizationId, command);
  return {
    personId,
    reading: readingFor('caseShared'),
    async run(context, stored) {
      await setScope(tx, { userId: personId, organizationId });
      const at = nextFactTime(stored, context.now);
      const { type, payload, expectedVersion } = command;
      const run = runs[type] as Run<CaseCommand['type']>;
      return run({ ...context, organizationId, personId, stored, at, expectedVersion }, payload);
    },
  };
}
