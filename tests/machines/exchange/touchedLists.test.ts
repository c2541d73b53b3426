import { referralStatuses } from '../../../machines/bookings/model/index.ts';
import type { PersonBooking } from '@vetsync/machines/bookings/model';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { applyAccountFacts, readingFor, worldLists } from '@vetsync/machines/model/exchange';
import type { WorldList, WorldReading } from '@vetsync/machines/model/exchange';
import { decisionParts, emptyWorld } from '@vetsync/machines/model/world';
import type { Decision, Fact, FactBody, PersonCase, World } from '@vetsync/machines/model/world';

const ids = ['a', 'b', 'c'] as const;
const id = fc.constantFrom(...ids);
const line = fc.constantFrom('', 'One', 'Two');
const kind = fc.constantFrom('job', 'college', 'nonprofit' as const);
const veteran = { veteranId: 'v', veteranName: 'Val', veteranImage: '', veteranBranch: '', veteranRank: '' };
const submitDate = '2030-05-01T00:00:00.000Z';
const terms = { date: '2030-05-20', time: '09:00', durationMinutes: 30, timeZone: 'UTC' };

const caseOf = (one: string, applicationId: string | null, nextStep: string): PersonCase => ({
  id: one,
  kind: 'participant',
  organizationId: one,
  organizationName: 'Harbor',
  title: 'Housing',
  applicationId,
  status: 'active',
  outcome: null,
  progress: 25,
  term: '',
  credits: null,
  benefitsLeft: null,
  goals: [],
  services: [],
  owner: null,
  nextStep,
  nextOn: null,
  openedAt: submitDate,
  closedAt: null,
});

const booking: PersonBooking = {
  id: 'b',
  kind: 'appointment',
  calendarId: 'c',
  organizationId: 'o',
  organizationName: 'Harbor',
  title: 'Dr. Park',
  visitName: 'Check-up',
  how: 'inPerson',
  where: '',
  confirms: 'instantly',
  start: '2026-12-01T15:00:00.000Z',
  end: '2026-12-01T15:30:00.000Z',
  timeZone: 'America/Chicago',
  status: 'confirmed',
  until: null,
  proposal: null,
  waits: false,
  version: 1,
};

/** Facts of every type, about a few things, so that they meet. A new type does not compile without. */
const bodies: { [Type in FactBody['type']]: fc.Arbitrary<Omit<Extract<FactBody, { type: Type }>, 'type'>> } =
  {
    bookingChanged: fc
      .record({
        one: id,
        version: fc.nat({ max: 5 }),
        status: fc.constantFrom('requested', 'confirmed', 'cancelled' as const),
        by: fc.constantFrom('person', 'organization' as const),
      })
      .map(({ one, version, status, by }) => ({ booking: { ...booking, id: one, version, status }, by })),
    bookingReminded: fc.record({ bookingId: id }),
    referralChanged: fc.record({
      referralId: id,
      news: fc.constantFrom(...referralStatuses),
      from: fc.constant('Lone Prairie'),
      to: fc.constant('Harbor Clinic'),
    }),
    mentoringChanged: fc.record({
      mentorshipId: id,
      news: fc.constantFrom('requested', 'accepted', 'ended' as const),
      name: fc.constant('Ana Ruiz'),
      text: fc.constant('Hello'),
    }),
    jobSubmitted: id.map((one) => ({
      application: {
        ...veteran,
        id: one,
        submitDate,
        matchScore: null,
        status: 'submitted',
        jobTitle: 'Welder',
        company: 'Yard',
        salary: '',
        location: '',
        militarySkills: [],
      },
    })),
    collegeSubmitted: id.map((one) => ({
      application: {
        ...veteran,
        id: one,
        submitDate,
        matchScore: null,
        status: 'submitted',
        program: 'Physics',
        university: 'State',
        giBillRemaining: '',
      },
    })),
    nonprofitEnrolled: id.map((one) => ({
      application: {
        ...veteran,
        id: one,
        submitDate,
        status: 'enrolled',
        progress: 0,
        program: 'Housing',
        organization: 'Harbor',
        needsAssessment: [],
      },
    })),
    applicationWithdrawn: fc.record({ kind, applicationId: id }),
    offerAccepted: fc.record({ kind, applicationId: id }),
    answerReminded: fc.record({ applicationId: id }),
    lineMoved: fc.record({ kind, applicationId: id, line: fc.constantFrom('waiting', 'next' as const) }),
    decisionRecorded: fc
      .record({ kind, applicationId: id, isTaken: fc.boolean(), isAsked: fc.boolean() })
      .map((made) => {
        const { kind: of, applicationId, isTaken, isAsked } = made;
        const common = { applicationId, subject: 'Welder at Yard', personId: 'v' };
        const decision = {
          job: { kind: 'job', decision: 'interview', status: 'interview', ...common },
          college: { kind: 'college', decision: 'accepted', status: 'accepted', ...common },
          nonprofit: { kind: 'nonprofit', decision: 'approve', status: 'active', ...common },
        }[of] as Decision;
        return {
          decision,
          ...(isTaken && { case: caseOf(applicationId, applicationId, '') }),
          ...(isAsked && { answerBy: '2026-03-09' }),
        };
      }),
    // The ids of decisions are those of their facts.
    decisionUndone: fc.nat({ max: 60 }).map((at) => ({ decisionId: `fact ${at}` })),
    notificationRead: fc.nat({ max: 60 }).map((at) => ({ notificationId: `fact ${at}:told` })),
    allNotificationsRead: fc.constant({ targetRole: 'user' }),
    appointmentRequested: id.map((one) => ({
      appointment: {
        veteranId: 'v',
        veteranName: 'Val',
        id: one,
        providerId: 'p',
        providerName: 'Dr. Park',
        providerSpecialty: '',
        date: terms.date,
        time: '9:00 AM',
        type: 'in-person',
        reason: '',
        location: '',
        status: 'requested',
        createdAt: submitDate,
      },
    })),
    appointmentChanged: fc.record({
      appointmentId: id,
      status: fc.constantFrom('requested', 'cancelled' as const),
    }),
    appointmentReminded: id.map((appointmentId) => ({ appointmentId })),
    profileSaved: fc.constant({ profile: {} as never }),
    eventJoined: fc.record({ event: fc.record({ id, title: line }) }),
    eventUpdated: fc.record({
      event: fc.record({ id, title: line }),
      state: fc.constantFrom('joined', 'waiting' as const),
    }),
    eventLeft: id.map((eventId) => ({ eventId })),
    eventWaited: fc.record({ event: fc.record({ id, title: line }) }),
    eventMessaged: id.map((one) => ({
      event: { id: one, title: 'Fair' },
      organizer: 'Harbor',
      text: 'Bring a mug.',
    })),
    eventCreated: id.map((one) => ({
      event: {
        ...terms,
        id: one,
        title: 'Coffee',
        type: 'social',
        location: '',
        isOnline: false,
        description: '',
        organizer: '',
        maxAttendees: 5,
      },
    })),
    eventCancelled: id.map((eventId) => ({ eventId })),
    eventReminded: id.map((eventId) => ({ eventId })),
    messageSent: fc.record({ message: fc.record({ id, to: fc.constant('user'), from: id, text: line }) }),
    conversationRead: fc.record({ reader: fc.constant('user' as const), withId: id }),
    interviewScheduled: id.map((one) => ({
      interview: {
        ...terms,
        id: one,
        desk: 'recruiter',
        organization: 'Yard',
        applicationId: one,
        personId: 'v',
        personName: 'Val',
        subject: 'Welder',
        format: 'video',
        where: '',
        notes: '',
        status: 'scheduled',
        outcome: null,
      },
    })),
    interviewChanged: fc.record({ interviewId: id, change: fc.record({ where: line }) }),
    mentorAsked: fc.record({ mentor: fc.record({ id, title: line }) }),
    mentorWithdrawn: id.map((mentorId) => ({ mentorId })),
    programSaved: fc.record({ program: fc.record({ id, title: line }) }),
    programForgotten: id.map((programId) => ({ programId })),
    contactRequested: id.map((one) => ({
      request: {
        id: one,
        organizationId: 'o',
        organizationName: 'Yard',
        fromName: 'Kim',
        text: 'Hello',
        at: submitDate,
        status: 'open',
      },
    })),
    contactAnswered: fc.record({ requestId: id, accepted: fc.boolean() }),
    poolJoined: fc.record({ entry: fc.record({ id, headline: line, share: fc.constant([]) }) }),
    poolLeft: fc.constant({}),
    reportSent: id.map((one) => ({
      report: {
        id: one,
        threadId: 't',
        organizationName: 'Yard',
        reason: 'spam',
        at: submitDate,
        status: 'open',
      },
    })),
    reportDecided: fc.record({ reportId: id, status: fc.constantFrom('dismissed', 'acted' as const) }),
    decisionAwaited: fc.record({
      itemId: id,
      part: fc.constantFrom(...decisionParts),
      name: fc.constantFrom('Yard', ''),
    }),
    threadBlocked: fc.record({ threadId: id, isBlocked: fc.boolean() }),
    caseShared: fc
      .record({ one: id, applicationId: fc.option(id), nextStep: line })
      .map(({ one, applicationId, nextStep }) => ({ case: caseOf(one, applicationId, nextStep) })),
    organizationChanged: fc.record({
      organizationId: id,
      organizationName: fc.constant('Yard'),
      state: fc.constantFrom('open', 'suspended', 'ended' as const),
      applicationIds: fc.subarray([...ids]),
    }),
    recordSaved: fc.record({ record: fc.record({ id, text: line }) }),
    recordRemoved: id.map((recordId) => ({ recordId })),
  };

const types = Object.keys(bodies) as FactBody['type'][];
const bodyOf = (of: readonly FactBody['type'][]) =>
  fc.oneof(...of.map((type) => bodies[type].map((values) => ({ type, ...values }) as FactBody)));
/** Of all types, or of some that matter to each other. */
const groups = [
  types,
  ['messageSent', 'conversationRead', 'allNotificationsRead', 'contactRequested', 'contactAnswered'],
  ['jobSubmitted', 'decisionRecorded', 'decisionUndone', 'notificationRead', 'interviewScheduled'],
  [
    'nonprofitEnrolled',
    'decisionRecorded',
    'decisionUndone',
    'applicationWithdrawn',
    'caseShared',
    'organizationChanged',
  ],
  [
    'eventCreated',
    'eventJoined',
    'eventWaited',
    'eventLeft',
    'eventUpdated',
    'eventCancelled',
    'eventReminded',
  ],
] as const satisfies readonly (readonly FactBody['type'][])[];
const history = fc
  .oneof(...groups.map((of) => fc.array(bodyOf(of), { minLength: 1, maxLength: 60, size: 'max' as const })))
  .map((all) => all.map((one, at): Fact => ({ id: `fact ${at}`, at: 1_000 + at, body: one })));

/** The application or record that a fact is about. */
function itemOf(world: World, body: FactBody): string | undefined {
  if ('record' in body) return body.record.id;
  if ('recordId' in body) return body.recordId;
  if ('applicationId' in body) return body.applicationId;
  if ('decision' in body) return body.decision?.applicationId;
  if ('decisionId' in body) return world.decisions.find((one) => one.id === body.decisionId)?.applicationId;
  return undefined;
}
const itemsRead = (items: readonly { id: string }[], of: true | string | undefined) =>
  of === true ? items : items.filter((one) => one.id === of);
const partOf = (world: World, reading: WorldReading) =>
  Object.fromEntries(worldLists.map((list) => [list, itemsRead(world[list], reading[list])])) as Record<
    WorldList,
    readonly { id: string }[]
  >;

describe('what is read for a fact', () => {
  test('is all that its rules need, and all that they change', () => {
    fc.assert(
      fc.property(history, (facts) => {
        let world = emptyWorld;
        for (const fact of facts) {
          const after = applyAccountFacts(world, [fact]);
          const reading = readingFor(fact.body.type, itemOf(world, fact.body));
          const fromPart = applyAccountFacts({ ...emptyWorld, ...partOf(world, reading) } as World, [fact]);
          expect(partOf(fromPart, reading)).toEqual(partOf(after, reading));
          for (const list of worldLists) {
            if (reading[list] === undefined) expect(after[list]).toBe(world[list]);
            if (typeof reading[list] !== 'string') continue;
            const others = (one: { id: string }) => one.id !== reading[list];
            expect(after[list].filter(others)).toEqual(world[list].filter(others));
          }
          world = after;
        }
      }),
      { numRuns: 200 },
    );
  });
});
