import * as z from 'zod/mini';
import { optionalParts } from './optionalParts.ts';

/** Parts of a profile that a candidate can show. Neither name nor address: nobody learns them before they are accepted. */
export const candidateParts = optionalParts.filter((part) => part !== 'email');

/** The longest headline of a candidate, in characters. */
export const candidateHeadlineMax = 200;
/** Parts that a list of candidates contains. The others are read by opening one, which leaves a record. */
export const candidateSummaryParts: readonly string[] = [
  'branch',
  'rank',
  'yearsOfService',
  'location',
  'skills',
];

/** A candidate, as the staff of organizations see them. Times are ISO 8601 in UTC. */
export const candidateSchema = z.object({
  /** Not the person's id. It stays the same if they leave and join again. */
  id: z.string(),
  headline: z.string(),
  /** The parts of the profile that the person shows; in a list only `candidateSummaryParts`. */
  shown: z.record(z.string(), z.unknown()),
  joinedAt: z.string(),
  /** The request of one's own organization. `sent` also if it was declined. */
  request: z.nullable(
    z.object({
      id: z.string(),
      at: z.string(),
      status: z.enum(['sent', 'accepted']),
      /** The conversation that an accepted one began. */
      threadId: z.nullable(z.string()),
    }),
  ),
});
export type Candidate = z.output<typeof candidateSchema>;
/** What a person shows of themselves as a candidate. */
export const ownCandidateSchema = z.pick(candidateSchema, { headline: true, shown: true, joinedAt: true });
export type OwnCandidate = z.output<typeof ownCandidateSchema>;
export const candidatePageSchema = z.object({
  /** Those who joined last come first. */
  candidates: z.array(candidateSchema),
  nextCursor: z.nullable(z.string()),
});
