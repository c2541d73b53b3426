import {
  isOffering,
  mayAccept,
  mayWithdraw,
  personCaseOf,
  stageOf,
  statusAfter,
  takenStage,
  termsOf,
} from '@vetsync/machines/model/exchange';
import type { ApplicationDecision, ApplicationStatus, PayloadOf } from '@vetsync/machines/model/exchange';
import type { AnswerTerms, ApplicationKind, Decision } from '@vetsync/machines/model/world';
import { worldPhrase } from '@vetsync/machines/model/world';
import type { TransactionSql } from '../data/db.ts';
import { AppError } from '../errors.ts';
import { setScope } from '../data/scopes.ts';
import { leaveCaseOf, openCaseOf, requireSpot, undoCaseOf } from './cases/casesOfApplications.ts';
import { changeWorld, nextFactTime } from './changeWorld.ts';
import type { FactOrigin } from './changeWorld.ts';
import type { CommandContext } from './context.ts';
import type { NewFact } from './facts/facts.ts';
import { hasFullListing } from './cases/waitingList.ts';
import type { StoredWorld } from './worlds.ts';

export interface ApplicationRow {
  id: string;
  organizationId: string;
  organizationName: string;
  userId: string;
  kind: ApplicationKind;
  status: ApplicationStatus;
  title: string;
  version: number;
  /** When the applicant accepted what was offered last. */
  acceptedAt: Date | null;
  answerBy: string | null;
  /** Since when it waits for a spot; null if it never did. */
  waitingSince: Date | null;
  /** How far it has come. */
  reached: number;
  firstDecidedAt: Date | null;
  changedBy: { id: string; name: string | null } | null;
}

/** Locks an application. The scope decides whose it may be. @throws AppError `not_found`. */
export async function lockApplication(tx: TransactionSql, id: string): Promise<ApplicationRow> {
  const [row] = await tx<ApplicationRow[]>`
    select a.id, a.organization_id as "organizationId", o.name as "organizationName", a.user_id as "userId", a.kind,
      a.status, a.listing_title as title, a.version, a.accepted_at as "acceptedAt", a.answer_by::text as "answerBy",
      a.waiting_since as "waitingSince", a.reached, a.first_decided_at as "firstDecidedAt",
      (select json_build_object('id', u.id, 'name', u.name) from named_people u where u.id = a.changed_by) as "changedBy"
    from applications a join organizations o on o.id = a.organization_id
    where a.id = ${id} for no key update of a`;
  if (!row) throw new AppError('not_found');
  return row;
}

/** The refusal of a step that is not possible from where the application stands. */
export const notPossible = ({ id, status, version, changedBy }: ApplicationRow) =>
  new AppError('application_changed', { state: { applicationId: id, status, version }, changedBy });

export const setStatus = (
  tx: TransactionSql,
  { organizationId, id, version }: ApplicationRow,
  {
    status,
    at,
    by,
    reached,
    firstDecidedAt,
    acceptedAt,
    answerBy,
  }: { status: string; at: Date; by: string | null } & Pick<
    ApplicationRow,
    'reached' | 'firstDecidedAt' | 'acceptedAt' | 'answerBy'
  >,
) => tx`
  update applications set status = ${status}, updated_at = ${at}, changed_by = ${by}, version = ${version + 1},
    reached = ${reached}, first_decided_at = ${firstDecidedAt}, accepted_at = ${acceptedAt}, answer_by = ${answerBy}
  where organization_id = ${organizationId} and id = ${id}`;

/**
 * Takes back a person's application, or declines the offer that stands.
 *
 * @throws AppError `not_found`, `application_changed` if it is over.
 */
export async function withdraw(
  context: CommandContext,
  stored: StoredWorld,
  applicationId: string,
): Promise<NewFact[]> {
  const { tx, userId, commandId, now, newId } = context;
  const application = await lockApplication(tx, applicationId);
  if (application.userId !== userId) throw new AppError('not_found');
  if (!mayWithdraw(application.status)) throw notPossible(application);
  const { organizationId, kind } = application;
  const at = nextFactTime(stored, now);
  const id = await newId();
  const origin = { actorId: userId, commandId, at };
  const status = 'withdrawn';
  const isDecline = mayAccept(application);
  await setScope(tx, { userId, organizationId });
  const left = await leaveCaseOf({ ...context, organizationId, personId: userId, at }, applicationId);
  const own = changeWorld(context, userId, {
    stored,
    id,
    body: { type: 'applicationWithdrawn', kind, applicationId },
    origin,
  });
  await Promise.all([
    setStatus(tx, application, { ...application, status, at, by: userId }),
    tx`
      insert into application_steps (organization_id, id, application_id, at, actor_id, step, status, status_before)
      values (${organizationId}, ${id}, ${applicationId}, ${at}, ${userId}, ${isDecline ? 'offerDeclined' : 'withdrawn'},
        ${status}, ${application.status})`,
  ]);
  const theirs: NewFact = {
    ...origin,
    id,
    audience: { organizationId, aboutId: userId },
    kind: isDecline ? 'offerDeclined' : 'applicationWithdrawn',
    subject: applicationId,
    payload: { applicationId, status, version: application.version + 1 },
    version: null,
    notifies: true,
  };
  return [...(own ? [own] : []), theirs, ...(left ? [left.fact] : [])];
}

/**
 * Accepts the offer or the place that stands.
 *
 * @throws AppError `not_found`, `application_changed` if none stands, or it was accepted before.
 */
export async function acceptOffer(
  context: CommandContext,
  stored: StoredWorld,
  applicationId: string,
): Promise<NewFact[]> {
  const { tx, userId, commandId, now, newId } = context;
  const application = await lockApplication(tx, applicationId);
  if (application.userId !== userId) throw new AppError('not_found');
  const { organizationId, kind, status, version } = application;
  if (!mayAccept(application)) throw notPossible(application);
  const at = nextFactTime(stored, now);
  const id = await newId();
  const origin = { actorId: userId, commandId, at };
  await setScope(tx, { userId, organizationId });
  const own = changeWorld(context, userId, {
    stored,
    id,
    body: { type: 'offerAccepted', kind, applicationId },
    origin,
  });
  await Promise.all([
    setStatus(tx, application, { ...application, at, by: userId, acceptedAt: at }),
    tx`
      insert into application_steps (organization_id, id, application_id, at, actor_id, step, status, status_before)
      values (${organizationId}, ${id}, ${applicationId}, ${at}, ${userId}, 'offerAccepted', ${status}, ${status})`,
  ]);
  const theirs: NewFact = {
    ...origin,
    id,
    audience: { organizationId, aboutId: userId },
    kind: 'offerAccepted',
    subject: applicationId,
    payload: {
      applicationId,
      status,
      version: version + 1,
      acceptedAt: at.toISOString(),
      answerBy: application.answerBy,
    },
    version: null,
    notifies: true,
  };
  return [...(own ? [own] : []), theirs];
}

/** The applicant's side of a decision. Notes for colleagues are not part of it. */
export const decisionFor = (
  { kind, id, title, organizationName, userId }: ApplicationRow,
  {
    message,
    ...answer
  }: AnswerTerms & { decision: ApplicationDecision; status: string; message?: string | undefined },
): Decision =>
  ({
    kind,
    applicationId: id,
    subject: worldPhrase('subject', title, organizationName),
    personId: userId,
    ...answer,
    ...(message && { message }),
  }) as Decision;

/** What a decision of the staff needs, besides: the applicant's world, which is locked. */
export interface StaffContext extends CommandContext {
  organizationId: string;
  applicantId: string;
  stored: StoredWorld;
}

/**
 * Decides on an application.
 *
 * @throws AppError `not_found`, `application_changed` if it was decided otherwise meanwhile, `no_spot_left`.
 */
export async function decide(
  context: StaffContext,
  {
    payload: { applicationId, decision, message, notes, answerBy: day, ...said },
    expectedVersion,
  }: { payload: PayloadOf<'application.decide'>; expectedVersion: number | undefined },
): Promise<NewFact[]> {
  const { tx, userId, commandId, now, newId, organizationId, applicantId, stored } = context;
  const application = await lockApplication(tx, applicationId);
  const isOutdated = expectedVersion !== undefined && expectedVersion !== application.version;
  const status = statusAfter(application.kind, application.status, decision);
  if (isOutdated || status === null) throw notPossible(application);
  const at = nextFactTime(stored, now);
  const id = await newId();
  const origin = { actorId: userId, commandId, at };
  await setScope(tx, { userId: applicantId, organizationId });
  const moment = { ...context, personId: applicantId, at };
  // Another offer is answered again.
  const terms = termsOf(decision, said);
  const asked = isOffering(decision) ? (day ?? null) : null;
  const acceptedAt = isOffering(decision) ? null : application.acceptedAt;
  // The waiting list of a full listing has an order. Where spots are free, the staff choose from theirs.
  const waits =
    decision === 'waitlist' && application.waitingSince === null && (await hasFullListing(tx, applicationId));
  const line = waits ? { line: 'waiting' as const } : {};
  const opened = stageOf(status) === takenStage ? await openCaseOf(moment, applicationId) : null;
  if (opened) await requireSpot(tx, opened.after.id);
  const theirs = changeWorld(context, applicantId, {
    stored,
    id,
    body: {
      type: 'decisionRecorded',
      decision: decisionFor(application, { decision, status, message, ...terms }),
      ...(asked !== null && { answerBy: asked }),
      ...line,
      ...(opened && {
        case: personCaseOf(opened.after, { id: organizationId, name: application.organizationName }),
      }),
    },
    origin,
  });
  await Promise.all([
    setStatus(tx, application, {
      status,
      at,
      by: userId,
      reached: Math.max(application.reached, stageOf(status)),
      firstDecidedAt: application.firstDecidedAt ?? at,
      acceptedAt,
      answerBy: asked,
    }),
    waits &&
      tx`
        update applications set waiting_since = ${at}
        where organization_id = ${organizationId} and id = ${applicationId}`,
    tx`
      insert into application_steps
        (organization_id, id, application_id, at, actor_id, step, decision, status, status_before, answer_by, message, notes,
          reason, starts_on, first_step)
      values (${organizationId}, ${id}, ${applicationId}, ${at}, ${userId}, 'decided', ${decision}, ${status},
        ${application.status}, ${asked}, ${message ?? ''}, ${notes ?? ''},
        ${terms.reason ?? null}, ${terms.startsOn ?? null}, ${terms.firstStep ?? ''})`,
  ]);
  const own: NewFact = {
    ...origin,
    id,
    audience: { organizationId, aboutId: applicantId },
    kind: 'applicationDecided',
    subject: applicationId,
    payload: {
      applicationId,
      decisionId: id,
      decision,
      status,
      version: application.version + 1,
      acceptedAt: acceptedAt?.toISOString() ?? null,
      answerBy: asked,
      ...line,
      ...(message && { message }),
      ...(notes && { notes }),
    },
    version: null,
  };
  return [own, ...(opened ? [opened.fact] : []), ...(theirs ? [theirs] : [])];
}

/** A step that was not taken back. */
interface StepInForce {
  id: string;
  step: string;
  decision: ApplicationDecision | null;
  at: Date;
  status: ApplicationStatus;
  statusBefore: ApplicationStatus;
  answerBy: string | null;
}

/**
 * Takes back the last decision on an application.
 *
 * @throws AppError `not_found`, `application_changed` if something else has happened since.
 */
export async function undo(
  context: StaffContext,
  { decisionId, applicationId }: { decisionId: string; applicationId: string },
): Promise<NewFact[]> {
  const { tx, userId, commandId, now, newId, organizationId, applicantId, stored } = context;
  const application = await lockApplication(tx, applicationId);
  const steps = await stepsInForce(tx, application);
  if (steps.at(-1)?.id !== decisionId) throw notPossible(application);
  // Who was rejected may have applied again: only one application can stand.
  const [another] = await tx`
    select from applications a join applications o
      on o.organization_id = a.organization_id and o.listing_id = a.listing_id and o.user_id = a.user_id and o.id <> a.id
    where a.organization_id = ${organizationId} and a.id = ${applicationId} and o.status not in ('rejected', 'withdrawn')`;
  if (another) throw notPossible(application);
  const at = nextFactTime(stored, now);
  const id = await newId();
  const origin = { actorId: userId, commandId, at };
  await setScope(tx, { userId: applicantId, organizationId });
  const removed = await undoCaseOf({ ...context, personId: applicantId, at }, applicationId);
  const own = await takeBack({ ...origin, tx, id }, application, steps);
  const answerBy = own.payload['answerBy'] as string | null;
  const body = { type: 'decisionUndone', decisionId, ...(answerBy !== null && { answerBy }) } as const;
  const theirs = changeWorld(context, applicantId, { stored, id, body, origin });
  return [own, ...(removed ? [removed.fact] : []), ...(theirs ? [theirs] : [])];
}

/** The steps of an application that were not taken back, oldest first. */
export const stepsInForce = (
  tx: TransactionSql,
  { organizationId, id }: Pick<ApplicationRow, 'organizationId' | 'id'>,
): Promise<StepInForce[]> => tx<StepInForce[]>`
    select s.id, s.step, s.decision, s.at, s.status, s.status_before as "statusBefore",
      s.answer_by::text as "answerBy" from application_steps s
    where s.organization_id = ${organizationId} and s.application_id = ${id}
      and s.step not in ('undone', 'offerAccepted', 'waiting', 'next')
      and not exists (
        select from application_steps u where u.organization_id = s.organization_id and u.undoes = s.id)
    order by s.id`;

/** Takes back the last of these decisions, in the scope of both sides. @returns What the staff learn. */
export async function takeBack(
  { tx, id, actorId, commandId, at }: FactOrigin & { tx: TransactionSql; id: string },
  application: ApplicationRow,
  steps: readonly StepInForce[],
): Promise<NewFact> {
  const { organizationId, id: applicationId } = application;
  const last = steps.at(-1)!;
  const others = steps.slice(0, -1).filter(({ step }) => step === 'decided');
  const status = last.statusBefore;
  const wasOffer = last.decision !== null && isOffering(last.decision);
  const acceptedAt = wasOffer ? null : application.acceptedAt;
  const answerBy = others.at(-1)?.answerBy ?? null;
  await Promise.all([
    setStatus(tx, application, {
      status,
      at,
      by: actorId,
      reached: Math.max(0, ...others.map((other) => stageOf(other.status))),
      firstDecidedAt: others[0]?.at ?? null,
      acceptedAt,
      answerBy,
    }),
    tx`
      insert into application_steps
        (organization_id, id, application_id, at, actor_id, step, status, status_before, undoes)
      values (${organizationId}, ${id}, ${applicationId}, ${at}, ${actorId}, 'undone', ${status}, ${application.status},
        ${last.id})`,
  ]);
  return {
    actorId,
    commandId,
    at,
    id,
    audience: { organizationId, aboutId: application.userId },
    kind: 'decisionUndone',
    subject: applicationId,
    payload: {
      applicationId,
      decisionId: last.id,
      status,
      version: application.version + 1,
      acceptedAt: acceptedAt?.toISOString() ?? null,
      answerBy,
    },
    version: null,
  };
}
