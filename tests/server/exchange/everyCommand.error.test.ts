import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { commands, commandTypes, exchangeCommandSchema } from '../../../machines/model/exchange/index.ts';
import type { CommandType } from '../../../machines/model/exchange/index.ts';
import { eventTypes } from '../../../machines/model/world/index.ts';
import type { Listing } from '../../../machines/organizations/model/index.ts';
import { coffee, hosted } from './events/hosting.ts';
import { accountServer, problemOf } from '../support/accounts.ts';
import type { Server } from '../support/accounts.ts';
import { bodyMaxBytes } from '../../../server/http/request/validate.ts';
import { begun, booked, bookingIn, hourAhead, provider, slotOf } from './bookings/provider.ts';
import type { Provider } from './bookings/provider.ts';
import { offerOf } from './interviews/interviewing.ts';
import { clinic, consented } from './bookings/referring.ts';
import { largestInput } from '../support/largestInput.ts';
import { applied, factsAfter, saveProgram, sendCommand, stateOf } from '../support/exchange.ts';
import { lister, published } from '../support/listings.ts';
import type { Lister } from '../support/listings.ts';
import { person } from '../support/organizations.ts';
import type { Person } from '../support/organizations.ts';
import { asked, mentor, offer } from './people/mentoring.ts';

let server: Server;
let employer: Lister;
let listing: Listing;
let another: Listing;
let degree: Listing;
let program: Listing;
let fair: Listing;
let hiring: Listing;
let undecided: Listing;
let ended: Listing;
let offering: Listing;
let doctor: Provider;
let hospital: Awaited<ReturnType<typeof clinic>>;
let otherHospital: Awaited<ReturnType<typeof clinic>>;
beforeAll(async () => {
  server = await accountServer();
  employer = await lister(server, 'job');
  listing = await published(server, employer);
  another = await published(server, employer);
  degree = await published(server, await lister(server, 'degree'), 'degree');
  program = await published(server, await lister(server, 'program'), 'program');
  fair = await published(server, employer, 'event');
  hiring = await published(server, employer);
  undecided = await published(server, employer);
  ended = await published(server, employer);
  offering = await published(server, employer);
  doctor = await provider(server, employer);
  [hospital, otherHospital] = [await clinic(server), await clinic(server)];
  // Only hospitals refer anybody.
  await server.sql`update organizations set kind = 'hospital' where id = ${employer.id}`;
});
afterAll(() => server.close());

/** Each booking has an hour of its own. */
let nextHour = 1;

/** A person with an application, a decision, an offer, a conversation, a contact request, and two cases, of which one is closed. */
async function newCase() {
  const one = await person(server);
  const staff = (type: string, payload: object) =>
    factsAfter(server, employer.owner.cookie, { type, as: employer.id, payload });
  const { applicationId } = await applied(server, one, listing);
  const [received] = await server.sql<{ id: string }[]>`
    select id from facts where organization_id = ${employer.id} and subject = ${applicationId}`;
  const { applicationId: freshId } = await applied(server, one, undecided);
  const [decided] = await staff('application.decide', { applicationId, decision: 'interview' });
  await staff('message.toApplicant', { applicationId, text: 'Welcome' });
  const [message] = await server.sql<{ id: string; threadId: string }[]>`
    select m.id, m.thread_id as "threadId" from messages m join threads t on t.id = m.thread_id
    where t.user_id = ${one.id}`;
  const [joined] = await factsAfter(server, one.cookie, {
    type: 'pool.join',
    payload: { share: ['skills'] },
  });
  const hire = async (job: Listing) => {
    const { applicationId: id } = await applied(server, one, job);
    const facts = await staff('application.decide', { applicationId: id, decision: 'hire' });
    return facts.find(({ kind }) => kind === 'caseOpened')!.subject;
  };
  const [caseId, closedCaseId] = [await hire(hiring), await hire(ended)];
  await staff('case.close', { caseId: closedCaseId, outcome: 'left' });
  const { applicationId: offeredId } = await applied(server, one, offering);
  await staff('application.decide', { applicationId: offeredId, decision: 'offer' });
  const [served] = await staff('service.add', { caseId, name: 'Boots' });
  const { case: withService } = served!.payload as { case: { services: { id: string }[] } };
  const slot = () => slotOf(doctor, hourAhead(nextHour++));
  const bookingId = (await booked(server, one, slot())).id;
  const { id: askedId } = await booked(server, one, slot());
  await staff('booking.move', { bookingId: askedId, start: hourAhead(nextHour++) });
  const { id: begunId } = await booked(server, one, slot());
  await begun(server, { id: begunId });
  const interviewId = bookingIn(
    await staff('interview.offer', offerOf({ applicationId: freshId }, [hourAhead(nextHour++)])),
  ).id;
  const proposed = await staff('referral.propose', {
    about: { kind: 'application', id: applicationId },
    listingId: hospital.careId,
  });
  const referredId = await consented(server, one, { from: hospital.of, careId: doctor.calendar.id });
  const candidate = await person(server);
  await factsAfter(server, one.cookie, { type: 'mentor.offer', payload: offer });
  const ownEventId = await hosted(server, one, new Date());
  const [tutor, freeTutor] = [await mentor(server), await mentor(server)];
  const askedTutorId = await asked(server, one, tutor);
  const askedOfId = await asked(server, candidate, one);
  const talkId = await asked(server, await person(server), one);
  await factsAfter(server, one.cookie, { type: 'mentor.accept', payload: { mentorshipId: talkId } });
  const guest = await person(server);
  const coffeeId = await hosted(server, guest, new Date());
  await factsAfter(server, guest.cookie, { type: 'event.join', payload: { listingId: fair.id } });
  const [other] = await factsAfter(server, candidate.cookie, {
    type: 'pool.join',
    payload: { share: ['skills'] },
  });
  const [requested] = await staff('contact.request', { candidateId: joined!.subject, text: 'Hello' });
  return {
    guestId: guest.id,
    coffeeId,
    ownEventId,
    freeTutorId: freeTutor.id,
    /** What the person asked a mentor, what they were asked, and a conversation with somebody. */
    askedTutorId,
    askedOfId,
    talkId,
    person: one,
    applicationId,
    receivedId: received!.id,
    freshId,
    decisionId: decided!.id,
    messageId: message!.id,
    threadId: message!.threadId,
    requestId: requested!.id,
    offeredId,
    caseId,
    closedCaseId,
    bookingId,
    /** For which the staff propose another time. */
    askedId,
    begunId,
    /** For which the staff offer a time. */
    interviewId,
    /** A referral that the person is asked about, and one that waits for the staff. */
    proposedId: proposed[0]!.subject,
    referredId,
    serviceId: withService.services[0]!.id,
    /** Whom nobody has asked yet. */
    candidateId: other!.subject,
  };
}
type Case = Awaited<ReturnType<typeof newCase>>;

const titled = { id: 'One', title: 'Nursing' };
const appointment = {
  id: 'One',
  veteranId: 'anybody',
  veteranName: 'Sarah Johnson',
  providerName: 'Dr. Lee',
  providerSpecialty: 'Dentistry',
  providerId: 'Two',
  date: '2999-03-01',
  time: '10:00 AM',
  type: 'in-person',
  reason: '',
  location: 'Boston, MA',
};
const event = {
  id: 'One',
  title: 'Meeting',
  type: eventTypes[0],
  date: '2999-03-01',
  time: '18:30',
  durationMinutes: 60,
  timeZone: 'America/New_York',
  location: 'Boston, MA',
  isOnline: false,
  description: '',
  organizer: 'Harbor',
  maxAttendees: 20,
};
const isOfStaff = (type: CommandType) => !('person' in commands[type].from);

const freeSlot = () => slotOf(doctor, hourAhead(nextHour++));

/** What each command is sent with. A new one does not compile without. */
const payloads: Readonly<Record<CommandType, (about: Case) => object>> = {
  'job.submit': () => ({ listingId: another.id }),
  'application.decide': ({ applicationId }) => ({ applicationId, decision: 'offer' }),
  'decision.undo': ({ decisionId }) => ({ decisionId }),
  'application.assign': ({ applicationId }) => ({ applicationId, assigneeId: employer.owner.id }),
  'contact.request': ({ candidateId }) => ({ candidateId, text: 'Hello' }),
  'case.open': ({ threadId }) => ({ threadId }),
  'case.change': ({ caseId }) => ({
    caseId,
    changes: { status: 'started', nextStep: 'Call' },
    notes: 'Soon',
  }),
  'case.contact': ({ caseId }) => ({ caseId, notes: 'Talked' }),
  'case.note': ({ caseId }) => ({ caseId, text: 'Likes mornings' }),
  'case.assign': ({ caseId }) => ({ caseId, ownerId: employer.owner.id }),
  'case.close': ({ caseId }) => ({ caseId, outcome: 'completed' }),
  'case.reopen': ({ closedCaseId }) => ({ caseId: closedCaseId }),
  'service.add': ({ caseId }) => ({ caseId, name: 'Helmet' }),
  'service.change': ({ serviceId }) => ({ serviceId, status: 'done' }),
  'application.withdraw': ({ applicationId }) => ({ applicationId }),
  'application.accept': ({ offeredId }) => ({ applicationId: offeredId }),
  'application.update': ({ freshId }) => ({ applicationId: freshId, note: 'A new phone number' }),
  'contact.accept': ({ requestId }) => ({ requestId }),
  'contact.decline': ({ requestId }) => ({ requestId }),
  'message.report': ({ threadId, messageId }) => ({ threadId, messageId, reason: 'spam' }),
  'thread.report': ({ threadId }) => ({ threadId, reason: 'spam' }),
  'thread.read': ({ threadId }) => ({ threadId }),
  'thread.block': ({ threadId }) => ({ threadId }),
  'thread.unblock': ({ threadId }) => ({ threadId }),
  'message.send': ({ threadId }) => ({ threadId, text: 'Thank you' }),
  'message.toOrganization': () => ({ organizationId: employer.id, text: 'Thank you' }),
  'message.toApplicant': ({ applicationId }) => ({ applicationId, text: 'Thank you' }),
  'pool.join': () => ({ share: ['skills'] }),
  'pool.leave': () => ({}),
  'nonprofit.submit': () => ({ listingId: program.id }),
  'notification.read': () => ({ notificationId: 'One' }),
  'notification.readAll': () => ({ targetRole: 'user' }),
  'staffNotification.read': ({ receivedId }) => ({ notificationId: receivedId }),
  'staffNotification.readAll': () => ({}),
  'booking.hold': freeSlot,
  'booking.release': () => ({}),
  'booking.request': freeSlot,
  'booking.book': ({ applicationId }) => ({
    ...freeSlot(),
    about: { kind: 'application', id: applicationId },
  }),
  'booking.confirm': ({ askedId }) => ({ bookingId: askedId }),
  'booking.decline': ({ askedId }) => ({ bookingId: askedId }),
  'booking.move': ({ bookingId }) => ({ bookingId, start: hourAhead(nextHour++) }),
  'booking.cancel': ({ bookingId }) => ({ bookingId }),
  'booking.wait': ({ bookingId }) => ({ bookingId, waits: true }),
  'booking.arrive': ({ bookingId }) => ({ bookingId }),
  'booking.complete': ({ begunId }) => ({ bookingId: begunId }),
  'booking.miss': ({ begunId }) => ({ bookingId: begunId }),
  'interview.offer': ({ applicationId }) => offerOf({ applicationId }, [hourAhead(nextHour++)]),
  'interview.take': ({ interviewId }) => ({ bookingId: interviewId, start: hourAhead(nextHour - 1) }),
  'interview.propose': ({ interviewId }) => ({ bookingId: interviewId, times: [hourAhead(nextHour++)] }),
  'interview.note': ({ interviewId }) => ({
    bookingId: interviewId,
    recommendation: 'forward',
    notes: '',
  }),
  'referral.propose': ({ applicationId }) => ({
    about: { kind: 'application', id: applicationId },
    listingId: otherHospital.careId,
  }),
  'referral.consent': ({ proposedId }) => ({ referralId: proposedId }),
  'referral.refuse': ({ proposedId }) => ({ referralId: proposedId }),
  'referral.withdraw': ({ referredId }) => ({ referralId: referredId }),
  'referral.accept': ({ referredId }) => ({ referralId: referredId, text: 'Come by on Monday' }),
  'referral.decline': ({ referredId }) => ({ referralId: referredId, text: 'We are full' }),
  'event.join': () => ({ listingId: fair.id }),
  'event.host': () => coffee(new Date()),
  'event.report': ({ coffeeId }) => ({ listingId: coffeeId, reason: 'spam' }),
  'event.leave': () => ({ listingId: fair.id }),
  'event.remove': () => ({ eventId: 'One' }),
  'event.check-in': ({ guestId }) => ({ listingId: fair.id, personId: guestId }),
  'event.write': () => ({ listingId: fair.id, text: 'Bring a mug' }),
  'event.change': ({ ownEventId }) => ({ listingId: ownEventId, location: 'Pier 4' }),
  'event.cancel': ({ ownEventId }) => ({ listingId: ownEventId, reason: 'Rain' }),
  'conversation.read': () => ({ reader: 'user', withId: 'One' }),
  'mentor.offer': () => offer,
  'mentor.stop': () => ({}),
  'mentor.request': ({ freeTutorId }) => ({ mentorId: freeTutorId, text: 'Hello' }),
  'mentor.withdraw': ({ askedTutorId }) => ({ mentorshipId: askedTutorId }),
  'mentor.accept': ({ askedOfId }) => ({ mentorshipId: askedOfId }),
  'mentor.wait': ({ askedOfId }) => ({ mentorshipId: askedOfId }),
  'mentor.decline': ({ askedOfId }) => ({ mentorshipId: askedOfId }),
  'mentor.end': ({ talkId }) => ({ mentorshipId: talkId }),
  'message.toPerson': ({ talkId }) => ({ threadId: talkId, text: 'Hello' }),
  'program.save': () => ({ program: titled }),
  'program.forget': () => ({ programId: 'One' }),
  'record.save': () => ({ record: { id: 'One', text: '{}' } }),
  'record.remove': () => ({ recordId: 'One' }),
  'college.submit': () => ({ listingId: degree.id }),
  'commonApplication.submit': () => ({ listingIds: [degree.id] }),
  'event.create': () => ({ event }),
  'appointment.request': () => ({ appointment }),
  'appointment.change': () => ({ appointmentId: 'One', status: 'cancelled' }),
};

const storedFor = async (userId: string) => {
  const [row] = await server.sql`
    select (select count(*)::int from commands where user_id = ${userId}) as commands,
      (select count(*)::int from facts where actor_id = ${userId}) as facts`;
  return row;
};

describe('every command', () => {
  test.each(commandTypes)(
    '%s has the same answer again, and its id stands for nothing else',
    async (type) => {
      const about = await newCase();
      const asking: Pick<Person, 'id' | 'cookie'> = isOfStaff(type) ? employer.owner : about.person;
      const command = {
        id: randomUUID(),
        type,
        ...(isOfStaff(type) && { as: employer.id }),
        payload: payloads[type](about),
      };
      const facts = await factsAfter(server, asking.cookie, command);
      const stored = await storedFor(asking.id);
      const state = await stateOf(server, about.person.cookie);
      expect(await factsAfter(server, asking.cookie, command)).toEqual(facts);

      const other = await sendCommand(server, asking.cookie, { ...saveProgram('Other'), id: command.id });
      expect(other.status).toBe(422);
      expect(await problemOf(other)).toBe('idempotency_key_reused');
      expect(await storedFor(asking.id)).toEqual(stored);
      const { world, version } = await stateOf(server, about.person.cookie);
      expect({ world, version }).toEqual({ world: state.world, version: state.version });
    },
  );

  test.each(commandTypes)('%s that is not valid has no effect', async (type) => {
    const { id, cookie } = await person(server);
    const before = await storedFor(id);
    const refused = await sendCommand(server, cookie, {
      type,
      ...(isOfStaff(type) && { as: employer.id }),
      payload: { nonsense: true },
    });
    expect(refused.status).toBe(422);
    expect(await problemOf(refused)).toBe('invalid_input');
    expect(await storedFor(id)).toEqual(before);
  });

  test.each(commandTypes)('%s as large as it can be makes no fact above the limit', async (type) => {
    const about = await newCase();
    const { cookie } = isOfStaff(type) ? employer.owner : about.person;
    const id = randomUUID();
    const command = { id, type, ...(isOfStaff(type) && { as: employer.id }), payload: payloads[type](about) };
    const largest = largestInput(exchangeCommandSchema, command, bodyMaxBytes);
    const {
      by: _by,
      expectedVersion: _version,
      ...sent
    } = largest as typeof command & Record<string, unknown>;
    await factsAfter(server, cookie, sent);
    const facts = await server.sql<{ bytes: number }[]>`
        select octet_length(payload::text) as bytes from facts where command_id = ${id}`;
    for (const { bytes } of facts) expect(bytes).toBeLessThan(bodyMaxBytes + 4 * 1024);
  });

  test('the largest come near the limit of a body', async () => {
    const about = await newCase();
    for (const type of ['record.save', 'college.submit'] as const) {
      const command = { id: randomUUID(), type, payload: payloads[type](about) };
      const sent = JSON.stringify(largestInput(exchangeCommandSchema, command, bodyMaxBytes));
      expect(Buffer.byteLength(sent)).toBeGreaterThan(bodyMaxBytes - 8 * 1024);
    }
  });

  test('a larger fact is refused by the database', async () => {
    const { id } = await person(server);
    const add = (length: number) => server.sql`
      insert into facts (id, user_id, kind, subject, payload, at, command_id, version)
      values (uuidv7(), ${id}, 'recordSaved', '', jsonb_build_object('text', repeat('x', ${length}::int)), now(), uuidv7(), 1)`;
    await add(80 * 1024 - 20);
    await expect(add(80 * 1024)).rejects.toThrow('facts_payload_check');
  });
});
