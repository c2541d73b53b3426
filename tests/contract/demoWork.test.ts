import { hospitalPhrase } from '@vetsync/machines/hospital/model';
import { correspondentsOf, type ApplicationBrief } from '@vetsync/machines/messages/model';
import {
  emptyWorld,
  jobStatuses,
  type Appointment,
  type Interview,
  type SentMessage,
  type World,
  type WorldCommand,
} from '@vetsync/machines/model/world';
import { participantsOf } from '@vetsync/machines/nonprofit/model';
import { todaysWork } from '@vetsync/machines/portal/model';
import { sampleHospital, hospitalPortal } from '@vetsync/samples/hospital';
import { sampleInterviews } from '@vetsync/samples/interviews';
import { sampleCorrespondence } from '@vetsync/samples/messages';
import { sampleNonprofit, nonprofitPortal } from '@vetsync/samples/nonprofit';
import { recruiterPortal, sampleRecruiter } from '@vetsync/samples/recruiter';
import { sampleUniversity, universityPortal } from '@vetsync/samples/university';
import { describe, expect, test } from 'vitest';
import { hospitalWork } from '../../app/demo/work/hospitalWork.ts';
import { nonprofitWork } from '../../app/demo/work/nonprofitWork.ts';
import { recruiterWork } from '../../app/demo/work/recruiterWork.ts';
import { universityWork } from '../../app/demo/work/universityWork.ts';
import { interviewWork, messageWork } from '../../app/demo/work/workParts.ts';
import { appointment, college, interview, job, worldAfter } from '../machines/support/world.ts';

/** What waits in the demo's organizations. 8 a.m. in Chicago. */
const start = Date.parse('2026-03-04T14:00:00Z');
const now = () => start;
const correspondence = { messages: () => ({ messages: [], unread: {} }), replies: [], others: () => [] };
const opened = { world: emptyWorld, epoch: 'first', now };
const at = { role: 'recruiter' } as const;
const on = (id: string, date: string): Interview => ({ ...interview(id), date });

const applied = (id: string, submitDate: string, status: (typeof jobStatuses)[number] = 'submitted') => ({
  ...job(id),
  id,
  matchScore: 88,
  submitDate,
  status,
});

const withInterview = (date: string) => ({ ...emptyWorld, interviews: [on('I', date)] });

const recruiting = (applications: ReturnType<typeof applied>[], world: World = emptyWorld) =>
  todaysWork(
    recruiterWork({
      ...opened,
      samples: { ...recruiterPortal, correspondence, earlier: () => [] },
      records: { ...sampleRecruiter(start), applications },
    })(world),
    start,
  );

const recruitingOrder = (...asked: Parameters<typeof recruiting>) =>
  recruiting(...asked).items.map(({ id }) => id);

describe('of the recruiter', () => {
  test('names who has waited longest first', () => {
    const applications = [applied('A', '2026-03-02T00:00:00Z'), applied('B', '2026-03-01T00:00:00Z')];
    expect(recruitingOrder(applications)).toEqual(['decision:B', 'decision:A']);
    expect(recruiting(applications)).toMatchObject({
      items: [{ href: '/platform/dashboard/application/B' }, {}],
      countsByKind: [{ count: 2, href: '/platform?sort=submitted' }],
    });
  });

  test.each(jobStatuses)('an application that is %s waits or not', (status) => {
    const waits = status === 'submitted' || status === 'under_review';
    expect(recruitingOrder([applied('A', '2026-03-02T00:00:00Z', status)])).toEqual(
      waits ? ['decision:A'] : [],
    );
  });

  test('begins with interviews of today in their own time zone', () => {
    const applications = [applied('A', '2026-03-02T00:00:00Z')];
    expect(recruitingOrder(applications, withInterview('2026-03-04'))).toEqual(['interview:I', 'decision:A']);
    expect(recruitingOrder(applications, withInterview('2026-03-05'))).toEqual(['decision:A', 'interview:I']);
  });
});

test('of the university leads to its applications', () => {
  const application = {
    ...college('C'),
    id: 'C',
    matchScore: 90,
    giBillRemaining: '75%',
    submitDate: '2026-03-01T00:00:00Z',
    status: 'under_review' as const,
  };
  const { items, countsByKind } = todaysWork(
    universityWork({
      ...opened,
      samples: { ...universityPortal, correspondence },
      records: { ...sampleUniversity(start), applications: [application] },
    })(emptyWorld),
    start,
  );
  expect(items).toMatchObject([{ id: 'decision:C', href: '/platform/applications/application/C' }]);
  expect(countsByKind[0]?.href).toBe('/platform/applications?status=under_review&sort=submitted');
});

const universityAt = (epoch = 'first') =>
  universityWork({
    ...opened,
    epoch,
    samples: { ...universityPortal, correspondence },
    records: sampleUniversity(start),
  });

const cardsIn = (world = emptyWorld, epoch = 'first') => universityAt(epoch)(world).cards!;
const figuresIn = (world: World) => universityAt()(world).stats!.map(({ value }) => value);

describe("the university's dashboard", () => {
  test('has the three latest applications and the most popular programs, with links', () => {
    const { recent, popular, links } = cardsIn();
    expect(recent.map(({ id }) => id)).toEqual(['university-1', 'university-2', 'university-3']);
    expect(recent[0]?.href).toBe('/platform/applications/application/university-1');
    expect(popular).toHaveLength(4);
    expect(popular[0]?.href).toMatch(/^\/platform\/applications\?program=.+$/);
    expect(links.listings).toBe('/platform/programs');
  });

  test('has 127 students, and counts a new application at once', () => {
    const world = worldAfter([{ type: 'college.submit', application: college('C1') }], start);
    expect(figuresIn(emptyWorld)[0]).toBe(127);
    expect(figuresIn(world)[1]).toBe(figuresIn(emptyWorld)[1]! + 1);
    expect(cardsIn(world).recent[0]).toMatchObject({ id: 'C1', status: 'submitted' });
  });

  test('has the same activities until the demo is reset', () => {
    expect(cardsIn().activities).toEqual(cardsIn().activities);
    expect(cardsIn(emptyWorld, 'second').activities).not.toEqual(cardsIn().activities);
  });
});

describe('of the nonprofit', () => {
  const samples = sampleNonprofit(start);
  const participants = participantsOf(samples, emptyWorld);
  const workOf = (queue: typeof samples.queue, people = samples.participants) =>
    todaysWork(
      nonprofitWork({
        ...opened,
        samples: { ...nonprofitPortal, correspondence },
        records: { ...samples, queue, participants: people },
      })(emptyWorld),
      start,
    );

  test('names the most pressing applications first, as the queue does', () => {
    const { items } = workOf(samples.queue, []);
    expect(items.map(({ name, status }) => [name, status?.tone ?? null])).toEqual([
      ['Loretta Vandermeer', 'critical'],
      ['Curtis Applewhite', 'critical'],
      ['Bertrand Oyelaran', 'caution'],
    ]);
  });

  test('leaves out what is rejected', () => {
    const rejected = samples.queue.map((one) => ({ ...one, status: 'rejected' as const }));
    expect(workOf(rejected, []).items).toEqual([]);
  });

  test('names people at risk, those without news for longest first', () => {
    const { items, countsByKind } = workOf([]);
    const atRisk = participants.filter(({ status }) => status === 'at_risk');
    const oldest = atRisk.toSorted((a, b) => a.lastContactAt!.localeCompare(b.lastContactAt!))[0];
    expect(items).toHaveLength(2);
    expect(items[0]).toMatchObject({ id: `participant:${oldest?.id}`, kind: 'participant' });
    expect(countsByKind).toEqual([
      {
        kind: 'participant',
        count: atRisk.length,
        href: '/platform/participants?status=at_risk',
      },
    ]);
  });
});

describe('with the samples', () => {
  const correspondent = { correspondence: sampleCorrespondence };
  const hiring = recruiterWork({
    ...opened,
    samples: { ...recruiterPortal, ...correspondent, earlier: sampleInterviews },
    records: sampleRecruiter(start),
  });
  const studying = universityWork({
    ...opened,
    samples: { ...universityPortal, ...correspondent },
    records: sampleUniversity(start),
  });

  test('the recruiter has three decisions, two messages and the next interview', () => {
    const { items, countsByKind } = todaysWork(hiring(emptyWorld), start);
    expect(items.map(({ kind }) => kind)).toEqual([
      'decision',
      'decision',
      'decision',
      'message',
      'message',
      'interview',
    ]);
    expect(countsByKind.map(({ kind }) => kind)).toEqual(['interview', 'decision', 'message']);
  });

  test.each([
    ['recruiter', 'job.decide', 'reject', hiring],
    ['university', 'college.decide', 'accepted', studying],
  ] as const)('a decision of the %s takes its row away', (_, type, decision, workIn) => {
    const [first, second] = todaysWork(workIn(emptyWorld), start).items;
    const applicationId = first!.id.replace('decision:', '');
    const command = { type, applicationId, decision, subject: 'x', notes: '', id: 'D1' } as WorldCommand;
    expect(todaysWork(workIn(worldAfter([command], start)), start).items[0]?.id).toBe(second?.id);
  });
});

const visit = (id: string, more: Partial<Appointment>): Appointment => ({
  ...appointment(id),
  id,
  date: '2026-03-06',
  status: 'confirmed',
  createdAt: '2026-03-01T00:00:00Z',
  ...more,
});

describe('of the hospital', () => {
  const [someone] = sampleHospital(start).patients;
  const patient = (id: string, lastVisit: string, priority: 'High' | 'Low' = 'High') => ({
    ...someone!,
    id,
    lastVisit,
    priority,
  });
  const workOf = (visits: readonly Appointment[], patients = [] as ReturnType<typeof patient>[]) =>
    todaysWork(
      hospitalWork({
        ...opened,
        samples: hospitalPortal,
        records: { ...sampleHospital(start), visits, patients },
      })(emptyWorld),
      start,
    ).items;
  const order = (...asked: Parameters<typeof workOf>) => workOf(...asked).map(({ id }) => id);

  test('begins with confirmed appointments of today', () => {
    const today = visit('T', { date: '2026-03-04' });
    const asked = visit('R', { status: 'requested' });
    expect(order([today, asked, visit('L', {})])).toEqual(['visit:T', 'visitRequest:R']);
  });

  test('leaves out an appointment that is over or canceled', () => {
    const over = visit('O', { date: '2026-03-03' });
    const canceled = visit('C', { status: 'cancelled' });
    expect(order([over, canceled])).toEqual([]);
  });

  test('names the oldest requests first, and the next appointment last', () => {
    const asked = (id: string, createdAt: string) => visit(id, { status: 'requested', createdAt });
    expect(
      order([visit('L', {}), asked('R1', '2026-03-02T00:00:00Z'), asked('R2', '2026-03-01T00:00:00Z')]),
    ).toEqual(['visitRequest:R2', 'visitRequest:R1', 'visit:L']);
  });

  test('names patients of high priority who were not seen for longest', () => {
    const patients = [
      patient('P1', '2026-02-01T00:00:00Z'),
      patient('P2', '2026-01-01T00:00:00Z'),
      patient('P3', '2025-01-01T00:00:00Z', 'Low'),
    ];
    expect(order([], patients)).toEqual(['patient:P2', 'patient:P1']);
    expect(workOf([], patients)[0]).toMatchObject({
      href: '/platform/patients?case=P2',
      status: { label: hospitalPhrase('highPriority') },
    });
  });

  const statsIn = (world: World, moment = start) =>
    hospitalWork({
      ...opened,
      now: () => moment,
      samples: hospitalPortal,
      records: sampleHospital(start),
    })(world).stats;
  const appointmentsIn = (...asked: Parameters<typeof statsIn>) => statsIn(...asked)?.at(-1);

  test('shows 1,247 patients, 89 mental-health cases, 156 staff and upcoming appointments', () => {
    expect(statsIn(emptyWorld)?.map(({ value }) => value)).toEqual([1_247, 89, 156, 12]);
    expect(appointmentsIn(emptyWorld)?.hint).toEqual(hospitalPhrase('toConfirm', 6));
    const asked = worldAfter([{ type: 'appointment.request', appointment: appointment('NEW') }], start);
    expect(appointmentsIn(asked)).toMatchObject({ value: 13, hint: hospitalPhrase('toConfirm', 7) });
  });

  test('counts no appointment that is canceled or over', () => {
    const known = sampleHospital(start).visits.find(({ id }) => id === 'sample-1');
    const canceled = worldAfter(
      [{ type: 'appointment.change', appointmentId: 'sample-1', status: 'cancelled', known }],
      start,
    );
    expect(appointmentsIn(canceled)?.value).toBe(11);
    expect(appointmentsIn(emptyWorld, start + 2 * 86_400_000)?.value).toBeLessThan(12);
  });
});

describe('interviews', () => {
  test('are those to come, soonest first, each with its page', () => {
    const canceled = { ...on('I4', '2026-03-06'), status: 'cancelled' as const };
    const { items } = interviewWork(
      [on('I1', '2026-03-09'), on('I2', '2026-03-05'), on('I3', '2026-03-02'), canceled],
      at,
      start,
    );
    expect(items.map(({ id }) => id)).toEqual(['interview:I2', 'interview:I1']);
    expect(items[0]).toMatchObject({
      at: '2026-03-05T20:30:00.000Z',
      href: '/platform/interviews?booking=I2',
    });
  });

  test('of a university open in its applications', () => {
    const { items } = interviewWork([on('I1', '2026-03-09')], { role: 'university' }, start);
    expect(items[0]?.href).toBe('/platform/applications?booking=I1');
  });
});

const brief = (personId: string): ApplicationBrief => ({
  id: `A-${personId}`,
  kind: 'job',
  personId,
  personName: personId,
  personDetail: '',
  personImage: '',
  subject: '',
  status: 'submitted',
});
const sent = (from: string, sentAt: number, text = `${from} ${sentAt}`): SentMessage => ({
  id: `${from}-${sentAt}`,
  to: 'recruiter',
  from,
  text,
  at: sentAt,
});

describe('messages', () => {
  const people = correspondentsOf(['Ann', 'Ben', 'Cleo'].map(brief));
  const messages = (read: readonly { id: string; at: number; samples: number }[] = []) =>
    messageWork(
      {
        role: 'recruiter',
        people,
        samples: { messages: [], unread: {} },
        sent: [sent('Ben', 3000), sent('Ann', 2000), sent('Ann', 9000), sent('Cleo', 1000)],
        read,
      },
      at,
    ).items;

  test('wait since the first unread one, and show the last', () => {
    expect(messages().map(({ name, subject, at: since }) => [name, subject, Date.parse(since)])).toEqual([
      ['Cleo', 'Cleo 1000', 1000],
      ['Ann', 'Ann 9000', 2000],
      ['Ben', 'Ben 3000', 3000],
    ]);
    expect(messages()[0]?.href).toBe('/platform/messages/Cleo');
  });

  test('that were read are gone', () => {
    const read = [
      { id: 'recruiter:Cleo', at: 1000, samples: 0 },
      { id: 'recruiter:Ann', at: 2000, samples: 0 },
    ];
    expect(messages(read).map(({ name, at: since }) => [name, Date.parse(since)])).toEqual([
      ['Ben', 3000],
      ['Ann', 9000],
    ]);
  });
});
