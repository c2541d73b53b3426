import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { itemBytes, worldListMax, worldListMaxBytes } from '../../machines/model/exchange/index.ts';
import type { WorldList } from '../../machines/model/exchange/index.ts';
import { eventTypes } from '../../machines/model/world/index.ts';
import { limitTable } from '../../server/accounts/limits/limits.ts';
import type { Measured } from '../../scripts/bench.ts';
import { startChild } from './support/child.ts';
import { benchDatabase } from './support/database.ts';
import type { BenchDatabase } from './support/database.ts';
import { httpCalls, httpRequest, quantile } from './support/httpCalls.ts';

/** People who send commands meanwhile, one each at a time. */
const others = 4;
const rounds = 7;
const roundMs = 5_000;
/** The server of the bench has no limits, so the calls of the one person are spread as the limits allow in the long run. */
const everyMs = ({ burst, perSeconds }: { burst: number; perSeconds: number }) =>
  (1_000 * perSeconds) / burst;
/** In each round, calls that somebody has saved up: a sixtieth of the burst. */
const saved = 60;

interface Person {
  userId: string;
  cookie: string;
}
interface Ready {
  port: number;
  people: Person[];
}

const at = '2026-11-01T10:00:00.000Z';
const veteran = {
  veteranId: 'v',
  veteranName: 'Val',
  veteranImage: '',
  veteranBranch: '',
  veteranRank: '',
  submitDate: at,
};
const visit = { date: '2026-12-01', time: '10:00', timeZone: 'UTC', location: '' };
const titled = { title: 'Nursing' };

/** What an item of each list has at least. */
const items: Readonly<Record<WorldList, object>> = {
  jobApplications: {
    ...veteran,
    matchScore: null,
    status: 'submitted',
    jobTitle: 'Welder',
    company: 'Yard',
    salary: '',
    location: '',
    militarySkills: [],
  },
  collegeApplications: {
    ...veteran,
    matchScore: null,
    status: 'submitted',
    program: 'Nursing',
    university: 'State',
    giBillRemaining: '',
  },
  nonprofitApplications: {
    ...veteran,
    status: 'enrolled',
    progress: 0,
    program: 'Housing',
    organization: 'Harbor',
    needsAssessment: [],
  },
  appointments: {
    ...veteran,
    ...visit,
    providerId: 'p',
    providerName: '',
    providerSpecialty: '',
    type: '',
    reason: '',
    status: 'requested',
    createdAt: at,
  },
  bookings: {
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
  },
  joinedEvents: titled,
  waitingEvents: titled,
  createdEvents: {
    ...visit,
    ...titled,
    type: eventTypes[0],
    durationMinutes: 60,
    isOnline: false,
    description: '',
    organizer: '',
    maxAttendees: 20,
  },
  sentMessages: { to: 'user', text: 'Hello', at: 1 },
  readConversations: { at: 1, samples: 0 },
  interviews: {
    ...visit,
    desk: 'recruiter',
    organization: '',
    applicationId: 'a',
    personId: 'v',
    personName: '',
    subject: 'Welder',
    durationMinutes: 45,
    format: 'video',
    where: '',
    notes: '',
    status: 'scheduled',
    outcome: null,
  },
  mentorRequests: titled,
  savedPrograms: titled,
  contactRequests: { organizationId: 'o', organizationName: '', fromName: '', text: '', at, status: 'open' },
  poolEntries: { headline: '', share: [] },
  cases: {
    ...titled,
    kind: 'hire',
    organizationId: 'o',
    organizationName: '',
    applicationId: null,
    status: 'hired',
    outcome: null,
    progress: null,
    term: '',
    credits: null,
    benefitsLeft: null,
    goals: [],
    services: [],
    owner: null,
    nextStep: '',
    nextOn: null,
    openedAt: at,
    closedAt: null,
  },
  reports: { threadId: 't', organizationName: '', reason: 'spam', at, status: 'open' },
  privateRecords: { text: '' },
  notifications: {
    type: 'message',
    title: '',
    message: '',
    timestamp: at,
    read: true,
    targetRole: 'user',
    subjectId: 'o',
  },
  decisions: { kind: 'job', status: 'hired', applicationId: 'a', subject: '', at: 1, undone: false },
};

/** Fills every list of a person's world to its limit. */
async function fill({ sql }: BenchDatabase, userId: string): Promise<void> {
  for (const [list, bytes] of Object.entries(worldListMaxBytes) as [WorldList, number][]) {
    const smallest = itemBytes(items[list]) + 100;
    const count = Math.min(worldListMax[list], Math.ceil(bytes / (smallest + 250)));
    const item = { ...items[list], filler: 'x'.repeat(Math.max(1, Math.floor(bytes / count) - smallest)) };
    await sql`
      insert into world_items (user_id, list, id, ordinal, item)
      select ${userId}, ${list}, 'item ' || n, n, ${sql.json(item)}::jsonb || jsonb_build_object('id', 'item ' || n)
      from generate_series(1, ${count}::int) n`;
  }
}

const post = (cookie: string, type: string, payload: object) =>
  httpRequest(
    'POST',
    '/api/commands',
    { cookie, 'sec-fetch-site': 'same-origin' },
    JSON.stringify({ id: randomUUID(), type, payload }),
  );
const readAll = ({ cookie }: Person) => httpRequest('GET', '/api/state', { cookie });
/** What reads all messages of one's own. */
const note = ({ cookie }: Person) =>
  post(cookie, 'conversation.read', { reader: 'user', withId: randomUUID() });
const saveRecord = ({ cookie }: Person) =>
  post(cookie, 'record.save', { record: { id: 'draft', text: randomUUID() } });

/** Milliseconds of the commands of others, while one person loads and changes their world as often as they may. */
async function besides(port: number, one: Person, rest: readonly Person[]): Promise<number[]> {
  const calls = httpCalls(port, rest.length + 4);
  const until = performance.now() + roundMs;
  const taken: number[] = [];
  const repeat = async (request: () => string, pauseMs: number, atOnce: number) => {
    await Promise.all(Array.from({ length: atOnce }, () => calls.call(200, request())));
    while (performance.now() + pauseMs < until) {
      await wait(pauseMs);
      await calls.call(200, request());
    }
  };
  await Promise.all([
    repeat(() => readAll(one), everyMs(limitTable.states), limitTable.states.burst / saved),
    repeat(() => note(one), everyMs(limitTable.commands), limitTable.commands.burst / saved),
    ...rest.map(async (person) => {
      while (performance.now() < until) {
        const begun = performance.now();
        await calls.call(200, saveRecord(person));
        taken.push(performance.now() - begun);
      }
    }),
  ]);
  calls.close();
  return taken;
}

export async function run(): Promise<Measured[]> {
  const database = await benchDatabase();
  const server = await startChild<Ready>('server.child.ts', database.url, String(others + 2));
  try {
    const { port, people } = server.ready;
    const [large, small, ...rest] = people as [Person, Person, ...Person[]];
    await fill(database, large.userId);
    await database.sql`vacuum analyze world_items`;
    const times = { median: [] as number[][], p95: [] as number[][] };
    for (let round = 0; round <= rounds; round += 1) {
      const floor = await besides(port, small, rest);
      const ours = await besides(port, large, rest);
      // The first round is a warm-up.
      if (round === 0) continue;
      times.median.push([quantile(ours, 0.5), quantile(floor, 0.5)]);
      times.p95.push([quantile(ours, 0.95), quantile(floor, 0.95)]);
    }
    return Object.entries(times).map(([name, pairs]) => ({
      name: `Commands beside the largest world, ${name}`,
      unit: 'ms',
      ours: quantile(
        pairs.map(([ours]) => ours!),
        0.5,
      ),
      floor: quantile(
        pairs.map(([, floor]) => floor!),
        0.5,
      ),
      // Of each pair, because the machine's speed changes meanwhile.
      ratio: quantile(
        pairs.map(([ours, floor]) => ours! / floor!),
        0.5,
      ),
      aim: 'at most 1.5',
      note: 'of four people, while somebody loads and changes theirs as often as the limits allow; floor: that one is empty',
    }));
  } finally {
    await server.stop();
    await database.close();
  }
}
