import type { TransactionSql } from '../../data/db.ts';
import { AppError } from '../../errors.ts';
import { setScope } from '../../data/scopes.ts';
import { changeWorld, nextFactTime } from '../changeWorld.ts';
import type { CommandContext } from '../context.ts';
import type { NewFact } from '../facts/facts.ts';
import { addThread, findOwnName, findPersonName, threadBetween } from '../messages.ts';
import type { StoredWorld } from '../worlds.ts';

/**
 * Who a candidate is.
 *
 * @throws AppError `not_found`: they have left, or have blocked the organization, which looks the same.
 */
export async function findCandidateUserId(tx: TransactionSql, candidateId: string): Promise<string> {
  const [row] = await tx<{ id: string | null }[]>`select account_of_candidate(${candidateId}) as id`;
  if (!row?.id) throw new AppError('not_found');
  return row.id;
}

/**
 * Asks a candidate for a conversation. What the organization gets of it names the candidate by the id that it knows.
 *
 * @throws AppError `contact_requested`.
 */
export async function requestContact(
  context: CommandContext,
  {
    organizationId,
    personId,
    stored,
    candidateId,
    text,
  }: { organizationId: string; personId: string; stored: StoredWorld; candidateId: string; text: string },
): Promise<NewFact[]> {
  const { tx, userId, commandId, now, newId } = context;
  const at = nextFactTime(stored, now);
  const [id, fromName, [organization]] = await Promise.all([
    newId(),
    findPersonName(tx, userId),
    tx<{ name: string }[]>`select name from organizations where id = ${organizationId}`,
  ]);
  await setScope(tx, { userId: personId, organizationId });
  const { count } = await tx`
    insert into contact_requests (organization_id, id, user_id, candidate_id, actor_id, text, at)
    values (${organizationId}, ${id}, ${personId}, ${candidateId}, ${userId}, ${text}, ${at})
    on conflict do nothing`;
  if (count === 0) throw new AppError('contact_requested');
  const origin = { actorId: userId, commandId, at };
  const theirs = changeWorld(context, personId, {
    stored,
    id,
    body: {
      type: 'contactRequested',
      request: {
        id,
        organizationId,
        organizationName: organization?.name ?? '',
        fromName,
        text,
        at: at.toISOString(),
        status: 'open',
      },
    },
    origin,
  });
  const ours: NewFact = {
    ...origin,
    id,
    audience: { organizationId, aboutId: personId },
    kind: 'contactRequested',
    subject: candidateId,
    payload: { requestId: id, candidateId, text },
    version: null,
  };
  return theirs ? [theirs, ours] : [ours];
}

async function isSuspended(tx: TransactionSql, organizationId: string): Promise<boolean> {
  const found = await tx`select from organizations where id = ${organizationId} and status = 'suspended'`;
  return found.length > 0;
}

interface RequestRow {
  organizationId: string;
  candidateId: string;
  text: string;
  actorId: string | null;
  status: string;
}

/**
 * Answers what an organization has asked. Declining tells it nothing.
 *
 * @throws AppError `not_found`, `organization_suspended` if nobody there could read that it is accepted.
 */
export async function answerContact(
  context: CommandContext,
  stored: StoredWorld,
  { requestId, accepted }: { requestId: string; accepted: boolean },
): Promise<NewFact[]> {
  const { tx, userId, commandId, now, newId } = context;
  const [request] = await tx<RequestRow[]>`
    select organization_id as "organizationId", candidate_id as "candidateId", text, actor_id as "actorId", status
    from own_contact_requests where id = ${requestId} and user_id = ${userId} for no key update`;
  if (request?.status !== 'open') throw new AppError('not_found');
  const at = nextFactTime(stored, now);
  const origin = { actorId: userId, commandId, at };
  const { organizationId, candidateId } = request;
  const [id, name] = await Promise.all([newId(), findOwnName(tx, userId)]);
  await setScope(tx, { userId, organizationId });
  if (accepted && (await isSuspended(tx, organizationId))) throw new AppError('organization_suspended');
  const own = changeWorld(context, userId, {
    stored,
    id,
    body: { type: 'contactAnswered', requestId, accepted },
    origin,
  });
  await tx`
    update own_contact_requests set status = ${accepted ? 'accepted' : 'declined'}, answered_at = ${at},
      person_name = ${accepted ? name.slice(0, 200) : null}
    where id = ${requestId} and user_id = ${userId}`;
  const facts = own ? [own] : [];
  if (!accepted) return facts;
  const thread =
    (await threadBetween(tx, organizationId, userId)) ??
    (await addThread(tx, { id: await newId(), organizationId, userId, at }));
  const authorName = request.actorId === null ? '' : await findPersonName(tx, request.actorId);
  await tx`
    insert into messages (organization_id, thread_id, id, side, author_id, author_name, text, at)
    values (${organizationId}, ${thread.id}, ${requestId}, 'organization', ${request.actorId}, ${authorName},
      ${request.text}, ${at})`;
  await tx`
    update threads set last_at = ${at}, person_read_at = ${at}, organization_read_at = ${at}, blocked_at = null
    where organization_id = ${organizationId} and id = ${thread.id}`;
  facts.push({
    ...origin,
    id,
    audience: { organizationId, aboutId: userId },
    kind: 'contactAccepted',
    subject: thread.id,
    payload: { requestId, candidateId, threadId: thread.id, person: { id: userId, name } },
    version: null,
    notifies: true,
  });
  return facts;
}
