import { assertEvent, assign, emit, enqueueActions, raise, setup } from 'xstate';
import { crisisParts } from '../../system/crisis/crisisParts.ts';
import { workspaceSetup } from '../workspace/workspaceSetup.ts';
import { changesNotProvided, promiseNotProvided } from '../../kit/index.ts';
import { routedListSetup } from '../../kit/routedList.ts';
import { unlisted } from '../../kit/unlisted.ts';
import type { ExchangeFact } from '../../model/exchange/exchangeFact.ts';
import { isEqual } from '../../model/isEqual.ts';
import { randomId } from '../../model/world/index.ts';
import {
  cleanViewName,
  haveSameRows,
  isTableFiltered,
  keepView,
  queryOfTable,
  tableFile,
  viewNameMax,
} from '../../portal/model/index.ts';
import type { TableDensity, TableFilters, TableSort } from '../../portal/model/index.ts';
import {
  isLimited,
  problemOf,
  retryAfterOf,
  unreachable,
  isProofDue,
  proofReasonOf,
} from '../../system/model/index.ts';
import { searchDebounceMs } from '../../system/model/feedTiming.ts';
import {
  candidateFiltersOf,
  comparedMax,
  comparedMin,
  noCandidateFilters,
} from '../model/candidatesRoute.ts';
import type { CandidatesRoute } from '../model/candidatesRoute.ts';
import { comparedOf } from '../../recruiter/model/candidateList.ts';
import type { CandidatePage, PoolCandidate } from '../../recruiter/model/candidateList.ts';
import type { CandidatesEmitted } from './candidates.events.ts';
import {
  commandOf,
  comparisonOf,
  current,
  draftOf,
  mayAsk,
  needsSearch,
  tableOf,
  withFact,
} from './candidatesContext.ts';
import type {
  CandidatePageRequest,
  CandidatesContext as Context,
  CandidatesInput,
  CandidatesMachineEvent as Event,
  ContactCommand,
} from './candidatesContext.ts';
import { rowHref } from './candidateTable.ts';
import { canNameView, namingOf } from './candidateViews.ts';

const workspaceParts = workspaceSetup<Context, Event>();
const listParts = routedListSetup<TableFilters, Context, Event>({
  rowsOf: (context) => ({ rows: tableOf(context).shown, cursor: context.cursor }),
  cleared: ({ sort }) => ({ q: '', values: {}, sort }),
  isFiltered: isTableFiltered,
  isSame: haveSameRows,
});
const crisis = crisisParts<Context, Event>({
  textsOf: (context) => ({ own: [draftOf(context)], of: context.openId }),
  sends: { type: 'request.send' },
});

/** Types, actors, actions, guards and delays of the candidates. */
export const candidatesSetup = setup({
  types: {
    context: {} as Context,
    events: {} as Event,
    emitted: {} as CandidatesEmitted,
    input: {} as CandidatesInput,
    children: {} as { crisis: 'crisisCheck' },
  },
  actors: {
    ...workspaceParts.actors,
    ...crisis.actors,
    /** Reports the route in the URL with `location.changed`. */
    locationChanges: changesNotProvided,
    loadCandidates: promiseNotProvided<CandidatePage, CandidatePageRequest>('loadCandidates'),
    /** The candidate can see that it was called. */
    loadCandidate: promiseNotProvided<PoolCandidate, { organizationId: string; id: string }>('loadCandidate'),
    /** Rejects with a Problem. The same command again has no further effect, and the same answer. */
    sendCommand: promiseNotProvided<{ facts: readonly ExchangeFact[] }, { command: ContactCommand }>(
      'sendCommand',
    ),
  },
  actions: { ...workspaceParts.actions, ...listParts.actions, ...crisis.actions },
  guards: { ...workspaceParts.guards, ...listParts.guards, ...crisis.guards },
  delays: { ...workspaceParts.delays, searchDebounce: searchDebounceMs },
}).extend({
  actions: {
    /** Before the server has answered for the first time, it is asked for all. */
    ask: assign(({ context: { isWhole, filters } }) => ({
      asked: isWhole ? noCandidateFilters : candidateFiltersOf(filters),
      isAnswered: false,
    })),
    setFirstPage: assign(({ context }, { output }: { output: CandidatePage }) => {
      const { candidates: rows, nextCursor: cursor } = output;
      const isWhole = cursor === null && isEqual(context.asked, noCandidateFilters);
      const chosen = current({ ...context, isWhole }, rows);
      const compared = comparedOf(rows, context.comparing, chosen);
      return { rows, cursor, isWhole, isAnswered: true, compared };
    }),
    appendNextPage: assign(({ context }, { output }: { output: CandidatePage }) => ({
      rows: [...context.rows, ...unlisted(output.candidates, context.rows)],
      cursor: output.nextCursor,
    })),
    markOutdated: raise({ type: 'list.outdated' }),
    filter: assign(
      ({ context: { filters } }, { column, value }: { column: string; value: string | null }) => {
        const { [column]: _before, ...others } = filters.values;
        const values = value === null ? others : { ...others, [column]: value };
        return { filters: { ...filters, values } };
      },
    ),
    sort: assign(({ context: { filters } }, { sort }: { sort: TableSort }) => ({
      filters: { ...filters, sort },
    })),
    setScroll: assign((_, { rowId, offset = 0 }: { rowId: string | null; offset?: number }) => ({
      topRowId: rowId,
      topRowOffset: offset,
    })),
    openRow: assign((_, { rowId }: { rowId: string }) => ({ openId: rowId, lastId: rowId })),
    emitOpened: emit(({ context: { filters, openId } }) => ({
      type: 'location.changed',
      route: { filters, open: openId },
      isClosing: false,
      isOpening: true,
    })),
    emitRestored: enqueueActions(({ context: { isRestored, filters, openId: open }, enqueue }) => {
      if (!isRestored) return;
      enqueue.assign({ isRestored: false });
      enqueue.emit({ type: 'location.changed', route: { filters, open }, isClosing: false });
    }),
    runRowAction: enqueueActions(
      ({ context, enqueue }, { rowId, action }: { rowId: string; action: string }) => {
        const { listing, at } = context;
        const row = tableOf(context).rows.find(({ id }) => id === rowId);
        const chosen = listing.table.actions.find(({ id }) => id === action);
        if (!row || !chosen || chosen.when?.(row) === false || chosen.refusal?.(row)) return;
        const { to } = chosen;
        if (to)
          enqueue.emit({
            type: 'page.navigate',
            to: rowHref({ at, table: listing.table }, row, to),
            replace: false,
          });
        else
          enqueue.raise({
            type: action === 'compare' ? 'compare.add' : 'compare.remove',
            candidateId: rowId,
          });
      },
    ),
    saveCsv: emit(({ context }) => ({
      type: 'page.saveFile',
      file: tableFile(
        context.listing.table,
        tableOf(context).shown.map(({ row }) => row),
        context.intl,
        context.write,
      ),
    })),
    setDensity: assign((_, { density }: { density: TableDensity }) => ({ density })),
    clearViewName: assign({ viewName: '' }),
    setViewName: assign((_, { name }: { name: string }) => ({ viewName: name.slice(0, viewNameMax) })),
    saveView: assign(({ context: { listing, filters, views, viewName, random } }) => ({
      views: keepView(views, {
        id: randomId(random),
        name: cleanViewName(viewName),
        query: queryOfTable(listing.table, filters),
      }),
    })),
    removeView: assign(({ context: { views } }, { viewId }: { viewId: string }) => ({
      views: views.filter(({ id }) => id !== viewId),
    })),
    changeSettings: emit(({ context: { density, views } }) => ({ type: 'settings.changed', density, views })),
    setComparison: assign(({ context }, { route: { compared = null } }: { route: CandidatesRoute }) => ({
      comparing: compared,
      compared: comparedOf(context.rows, compared, context.compared),
    })),
    compare: assign(({ context }, { candidateId }: { candidateId: string }) => ({
      compared: [...context.compared, ...context.rows.filter(({ id }) => id === candidateId)],
    })),
    uncompare: assign(({ context }, { candidateId }: { candidateId: string }) => ({
      compared: context.compared.filter(({ id }) => id !== candidateId),
    })),
    clearCompared: assign({ compared: [] }),
    emitComparison: emit(({ context }) => comparisonOf(context, { isOpening: true })),
    /** After a removal. With too few candidates left, closes the comparison. */
    replaceComparison: emit(({ context }) =>
      comparisonOf(context, { isClosing: context.compared.length < comparedMin }),
    ),
    closeComparison: emit(({ context }) => comparisonOf(context, { isClosing: true })),
    receiveRow: assign(({ context }, { row }: { row: ExchangeFact }) => withFact(context, row)),
    clearOpened: assign({ opened: null, detailProblem: unreachable, sendProblem: unreachable }),
    setOpened: assign((_, { output }: { output: PoolCandidate }) => ({ opened: output })),
    write: assign(({ context: { openId, drafts }, event }) => {
      assertEvent(event, 'text.change');
      return openId === null ? {} : { drafts: { ...drafts, [openId]: event.text } };
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
        const { [context.openId ?? '']: _sent, ...drafts } = context.drafts;
        enqueue.assign({ drafts, command: null });
        for (const fact of facts) enqueue.assign(({ context: known }) => withFact(known, fact));
      },
    ),
    requestSendProof: emit(({ context }) => ({
      type: 'proof.request',
      reason: proofReasonOf(context.sendProblem),
    })),
    clearLoaded: assign({
      rows: [],
      cursor: null,
      isWhole: true,
      isAnswered: false,
      opened: null,
      position: null,
    }),
  },
  guards: {
    isKnown: ({ context }) => context.workspace !== null,
    isAnswered: ({ context }) => context.isAnswered,
    needsSearch: ({ context }) => needsSearch(context),
    canNameView: ({ context }) => canNameView(context),
    canSaveView: ({ context }) => namingOf(context).canSave,
    hasView: ({ context }, { viewId }: { viewId: string }) => context.views.some(({ id }) => id === viewId),
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
