import { decideOwn, isOwnCommand } from '@vetsync/machines/model/exchange';
import type {
  CommandOf,
  OwnCommand,
  OwnCommandType,
  PayloadOf,
  PeopleCommandType,
  PersonCommandType,
  Submission,
  SubmissionResult,
  SubmissionType,
} from '@vetsync/machines/model/exchange';
import type { ReferralStep } from '@vetsync/machines/bookings/model';
import type { TransactionSql } from '../../data/db.ts';
import { hold, readForRequest, release, request, workAsPerson } from '../bookings/bookingCommands.ts';
import type { BookingWork } from '../bookings/bookingCommands.ts';
import { endInterviews } from '../bookings/interviews.ts';
import { joinPool, leavePool } from '../contacts/candidates.ts';
import { changeWorld, nextFactTime } from '../changeWorld.ts';
import { joinEvent, leaveEvent } from '../events/joinEvent.ts';
import { callOffEvent, hostEvent, moveEvent } from '../events/hostedEvents.ts';
import { answerContact } from '../contacts/contactRequests.ts';
import type { CommandContext } from '../context.ts';
import { acceptOffer, withdraw } from '../decisions.ts';
import type { NewFact } from '../facts/facts.ts';
import {
  markThreadReadAsPerson,
  readOrganization,
  readThread,
  sendAsPerson,
  setBlocked,
} from '../messages.ts';
import { reportAsPerson, reportEvent } from '../contacts/reports.ts';
import { offerMentoring, stopMentoring } from '../people/mentors.ts';
import { answerReferral } from '../referrals/referralCommands.ts';
import { submit, submitToSeveral, update } from '../submissions.ts';
import type { StoredWorld } from '../worlds.ts';

export type PersonCommand = CommandOf<Exclude<PersonCommandType, PeopleCommandType>>;

/** What a command has made. */
export interface CommandEffects {
  facts: NewFact[];
  /** Of a common application. */
  results?: SubmissionResult[];
}

/** Carries out a command, once the person's world is locked. */
type Run = (context: CommandContext, stored: StoredWorld) => Promise<NewFact[] | CommandEffects>;
/** What a command does. It may send reads that need no lock, to be answered together with the lock. */
type Handler<Payload> = (payload: Payload, asking: { tx: TransactionSql; userId: string }) => Run;

const submits =
  <Type extends SubmissionType>(type: Type): Handler<PayloadOf<Type>> =>
  (payload) =>
  (context, stored) =>
    submit(context, stored, { type, ...payload } as Submission);

const answers =
  (accepted: boolean): Handler<PayloadOf<'contact.accept'>> =>
  ({ requestId }) =>
  (context, stored) =>
    answerContact(context, stored, { requestId, accepted });

const blocks =
  (isBlocked: boolean): Handler<PayloadOf<'thread.block'>> =>
  ({ threadId }) =>
  (context, stored) =>
    setBlocked(context, stored, { threadId, isBlocked });

const refers =
  (step: ReferralStep): Handler<PayloadOf<'referral.consent'>> =>
  ({ referralId }) =>
  (context, stored) =>
    answerReferral(context, stored, { referralId, step });

const booked =
  <Type extends BookingWork['type']>(type: Type): Handler<Omit<BookingWork, 'type'>> =>
  (payload) =>
  (context, stored) =>
    workAsPerson(context, stored, { type, ...payload });

/** What people ask for themselves. What changes only what belongs to them needs no handler: `decideOwn` says what it does. */
const handlers: {
  [Type in Exclude<PersonCommandType, OwnCommandType | PeopleCommandType>]: Handler<PayloadOf<Type>>;
} = {
  'job.submit': submits('job.submit'),
  'college.submit': submits('college.submit'),
  'nonprofit.submit': submits('nonprofit.submit'),
  'commonApplication.submit': (payload) => (context) => submitToSeveral(context, payload),
  'application.withdraw':
    ({ applicationId }) =>
    async (context, stored) => [
      ...(await withdraw(context, stored, applicationId)),
      ...(await endInterviews(context, stored, { applicationId, by: 'person' })),
    ],
  'application.accept':
    ({ applicationId }) =>
    (context, stored) =>
      acceptOffer(context, stored, applicationId),
  'application.update': (payload) => (context, stored) => update(context, stored, payload),
  'booking.hold': (payload) => (context, stored) => hold(context, stored, payload),
  'booking.release': () => release,
  'booking.request': (payload, { tx, userId }) => {
    const reads = readForRequest(tx, userId, payload.calendarId);
    return (context, stored) => request(context, stored, { payload, reads });
  },
  'booking.confirm': booked('confirm'),
  'booking.decline': booked('decline'),
  'booking.move': booked('move'),
  'booking.cancel': booked('cancel'),
  'booking.wait': booked('wait'),
  'interview.take': booked('confirm'),
  'interview.propose': booked('move'),
  'event.join': (payload) => (context, stored) => joinEvent(context, stored, payload),
  'event.leave':
    ({ listingId }) =>
    (context, stored) =>
      leaveEvent(context, stored, listingId),
  'event.host': (payload) => (context, stored) => hostEvent(context, stored, payload),
  'event.change': (payload) => (context) => moveEvent(context, payload),
  'event.cancel': (payload) => (context, stored) => callOffEvent(context, stored, payload),
  'event.report': (payload) => (context, stored) => reportEvent(context, stored, payload),
  'message.send': ({ threadId, text }, { tx, userId }) => {
    const reads = readThread(tx, userId, threadId);
    return (context, stored) => sendAsPerson(context, stored, { text, reads });
  },
  'message.toOrganization': ({ organizationId, text }, { tx, userId }) => {
    const reads = readOrganization(tx, userId, organizationId);
    return (context, stored) => sendAsPerson(context, stored, { text, reads });
  },
  'thread.read':
    ({ threadId }) =>
    (context, stored) =>
      markThreadReadAsPerson(context, stored, threadId),
  'thread.block': blocks(true),
  'thread.unblock': blocks(false),
  'message.report': (payload) => (context, stored) => reportAsPerson(context, stored, payload),
  'thread.report': (payload) => (context, stored) => reportAsPerson(context, stored, payload),
  'pool.join': (payload) => (context, stored) => joinPool(context, stored, payload),
  'pool.leave': () => leavePool,
  'mentor.offer': (payload) => (context) => offerMentoring(context, payload),
  'mentor.stop': () => stopMentoring,
  'referral.consent': refers('consent'),
  'referral.refuse': refers('refuse'),
  'referral.withdraw': refers('withdraw'),
  'contact.accept': answers(true),
  'contact.decline': answers(false),
};

/** Carries out a command that changes only what belongs to the person. */
const runOwn =
  (command: OwnCommand): Run =>
  async (context, stored) => {
    const { userId, commandId, now, random, newId } = context;
    const at = nextFactTime(stored, now);
    const body = decideOwn(command, { userId, at: at.getTime(), random });
    const origin = { actorId: userId, commandId, at };
    const made = changeWorld(context, userId, { stored, id: await newId(), body, origin });
    return made ? [made] : [];
  };

/** What a person's command does, and what it reads ahead. */
export function preparePersonCommand(
  { type, payload }: PersonCommand,
  asking: { tx: TransactionSql; userId: string },
): (context: CommandContext, stored: StoredWorld) => Promise<CommandEffects> {
  const run = isOwnCommand(type)
    ? runOwn({ type, ...payload } as OwnCommand)
    : (handlers[type] as (carried: typeof payload, by: typeof asking) => Run)(payload, asking);
  return async (context, stored) => {
    const made = await run(context, stored);
    return Array.isArray(made) ? { facts: made } : made;
  };
}
