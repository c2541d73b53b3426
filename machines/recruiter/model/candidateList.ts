import type { Phrase, WritePhrase } from '../../system/model/phrase.ts';
import type { Candidate } from '../../model/exchange/candidates.ts';
import type { ExchangeFact } from '../../model/exchange/exchangeFact.ts';
import type { OptionalPart } from '../../model/exchange/optionalParts.ts';
import type { PortalRow, PortalTable, RowAction } from '../../portal/model/table.ts';
import type { Candidate as FittingCandidate } from './candidate.ts';
import { recruiterPhrase } from './phrases.ts';
import { comparedMax } from '../../exchange/model/candidatesRoute.ts';
import type { SentPart } from '../../exchange/model/sentParts.ts';

/** A candidate, with as much as the server tells: what they show, or who they are and how they fit one of the jobs. */
export interface PoolCandidate extends Partial<Candidate>, Partial<FittingCandidate> {
  id: string;
}

/** Who a candidate is, and how they fit a job; null where that is not told. */
export const fitOf = ({ id, review, hasApplied = false }: PoolCandidate): FittingCandidate | null =>
  review ? { id, review, hasApplied } : null;

export interface CandidatePage {
  candidates: readonly PoolCandidate[];
  nextCursor: string | null;
}

/** How the candidates of a server are listed. */
export interface CandidateListing {
  table: PortalTable;
  lead: Phrase;
  rowOf: (candidate: PoolCandidate, write: WritePhrase) => PortalRow;
  /** What a candidate shows, field by field. */
  partsOf: (candidate: PoolCandidate) => readonly SentPart<OptionalPart>[];
}

const isCompared = (row: PortalRow) => row['isCompared'] === true;
const refusal = (row: PortalRow) =>
  row['isCompareDisabled'] === true ? recruiterPhrase('compareMost', comparedMax) : null;
/** What each row can do besides leading somewhere. */
export const compareActions: readonly RowAction[] = [
  { id: 'compare', label: recruiterPhrase('compare'), when: (row) => !isCompared(row), refusal },
  { id: 'uncompare', label: recruiterPhrase('remove'), when: isCompared, insteadOf: 'compare' },
];

/** Rows for a list; those of `compared` are told apart, and whether one more can be. An unchanged one is the same object. */
export function candidateRowsOf({ rowOf }: CandidateListing, write: WritePhrase) {
  const known = new WeakMap<PoolCandidate, readonly PortalRow[]>();
  const marks: readonly Readonly<Record<string, boolean>>[] = [
    {},
    { isCompared: true },
    { isCompareDisabled: true },
  ];
  function rowsFor(candidate: PoolCandidate): readonly PortalRow[] {
    const rows = known.get(candidate) ?? marks.map((mark) => ({ ...mark, ...rowOf(candidate, write) }));
    known.set(candidate, rows);
    return rows;
  }
  return (candidates: readonly PoolCandidate[], compared: readonly PoolCandidate[]): PortalRow[] => {
    const others = compared.length < comparedMax ? 0 : 2;
    return candidates.flatMap(
      (one) => rowsFor(one)[compared.some(({ id }) => id === one.id) ? 1 : others] ?? [],
    );
  };
}

/** Those of the ids that are known, up to the maximum of a comparison. */
const named = (known: readonly PoolCandidate[], ids: readonly string[]): readonly PoolCandidate[] =>
  ids.flatMap((wanted) => known.find(({ id }) => id === wanted) ?? []).slice(0, comparedMax);

/** The candidates that the URL names, or those already chosen. */
export function comparedOf(
  rows: readonly PoolCandidate[],
  inUrl: readonly string[] | null,
  chosen: readonly PoolCandidate[],
): readonly PoolCandidate[] {
  const asked = named([...rows, ...chosen], inUrl ?? []);
  return asked.length > 0 ? asked : chosen;
}

/** What an organization has asked a candidate, and how far it has come. */
export type CandidateRequest = NonNullable<Candidate['request']>;

const textOf = (value: unknown): string | null => (typeof value === 'string' ? value : null);

/** The request of a fact of kind `contactRequested` or `contactAccepted`; null for others. */
export function requestOf({
  kind,
  at,
  payload,
}: ExchangeFact): { candidateId: string; request: CandidateRequest } | null {
  if (kind !== 'contactRequested' && kind !== 'contactAccepted') return null;
  const asked = Object(payload) as Readonly<Record<string, unknown>>;
  const [id, candidateId] = [textOf(asked['requestId']), textOf(asked['candidateId'])];
  if (id === null || candidateId === null) return null;
  const status = kind === 'contactAccepted' ? 'accepted' : 'sent';
  return { candidateId, request: { id, at, status, threadId: textOf(asked['threadId']) } };
}

/** The candidate with what was asked. An accepted request stays accepted, in whatever order the facts arrive. */
export const withRequest = <One extends PoolCandidate | null>(
  candidate: One,
  { candidateId, request }: { candidateId: string; request: CandidateRequest },
): One =>
  candidate?.id !== candidateId || candidate.request?.status === 'accepted'
    ? candidate
    : { ...candidate, request };
