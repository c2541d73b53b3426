import {
  commands,
  firstStatusOf,
  mayUpdate,
  readingFor,
  requirementsMet,
  snapshotOf,
  submissionCommands,
  submitApplication,
  summaryOf,
} from '@vetsync/machines/model/exchange';
import type { PayloadOf, Submission, SubmissionResult } from '@vetsync/machines/model/exchange';
import type { TransactionSql } from '../data/db.ts';
import { AppError } from '../errors.ts';
import { listingColumns, listingOf, readListing } from '../listings/rows.ts';
import type { ListingRow } from '../listings/rows.ts';
import { setScope } from '../data/scopes.ts';
import { applicantOf } from './applicant.ts';
import { changeWorld, nextFactTime } from './changeWorld.ts';
import type { CommandContext } from './context.ts';
import { lockApplication, notPossible } from './decisions.ts';
import type { NewFact } from './facts/facts.ts';
import { lockWorld } from './worlds.ts';
import type { StoredWorld } from './worlds.ts';

/** The listing, if everyone can see it, and whose it is. */
async function openListing(tx: TransactionSql, id: string) {
  const [row] = await tx<(ListingRow & { organizationName: string })[]>`
    select ${listingColumns(tx)}, o.name as "organizationName"
    from listings l join organizations o on o.id = l.organization_id
    where l.id = ${id} and l.status = 'published' and o.status = 'approved'`;
  if (!row) return null;
  const { organizationName, ...listing } = row;
  return { listing: listingOf(listing), organizationName };
}

/** The person's application for a listing that is not over yet. */
async function currentApplication(tx: TransactionSql, userId: string, listingId: string) {
  const [row] = await tx<{ id: string; status: string }[]>`
    select id, status from applications
    where user_id = ${userId} and listing_id = ${listingId} and status not in ('rejected', 'withdrawn')`;
  return row ?? null;
}

/**
 * Sends an application to an organization.
 *
 * @throws AppError `listing_closed`, `listing_full`, `already_applied`.
 */
export async function submit(
  context: CommandContext,
  stored: StoredWorld,
  command: Submission,
): Promise<NewFact[]> {
  const { tx, userId, commandId, now, newId } = context;
  const [open, applicant, current, id, factId] = await Promise.all([
    openListing(tx, command.listingId),
    applicantOf(tx, userId),
    currentApplication(tx, userId, command.listingId),
    newId(),
    newId(),
  ]);
  const at = nextFactTime(stored, now);
  const outcome = submitApplication({ open, current, ...applicant }, command, { id, at: at.getTime() });
  if ('refused' in outcome) {
    if (outcome.refused !== 'already_applied') throw new AppError(outcome.refused);
    throw new AppError('already_applied', {
      state: { applicationId: current!.id, status: current!.status },
    });
  }
  const { listing } = open!;
  const { organizationId } = listing;
  const kind = submissionCommands[command.type].kind;
  const status = firstStatusOf[kind];
  const { snapshot, answers, line } = outcome.application;
  const requirements = requirementsMet(listing, snapshot);
  const origin = { actorId: userId, commandId, at };
  await setScope(tx, { userId, organizationId });
  await tx`
    insert into applications ${tx({
      organization_id: organizationId,
      id,
      listing_id: listing.id,
      user_id: userId,
      kind,
      status,
      listing_title: listing.title,
      applicant_name: snapshot.name,
      snapshot: tx.json(snapshot as never),
      answers: tx.json(answers as never),
      submitted_at: at,
      updated_at: at,
      changed_by: userId,
      waiting_since: line === null ? null : at,
      requirements_met: requirements?.met ?? null,
      requirements_of: requirements?.of ?? null,
    })}`;
  const own = changeWorld(context, userId, { stored, id: factId, body: outcome.body, origin });
  await tx`
    insert into application_steps (organization_id, application_id, at, actor_id, step, status)
    values (${organizationId}, ${id}, ${at}, ${userId}, 'submitted', ${status})`;
  if (line !== null)
    await tx`
      insert into application_steps (organization_id, application_id, at, step, status)
      values (${organizationId}, ${id}, ${at}, ${line}, ${status})`;
  const received: NewFact = {
    ...origin,
    id: factId,
    audience: { organizationId, aboutId: userId },
    kind: 'applicationReceived',
    subject: id,
    payload: {
      applicationId: id,
      listingId: listing.id,
      listingTitle: listing.title,
      applicantName: snapshot.name,
      kind,
      status,
      submittedAt: at.toISOString(),
      line,
      summary: summaryOf({ ...snapshot }, requirements),
    },
    version: null,
    notifies: true,
  };
  return own ? [own, received] : [received];
}

const dayMs = 24 * 3_600_000;

/**
 * Sends the person's profile again, as it is now: the parts that they sent before. The staff learn what has changed.
 *
 * @throws AppError `not_found`; `application_changed` once it was decided or withdrawn; `organization_suspended`;
 *   `too_many_requests`.
 */
export async function update(
  context: CommandContext,
  stored: StoredWorld,
  { applicationId, note }: { applicationId: string; note: string },
): Promise<NewFact[]> {
  const { tx, userId, commandId, now, newId } = context;
  const application = await lockApplication(tx, applicationId);
  if (application.userId !== userId) throw new AppError('not_found');
  if (!mayUpdate(application)) throw notPossible(application);
  const { organizationId, status } = application;
  const version = application.version + 1;
  const [applicant, [sent], id] = await Promise.all([
    applicantOf(tx, userId),
    tx<
      {
        name: string;
        listingId: string;
        share: Submission['share'] | null;
        isSuspended: boolean;
        updates: number;
      }[]
    >`
      select a.applicant_name as name, a.listing_id as "listingId", a.answers -> 'share' as share, o.status = 'suspended' as "isSuspended", (
        select count(*)::int from application_steps s
        where s.application_id = a.id and s.step = 'updated' and s.at > ${new Date(now.getTime() - dayMs)}
      ) as updates
      from applications a join organizations o on o.id = a.organization_id where a.id = ${applicationId}`,
    newId(),
  ]);
  if (sent!.isSuspended) throw new AppError('organization_suspended');
  if (sent!.updates >= commands['application.update'].daily.most)
    throw new AppError('too_many_requests', { retryAfterSeconds: 3_600, sendsMail: false });
  // By this name the staff know it, and find it.
  const { name, share } = sent!;
  const { profile, account } = applicant;
  const snapshot = snapshotOf(profile, { name, email: account.email }, share ?? undefined);
  const at = nextFactTime(stored, now);
  await setScope(tx, { userId, organizationId });
  const requirements = requirementsMet(await readListing(tx, organizationId, sent!.listingId), snapshot);
  await tx`
    update applications set snapshot = ${tx.json(snapshot as never)}, updated_at = ${at}, changed_by = ${userId},
      version = ${version}, requirements_met = ${requirements?.met ?? null}, requirements_of = ${requirements?.of ?? null}
    where organization_id = ${organizationId} and id = ${applicationId}`;
  await tx`
    insert into application_steps (organization_id, id, application_id, at, actor_id, step, status, status_before, message)
    values (${organizationId}, ${id}, ${applicationId}, ${at}, ${userId}, 'updated', ${status}, ${status}, ${note})`;
  return [
    {
      id,
      actorId: userId,
      commandId,
      at,
      audience: { organizationId, aboutId: userId },
      kind: 'applicationUpdated',
      subject: applicationId,
      payload: { applicationId, status, version, summary: summaryOf({ ...snapshot }, requirements) },
      version: null,
      notifies: true,
    },
  ];
}

/** Sends an application to several schools. Each gets it or not, on its own. */
export async function submitToSeveral(
  context: CommandContext,
  { listingIds, ...form }: PayloadOf<'commonApplication.submit'>,
): Promise<{ facts: NewFact[]; results: SubmissionResult[] }> {
  const { tx, userId } = context;
  const facts: NewFact[] = [];
  const results: SubmissionResult[] = [];
  let organizationId = '';
  for (const listingId of listingIds) {
    await setScope(tx, { userId });
    // As the application before has left it.
    const stored = await lockWorld(tx, userId, { reading: readingFor('collegeSubmitted') });
    try {
      const made = await submit(context, stored, { type: 'college.submit', listingId, ...form });
      facts.push(...made);
      for (const { audience } of made) if ('organizationId' in audience) ({ organizationId } = audience);
      results.push({ listingId, applicationId: made.at(-1)!.subject, refused: null });
    } catch (error) {
      results.push({ listingId, ...refusalOf(error) });
    }
  }
  // Of a school that got one, in whose scope its fact is stored.
  await setScope(tx, { userId, organizationId });
  return { facts, results };
}

/** A refusal by the rules, after which nothing was stored for a school. Other errors are thrown on. */
function refusalOf(error: unknown): Omit<SubmissionResult, 'listingId'> {
  const { code, details } = error as AppError;
  if (code === 'listing_closed' || code === 'listing_full') return { applicationId: null, refused: code };
  if (code !== 'already_applied') throw error;
  const { state } = details as { state: { applicationId: string } };
  return { applicationId: state.applicationId, refused: 'already_applied' };
}
