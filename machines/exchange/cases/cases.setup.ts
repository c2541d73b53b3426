import { assign, emit, enqueueActions, raise, setup } from 'xstate';
import { changesNotProvided, promiseNotProvided } from '../../kit/index.ts';
import { routedListSetup } from '../../kit/routedList.ts';
import type { RouteEmitted, RoutedListEvent } from '../../kit/routedList.ts';
import { searchDebounceMs } from '../../system/model/feedTiming.ts';
import type { StaffBooking } from '../../bookings/model/booking.ts';
import type { CasePage, CaseSort, WholeCase } from '../../model/exchange/casePayloads.ts';
import type { CommandBatchResult } from '../../model/exchange/command.ts';
import type { ExchangeFact } from '../../model/exchange/exchangeFact.ts';
import { isEqual } from '../../model/isEqual.ts';
import type { CaseStatus, CaseOutcome, ServiceStatus } from '../../model/cases/caseStatuses.ts';
import { caseFiltersIn, caseQuery, isCaseFiltered, noCaseFilters } from '../model/casesRoute.ts';
import type { CaseListFilters, ChosenCaseFilter, CasesRoute } from '../model/casesRoute.ts';
import type { ThreadPageRequest } from '../inbox/inboxContext.ts';
import type { ThreadPage } from '../inbox/inboxMessages.ts';
import type { Choices } from '../receivedApplications/applicationsContext.ts';
import { withoutDone } from '../workList/batch.ts';
import { selectionSetup, started } from '../workList/selectionSetup.ts';
import { mayReview, organizationIdOf, workspaceSetup } from '../workspace/workspaceSetup.ts';
import type { WorkspaceEvent } from '../workspace/workspaceSetup.ts';
import { assignmentBatch, canGet, statusBatch, undoBatch, withResults } from './caseBatch.ts';
import { noCaseDraft, hasChanges } from './caseCommands.ts';
import type { CaseCommand } from './caseCommands.ts';
import {
  caseFactOf,
  noCases,
  withCaseFact,
  withFirstPage,
  withNextPage,
  withRecordFact,
} from './caseList.ts';
import { draftOf, kindOf, selectedRowsOf } from './casesContext.ts';
import type { CasePageRequest, CasesContext as Context, CasesInput } from './casesContext.ts';
import type { CaseChange } from '../../model/exchange/cases.ts';
import type { DownloadEmitted, ProofEmitted, ProofParentEvent } from '../../system/model/index.ts';

/** Events that the list of cases and the open record send. */
export type CasesEvent =
  | { type: 'page.retry' }
  | RoutedListEvent
  /** `value` null removes the filter. */
  | { type: 'filter.choose'; filter: ChosenCaseFilter; value: string | null }
  | { type: 'sort.change'; sort: CaseSort }
  /** The last loaded row is near the viewport. */
  | { type: 'list.endReached' }
  /** Whether the top of the list is scrolled out of view. */
  | { type: 'list.scrolled'; away: boolean }
  /** Offers order and filters in a sheet. */
  | { type: 'filters.open' }
  | { type: 'filters.close' }
  | { type: 'row.select'; rowId: string; isSelected: boolean }
  /** Selects all rows, also those that are not listed yet. */
  | { type: 'rows.selectAll' }
  | { type: 'selection.clear' }
  /** Gives the selected cases to a colleague, or, with null, to nobody. */
  | { type: 'bulk.assign'; ownerId: string | null }
  | { type: 'bulk.status'; status: CaseStatus }
  /** Sends again what may succeed now. */
  | { type: 'batch.retry' }
  /** Sets each back to what it was before. */
  | { type: 'batch.undo' }
  | { type: 'batch.dismiss' }
  /** Says what an export contains, and offers it. */
  | { type: 'export.open' }
  | { type: 'export.close' }
  /** Downloads a CSV of all cases, or of those of the chosen listing. */
  | { type: 'export.start' }
  /** Adds somebody with whom the organization writes. */
  | { type: 'adding.open' }
  | { type: 'adding.search'; q: string }
  | { type: 'adding.retry' }
  /** In which of the organization's listings somebody is taken in; null: in none. */
  | { type: 'adding.place'; listingId: string | null }
  | { type: 'adding.choose'; threadId: string }
  | { type: 'adding.close' }
  | CaseRecordEvent;

/** Events that the open record sends. What is written is kept until it is stored. */
export type CaseRecordEvent =
  | { type: 'record.change'; changes: CaseChange }
  | { type: 'words.change'; field: 'notes' | 'goal' | 'service'; text: string }
  /** Adds the goal to what is written. */
  | { type: 'goal.add' }
  | { type: 'record.save' }
  /** Forgets what is written. */
  | { type: 'record.discard' }
  | { type: 'owner.assign'; ownerId: string | null }
  /** Somebody has talked with the person. */
  | { type: 'contact.add' }
  | { type: 'service.add' }
  | { type: 'service.move'; serviceId: string; status: ServiceStatus }
  /** Asks with what it ends. */
  | { type: 'closing.open' }
  | { type: 'closing.choose'; outcome: CaseOutcome }
  | { type: 'closing.cancel' }
  | { type: 'closing.confirm' }
  | { type: 'record.reopen' }
  | { type: 'history.retry' };

/** Events from the app. */
export type CasesParentEvent = ProofParentEvent | { type: 'location.changed'; route: CasesRoute };

export type CasesEmitted = DownloadEmitted | ProofEmitted | RouteEmitted<CasesRoute>;

type Event =
  | CasesEvent
  | CasesParentEvent
  | WorkspaceEvent
  | { type: 'list.outdated' }
  /** The open record may have changed: it is read again. */
  | { type: 'record.outdated' }
  /** A colleague has changed the open record while somebody writes. */
  | { type: 'record.overtaken' }
  /** Another record was opened by this page, or the open one may be gone. */
  | { type: 'record.chosen' };

/** A colleague by their id, also before the colleagues are loaded. */
export const colleagueOf = ({ choices }: Pick<Context, 'choices'>, id: string | null) =>
  id === null ? null : (choices?.colleagues.find((one) => one.id === id) ?? { id, name: null });

/** What facts change: the list, and the open record. */
export function withFacts(
  context: Context,
  facts: readonly ExchangeFact[],
): Pick<Context, 'list' | 'opened'> {
  const { filters, scrolledAway } = context;
  return facts.reduce(
    ({ list, opened }, fact) => {
      const said = caseFactOf(list, fact);
      if (!said) return { list, opened };
      return {
        list: withCaseFact(list, fact, said, { filters, isAtTop: !scrolledAway }),
        opened: withRecordFact(opened, said),
      };
    },
    { list: context.list, opened: context.opened },
  );
}

/** Whether somebody with a record that is open has booked, or their appointment has changed. */
const isVisitOf = (opened: Context['opened'], { kind, payload }: ExchangeFact): boolean =>
  kind === 'bookingChanged' &&
  opened?.visits?.[0]?.personId === (payload['booking'] as Partial<StaffBooking> | undefined)?.personId;

const workspaceParts = workspaceSetup<Context, Event>();
const listParts = routedListSetup<CaseListFilters, Context, Event>({
  rowsOf: ({ list }) => list,
  cleared: ({ sort }) => ({ ...noCaseFilters, sort }),
  isFiltered: isCaseFiltered,
  isSame: (one, other) => isEqual(caseQuery(one), caseQuery(other)),
});
const selectionParts = selectionSetup<Context, Event>({ rowsOf: ({ list }) => list, maySelect: mayReview });

/** Types, actors and delays of an organization's cases, and what the list does. */
export const casesListSetup = setup({
  types: {
    context: {} as Context,
    events: {} as Event,
    emitted: {} as CasesEmitted,
    input: {} as CasesInput,
  },
  actors: {
    ...workspaceParts.actors,
    /** Reports the route in the URL with `location.changed`. */
    locationChanges: changesNotProvided,
    loadCases: promiseNotProvided<CasePage, CasePageRequest>('loadCases'),
    /** The person can see who has opened the record. */
    loadCase: promiseNotProvided<WholeCase, { organizationId: string; id: string }>('loadCase'),
    /** Conversations of the organization, by words in them. */
    loadThreads: promiseNotProvided<ThreadPage, ThreadPageRequest>('loadThreads'),
    loadChoices: promiseNotProvided<Choices, { organizationId: string }>('loadChoices'),
    /** Rejects with 409 if a colleague has changed the case meanwhile. */
    sendCommand: promiseNotProvided<{ facts: readonly ExchangeFact[] }, { command: CaseCommand }>(
      'sendCommand',
    ),
    /** Carries out each command or refuses it on its own. Rejects if the call as a whole has failed. */
    sendCommands: promiseNotProvided<CommandBatchResult, { commands: readonly CaseCommand[] }>(
      'sendCommands',
    ),
  },
  actions: { ...workspaceParts.actions, ...listParts.actions, ...selectionParts.actions },
  guards: { ...workspaceParts.guards, ...listParts.guards, ...selectionParts.guards },
  delays: { ...workspaceParts.delays, searchDebounce: searchDebounceMs },
}).extend({
  actions: {
    filter: assign(({ context }, { filter, value }: { filter: ChosenCaseFilter; value: string | null }) => {
      const { [filter]: _, ...others } = caseQuery(context.filters);
      const filters = caseFiltersIn(value === null ? others : { ...others, [filter]: value });
      return { filters: { ...filters, q: context.filters.q } };
    }),
    sort: assign(({ context }, { sort }: { sort: CaseSort }) => ({ filters: { ...context.filters, sort } })),
    setFirstPage: assign(({ context }, { output }: { output: CasePage }) => {
      const list = withFirstPage(context.list, output);
      const isListed = new Set(list.rows.map(({ id }) => id));
      // Nobody changes what they no longer see.
      return { list, selected: new Set([...context.selected].filter((id) => isListed.has(id))) };
    }),
    appendNextPage: assign(({ context }, { output }: { output: CasePage }) => ({
      list: withNextPage(context.list, output),
    })),
    setScroll: assign((_, { away }: { away: boolean }) => ({ scrolledAway: away })),
    markOutdated: enqueueActions(({ context, enqueue }) => {
      enqueue.assign({ list: { ...context.list, latest: {} } });
      enqueue.raise({ type: 'list.outdated' });
      enqueue.raise({ type: 'record.outdated' });
    }),
    receiveRow: enqueueActions(({ context, enqueue }, { row }: { row: ExchangeFact }) => {
      if (isVisitOf(context.opened, row)) enqueue.raise({ type: 'record.outdated' });
      const next = withFacts(context, [row]);
      enqueue.assign(next);
      const { opened } = context;
      // The last one is gone, or the open one: what there is instead is asked for.
      if (next.list.rows.length === 0 && context.list.rows.length > 0)
        enqueue.raise({ type: 'list.outdated' });
      if (row.kind === 'caseRemoved' && next.opened !== opened) {
        enqueue.raise({ type: 'record.chosen' });
        return;
      }
      // What this page has sent is in its answer too, whichever comes first.
      if (!opened || next.opened === opened || row.commandId === context.command?.id) return;
      enqueue.raise({ type: 'record.outdated' });
      if (row.actor === context.self || next.opened?.case.version === opened.case.version) return;
      enqueue.assign({ changedBy: colleagueOf(context, row.actor)?.name ?? null });
      if (hasChanges(opened.case, draftOf(context))) enqueue.raise({ type: 'record.overtaken' });
    }),
    clearLoaded: assign({ list: noCases, opened: null, position: null, selected: new Set() }),
    setChoices: assign((_, { output }: { output: Choices }) => ({ choices: output })),
    emitDownload: emit(({ context }) => ({
      type: 'page.download',
      href:
        `/api/organizations/${organizationIdOf(context)}/cases/export.csv?kind=${kindOf(context)}` +
        (context.filters.listing === null ? '' : `&listing=${context.filters.listing}`),
    })),
    prepareStatuses: assign(({ context }, { status }: { status: CaseStatus }) =>
      started(statusBatch(context, selectedRowsOf(context), status)),
    ),
    prepareAssignments: assign(({ context }, { ownerId }: { ownerId: string | null }) =>
      started(assignmentBatch(context, selectedRowsOf(context), colleagueOf(context, ownerId))),
    ),
    prepareBatchUndo: assign(({ context }) => started(context.batch && undoBatch(context, context.batch))),
    receiveResults: assign(({ context }, { output: { results } }: { output: CommandBatchResult }) => {
      const batch = context.batch && withResults(context.batch, results);
      return {
        ...withFacts(
          context,
          results.flatMap((result) => ('facts' in result ? result.facts : [])),
        ),
        batch,
        selected: batch ? withoutDone(context.selected, batch) : context.selected,
      };
    }),
    discard: assign(({ context: { drafts, openId } }) => ({
      drafts: { ...drafts, [openId ?? '']: noCaseDraft },
    })),
    retryDetail: raise({ type: 'record.outdated' }),
  },
  guards: {
    canSetStatus: ({ context }, { status }: { status: CaseStatus }) =>
      mayReview(context) && selectedRowsOf(context).some((row) => canGet(row, status)),
    canUndoBatch: ({ context }) => context.batch !== null && undoBatch(context, context.batch) !== null,
  },
});
