import { decidePersonal, readingFor, submissionTypes } from '@vetsync/machines/model/exchange';
import type {
  ExchangeCommand,
  PersonalCommand,
  Submission,
  SubmissionResult,
  WorldReading,
} from '@vetsync/machines/model/exchange';
import type { FactBody } from '@vetsync/machines/model/world';
import type { TransactionSql } from '../data/db.ts';
import { AppError } from '../errors.ts';
import { joinPool, leavePool } from './contacts/candidates.ts';
import { changeWorld, nextFactTime } from './changeWorld.ts';
import { joinEvent, leaveEvent } from './events.ts';
import { answerContact } from './contacts/contactRequests.ts';
import type { CommandContext } from './context.ts';
import { acceptOffer, withdraw } from './decisions.ts';
import type { NewFact } from './facts/facts.ts';
import { markThreadReadAsPerson, readForMessage, sendAsPerson, setBlocked } from './messages.ts';
import type { PersonMessage } from './messages.ts';
import type { staffTypes } from './staffCommands.ts';
import { reportAsPerson } from './contacts/reports.ts';
import { submit, submitToSeveral, update } from './submissions.ts';
import type { StoredWorld } from './worlds.ts';

/** What a person asks for themselves. */
export type PersonCommand = Exclude<ExchangeCommand, { type: (typeof staffTypes)[number] }>;

/** The fact of a person's world that each command leads to. Null: none. */
const factTypes: Readonly<Record<PersonCommand['type'], FactBody['type'] | null>> = {
  'job.submit': 'jobSubmitted',
  'college.submit': 'collegeSubmitted',
  'nonprofit.submit': 'nonprofitEnrolled',
  'application.withdraw': 'applicationWithdrawn',
  'application.accept': 'offerAccepted',
  'application.update': null,
  'notification.read': 'notificationRead',
  'notification.readAll': 'allNotificationsRead',
  'appointment.request': 'appointmentRequested',
  'appointment.change': 'appointmentChanged',
  'event.join': 'eventJoined',
  'event.leave': 'eventLeft',
  'event.wait': 'eventWaited',
  'event.create': 'eventCreated',
  'event.cancel': 'eventCancelled',
  'message.send': 'messageSent',
  'conversation.read': 'conversationRead',
  'thread.read': 'conversationRead',
  'mentor.ask': 'mentorAsked',
  'mentor.withdraw': 'mentorWithdrawn',
  'program.save': 'programSaved',
  'program.forget': 'programForgotten',
  'record.save': 'recordSaved',
  'record.remove': 'recordRemoved',
  'pool.join': 'poolJoined',
  'pool.leave': 'poolLeft',
  'contact.accept': 'contactAnswered',
  'contact.decline': 'contactAnswered',
  'message.report': 'reportSent',
  'thread.report': 'reportSent',
  'thread.block': null,
  'thread.unblock': null,
};

/** What a command needs of the person's world. */
export function readingOf({ type, payload }: PersonCommand): WorldReading {
  const factType = factTypes[type];
  if (factType === null) return {};
  if ('record' in payload) return readingFor(factType, payload.record.id);
  if ('recordId' in payload) return readingFor(factType, payload.recordId);
  return readingFor(factType, 'applicationId' in payload ? payload.applicationId : '');
}

/** Carries out a command that changes only what belongs to the person. */
async function runPersonal(
  context: CommandContext,
  stored: StoredWorld,
  command: PersonalCommand,
): Promise<NewFact[]> {
  const { userId, commandId, now, random, newId } = context;
  const at = nextFactTime(stored, now);
  const body = decidePersonal(command, { userId, at: at.getTime(), random });
  const origin = { actorId: userId, commandId, at };
  const made = changeWorld(context, userId, { stored, id: await newId(), body, origin });
  return made ? [made] : [];
}

/** What a command has made. */
export interface CommandEffects {
  facts: NewFact[];
  /** Of a common application. */
  results?: SubmissionResult[];
}

/** Reads what a message needs to know besides the person's world, to be sent with what locks that. */
export function readAhead(
  tx: TransactionSql,
  userId: string,
  { type, payload }: PersonCommand,
): PersonMessage | null {
  if (type !== 'message.send' || 'message' in payload) return null;
  const reads = readForMessage(tx, userId, payload);
  // Reported to the command, if it is carried out.
  reads.catch(() => {});
  return { text: payload.text, reads };
}

/** Carries out a person's command. Their world is locked. */
export async function runForPerson(
  context: CommandContext,
  stored: StoredWorld,
  command: PersonCommand,
  message: PersonMessage | null,
): Promise<CommandEffects> {
  if (command.type === 'college.submit' && 'listingIds' in command.payload) {
    return submitToSeveral(context, command.payload);
  }
  if (message) return { facts: await sendAsPerson(context, stored, message) };
  return { facts: await runOne(context, stored, command) };
}

function runOne(context: CommandContext, stored: StoredWorld, command: PersonCommand): Promise<NewFact[]> {
  switch (command.type) {
    case 'application.withdraw':
      return withdraw(context, stored, command.payload.applicationId);
    case 'application.accept':
      return acceptOffer(context, stored, command.payload.applicationId);
    case 'application.update':
      return update(context, stored, command.payload);
    case 'notification.readAll':
      // Those of an organization are read for it.
      if (!('targetRole' in command.payload)) throw new AppError('not_found');
      break;
    case 'pool.join':
      return joinPool(context, stored, command.payload);
    case 'event.join':
    case 'event.leave': {
      if (!('listingId' in command.payload)) break;
      const change = command.type === 'event.join' ? joinEvent : leaveEvent;
      return change(context, stored, command.payload.listingId);
    }
    case 'pool.leave':
      return leavePool(context, stored);
    case 'contact.accept':
    case 'contact.decline': {
      const { requestId } = command.payload;
      return answerContact(context, stored, { requestId, accepted: command.type === 'contact.accept' });
    }
    case 'message.report':
    case 'thread.report':
      return reportAsPerson(context, stored, command.payload);
    case 'thread.read':
      return markThreadReadAsPerson(context, stored, command.payload.threadId);
    case 'thread.block':
      return setBlocked(context, stored, { ...command.payload, isBlocked: true });
    case 'thread.unblock':
      return setBlocked(context, stored, { ...command.payload, isBlocked: false });
    default:
      if (command.type in submissionTypes && 'listingId' in command.payload) {
        return submit(context, stored, { type: command.type, ...command.payload } as Submission);
      }
  }
  return runPersonal(context, stored, { type: command.type, ...command.payload } as PersonalCommand);
}
