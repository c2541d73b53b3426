import { assertEvent, assign, emit, enqueueActions, raise, setup } from 'xstate';
import { isProofDue, proofReasonOf } from '../../account/model/index.ts';
import { workspaceSetup } from '../workspace/workspaceSetup.ts';
import type { WorkspaceContext, WorkspaceEvent } from '../workspace/workspaceSetup.ts';
import { changesNotProvided, promiseNotProvided } from '../../kit/index.ts';
import { routedListSetup } from '../../kit/routedList.ts';
import type { RoutedListContext } from '../../kit/routedList.ts';
import { unlisted } from '../../kit/unlisted.ts';
import { searchDebounceMs } from '../../leads/model/index.ts';
import type { Candidate } from '../../model/exchange/candidates.ts';
import type { ExchangeFact } from '../../model/exchange/exchangeFact.ts';
import { isEqual } from '../../model/isEqual.ts';
import { memberMessageMax } from '../../model/world/facts.ts';
import { isLimited, problemOf, retryAfterOf, unreachable } from '../../system/model/index.ts';
import type { Problem, Reader } from '../../system/model/index.ts';
import { candidateQuery, isCandidateFiltered, noCandidateFilters } from '../model/index.ts';
import type { CandidateFilters, CandidatesRoute } from '../model/index.ts';
import { requestOf, withRequest } from './candidateList.ts';
import type { CandidatePage } from './candidateList.ts';
import type { CandidatesEmitted, CandidatesEvent, CandidatesParentEvent } from './candidates.events.ts';

/** Asks the open candidate for a conversation. `as` is the id of the organization. */
export interface ContactCommand {
  id: string;
  as: string;
  type: 'contact.request';
  payload: { candidateId: string; text: string };
}

export interface CandidatePageRequest {
  organizationId: string;
  filters: CandidateFilters;
  cursor: string | null;
}

export interface CandidatesInput {
  slug: string;
  /** From the URL. */
  route?: CandidatesRoute;
  /** Draws a UUID. */
  newId: () => string;
  reader: Pick<Reader, 'locale' | 'timeZone'>;
  /** Epoch milliseconds. */
  now: () => number;
}

export interface CandidatesContext
  extends WorkspaceContext, RoutedListContext<CandidateFilters>, Pick<CandidatesInput, 'slug' | 'newId'> {
  /** Those who joined last first. */
  rows: readonly Candidate[];
  cursor: string | null;
  /** All that the open candidate shows. */
  opened: Candidate | null;
  /** What is written to each candidate, until it is sent. */
  drafts: Readonly<Record<string, string>>;
  command: ContactCommand | null;
  /** Until when nobody else can be asked, in epoch milliseconds; null as far as is known. */
  limitedUntil: number | null;
  sendProblem: Problem;
}
type Context = CandidatesContext;
type Event = CandidatesEvent | CandidatesParentEvent | WorkspaceEvent | { type: 'list.outdated' };

export const draftOf = ({ drafts, openId }: Pick<Context, 'drafts' | 'openId'>) => drafts[openId ?? ''] ?? '';
export const isLimitedNow = ({ limitedUntil, reader }: Pick<Context, 'limitedUntil' | 'reader'>) =>
  limitedUntil !== null && reader.now < limitedUntil;
export const mayAsk = (context: Context) => {
  const text = draftOf(context).trim();
  return (
    context.opened !== null &&
    context.opened.request === null &&
    text !== '' &&
    text.length <= memberMessageMax &&
    !isLimitedNow(context)
  );
};

function commandOf(context: Context): ContactCommand {
  const { newId, workspace, openId, command } = context;
  const next: ContactCommand = {
    id: newId(),
    as: workspace?.organization.id ?? '',
    type: 'contact.request',
    payload: { candidateId: openId ?? '', text: draftOf(context).trim() },
  };
  // The same again keeps its id: the server carries it out once, even if only its answer was lost.
  return command && isEqual({ ...command, id: next.id }, next) ? command : next;
}

const withFact = ({ rows, opened }: Context, fact: ExchangeFact) => {
  const asked = requestOf(fact);
  if (!asked) return {};
  return { rows: rows.map((row) => withRequest(row, asked)), opened: withRequest(opened, asked) };
};

const workspaceParts = workspaceSetup<Context, Event>();
const listParts = routedListSetup<CandidateFilters, Context, Event>({
  rowsOf: (context) => context,
  cleared: () => noCandidateFilters,
  isFiltered: isCandidateFiltered,
  isSame: (one, other) => isEqual(candidateQuery(one), candidateQuery(other)),
});

/** Types, actors, actions, guards and delays of the candidates. */
export const candidatesSetup = setup({
  types: {
    context: {} as Context,
    events: {} as Event,
    emitted: {} as CandidatesEmitted,
    input: {} as CandidatesInput,
  },
  actors: {
    ...workspaceParts.actors,
    /** Reports the route in the URL with `location.changed`. */
    locationChanges: changesNotProvided,
    loadCandidates: promiseNotProvided<CandidatePage, CandidatePageRequest>('loadCandidates'),
    /** The candidate can see that it was called. */
    loadCandidate: promiseNotProvided<Candidate, { organizationId: string; id: string }>('loadCandidate'),
    /** Rejects with a Problem. The same command again has no further effect, and the same answer. */
    sendCommand: promiseNotProvided<{ facts: readonly ExchangeFact[] }, { command: ContactCommand }>(
      'sendCommand',
    ),
  },
  actions: { ...workspaceParts.actions, ...listParts.actions },
  guards: { ...workspaceParts.guards, ...listParts.guards },
  delays: { ...workspaceParts.delays, searchDebounce: searchDebounceMs },
}).extend({
  actions: {
    filter: assign(({ context, event }) => {
      assertEvent(event, 'branch.filter');
      return { filters: { ...context.filters, branch: event.branch } };
    }),
    setFirstPage: assign((_, { output }: { output: CandidatePage }) => ({
      rows: output.candidates,
      cursor: output.nextCursor,
    })),
    appendNextPage: assign(({ context }, { output }: { output: CandidatePage }) => ({
      rows: [...context.rows, ...unlisted(output.candidates, context.rows)],
      cursor: output.nextCursor,
    })),
    outdate: raise({ type: 'list.outdated' }),
    receiveRow: assign(({ context }, { row }: { row: ExchangeFact }) => withFact(context, row)),
    clearOpened: assign({ opened: null, detailProblem: unreachable, sendProblem: unreachable }),
    setOpened: assign((_, { output }: { output: Candidate }) => ({ opened: output })),
    write: assign(({ context: { drafts, openId }, event }) => {
      assertEvent(event, 'text.change');
      return openId === null ? {} : { drafts: { ...drafts, [openId]: event.text } };
    }),
    prepare: assign(({ context }) => ({ command: commandOf(context) })),
    setSendProblem: assign(({ context: { now, reader } }, { error }: { error: unknown }) => ({
      sendProblem: problemOf(error),
      ...(isLimited(error) && {
        limitedUntil: now() + retryAfterOf(error) * 1_000,
        reader: { ...reader, now: now() },
      }),
    })),
    /** The feed may bring the same fact, sooner or later. */
    receiveResult: enqueueActions(
      ({ context, enqueue }, { output: { facts } }: { output: { facts: readonly ExchangeFact[] } }) => {
        const { [context.openId ?? '']: _sent, ...drafts } = context.drafts;
        enqueue.assign({ drafts, command: null });
        for (const fact of facts) enqueue.assign(({ context: known }) => withFact(known, fact));
      },
    ),
    requestSendProof: emit(({ context }) => ({
      type: 'proof.request',
      reason: proofReasonOf(context.sendProblem),
    })),
    clearLoaded: assign({ rows: [], cursor: null, opened: null, position: null }),
  },
  guards: {
    mayAsk: ({ context }) => mayAsk(context),
    sendProofDue: ({ context }) => isProofDue(context.sendProblem),
    isGone: ({ context }) => context.sendProblem.status === 404,
    isAskedAlready: ({ context }) => context.sendProblem.code === 'contact_requested',
  },
});
