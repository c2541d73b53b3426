import { decisionParts } from '../../model/world/contacts.ts';
import * as z from 'zod/mini';
import { roleSchema } from '../../account/model/account.ts';

export const adminUserSchema = z.object({
  id: z.string(),
  email: z.string(),
  fullName: z.nullable(z.string()),
  /** What is stored, and what administrators change. */
  role: roleSchema,
  /**
   * As what the account is shown, found and counted: who works for an organization, by the kind of the first one;
   * administrators as such.
   */
  countedRole: roleSchema,
  veteranVerified: z.boolean(),
  banned: z.boolean(),
  createdAt: z.string(),
  /** Last use of any current session of the user; null if there is none. */
  lastSeenAt: z.nullable(z.string()),
  sessions: z.number(),
  /** Whether a second factor is on. */
  secondFactor: z.boolean(),
});
export type AdminUser = z.infer<typeof adminUserSchema>;

export const adminUserPageSize = 50;
/**
 * Answer of `GET /api/admin/users?q&role&cursor&limit`, newest first, keyset-paged. `q` is part of an email or a name,
 * `role` what an account counts as.
 */
export const adminUsersSchema = z.object({
  users: z.array(adminUserSchema),
  nextCursor: z.nullable(z.string()),
});

/** `PATCH /api/admin/users/{id}`; 409 `last_administrator` if no administrator would be left. */
export const adminUserChangeSchema = z.strictObject({
  role: z.optional(roleSchema),
  banned: z.optional(z.boolean()),
});
export type AdminUserChange = z.infer<typeof adminUserChangeSchema>;

/** Points of a time series: `at` is an ISO 8601 instant. */
const readingsSchema = z.array(z.object({ at: z.string(), value: z.number() }));

/** Answer of `GET /api/admin/overview`: counts and server health. */
export const adminOverviewSchema = z.object({
  users: z.object({
    total: z.number(),
    byRole: z.record(z.string(), z.number()),
    banned: z.number(),
    veteranVerified: z.number(),
    secondFactor: z.number(),
  }),
  sessions: z.number(),
  leads: z.number(),
  solutions: z.number(),
  /** What waits for a decision of an administrator. */
  waiting: z.object({
    organizations: z.number(),
    reports: z.number(),
    requests: z.number(),
    /** What has waited longest, of all. `name` is the organization's, or of whom a report is about. */
    oldest: z.array(
      z.object({
        part: z.enum(decisionParts),
        id: z.string(),
        name: z.string(),
        since: z.string(),
      }),
    ),
  }),
  /** How often the assistant was asked for what, and whether that helped, the most frequent first. Never a text. */
  questions: z.readonly(
    z.array(
      z.object({
        intent: z.string(),
        answers: z.number(),
        helpful: z.number(),
        notHelpful: z.number(),
      }),
    ),
  ),
  health: z.object({
    /** Start time of the process. */
    startedAt: z.string(),
    version: z.string(),
    database: z.object({ reachable: z.boolean(), latencyMs: z.number(), sizeBytes: z.number() }),
    mail: z.object({ waiting: z.number(), failing: z.number() }),
    feedStreams: z.number(),
    /** Delay of the live feed in seconds. */
    feedLagSeconds: z.number(),
    memoryBytes: z.number(),
    /** Who answers people's questions. `isResting`: the model failed, so the library does for a while. */
    assistant: z.object({
      engine: z.enum(['library', 'model']),
      host: z.nullable(z.string()),
      model: z.nullable(z.string()),
      isResting: z.boolean(),
    }),
    /** The last hour, one point per minute, oldest first: requests, 5xx responses, 95th percentile in milliseconds. */
    requests: readingsSchema,
    errors: readingsSchema,
    p95Ms: readingsSchema,
  }),
});
export type AdminOverview = z.infer<typeof adminOverviewSchema>;
