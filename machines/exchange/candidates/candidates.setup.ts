import { assertEvent, assign, emit, enqueueActions, raise, sendTo, setup } from 'xstate';
import { isProofDue, proofReasonOf } from '../../account/model/proof.ts';
import { workspaceSetup } from '../workspace/workspaceSetup.ts';
import { changesNotProvided, emitToParent, promiseNotProvided } from '../../kit/index.ts';
import { unlisted } from '../../kit/unlisted.ts';
import type { ExchangeFact } from '../../model/exchange/exchangeFact.ts';
import { isEqual } from '../../model/isEqual.ts';
import { portalTableMachine } from '../../portal/portalTable/index.ts';
import type { PortalTableEmitted } from '../../portal/portalTable/index.ts';
import { isLimited, problemOf, retryAfterOf, unreachable } from '../../system/model/index.ts';
import {
  candidateFiltersOf,
  comparedMax,
  comparedMin,
  noCandidateFilters,
} from '../model/candidatesRoute.ts';
import { comparedOf } from '../../recruiter/model/candidateList.ts';
import type { CandidatePage, PoolCandidate } from '../../recruiter/model/candidateList.ts';
import type { CandidatesEmitted } from './candidates.events.ts';
import {
  changesSearch,
  commandOf,
  current,
  emitted,
  mayAsk,
  openIdOf,
  withFact,
} from './candidatesContext.ts';
import type {
  CandidatePageRequest,
  CandidatesContext as Context,
  CandidatesInput,
  CandidatesMachineEvent as Event,
  ContactCommand,
} from './candidatesContext.ts';

const changedRows = ({ context: { tableRows, rows, compared } }: { context: Context }) =>
  ({ type: 'rows.changed', rows: tableRows(rows, compared) }) as const;

const workspaceParts = workspaceSetup<Context, Event>();

/** What the page does with what its table emits. */
const ofTable = (event: PortalTableEmitted) =>
  event.type === 'location.changed' ? { ...event, type: 'table.changed' } : event;

/** Types, actors, actions, guards and delays of the candidates. */
export const candidatesSetup = setup({
  types: {
    context: {} as Context,
    events: {} as Event,
    emitted: {} as CandidatesEmitted,
    input: {} as CandidatesInput,
    children: {} as { table: 'table' },
  },
  actors: {
    ...workspaceParts.actors,
    /** Reports the route in the URL with `location.changed`. */
    locationChanges: changesNotProvided,
    loadCandidates: promiseNotProvided<CandidatePage, CandidatePageRequest>('loadCandidates'),
    /** The candidate can see that it was called. */
    loadCandidate: promiseNotProvided<PoolCandidate, { organizationId: string; id: string }>('loadCandidate'),
    /** Rejects with a Problem. The same command again has no further effect, and the same answer. */
    sendCommand: promiseNotProvided<{ facts: readonly ExchangeFact[] }, { command: ContactCommand }>(
      'sendCommand',
    ),
    table: emitToParent(portalTableMachine, ofTable),
  },
  actions: workspaceParts.actions,
  guards: workspaceParts.guards,
  delays: workspaceParts.delays,
}).extend({
  actions: {
    /** Before the table has answered, so that it is asked for the same. */
    ask: assign(({ context: { isWhole, route } }) => ({
      asked: isWhole ? noCandidateFilters : candidateFiltersOf(route),
    })),
    setFirstPage: assign(({ context }, { output }: { output: CandidatePage }) => {
      const { candidates: rows, nextCursor: cursor } = output;
      const isWhole = cursor === null && isEqual(context.asked, noCandidateFilters);
      const chosen = current({ ...context, isWhole }, rows);
      return { rows, cursor, isWhole, compared: comparedOf(rows, context.comparing, chosen) };
    }),
    appendNextPage: assign(({ context }, { output }: { output: CandidatePage }) => ({
      rows: [...context.rows, ...unlisted(output.candidates, context.rows)],
      cursor: output.nextCursor,
    })),
    tellTable: sendTo('table', changedRows),
    outdate: raise({ type: 'list.outdated' }),
    setTableRoute: assign(({ event }) => {
      assertEvent(event, 'table.changed');
      return { route: event.route, comparing: null };
    }),
    emitTableRoute: emit(({ event }) => {
      assertEvent(event, 'table.changed');
      return {
        type: 'location.changed',
        route: { table: event.route, compared: null },
        historyAction: event.historyAction,
      };
    }),
    goToPage: enqueueActions(({ context, event, enqueue }) => {
      assertEvent(event, 'location.changed');
      const { table: route, compared: comparing } = event.route;
      enqueue.assign({ route, comparing, compared: comparedOf(context.rows, comparing, context.compared) });
      enqueue.sendTo('table', { type: 'location.changed', route });
    }),
    compare: assign(({ context }, { candidateId }: { candidateId: string }) => ({
      compared: [...context.compared, ...context.rows.filter(({ id }) => id === candidateId)],
    })),
    uncompare: assign(({ context }, { candidateId }: { candidateId: string }) => ({
      compared: context.compared.filter(({ id }) => id !== candidateId),
    })),
    clearCompared: assign({ compared: [] }),
    emitComparison: emit(({ context }) => emitted(context, 'push', true)),
    /** After a removal, replaces the URL. With too few candidates left, closes the comparison. */
    replaceComparison: emit(({ context }) =>
      context.compared.length < comparedMin
        ? emitted(context, 'back', false)
        : emitted(context, 'replace', true),
    ),
    closeComparison: emit(({ context }) => emitted(context, 'back', false)),
    pass: emit(({ event }) => event as CandidatesEmitted),
    receiveRow: enqueueActions(({ context, enqueue }, { row }: { row: ExchangeFact }) => {
      enqueue.assign(withFact(context, row));
      enqueue.sendTo('table', changedRows);
    }),
    clearOpened: assign({ opened: null, detailProblem: unreachable, sendProblem: unreachable }),
    setOpened: assign((_, { output }: { output: PoolCandidate }) => ({ opened: output })),
    setDetailProblem: assign((_, { error }: { error: unknown }) => ({ detailProblem: problemOf(error) })),
    write: assign(({ context, event }) => {
      assertEvent(event, 'text.change');
      const openId = openIdOf(context);
      return openId === null ? {} : { drafts: { ...context.drafts, [openId]: event.text } };
    }),
    prepare: assign(({ context }) => ({ command: commandOf(context) })),
    setSendProblem: assign(({ context: { now, intl } }, { error }: { error: unknown }) => ({
      sendProblem: problemOf(error),
      ...(isLimited(error) && {
        limitedUntil: now() + retryAfterOf(error) * 1_000,
        intl: { ...intl, now: now() },
      }),
    })),
    /** The feed may bring the same fact, sooner or later. */
    receiveResult: enqueueActions(
      ({ context, enqueue }, { output: { facts } }: { output: { facts: readonly ExchangeFact[] } }) => {
        const { [openIdOf(context) ?? '']: _sent, ...drafts } = context.drafts;
        enqueue.assign({ drafts, command: null });
        for (const fact of facts) enqueue.assign(({ context: known }) => withFact(known, fact));
        enqueue.sendTo('table', changedRows);
      },
    ),
    requestSendProof: emit(({ context }) => ({
      type: 'proof.request',
      reason: proofReasonOf(context.sendProblem),
    })),
    clearLoaded: assign({ rows: [], cursor: null, isWhole: true, opened: null, position: null }),
  },
  guards: {
    isKnown: ({ context }) => context.workspace !== null,
    someRows: ({ context }) => context.rows.length > 0,
    hasMore: ({ context }) => context.cursor !== null,
    needsSearch: ({ context }) => changesSearch(context, context.route),
    isTableSame: ({ context, event }) =>
      event.type === 'table.changed' && isEqual(event.route, context.route),
    changesSearch: ({ context, event }) =>
      (event.type === 'table.changed' && changesSearch(context, event.route)) ||
      (event.type === 'location.changed' && changesSearch(context, event.route.table)),
    isOpen: ({ context }) => openIdOf(context) !== null,
    sameOpen: ({ context, event }) => {
      const { open } =
        event.type === 'table.changed'
          ? event.route
          : event.type === 'location.changed'
            ? event.route.table
            : context.route;
      return open !== null && open.id === openIdOf(context);
    },
    isMissing: ({ context }) => context.detailProblem.status === 404,
    isComparing: ({ context }) => context.comparing !== null,
    canCompare: ({ context }) => context.compared.length >= comparedMin,
    canAdd: ({ context }, { candidateId }: { candidateId: string }) =>
      context.compared.length < comparedMax &&
      context.compared.every(({ id }) => id !== candidateId) &&
      context.rows.some(({ id }) => id === candidateId),
    mayAsk: ({ context }) => mayAsk(context),
    sendProofDue: ({ context }) => isProofDue(context.sendProblem),
    isGone: ({ context }) => context.sendProblem.status === 404,
    isAskedAlready: ({ context }) => context.sendProblem.code === 'contact_requested',
  },
});
