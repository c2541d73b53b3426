import type { AdminOverview, AdminUser } from '@vetsync/machines/admin/model';
import type { SolutionRequest } from '@vetsync/machines/leads/model';

/** A user as in the server's response. */
export const userOf = (id: string, more: Partial<AdminUser> = {}): AdminUser => ({
  id,
  email: `${id}@example.org`,
  fullName: null,
  role: 'user',
  countedRole: 'user',
  veteranVerified: false,
  banned: false,
  createdAt: '2026-01-01T00:00:00.000Z',
  lastSeenAt: null,
  sessions: 2,
  secondFactor: false,
  ...more,
});
export const overviewOf = (total = 3): AdminOverview => ({
  users: { total, byRole: { user: 2, admin: 1 }, banned: 0, veteranVerified: 1, secondFactor: 1 },
  sessions: 4,
  leads: 5,
  solutions: 6,
  waiting: { organizations: 0, reports: 0, requests: 0, oldest: [] },
  questions: [],
  health: {
    startedAt: '2026-03-04T00:00:00.000Z',
    version: '0.1.0',
    database: { reachable: true, latencyMs: 1, sizeBytes: 1_000 },
    mail: { waiting: 0, failing: 0 },
    feedStreams: 1,
    assistant: { engine: 'library', host: null, model: null, isResting: false },
    feedLagSeconds: 0,
    memoryBytes: 1_000,
    requests: [],
    errors: [],
    p95Ms: [],
  },
});

export const requestOf = (id: string, more: Partial<SolutionRequest> = {}): SolutionRequest => ({
  id,
  name: `Name ${id}`,
  email: `${id}@example.org`,
  organization: 'Harbor Clinic',
  useCase: null,
  requirements: null,
  timeline: 'short',
  budgetRange: 'flexible',
  createdAt: '2026-03-04T00:00:00.000Z',
  status: 'new',
  statusChangedAt: null,
  statusChangedBy: null,
  version: 1,
  ...more,
});
