import { roles } from '@vetsync/machines/account/model';
import type { AdminOverview, AdminUser } from '@vetsync/machines/admin/model';
import { seenAt } from './leads.ts';

const minute = 60_000;
const day = 24 * 60 * minute;
const before = (ms: number) => new Date(seenAt - ms).toISOString();

const people = [
  ['Morgan Lee', 'morgan.lee@example.org'],
  ['Jordan Reyes', 'jordan.reyes@example.org'],
  ['Amara Okafor', 'a.okafor@riverbend-college.example'],
  [null, 'casey.lindqvist@example.net'],
  ['Tomás Villarreal', 'tomas.v@example.com'],
  ['Priya Nair', 'priya.nair@lakeside-medical.example'],
  ['Wendell Brooks', 'wbrooks@example.org'],
  ['Darnell Whitaker', 'darnell@whitaker-hiring.example'],
] as const;
const roleOf = ['admin', 'user', 'university', 'user', 'user', 'hospital', 'user', 'recruiter'] as const;

/** `count` accounts of invented people, newest first. The first is the signed-in administrator. */
export function sampleUsers(count: number): AdminUser[] {
  return Array.from({ length: count }, (_, index) => {
    const [fullName, email] = people[index % people.length]!;
    const turn = Math.floor(index / people.length);
    return {
      id: `user-${index}`,
      email: turn === 0 ? email : email.replace('@', `+${turn}@`),
      fullName,
      // Whoever works for an organization has no role of their own.
      role: index % 8 === 0 ? 'admin' : 'user',
      countedRole: roleOf[index % roleOf.length]!,
      veteranVerified: index % 4 === 1,
      banned: index % 8 === 6,
      createdAt: before(index * 3 * day + 5 * minute),
      lastSeenAt: index % 5 === 3 ? null : before(index * index * 17 * minute),
      sessions: index % 5 === 3 ? 0 : 1 + (index % 3),
      secondFactor: index % 3 === 0,
    };
  });
}

export const longUser: AdminUser = {
  ...sampleUsers(1)[0]!,
  id: 'user-long',
  fullName: 'Maximiliana Featherstonehaugh-Worthington of the Seventh Engineer Support Battalion',
  email: `${'a.person.with.many.names.'.repeat(6)}@a-veterans-service-center.example`,
  banned: true,
  veteranVerified: true,
  secondFactor: true,
  sessions: 1204,
};

const lastHour = (value: (at: number) => number) =>
  Array.from({ length: 60 }, (_, index) => ({ at: before((60 - index) * minute), value: value(index) }));

export const overview: AdminOverview = {
  users: {
    total: 1284,
    byRole: Object.fromEntries(roles.map((role, index) => [role, [1121, 48, 37, 29, 44, 5][index] ?? 0])),
    banned: 7,
    veteranVerified: 689,
    secondFactor: 412,
  },
  sessions: 1733,
  leads: 20_418,
  solutions: 63,
  waiting: {
    organizations: 9,
    reports: 1,
    requests: 1,
    oldest: [
      { part: 'organizations', id: 'o1', name: 'Paper Trail Legal Aid', since: '2026-11-16T14:00:00Z' },
      { part: 'reports', id: 'r1', name: 'Ruck and Roots', since: '2026-11-20T15:00:00Z' },
      { part: 'requests', id: 'q1', name: 'Harbor Point College', since: '2026-11-20T18:00:00Z' },
      { part: 'organizations', id: 'o2', name: 'Gulf Shore Rowing', since: '2026-11-21T09:00:00Z' },
    ],
  },
  questions: [
    { intent: 'plan-timeline', answers: 412, helpful: 96, notHelpful: 7 },
    { intent: 'rate-by-zip', answers: 230, helpful: 51, notHelpful: 12 },
    { intent: 'unknown', answers: 18, helpful: 0, notHelpful: 9 },
  ],
  health: {
    startedAt: before(9 * day),
    version: '0.1.0',
    database: { reachable: true, latencyMs: 1.4, sizeBytes: 412_000_000 },
    mail: { waiting: 3, failing: 0 },
    feedStreams: 2,
    assistant: { engine: 'library', host: null, model: null, isResting: false },
    feedLagSeconds: 0,
    memoryBytes: 168_000_000,
    requests: lastHour((at) => 180 + ((at * 37) % 90) + at),
    errors: lastHour((at) => (at % 23 === 7 ? 2 : 0)),
    p95Ms: lastHour((at) => 24 + ((at * 13) % 19)),
  },
};
