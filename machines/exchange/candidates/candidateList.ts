import * as z from 'zod/mini';
import type { Candidate } from '../../model/exchange/candidates.ts';
import type { ExchangeFact } from '../../model/exchange/exchangeFact.ts';

export interface CandidatePage {
  candidates: readonly Candidate[];
  nextCursor: string | null;
}

/** What an organization has asked a candidate, and how far it has come. */
export type CandidateRequest = NonNullable<Candidate['request']>;

const askedSchema = z.object({
  requestId: z.string(),
  candidateId: z.string(),
  threadId: z.optional(z.string()),
});

/** The request of a fact of kind `contactRequested` or `contactAccepted`; null for others. */
export function requestOf({
  kind,
  at,
  payload,
}: ExchangeFact): { candidateId: string; request: CandidateRequest } | null {
  if (kind !== 'contactRequested' && kind !== 'contactAccepted') return null;
  const asked = askedSchema.safeParse(payload);
  if (!asked.success) return null;
  const { requestId, candidateId, threadId = null } = asked.data;
  const status = kind === 'contactAccepted' ? 'accepted' : 'sent';
  return { candidateId, request: { id: requestId, at, status, threadId } };
}

/** The candidate with what was asked. An accepted request stays accepted, in whatever order the facts arrive. */
export const withRequest = <One extends Candidate | null>(
  candidate: One,
  { candidateId, request }: { candidateId: string; request: CandidateRequest },
): One =>
  candidate?.id !== candidateId || candidate.request?.status === 'accepted'
    ? candidate
    : { ...candidate, request };
