import { readingFor } from '@vetsync/machines/model/exchange';
import type { ExchangeCommand, WorldReading } from '@vetsync/machines/model/exchange';
import { roleAllows, statusAllows } from '@vetsync/machines/organizations/model';
import type { MemberRole, OrganizationStatus } from '@vetsync/machines/organizations/model';
import { isUuid } from '@vetsync/machines/system/model';
import type { TransactionSql } from '../data/db.ts';
import { AppError } from '../errors.ts';
import { assign } from './assignment.ts';
import { findCandidateUserId, requestContact } from './contacts/contactRequests.ts';
import { caseTypes, isCaseCommand, prepareCaseCommand } from './cases/caseCommands.ts';
import type { CommandContext } from './context.ts';
import { decide, undo } from './decisions.ts';
import type { NewFact } from './facts/facts.ts';
import { markThreadReadAsStaff, findRecipientId, sendAsStaff } from './messages.ts';
import { reportAsStaff } from './contacts/reports.ts';
import {
  markAllNotificationsRead,
  markHandled,
  markNotificationRead,
} from './notifications/staffNotifications.ts';
import type { StoredWorld } from './worlds.ts';

type Of<Type extends ExchangeCommand['type']> = Extract<ExchangeCommand, { type: Type }>;
/** What somebody asks for an organization. */
export type StaffCommand = Of<(typeof staffTypes)[number] | (typeof sharedTypes)[number]>;

/** What only staff do. */
export const staffTypes = [
  'application.decide',
  'decision.undo',
  'application.assign',
  'contact.request',
  ...caseTypes,
] as const;
/** What each colleague does for themselves, whatever their role. */
const readingTypes = ['notification.read', 'notification.readAll'] as const;
/** What staff do if they say for whom, and people for themselves. */
export const sharedTypes = [
  'message.send',
  'thread.read',
  'message.report',
  'thread.report',
  ...readingTypes,
] as const;
const isIn = (types: readonly string[], type: string) => types.includes(type);

/** Whether somebody acts for an organization. */
export const isStaffCommand = (command: ExchangeCommand): command is StaffCommand =>
  isIn(staffTypes, command.type) || (command.as !== undefined && isIn(sharedTypes, command.type));

/** @throws AppError `not_found` for whoever is no member, `role_not_allowed`, `status_not_allowed`. */
export async function requireStaff(
  tx: TransactionSql,
  { type }: StaffCommand,
  { userId, organizationId }: { userId: string; organizationId: string },
): Promise<void> {
  const ability = isIn(readingTypes, type) ? 'see' : 'review';
  const [staff] = await tx<{ role: MemberRole; status: OrganizationStatus }[]>`
    select m.role, o.status from organizations o join organization_members m on m.organization_id = o.id
    where o.id = ${organizationId} and m.user_id = ${userId}`;
  if (!staff) throw new AppError('not_found');
  if (!roleAllows(staff.role, ability)) throw new AppError('role_not_allowed');
  if (staff.status === 'suspended' || !statusAllows(staff.status, ability))
    throw new AppError('status_not_allowed');
}

/** A command of the staff that is ready to be carried out. */
interface Work {
  /** Whose world it changes, and has to be locked. Null if nobody's. */
  personId: string | null;
  /** What it needs of that world. */
  reading: WorldReading;
  run: (context: CommandContext, stored: StoredWorld) => Promise<NewFact[]>;
}

/** What changes nobody's world. */
const nobodys = { personId: null, reading: {} } as const;

/** The application that was decided on. @throws AppError `not_found`. */
async function decidedApplication(tx: TransactionSql, organizationId: string, decisionId: string) {
  const [row] = await tx<{ applicationId: string; applicantId: string }[]>`
    select a.id as "applicationId", a.user_id as "applicantId"
    from application_steps s join applications a on a.organization_id = s.organization_id and a.id = s.application_id
    where s.organization_id = ${organizationId} and s.id = ${decisionId} and s.step = 'decided'`;
  if (!row) throw new AppError('not_found');
  return row;
}

/** What a command of the staff is about. @throws AppError `not_found` for what another organization has. */
export async function prepareStaffCommand(
  tx: TransactionSql,
  organizationId: string,
  command: StaffCommand,
): Promise<Work> {
  if (isCaseCommand(command)) return prepareCaseCommand(tx, organizationId, command);
  switch (command.type) {
    case 'application.decide': {
      const { applicationId } = command.payload;
      const applicantId = await findRecipientId(tx, organizationId, { applicationId });
      return {
        personId: applicantId,
        reading: readingFor('decisionRecorded', command.payload.applicationId),
        run: async (context, stored) => {
          const { userId, now } = context;
          const subject = command.payload.applicationId;
          await markHandled(context.tx, { userId, organizationId }, { subject, now });
          return decide({ ...context, organizationId, applicantId, stored }, command);
        },
      };
    }
    case 'decision.undo': {
      const { decisionId } = command.payload;
      const { applicationId, applicantId } = await decidedApplication(tx, organizationId, decisionId);
      return {
        personId: applicantId,
        reading: readingFor('decisionUndone', applicationId),
        run: (context, stored) =>
          undo({ ...context, organizationId, applicantId, stored }, { decisionId, applicationId }),
      };
    }
    case 'application.assign':
      return {
        ...nobodys,
        run: (context) => assign(context, { organizationId, ...command.payload }),
      };
    case 'contact.request': {
      const { candidateId, text } = command.payload;
      const personId = await findCandidateUserId(tx, candidateId);
      return {
        personId,
        reading: readingFor('contactRequested'),
        run: (context, stored) =>
          requestContact(context, { organizationId, personId, stored, candidateId, text }),
      };
    }
    case 'message.report':
    case 'thread.report':
      return {
        ...nobodys,
        run: (context) => reportAsStaff(context, { organizationId, payload: command.payload }),
      };
    case 'message.send': {
      const { payload } = command;
      if ('message' in payload) throw new AppError('not_found');
      const personId = await findRecipientId(tx, organizationId, payload);
      return {
        personId,
        reading: readingFor('messageSent'),
        run: (context, stored) =>
          sendAsStaff(context, { organizationId, personId, stored, text: payload.text }),
      };
    }
    case 'notification.read': {
      const { notificationId: id } = command.payload;
      // A person's own notifications have other ids.
      if (!isUuid(id)) throw new AppError('not_found');
      return {
        ...nobodys,
        run: async ({ tx: within, userId, now }) => {
          await markNotificationRead(within, { userId, organizationId }, { id, now });
          return [];
        },
      };
    }
    case 'notification.readAll': {
      const { payload } = command;
      if ('targetRole' in payload) throw new AppError('not_found');
      return {
        ...nobodys,
        run: async ({ tx: within, userId, now }) => {
          const until = payload.until === undefined ? null : new Date(payload.until);
          await markAllNotificationsRead(within, { userId, organizationId }, { until, now });
          return [];
        },
      };
    }
    case 'thread.read': {
      const { threadId } = command.payload;
      return {
        ...nobodys,
        run: async (context) => {
          const { userId, now } = context;
          await markHandled(context.tx, { userId, organizationId }, { subject: threadId, now });
          return markThreadReadAsStaff(context, { organizationId, threadId });
        },
      };
    }
  }
}
