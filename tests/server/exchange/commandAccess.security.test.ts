import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { commandTypes, isOwnCommand } from '../../../machines/model/exchange/index.ts';
import type { OwnCommandType } from '../../../machines/model/exchange/index.ts';
import { coffee } from './events/hosting.ts';
import { accountServer } from '../support/accounts.ts';
import type { Server } from '../support/accounts.ts';
import { begun, booked, bookingIn, hourAhead, provider, slotOf } from './bookings/provider.ts';
import type { Provider } from './bookings/provider.ts';
import { offerOf } from './interviews/interviewing.ts';
import { applied, factsAfter, sendCommand } from '../support/exchange.ts';
import { clinic, consented } from './bookings/referring.ts';
import { decide, lister, published } from '../support/listings.ts';
import type { Lister } from '../support/listings.ts';
import { join, person } from '../support/organizations.ts';
import type { Person } from '../support/organizations.ts';
import { asked, mentor, offer } from './people/mentoring.ts';

const callers = [
  'signedOut',
  'applicant',
  'veteran',
  'administrator',
  'owner',
  'manager',
  'reviewer',
  'viewer',
  'formerManager',
  'otherOwner',
] as const;
type Caller = (typeof callers)[number];
const staffCallers: readonly Caller[] = ['owner', 'manager', 'reviewer', 'viewer'];

let server: Server;
let ours: Lister;
let theirs: Lister;
let listing: { id: string };
/** For which everyone is hired who applies. */
let hiring: { id: string };
/** On which nobody decides. */
let waiting: { id: string };
/** Which everyone is offered who applies. */
let offering: { id: string };
let doctor: Provider;
/** Each booking has an hour of its own. */
let nextHour = 1;
const freeSlot = () => slotOf(doctor, hourAhead(nextHour++));
/** An event that somebody joined, and one that was canceled. */
let fair: { id: string };
let gone: { id: string };
let guest: Person;
/** Hospitals, with care of theirs. */
let hospital: Awaited<ReturnType<typeof clinic>>;
let otherHospital: Awaited<ReturnType<typeof clinic>>;
const cookies = new Map<Caller, string>();

beforeAll(async () => {
  server = await accountServer();
  [ours, theirs] = [await lister(server), await lister(server)];
  listing = await published(server, ours);
  hiring = await published(server, ours);
  waiting = await published(server, ours);
  offering = await published(server, ours);
  doctor = await provider(server, ours);
  [hospital, otherHospital] = [await clinic(server), await clinic(server)];
  fair = await published(server, ours, 'event');
  gone = await published(server, ours, 'event');
  guest = await person(server);
  // Only hospitals refer anybody.
  await server.sql`update organizations set kind = 'hospital' where id in ${server.sql([ours.id, theirs.id])}`;
  await factsAfter(server, guest.cookie, { type: 'event.join', payload: { listingId: fair.id } });
  await factsAfter(server, ours.owner.cookie, {
    type: 'event.cancel',
    as: ours.id,
    payload: { listingId: gone.id },
  });
  cookies.set('signedOut', '').set('owner', ours.owner.cookie).set('otherOwner', theirs.owner.cookie);
  cookies.set('veteran', (await person(server)).cookie).set('administrator', await server.signIn('admin'));
  for (const role of ['manager', 'reviewer', 'viewer'] as const) {
    cookies.set(role, (await join(server, ours, role)).cookie);
  }
  const former = await join(server, ours, 'manager');
  await server.deps.organizations.members.remove(ours.owner.id, ours.id, former.id);
  cookies.set('formerManager', former.cookie);
});
afterAll(() => server.close());

/** An application that was decided on, with a conversation, and a case. Each call gets one of its own. */
interface Case {
  applicant: Person;
  applicationId: string;
  /** On which nobody has decided. */
  freshId: string;
  offeredId: string;
  decisionId: string;
  threadId: string;
  messageId: string;
  caseId: string;
  serviceId: string;
  bookingId: string;
  /** For which the staff propose another time. */
  askedId: string;
  begunId: string;
  /** A mentor, whom the applicant asked; what the applicant was asked, and a conversation of theirs. */
  tutorId: string;
  askedTutorId: string;
  askedOfId: string;
  talkId: string;
  /** For which the staff offer a time. */
  interviewId: string;
  interviewAt: string;
  /** A referral that the applicant is asked about, and one that waits for the staff. */
  proposedId: string;
  referredId: string;
}
const asOurs = (type: string, payload: object) =>
  factsAfter(server, ours.owner.cookie, { type, as: ours.id, payload });

async function newCase(): Promise<Case> {
  const applicant = await person(server);
  const { applicationId } = await applied(server, applicant, listing);
  await asOurs('application.decide', { applicationId, decision: 'interview' });
  await asOurs('message.toApplicant', { applicationId, text: 'Welcome' });
  const taken = await applied(server, applicant, hiring);
  await asOurs('application.decide', { applicationId: taken.applicationId, decision: 'hire' });
  const { applicationId: offeredId } = await applied(server, applicant, offering);
  await asOurs('application.decide', { applicationId: offeredId, decision: 'offer' });
  const { applicationId: freshId } = await applied(server, applicant, waiting);
  const [hired] = await server.sql<{ id: string }[]>`
    select id from cases where application_id = ${taken.applicationId}`;
  await asOurs('service.add', { caseId: hired!.id, name: 'Boots' });
  const [service] = await server.sql<{ id: string }[]>`
    select id from case_services where case_id = ${hired!.id}`;
  const slot = () => slotOf(doctor, hourAhead(nextHour++));
  const { id: bookingId } = await booked(server, applicant, { ...slot(), visitTypeId: doctor.onRequest });
  const { id: askedId } = await booked(server, applicant, slot());
  await asOurs('booking.move', { bookingId: askedId, start: hourAhead(nextHour++) });
  const { id: begunId } = await booked(server, applicant, slot());
  await begun(server, { id: begunId });
  const [tutor, asking] = [await mentor(server), await person(server)];
  await factsAfter(server, applicant.cookie, { type: 'mentor.offer', payload: offer });
  const askedTutorId = await asked(server, applicant, tutor);
  const askedOfId = await asked(server, asking, applicant);
  const talkId = await asked(server, await person(server), applicant);
  await factsAfter(server, applicant.cookie, { type: 'mentor.accept', payload: { mentorshipId: talkId } });
  const interviewAt = hourAhead(nextHour++);
  const { id: interviewId } = bookingIn(
    await asOurs('interview.offer', offerOf({ applicationId: freshId }, [interviewAt])),
  );
  const proposed = await asOurs('referral.propose', {
    about: { kind: 'application', id: applicationId },
    listingId: hospital.careId,
  });
  const referredId = await consented(server, applicant, { from: hospital.of, careId: doctor.calendar.id });
  const [decision] = await server.sql<{ id: string }[]>`
    select id from application_steps where application_id = ${applicationId} and step = 'decided'`;
  const [thread] = await server.sql<{ id: string }[]>`
    select id from threads where organization_id = ${ours.id} and user_id = ${applicant.id}`;
  const [message] = await server.sql<{ id: string }[]>`
    select id from messages where thread_id = ${thread!.id}`;
  return {
    applicant,
    applicationId,
    offeredId,
    freshId,
    decisionId: decision!.id,
    threadId: thread!.id,
    messageId: message!.id,
    caseId: hired!.id,
    serviceId: service!.id,
    bookingId,
    askedId,
    begunId,
    tutorId: (await mentor(server)).id,
    askedTutorId,
    askedOfId,
    talkId,
    interviewId,
    interviewAt,
    proposedId: proposed[0]!.subject,
    referredId,
  };
}

/** Who gets which status; everyone else gets `others`. */
interface Row {
  type: string;
  /** On which side of the exchange one asks. `person`: for oneself. */
  side: 'person' | 'organization';
  payload: (about: Case) => object;
  allowed: Partial<Record<Caller, number>>;
  others: number;
  /** While the organization is suspended: of those who are let in otherwise, and of their colleagues. */
  suspended: readonly [allowed: number, colleagues: number];
  /** Of the owner of another organization, for that one. @default 404 */
  forTheirs?: number;
}
const writers = { owner: 200, manager: 200, reviewer: 403, viewer: 403 };
const reviewers = { owner: 200, manager: 200, reviewer: 200, viewer: 403 };
const everybody = (status: number) => Object.fromEntries(callers.map((caller) => [caller, status]));
const ofStaff = { side: 'organization', allowed: reviewers, others: 404, suspended: [409, 403] } as const;
const ofApplicant = {
  side: 'person',
  allowed: { applicant: 200 },
  others: 404,
  suspended: [404, 404],
} as const;

/** What each command that reaches somebody else answers to whom. */
const rows: readonly Row[] = [
  {
    ...ofStaff,
    type: 'application.decide',
    payload: ({ applicationId }) => ({ applicationId, decision: 'offer' }),
  },
  { ...ofStaff, type: 'decision.undo', payload: ({ decisionId }) => ({ decisionId }) },
  {
    ...ofStaff,
    type: 'message.toApplicant',
    payload: ({ applicationId }) => ({ applicationId, text: 'Hello again' }),
  },
  {
    ...ofStaff,
    type: 'application.assign',
    payload: ({ applicationId }) => ({ applicationId, assigneeId: ours.owner.id }),
  },
  { ...ofStaff, type: 'case.open', payload: ({ threadId }) => ({ threadId }) },
  ...(
    [
      ['case.change', { changes: { nextStep: 'Call' } }],
      ['case.contact', {}],
      ['case.note', { text: 'Likes mornings' }],
      ['case.assign', { ownerId: null }],
      ['case.close', { outcome: 'left' }],
    ] as const
  ).map(([type, more]): Row => ({ ...ofStaff, type, payload: ({ caseId }) => ({ caseId, ...more }) })),
  // Only what is closed can be opened again.
  {
    ...ofStaff,
    type: 'case.reopen',
    payload: ({ caseId }) => ({ caseId }),
    allowed: { owner: 409, manager: 409, reviewer: 409, viewer: 403 },
  },
  {
    ...ofStaff,
    type: 'booking.book',
    payload: ({ caseId }) => ({ ...freeSlot(), about: { kind: 'case', id: caseId } }),
  },
  ...(['booking.confirm', 'booking.decline', 'booking.cancel'] as const).map((type): Row => ({
    ...ofStaff,
    type,
    payload: ({ bookingId }) => ({ bookingId }),
  })),
  {
    ...ofStaff,
    type: 'interview.offer',
    payload: ({ applicationId }) => offerOf({ applicationId }, [hourAhead(nextHour++)]),
  },
  {
    ...ofStaff,
    type: 'interview.note',
    payload: ({ interviewId }) => ({ bookingId: interviewId, recommendation: 'undecided', notes: '' }),
  },
  // It is for the applicant to take what the staff offer.
  {
    ...ofStaff,
    type: 'interview.take',
    payload: ({ interviewId, interviewAt }) => ({ bookingId: interviewId, start: interviewAt }),
    allowed: { owner: 409, manager: 409, reviewer: 409, viewer: 403 },
  },
  {
    ...ofApplicant,
    type: 'interview.take',
    payload: ({ interviewId, interviewAt }) => ({ bookingId: interviewId, start: interviewAt }),
  },
  {
    ...ofStaff,
    type: 'interview.propose',
    payload: ({ interviewId }) => ({ bookingId: interviewId, times: [hourAhead(nextHour++)] }),
  },
  {
    ...ofApplicant,
    type: 'interview.propose',
    payload: ({ interviewId }) => ({ bookingId: interviewId, times: [hourAhead(nextHour++)] }),
  },
  ...(['booking.arrive', 'booking.complete', 'booking.miss'] as const).map((type): Row => ({
    ...ofStaff,
    type,
    payload: ({ begunId }) => ({ bookingId: begunId }),
  })),
  {
    ...ofStaff,
    type: 'booking.move',
    payload: ({ bookingId }) => ({ bookingId, start: hourAhead(nextHour++) }),
  },
  ...(['booking.confirm', 'booking.decline', 'booking.cancel'] as const).map((type): Row => ({
    ...ofApplicant,
    type,
    payload: ({ askedId }) => ({ bookingId: askedId }),
  })),
  {
    ...ofApplicant,
    type: 'booking.move',
    payload: ({ bookingId }) => ({ bookingId, start: hourAhead(nextHour++) }),
  },
  {
    ...ofApplicant,
    type: 'booking.wait',
    payload: ({ askedId }) => ({ bookingId: askedId, waits: true }),
  },
  // Everyone may book. Nobody finds the provider while the organization is suspended.
  ...(['booking.hold', 'booking.request'] as const).map((type): Row => ({
    type,
    side: 'person',
    payload: freeSlot,
    allowed: everybody(200),
    others: 200,
    suspended: [409, 409],
  })),
  {
    type: 'booking.release',
    side: 'person',
    payload: () => ({}),
    allowed: everybody(200),
    others: 200,
    suspended: [200, 200],
  },
  {
    ...ofStaff,
    type: 'referral.propose',
    payload: ({ caseId }) => ({ about: { kind: 'case', id: caseId }, listingId: otherHospital.careId }),
  },
  { ...ofStaff, type: 'referral.withdraw', payload: ({ proposedId }) => ({ referralId: proposedId }) },
  ...(['referral.accept', 'referral.decline'] as const).map((type): Row => ({
    ...ofStaff,
    type,
    payload: ({ referredId }) => ({ referralId: referredId, text: 'Hello' }),
  })),
  ...(['referral.consent', 'referral.refuse'] as const).map((type): Row => ({
    ...ofApplicant,
    type,
    payload: ({ proposedId }) => ({ referralId: proposedId }),
  })),
  { ...ofApplicant, type: 'referral.withdraw', payload: ({ referredId }) => ({ referralId: referredId }) },
  { ...ofStaff, type: 'service.add', payload: ({ caseId }) => ({ caseId, name: 'Helmet' }) },
  {
    ...ofStaff,
    type: 'service.change',
    payload: ({ serviceId }) => ({ serviceId, status: 'done' }),
  },
  // Each colleague for themselves. It is about no case, so the others may say it for their own organization.
  {
    ...ofStaff,
    type: 'staffNotification.readAll',
    payload: () => ({}),
    allowed: { ...reviewers, viewer: 200 },
    suspended: [409, 409],
    forTheirs: 200,
  },
  // A notification of theirs is found by nobody whom it doesn't notify.
  {
    ...ofStaff,
    type: 'staffNotification.read',
    payload: ({ decisionId }) => ({ notificationId: decisionId }),
    allowed: everybody(404),
    suspended: [409, 409],
  },
  { ...ofStaff, type: 'message.send', payload: ({ threadId }) => ({ threadId, text: 'Hello again' }) },
  { ...ofStaff, type: 'thread.read', payload: ({ threadId }) => ({ threadId }) },
  { ...ofApplicant, type: 'application.withdraw', payload: ({ applicationId }) => ({ applicationId }) },
  {
    ...ofApplicant,
    type: 'application.update',
    payload: ({ freshId }) => ({ applicationId: freshId, note: 'A new phone number' }),
  },
  { ...ofApplicant, type: 'application.accept', payload: ({ offeredId }) => ({ applicationId: offeredId }) },
  { ...ofApplicant, type: 'message.send', payload: ({ threadId }) => ({ threadId, text: 'Thank you' }) },
  { ...ofApplicant, type: 'thread.read', payload: ({ threadId }) => ({ threadId }) },
  { ...ofApplicant, type: 'thread.block', payload: ({ threadId }) => ({ threadId }) },
  { ...ofApplicant, type: 'thread.unblock', payload: ({ threadId }) => ({ threadId }) },
  // Somebody who is in no pool of candidates is nobody's to find, nor is a request that was never made.
  {
    ...ofStaff,
    type: 'contact.request',
    payload: ({ applicant }) => ({ candidateId: applicant.id, text: 'Hello' }),
    allowed: { owner: 404, manager: 404, reviewer: 404, viewer: 403 },
  },
  ...(['contact.accept', 'contact.decline'] as const).map((type): Row => ({
    ...ofApplicant,
    type,
    payload: ({ threadId }) => ({ requestId: threadId }),
    allowed: {},
  })),
  {
    ...ofApplicant,
    type: 'thread.report',
    payload: ({ threadId }) => ({ threadId, reason: 'spam' }),
  },
  {
    ...ofApplicant,
    type: 'message.report',
    payload: ({ threadId, messageId }) => ({ threadId, messageId, reason: 'spam' }),
  },
  // What people ask of each other.
  {
    ...ofApplicant,
    type: 'mentor.withdraw',
    payload: ({ askedTutorId }) => ({ mentorshipId: askedTutorId }),
  },
  ...(['mentor.accept', 'mentor.wait', 'mentor.decline'] as const).map((type): Row => ({
    ...ofApplicant,
    type,
    payload: ({ askedOfId }) => ({ mentorshipId: askedOfId }),
  })),
  { ...ofApplicant, type: 'mentor.end', payload: ({ talkId }) => ({ mentorshipId: talkId }) },
  {
    ...ofApplicant,
    type: 'message.toPerson',
    payload: ({ talkId }) => ({ threadId: talkId, text: 'Hello' }),
  },
  ...(['mentor.request', 'mentor.offer', 'mentor.stop'] as const).map((type): Row => ({
    type,
    side: 'person',
    payload: ({ tutorId }) =>
      type === 'mentor.request' ? { mentorId: tutorId, text: 'Hello' } : type === 'mentor.offer' ? offer : {},
    allowed: everybody(200),
    others: 200,
    suspended: [200, 200],
  })),
  // What happens at the door of an event. Nobody has joined under this id.
  {
    ...ofStaff,
    type: 'event.check-in',
    payload: () => ({ listingId: fair.id, personId: guest.id }),
  },
  { ...ofStaff, type: 'event.write', payload: () => ({ listingId: fair.id, text: 'Bring a mug' }) },
  ...(
    [
      ['event.change', { capacity: 50 }],
      ['event.cancel', { reason: 'Rain' }],
    ] as const
  ).map(([type, more]): Row => ({
    ...ofStaff,
    type,
    // Whoever comes later finds it canceled already.
    payload: () => ({ listingId: type === 'event.cancel' ? gone.id : fair.id, ...more }),
    allowed: type === 'event.cancel' ? { ...writers, owner: 409, manager: 409 } : writers,
    suspended: [409, 403],
  })),
  // Nobody has announced the organization’s event themselves.
  ...(['event.change', 'event.cancel'] as const).map((type): Row => ({
    ...ofApplicant,
    type,
    payload: () => ({ listingId: fair.id, ...(type === 'event.change' && { capacity: 50 }) }),
    allowed: {},
  })),
  // Everyone for themselves.
  ...(
    [
      ['pool.join', { share: ['skills'] }],
      ['pool.leave', {}],
    ] as const
  ).map(([type, payload]): Row => ({
    type,
    side: 'person',
    payload: () => payload,
    allowed: everybody(200),
    others: 200,
    suspended: [200, 200],
  })),
  // Everyone may apply, once. Nobody finds the listing while its organization is suspended.
  {
    type: 'job.submit',
    side: 'person',
    payload: () => ({ listingId: listing.id }),
    allowed: { ...everybody(200), applicant: 409 },
    others: 200,
    suspended: [409, 409],
  },
  ...(['college.submit', 'nonprofit.submit', 'event.join'] as const).map((type): Row => ({
    type,
    side: 'person',
    payload: () => ({ listingId: listing.id }),
    allowed: {},
    others: 409,
    suspended: [409, 409],
  })),
  // Each school says for itself that it is closed.
  {
    type: 'commonApplication.submit',
    side: 'person',
    payload: () => ({ listingIds: [listing.id] }),
    allowed: {},
    others: 200,
    suspended: [200, 200],
  },
  {
    type: 'event.host',
    side: 'person',
    payload: () => coffee(new Date()),
    allowed: everybody(200),
    others: 200,
    suspended: [200, 200],
  },
  {
    type: 'event.report',
    side: 'person',
    payload: () => ({ listingId: fair.id, reason: 'spam' }),
    allowed: everybody(404),
    others: 404,
    suspended: [404, 404],
  },
  {
    type: 'event.leave',
    side: 'person',
    payload: () => ({ listingId: listing.id }),
    allowed: {},
    others: 200,
    suspended: [200, 200],
  },
  {
    type: 'message.toOrganization',
    side: 'person',
    payload: () => ({ organizationId: ours.id, text: 'Good morning' }),
    allowed: everybody(200),
    others: 200,
    suspended: [409, 409],
  },
];

/** What the organization has of a case, and what the applicant has. */
const storedOf = async ({ applicant, applicationId, freshId, threadId, caseId }: Case) => [
  ...(await server.sql`select id, version from bookings where user_id = ${applicant.id} order by id`),
  ...(await server.sql`select version, snapshot from applications where id = ${freshId}`),
  ...(await server.sql`select status, version from applications where id = ${applicationId}`),
  ...(await server.sql`select step from application_steps where application_id = ${applicationId} order by id`),
  ...(await server.sql`select * from cases where id = ${caseId}`),
  ...(await server.sql`select entry from case_entries where case_id = ${caseId} order by id`),
  ...(await server.sql`select status from case_services where case_id = ${caseId}`),
  ...(await server.sql`select text from messages where thread_id = ${threadId} order by id`),
  ...(await server.sql`select * from threads where id = ${threadId}`),
];
const cookieOf = (caller: Caller, { applicant }: Case) =>
  caller === 'applicant' ? applicant.cookie : (cookies.get(caller) ?? '');
const send = ({ type, side, payload }: Row, about: Case, caller: Caller, as = ours.id) =>
  sendCommand(server, cookieOf(caller, about), {
    type,
    payload: payload(about),
    ...(side === 'organization' && { as }),
  });
const expected = ({ allowed, others }: Row, caller: Caller) =>
  caller === 'signedOut' ? 401 : (allowed[caller] ?? others);

describe.each(rows)('$type for $side', (row) => {
  test.each(callers)('of %s', async (caller) => {
    const about = await newCase();
    const before = await storedOf(about);
    const { status } = await send(row, about, caller);
    expect(status).toBe(expected(row, caller));
    if (status !== 200) expect(await storedOf(about)).toEqual(before);
  });

  test('for another organization than that which it is about', async () => {
    if (row.side !== 'organization') return;
    const about = await newCase();
    const before = await storedOf(about);
    expect((await send(row, about, 'otherOwner', theirs.id)).status).toBe(row.forTheirs ?? 404);
    expect(await storedOf(about)).toEqual(before);
  });

  test('while the organization is suspended', async () => {
    const about = await newCase();
    const before = await storedOf(about);
    await decide(server, ours, 'suspended');
    const statuses = new Map<Caller, number>();
    for (const role of staffCallers) statuses.set(role, (await send(row, about, role)).status);
    await decide(server, ours, 'approved');
    const [allowed, colleagues] = row.suspended;
    expect(Object.fromEntries(statuses)).toEqual(
      Object.fromEntries(
        staffCallers.map((role) => [role, (row.allowed[role] ?? 403) === 403 ? colleagues : allowed]),
      ),
    );
    expect(await storedOf(about)).toEqual(before);
  });
});

test('every command has a row, unless it changes only what belongs to its caller', () => {
  const withRow = new Set(rows.map(({ type }) => type));
  expect(commandTypes.filter((type) => !withRow.has(type) && !isOwnCommand(type))).toEqual([]);
  expect([...withRow].filter((type) => !(commandTypes as readonly string[]).includes(type))).toEqual([]);
});

/** Commands that name something of one's own by its id. */
const ownIds = {
  'notification.read': 'notificationId',
  'event.remove': 'eventId',
  'program.forget': 'programId',
} as const satisfies Partial<Record<OwnCommandType, string>>;

test.each(staffCallers)(
  '%s reaches nothing of the organization with its ids in a command for themselves',
  async (caller) => {
    const about = await newCase();
    const before = await storedOf(about);
    for (const [type, name] of Object.entries(ownIds)) {
      for (const id of [about.applicationId, about.threadId, about.decisionId]) {
        const { status } = await sendCommand(server, cookieOf(caller, about), {
          type,
          payload: { [name]: id },
        });
        expect([type, status]).toEqual([type, 200]);
      }
    }
    expect(await storedOf(about)).toEqual(before);
  },
);

test('nobody who is a stranger to a case can name it in a command id of somebody else', async () => {
  const about = await newCase();
  const id = randomUUID();
  const command = { id, type: 'thread.read', payload: { threadId: about.threadId } };
  expect((await sendCommand(server, about.applicant.cookie, command)).status).toBe(200);
  // The answer of a command is for its caller, also if somebody else knows its id.
  expect((await sendCommand(server, cookies.get('veteran')!, command)).status).toBe(404);
});
