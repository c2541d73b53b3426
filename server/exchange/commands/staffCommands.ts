import { contractOf, isForKind, readingFor } from '@vetsync/machines/model/exchange';
import type {
  CaseWorkType,
  CommandOf,
  PayloadOf,
  StaffCommandType,
  WorldReading,
} from '@vetsync/machines/model/exchange';
import { roleAllows, statusAllows } from '@vetsync/machines/organizations/model';
import type { MemberRole, OrganizationKind, OrganizationStatus } from '@vetsync/machines/organizations/model';
import type { TransactionSql } from '../../data/db.ts';
import { AppError } from '../../errors.ts';
import { book, workAsStaff } from '../bookings/bookingCommands.ts';
import { endInterviews, note, offer } from '../bookings/interviews.ts';
import type { BookingWork } from '../bookings/bookingCommands.ts';
import { assign } from '../assignment.ts';
import { findCandidateUserId, requestContact } from '../contacts/contactRequests.ts';
import { isCaseWork, openCase, prepareCaseWork } from '../cases/caseCommands.ts';
import type { CommandContext } from '../context.ts';
import { decide, undo } from '../decisions.ts';
import { cancelEvent, changeEvent, checkIn, writeToParticipants } from '../events/eventStaff.ts';
import { markThreadReadAsStaff, personOfApplication, personOfThread, sendAsStaff } from '../messages.ts';
import { reportAsStaff } from '../contacts/reports.ts';
import {
  markAllNotificationsRead,
  markHandled,
  markNotificationRead,
} from '../notifications/staffNotifications.ts';
import { decideReferral, propose } from '../referrals/referralCommands.ts';
import type { StaffWork } from './staffWork.ts';

export type StaffCommand = CommandOf<StaffCommandType>;

/** @throws AppError `not_found` for whoever is no member, `role_not_allowed`, `kind_not_allowed`, `status_not_allowed`. */
export async function requireStaff(
  tx: TransactionSql,
  { type }: StaffCommand,
  { userId, organizationId }: { userId: string; organizationId: string },
): Promise<void> {
  const contract = contractOf(type);
  const ability = contract.from.staff!;
  const [staff] = await tx<{ role: MemberRole; kind: OrganizationKind; status: OrganizationStatus }[]>`
    select m.role, o.kind, o.status from organizations o join organization_members m on m.organization_id = o.id
    where o.id = ${organizationId} and m.user_id = ${userId}`;
  if (!staff) throw new AppError('not_found');
  if (!roleAllows(staff.role, ability)) throw new AppError('role_not_allowed');
  if (!isForKind(contract, staff.kind)) throw new AppError('kind_not_allowed');
  if (staff.status === 'suspended' || !statusAllows(staff.status, ability))
    throw new AppError('status_not_allowed');
}

/** The application that was decided on. @throws AppError `not_found`. */
async function decidedApplication(tx: TransactionSql, organizationId: string, decisionId: string) {
  const [row] = await tx<{ applicationId: string; applicantId: string }[]>`
    select a.id as "applicationId", a.user_id as "applicantId"
    from application_steps s join applications a on a.organization_id = s.organization_id and a.id = s.application_id
    where s.organization_id = ${organizationId} and s.id = ${decisionId} and s.step = 'decided'`;
  if (!row) throw new AppError('not_found');
  return row;
}

/** What a command is about, and does. It finds out whom it concerns before their world is locked. */
type Handler<Payload> = (
  payload: Payload,
  asking: { tx: TransactionSql; organizationId: string; expectedVersion: number | undefined },
) => StaffWork | Promise<StaffWork>;

/** A message to whom a conversation or an application belongs to. */
const message = (personId: string, organizationId: string, text: string): StaffWork => ({
  personId,
  run: (context, stored) => sendAsStaff(context, { organizationId, personId, stored, text }),
});

/** A report concerns nobody's world: the person is not told. */
const report: Handler<PayloadOf<'thread.report'>> = (payload, { organizationId }) => ({
  personId: null,
  run: (context) => reportAsStaff(context, { organizationId, payload }),
});

/** What is done with somebody's booking. Whoever does it has read what they were told of it. */
const booked =
  (type: BookingWork['type']): Handler<Omit<BookingWork, 'type'>> =>
  (payload, asking) =>
    workAsStaff({ type, ...payload }, asking);
/** What changes only what the organization has. */
const ofOrganization = (work: (context: CommandContext) => Promise<void>): StaffWork => ({
  personId: null,
  async run(context) {
    await work(context);
    return [];
  },
});

/** What somebody asks for an organization. What is done with a case that is there has rules of its own. */
const handlers: { [Type in Exclude<StaffCommandType, CaseWorkType>]: Handler<PayloadOf<Type>> } = {
  async 'application.decide'(payload, { tx, organizationId, expectedVersion }) {
    const { applicationId: subject } = payload;
    const applicantId = await personOfApplication(tx, organizationId, subject);
    return {
      personId: applicantId,
      async run(context, stored) {
        const { userId, now } = context;
        await markHandled(context.tx, { userId, organizationId }, { subject, now });
        const staff = { ...context, organizationId, applicantId, stored };
        const facts = await decide(staff, { payload, expectedVersion });
        const ended = await endInterviews(context, stored, { applicationId: subject, by: 'organization' });
        return [...facts, ...ended];
      },
    };
  },
  async 'decision.undo'({ decisionId }, { tx, organizationId }) {
    const { applicationId, applicantId } = await decidedApplication(tx, organizationId, decisionId);
    return {
      personId: applicantId,
      itemId: applicationId,
      run: (context, stored) =>
        undo({ ...context, organizationId, applicantId, stored }, { decisionId, applicationId }),
    };
  },
  'application.assign': (payload, { organizationId }) => ({
    personId: null,
    run: (context) => assign(context, { organizationId, ...payload }),
  }),
  async 'contact.request'({ candidateId, text }, { tx, organizationId }) {
    const personId = await findCandidateUserId(tx, candidateId);
    return {
      personId,
      run: (context, stored) =>
        requestContact(context, { organizationId, personId, stored, candidateId, text }),
    };
  },
  'message.report': report,
  'thread.report': report,
  'message.send': async ({ threadId, text }, { tx, organizationId }) =>
    message(await personOfThread(tx, organizationId, threadId), organizationId, text),
  'message.toApplicant': async ({ applicationId, text }, { tx, organizationId }) =>
    message(await personOfApplication(tx, organizationId, applicationId), organizationId, text),
  'thread.read': ({ threadId }, { organizationId }) => ({
    personId: null,
    async run(context) {
      const { userId, now } = context;
      await markHandled(context.tx, { userId, organizationId }, { subject: threadId, now });
      return markThreadReadAsStaff(context, { organizationId, threadId });
    },
  }),
  'staffNotification.read': ({ notificationId: id }, { organizationId }) => ({
    personId: null,
    async run({ tx, userId, now }) {
      await markNotificationRead(tx, { userId, organizationId }, { id, now });
      return [];
    },
  }),
  'staffNotification.readAll': ({ until }, { organizationId }) => ({
    personId: null,
    async run({ tx, userId, now }) {
      const latest = until === undefined ? null : new Date(until);
      await markAllNotificationsRead(tx, { userId, organizationId }, { until: latest, now });
      return [];
    },
  }),
  'case.open': openCase,
  'booking.book': book,
  'booking.confirm': booked('confirm'),
  'booking.decline': booked('decline'),
  'booking.move': booked('move'),
  'booking.cancel': booked('cancel'),
  'booking.arrive': booked('arrive'),
  'booking.complete': booked('complete'),
  'booking.miss': booked('miss'),
  'interview.offer': offer,
  'interview.take': booked('confirm'),
  'interview.propose': booked('move'),
  'interview.note': note,
  'referral.propose': propose,
  'referral.withdraw': decideReferral('withdraw'),
  'referral.accept': decideReferral('accept'),
  'referral.decline': decideReferral('decline'),
  // Who takes part is told in the background: their worlds are locked one by one.
  'event.check-in': (payload, { organizationId }) =>
    ofOrganization((context) => checkIn(context, organizationId, payload)),
  'event.write': (payload, { organizationId }) =>
    ofOrganization((context) => writeToParticipants(context, organizationId, payload)),
  'event.change': (payload, { organizationId }) =>
    ofOrganization((context) => changeEvent(context, organizationId, payload)),
  'event.cancel': (payload, { organizationId }) =>
    ofOrganization((context) => cancelEvent(context, organizationId, payload)),
};

/**
 * What a command of the staff is about, and does.
 *
 * @throws AppError `not_found` for what another organization has.
 */
export async function prepareStaffCommand(
  tx: TransactionSql,
  organizationId: string,
  command: StaffCommand,
): Promise<StaffWork & { reading: WorldReading }> {
  const { type, payload, expectedVersion } = command;
  const asking = { tx, organizationId, expectedVersion };
  const work = isCaseWork(command)
    ? await prepareCaseWork(command, asking)
    : await (
        handlers[type as keyof typeof handlers] as (carried: typeof payload, by: typeof asking) => StaffWork
      )(payload, asking);
  const { fact, item } = contractOf(type);
  const itemId = work.itemId ?? item?.(payload as never);
  return { ...work, reading: work.personId !== null && fact ? readingFor(fact, itemId) : {} };
}
