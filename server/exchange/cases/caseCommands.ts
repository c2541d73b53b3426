import {
  caseKindOfOrganization,
  caseNamedBy,
  caseWork,
  ownerNamedBy,
  ruleCase,
} from '@vetsync/machines/model/exchange';
import type { CaseWorkType, CommandOf, ExchangeCommand, PayloadOf } from '@vetsync/machines/model/exchange';
import type { OrganizationKind } from '@vetsync/machines/organizations/model';
import type { TransactionSql } from '../../data/db.ts';
import { AppError } from '../../errors.ts';
import { readListing } from '../../listings/rows.ts';
import { setScope } from '../../data/scopes.ts';
import { reviewerOf } from '../assignment.ts';
import { nextFactTime } from '../changeWorld.ts';
import type { NewFact } from '../facts/facts.ts';
import { personOfThread } from '../messages.ts';
import type { StaffWork } from '../commands/staffWork.ts';
import { personNameOf } from '../threads.ts';
import { lockCase } from './caseRows.ts';
import { addCase } from './casesOfApplications.ts';
import { refusalOf, storeChange, take } from './caseSteps.ts';
import type { Working } from './caseSteps.ts';

type CaseWork = CommandOf<CaseWorkType>;
/** Whether a command is about a case that is there. */
export const isCaseWork = (command: ExchangeCommand): command is CaseWork =>
  Object.hasOwn(caseWork, command.type);

interface Asking {
  tx: TransactionSql;
  organizationId: string;
}

/** A command about somebody's case, in the scope of both sides. */
const workOn = (
  personId: string,
  { tx, organizationId }: Asking,
  run: (working: Working) => Promise<NewFact[]>,
): StaffWork => ({
  personId,
  async run(context, stored) {
    await setScope(tx, { userId: personId, organizationId });
    const at = nextFactTime(stored, context.now);
    return run({ ...context, organizationId, personId, stored, at });
  },
});

/** Opens a case of somebody who writes with the organization. */
export async function openCase(
  { threadId, listingId }: PayloadOf<'case.open'>,
  asking: Asking,
): Promise<StaffWork> {
  const { organizationId } = asking;
  const personId = await personOfThread(asking.tx, organizationId, threadId);
  return workOn(personId, asking, async (working) => {
    const { tx } = working;
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
  });
}

/** Whose case a command names. @throws AppError `not_found`. */
async function findCase({ tx, organizationId }: Asking, command: CaseWork) {
  const { by, id } = caseNamedBy(command);
  const [row] = await tx<{ caseId: string; personId: string }[]>`
    select c.id as "caseId", c.user_id as "personId" from cases c
    where c.organization_id = ${organizationId} and c.undone_at is null and c.id = ${
      by === 'case'
        ? tx`${id}`
        : tx`(select s.case_id from case_services s where s.organization_id = ${organizationId} and s.id = ${id})`
    }`;
  if (!row) throw new AppError('not_found');
  return row;
}

/** The colleague whom a command gives a case to. @throws AppError `not_found`. */
async function ownerOf({ tx, organizationId, personId }: Working, command: CaseWork) {
  const ownerId = ownerNamedBy(command);
  const owner = ownerId === null ? null : await reviewerOf(tx, organizationId, ownerId);
  // Nobody works with themselves.
  if (ownerId === personId) throw new AppError('not_found');
  return owner;
}

/** What a command about a case that is there does: its rule says what becomes of the case. */
export async function prepareCaseWork(command: CaseWork, asking: Asking): Promise<StaffWork> {
  const { caseId, personId } = await findCase(asking, command);
  return workOn(personId, asking, async (working) => {
    const { tx, organizationId, at, newId } = working;
    const owner = await ownerOf(working, command);
    const before = await lockCase(tx, organizationId, caseId);
    const moment = { before, at: at.toISOString(), newId: await newId(), owner };
    const ruling = ruleCase(moment, command);
    if (ruling === null) return [];
    if ('refused' in ruling) throw await refusalOf(working, before, ruling.refused);
    const { case: after, ...step } = ruling;
    await storeChange(working, before, after);
    return take(working, { ...step, after });
  });
}
