import * as z from 'zod/mini';
import { solutionStatuses } from './solutionRequestRoute.ts';

export const solutionStatusSchema = z.enum(solutionStatuses);

/** A request for a custom solution, as administrators see it. Times are ISO 8601 in UTC. */
export const solutionRequestSchema = z.object({
  id: z.string(),
  name: z.string(),
  email: z.string(),
  organization: z.string(),
  useCase: z.nullable(z.string()),
  requirements: z.nullable(z.string()),
  timeline: z.nullable(z.string()),
  budgetRange: z.nullable(z.string()),
  createdAt: z.string(),
  status: solutionStatusSchema,
  /** Null before the first change. */
  statusChangedAt: z.nullable(z.string()),
  /** Name or email of the administrator. Null before the first change, and after their account was deleted. */
  statusChangedBy: z.nullable(z.string()),
  /** Incremented on each change. */
  version: z.number(),
});
export type SolutionRequest = z.infer<typeof solutionRequestSchema>;

/** A page of requests, newest first. `nextCursor` is the cursor of the next page, or null on the last. */
export const solutionRequestPageSchema = z.object({
  solutions: z.array(solutionRequestSchema),
  nextCursor: z.nullable(z.string()),
});

/**
 * `PATCH /api/custom-solution-leads/{id}`: `version` is the one that the administrator saw; 409 `request_changed` if
 * another administrator has changed it since.
 */
export const solutionRequestChangeSchema = z.strictObject({
  status: solutionStatusSchema,
  version: z.int().check(z.minimum(1), z.maximum(2 ** 31 - 1)),
});
export type SolutionRequestChange = z.infer<typeof solutionRequestChangeSchema>;
