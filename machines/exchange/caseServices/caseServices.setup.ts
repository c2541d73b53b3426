import { assign, emit, enqueueActions, raise, setup } from 'xstate';
import { changesNotProvided, promiseNotProvided } from '../../kit/index.ts';
import { unlisted } from '../../kit/unlisted.ts';
import { searchDebounceMs } from '../../system/model/feedTiming.ts';
import { caseFactSchema, isCaseFact } from '../../model/exchange/casePayloads.ts';
import type {
  CaseFactKind,
  ServiceFilters,
  ServicePage,
  ServiceRow,
} from '../../model/exchange/casePayloads.ts';
import type { ExchangeFact } from '../../model/exchange/exchangeFact.ts';
import { isEqual } from '../../model/isEqual.ts';
import { keepTypedSpaces } from '../../model/text/query.ts';
import type { ServiceStatus } from '../../model/cases/caseStatuses.ts';
import { unreachable } from '../../system/model/index.ts';
import type { Problem, IntlConfig, ProofEmitted, ProofParentEvent } from '../../system/model/index.ts';
import { caseCommand } from '../cases/caseCommands.ts';
import type { CaseCommand } from '../cases/caseCommands.ts';
import {
  isServiceFiltered,
  noServiceFilters,
  serviceFiltersIn,
  serviceQuery,
} from '../model/servicesRoute.ts';
import type { ServiceListFilters } from '../model/servicesRoute.ts';
import type { Choices } from '../receivedApplications/applicationsContext.ts';
import { mayReview, workspaceSetup } from '../workspace/workspaceSetup.ts';
import type { WorkspaceContext, WorkspaceEvent } from '../workspace/workspaceSetup.ts';
import { callSetup } from '../../kit/provenCall.ts';

/** Events that the list of services sends. */
export type CaseServicesEvent =
  | { type: 'page.retry' }
  | { type: 'list.retry' }
  | { type: 'list.more' }
  | { type: 'search.change'; q: string }
  /** `value` null removes the filter. */
  | { type: 'filter.choose'; filter: 'status' | 'owner'; value: string | null }
  | { type: 'filters.clear' }
  | { type: 'service.move'; serviceId: string; status: ServiceStatus };

/** Events from the app. */
export type CaseServicesParentEvent =
  | ProofParentEvent
  | { type: 'location.changed'; route: ServiceListFilters };

export type CaseServicesEmitted =
  | ProofEmitted
  /** The URL should contain this route. */
  | { type: 'location.changed'; route: ServiceListFilters };

export interface ServicePageRequest {
  organizationId: string;
  filters: ServiceFilters;
  cursor: string | null;
}

export interface CaseServicesInput {
  slug: string;
  /** Id of whoever is signed in. */
  self: string;
  /** From the URL. */
  route?: ServiceListFilters;
  /** The address of the record of a case. */
  caseHref: (id: string) => string;
  /** The address of the list with these filters. */
  href: (route: ServiceListFilters) => string;
  /** Draws a UUID. */
  newId: () => string;
  intl: Pick<IntlConfig, 'locale' | 'timeZone'>;
  /** Epoch milliseconds. */
  now: () => number;
}

export interface CaseServicesContext
  extends WorkspaceContext, Pick<CaseServicesInput, 'slug' | 'self' | 'newId' | 'caseHref' | 'href'> {
  filters: ServiceListFilters;
  rows: readonly ServiceRow[];
  cursor: string | null;
  /** How many all pages have; null until it is known. */
  total: number | null;
  /** How many there are with each status. */
  statuses: readonly Readonly<{ status: ServiceStatus; count: number }>[];
  /** Null until they are loaded. */
  choices: Choices | null;
  command: Extract<CaseCommand, { type: 'service.change' }> | null;
  sendProblem: Problem;
}
type Context = CaseServicesContext;
type Event = CaseServicesEvent | CaseServicesParentEvent | WorkspaceEvent | { type: 'list.outdated' };

/** The rows after a fact about a case: where its services stand now. What is over stays in sight until it is loaded again. */
function withFact(rows: readonly ServiceRow[], fact: ExchangeFact): readonly ServiceRow[] {
  const said = isCaseFact(fact.kind) ? caseFactSchema.safeParse(fact.payload).data : undefined;
  if (!said) return rows;
  const { id, owner, services, updatedAt } = said.case;
  return rows.map((row) => {
    const service = row.caseId === id && services.find((one) => one.id === row.id);
    return service ? { ...row, status: service.status, owner, updatedAt } : row;
  });
}
/** Facts that add services or take them away. */
const bringsServices: ReadonlySet<string> = new Set<CaseFactKind>([
  'caseOpened',
  'caseRemoved',
  'caseClosed',
  'caseReopened',
  'serviceChanged',
]);

const workspaceParts = workspaceSetup<Context, Event>();

const calls = callSetup<Context, Event>()('send');

/** Types, actors, actions, guards and delays of the services. */
export const caseServicesSetup = setup({
  types: {
    context: {} as Context,
    events: {} as Event,
    emitted: {} as CaseServicesEmitted,
    input: {} as CaseServicesInput,
  },
  actors: {
    ...workspaceParts.actors,
    /** Reports the route in the URL with `location.changed`. */
    locationChanges: changesNotProvided,
    loadServices: promiseNotProvided<ServicePage, ServicePageRequest>('loadServices'),
    loadChoices: promiseNotProvided<Choices, { organizationId: string }>('loadChoices'),
    /** Rejects with a Problem. The same command again has no further effect, and the same answer. */
    sendCommand: promiseNotProvided<{ facts: readonly ExchangeFact[] }, { command: CaseCommand }>(
      'sendCommand',
    ),
  },
  actions: {
    ...calls.actions,
    ...workspaceParts.actions,
    search: assign(({ context }, { q }: { q: string }) => ({ filters: { ...context.filters, q } })),
    filter: assign(({ context }, { filter, value }: { filter: 'status' | 'owner'; value: string | null }) => {
      const { [filter]: _, ...others } = serviceQuery(context.filters);
      const filters = serviceFiltersIn(value === null ? others : { ...others, [filter]: value });
      return { filters: { ...filters, q: context.filters.q } };
    }),
    clearFilters: assign({ filters: noServiceFilters }),
    goToPage: assign(({ context }, { route }: { route: ServiceListFilters }) => ({
      filters: { ...route, q: keepTypedSpaces(context.filters.q, route.q) },
    })),
    emitRoute: emit(({ context }) => ({ type: 'location.changed', route: context.filters })),
    setFirstPage: assign(({ context }, { output }: { output: ServicePage }) => ({
      rows: output.services,
      cursor: output.nextCursor,
      total: output.total,
      statuses: output.statuses ?? context.statuses,
    })),
    appendNextPage: assign(({ context }, { output }: { output: ServicePage }) => ({
      rows: [...context.rows, ...unlisted(output.services, context.rows)],
      cursor: output.nextCursor,
    })),
    clearLoaded: assign({ rows: [], cursor: null, total: null, position: null }),
    setChoices: assign((_, { output }: { output: Choices }) => ({ choices: output })),
    markOutdated: raise({ type: 'list.outdated' }),
    /** The same again keeps its id: the server carries it out once, even if only its answer was lost. */
    prepare: assign(({ context }, { serviceId, status }: { serviceId: string; status: ServiceStatus }) => {
      const payload = { serviceId, status };
      const { command } = context;
      if (command && isEqual(command.payload, payload)) return {};
      return {
        command: { ...caseCommand(context, { type: 'service.change', payload }) } as Context['command'],
      };
    }),
    receiveResult: assign(({ context }, { output }: { output: { facts: readonly ExchangeFact[] } }) => ({
      rows: output.facts.reduce(withFact, context.rows),
      command: null,
      sendProblem: unreachable,
    })),
  },
  guards: {
    ...calls.guards,
    ...workspaceParts.guards,
    someRows: ({ context }) => context.rows.length > 0,
    hasMore: ({ context }) => context.cursor !== null,
    filtered: ({ context }) => isServiceFiltered(context.filters),
    sameFilters: ({ context }, { route }: { route: ServiceListFilters }) =>
      isEqual(serviceQuery(route), serviceQuery(context.filters)),
    canMove: ({ context }, { serviceId, status }: { serviceId: string; status: ServiceStatus }) =>
      mayReview(context) && context.rows.some((row) => row.id === serviceId && row.status !== status),
    isOver: ({ context }) => [404, 409].includes(context.sendProblem.status),
  },
  delays: { ...calls.delays, ...workspaceParts.delays, searchDebounce: searchDebounceMs },
}).extend({
  actions: {
    receiveRow: enqueueActions(({ context, enqueue }, { row }: { row: ExchangeFact }) => {
      enqueue.assign({ rows: withFact(context.rows, row) });
      if (bringsServices.has(row.kind)) enqueue.raise({ type: 'list.outdated' });
    }),
  },
});
