import { assertEvent, assign, setup } from 'xstate';
import { workspaceSetup } from '../workspace/workspaceSetup.ts';
import type { WorkspaceEvent } from '../workspace/workspaceSetup.ts';
import { selectionSetup } from '../workList/selectionSetup.ts';
import { changesNotProvided, promiseNotProvided } from '../../kit/index.ts';
import { routedListSetup } from '../../kit/routedList.ts';
import { searchDebounceMs } from '../../system/model/feedTiming.ts';
import type { ApplicationStep } from '../../model/exchange/responses.ts';
import type { CommandBatchResult } from '../../model/exchange/command.ts';
import type { ExchangeFact } from '../../model/exchange/exchangeFact.ts';
import type { TableSettings } from '../../portal/model/index.ts';
import { isFilteredBy, isSameFilters, noApplicationFilters, withChosen } from '../model/index.ts';
import type { ApplicationFilters } from '../model/index.ts';
import { withArrivalsShown, withFirstPage, withNextPage } from './applicationList.ts';
import type { ApplicationList, ApplicationPage } from './applicationList.ts';
import type { OpenedApplication } from '../../reviews/model/openedApplication.ts';
import type { ApplicationCommand, DecisionCommand } from './applicationCommands.ts';
import { mayReview } from '../workspace/workspaceSetup.ts';
import type {
  ApplicationPageRequest,
  Choices,
  ReceivedApplicationsContext as Context,
  ReceivedApplicationsInput,
} from './applicationsContext.ts';
import type {
  ReceivedApplicationsEmitted,
  ReceivedApplicationsEvent,
  ReceivedApplicationsParentEvent,
} from './receivedApplications.events.ts';

/** Shows what arrived where it would not move what somebody reads: at the top of a list that begins with the newest. */
export const showArrivalsIfAtTop = ({ filters, scrolledAway }: Context, list: ApplicationList) =>
  filters.sort === 'newest' && !scrolledAway ? withArrivalsShown(list) : list;

type Event =
  | ReceivedApplicationsEvent
  | ReceivedApplicationsParentEvent
  | WorkspaceEvent
  | { type: 'list.outdated' }
  | { type: 'history.outdated' }
  | { type: 'sent.outdated' }
  | { type: 'decision.overtaken' }
  | { type: 'settings.changed' };
const workspaceParts = workspaceSetup<Context, Event>();
const listParts = routedListSetup<ApplicationFilters, Context, Event>({
  rowsOf: ({ list }) => list,
  cleared: ({ sort }) => ({ ...noApplicationFilters, sort }),
  isFiltered: isFilteredBy,
  isSame: isSameFilters,
});
const selectionParts = selectionSetup<Context, Event>({ rowsOf: ({ list }) => list, maySelect: mayReview });

/** Time that a decision is shown as recorded before the panel closes by itself, in milliseconds (feature spec, section 9). */
const decisionRecordedMs = 1_000;

/** Types, actors and delays of an organization's applications, and what the list does. */
export const listSetup = setup({
  types: {
    context: {} as Context,
    events: {} as Event,
    emitted: {} as ReceivedApplicationsEmitted,
    input: {} as ReceivedApplicationsInput,
  },
  actors: {
    ...workspaceParts.actors,
    /** Reports the route in the URL with `location.changed`. */
    locationChanges: changesNotProvided,
    loadApplications: promiseNotProvided<ApplicationPage, ApplicationPageRequest>('loadApplications'),
    /** The applicant can see who has opened what they sent. */
    loadApplication: promiseNotProvided<OpenedApplication, { organizationId: string; id: string }>(
      'loadApplication',
    ),
    loadHistory: promiseNotProvided<readonly ApplicationStep[], { id: string }>('loadHistory'),
    /** Rejects with 409 and where the application stands, if it was decided otherwise meanwhile. */
    sendCommand: promiseNotProvided<{ facts: readonly ExchangeFact[] }, { command: DecisionCommand }>(
      'sendCommand',
    ),
    loadChoices: promiseNotProvided<Choices, { organizationId: string }>('loadChoices'),
    /** Carries out each command or refuses it on its own. Rejects if the call as a whole has failed. */
    sendCommands: promiseNotProvided<CommandBatchResult, { commands: readonly ApplicationCommand[] }>(
      'sendCommands',
    ),
    /** What the person keeps for their lists. */
    loadSettings: promiseNotProvided<TableSettings>('loadSettings'),
    saveSettings: promiseNotProvided<unknown, { settings: TableSettings }>('saveSettings'),
  },
  actions: {
    ...workspaceParts.actions,
    ...listParts.actions,
    ...selectionParts.actions,
  },
  guards: {
    ...workspaceParts.guards,
    ...listParts.guards,
    ...selectionParts.guards,
  },
  delays: { ...workspaceParts.delays, searchDebounce: searchDebounceMs, recorded: decisionRecordedMs },
}).extend({
  actions: {
    filter: assign(({ context, event }) => {
      assertEvent(event, 'filter.choose');
      return { filters: withChosen(context.filters, event.filter, event.value) };
    }),
    sort: assign(({ context, event }) => {
      assertEvent(event, 'sort.change');
      return { filters: { ...context.filters, sort: event.sort } };
    }),
    sortNewest: assign(({ context }) => ({ filters: { ...context.filters, sort: 'newest' } })),
    setFirstPage: assign(({ context }, { output }: { output: ApplicationPage }) => {
      const list = showArrivalsIfAtTop(context, withFirstPage(context.list, output, context.filters));
      const isListed = new Set(list.rows.map(({ id }) => id));
      // Nobody decides on what they no longer see.
      return { list, selected: new Set([...context.selected].filter((id) => isListed.has(id))) };
    }),
    appendNextPage: assign(({ context }, { output }: { output: ApplicationPage }) => ({
      list: withNextPage(context.list, output),
    })),
    setScroll: assign(({ event }) => {
      assertEvent(event, 'list.scrolled');
      return { scrolledAway: event.away };
    }),
    showArrivals: assign(({ context }) => ({ list: withArrivalsShown(context.list) })),
    showArrivalsInSight: assign(({ context }) => ({ list: showArrivalsIfAtTop(context, context.list) })),
  },
  guards: {
    newestFirst: ({ context }) => context.filters.sort === 'newest',
  },
});
