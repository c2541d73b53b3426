import * as z from 'zod/mini';
import { assertEvent, assign, emit, enqueueActions, raise, setup } from 'xstate';
import type { EventObject } from 'xstate';
import { isProofDue, proofReasonOf } from '../../account/model/index.ts';
import { callbackNotProvided, clockTick, noChanges, promiseNotProvided, readClock } from '../../kit/index.ts';
import type { ClockTick } from '../../kit/index.ts';
import { feedDeadMs, feedReconnectDelay, searchDebounceMs } from '../../leads/model/index.ts';
import type { ApplicationStep, WholeApplication } from '../../model/exchange/answers.ts';
import type { ApplicationDecision } from '../../model/exchange/decideApplication.ts';
import type { ExchangeFact } from '../../model/exchange/exchangeFact.ts';
import { isEqual } from '../../model/isEqual.ts';
import { decisionNotesMax } from '../../model/world/outcomes.ts';
import { roleAllows, statusAllows } from '../../organizations/model/index.ts';
import type { MemberRole, Organization } from '../../organizations/model/index.ts';
import { rowPositionOf } from '../../portal/model/index.ts';
import { problemOf, submitTimeoutMs, unanswered } from '../../system/model/index.ts';
import type { Problem, Reader } from '../../system/model/index.ts';
import { isFilteredBy, isSameFilters, noApplicationFilters, undoableDecision } from '../model/index.ts';
import type {
  ApplicationFilters,
  ApplicationsRoute,
  ExchangeFeedEvent,
  ExchangeFeedInput,
} from '../model/index.ts';
import {
  noApplications,
  standingOf,
  standingSchema,
  withArrivalsShown,
  withFact,
  withFirstPage,
  withNextPage,
  withStanding,
  withStandingChanged,
} from './applicationList.ts';
import type { ApplicationList, ApplicationPage, Standing } from './applicationList.ts';
import type {
  ReceivedApplicationsEmitted,
  ReceivedApplicationsEvent,
  ReceivedApplicationsParentEvent,
} from './receivedApplications.events.ts';

/** An organization, and the role in it of who looks at its applications. */
export interface Desk {
  organization: Organization;
  role: MemberRole;
}

/** What is being written about an application. */
export interface DecisionDraft {
  decision: ApplicationDecision | null;
  /** For the applicant. */
  message: string;
  /** For colleagues. */
  notes: string;
}
export const noDraft: DecisionDraft = { decision: null, message: '', notes: '' };

/** A command about the open application, as it is sent. `as` is the id of the organization. */
export type DecisionCommand = { id: string; as: string } & (
  | {
      type: 'application.decide';
      expectedVersion: number;
      payload: { applicationId: string; decision: ApplicationDecision; message?: string; notes?: string };
    }
  | { type: 'decision.undo'; payload: { decisionId: string } }
);

export interface ApplicationPageRequest {
  organizationId: string;
  filters: ApplicationFilters;
  cursor: string | null;
}

export interface ReceivedApplicationsInput {
  slug: string;
  /** Id of who is signed in. */
  self: string;
  /** From the URL. */
  route?: ApplicationsRoute;
  /** Draws a UUID. */
  newId: () => string;
  reader: Pick<Reader, 'locale' | 'timeZone'>;
  /** Epoch milliseconds. */
  now: () => number;
}

export interface ReceivedApplicationsContext extends Pick<
  ReceivedApplicationsInput,
  'slug' | 'self' | 'newId' | 'now'
> {
  /** Null until it is loaded. */
  desk: Desk | null;
  filters: ApplicationFilters;
  list: ApplicationList;
  /** Where the feed goes on; null before it was followed. */
  position: string | null;
  breaks: number;
  scrolledAway: boolean;
  /** Id of the open application, or null. */
  openId: string | null;
  lastId: string | null;
  opened: WholeApplication | null;
  /** What is written about each application, until it is decided. */
  drafts: Readonly<Record<string, DecisionDraft>>;
  /** What is sent to the server, or was last. */
  command: DecisionCommand | null;
  /** Who was faster, as the refusal says it. */
  changedBy: string | null;
  problem: Problem;
  detailProblem: Problem;
  decisionProblem: Problem;
  reader: Reader;
}

type Context = ReceivedApplicationsContext;

export const mayDecide = ({ desk }: Pick<Context, 'desk'>) =>
  desk !== null && roleAllows(desk.role, 'review') && statusAllows(desk.organization.status, 'review');
export const draftOf = ({ drafts, openId }: Pick<Context, 'drafts' | 'openId'>): DecisionDraft =>
  drafts[openId ?? ''] ?? noDraft;
export const isTooLong = ({ message, notes }: DecisionDraft) =>
  [message, notes].some((text) => text.trim().length > decisionNotesMax);

const overtakenSchema = z.object({
  code: z.literal('application_changed'),
  state: standingSchema,
  changedBy: z.nullable(z.object({ name: z.nullable(z.string()) })),
});

function changeDraft(context: Context, changed: Partial<DecisionDraft>) {
  const { drafts, openId } = context;
  return openId === null ? {} : { drafts: { ...drafts, [openId]: { ...draftOf(context), ...changed } } };
}

/** Shows what arrived where it would not move what somebody reads: at the top of a list that begins with the newest. */
const inSight = ({ filters, scrolledAway }: Context, list: ApplicationList) =>
  filters.sort === 'newest' && !scrolledAway ? withArrivalsShown(list) : list;

const without = (drafts: Context['drafts'], id: string | null): Context['drafts'] => {
  const { [id ?? '']: _, ...others } = drafts;
  return others;
};

/** The open application with the newest standing. */
const withOpened = ({ opened }: Context, list: ApplicationList) =>
  opened && { ...opened, application: withStanding(opened.application, list.standings) };

function decideCommand(context: Context): DecisionCommand | null {
  const { desk, opened, newId } = context;
  const { decision, message, notes } = draftOf(context);
  if (!desk || !opened || decision === null) return null;
  const { id: applicationId, version: expectedVersion } = opened.application;
  return {
    id: newId(),
    as: desk.organization.id,
    type: 'application.decide',
    expectedVersion,
    payload: {
      applicationId,
      decision,
      ...(message.trim() && { message: message.trim() }),
      ...(notes.trim() && { notes: notes.trim() }),
    },
  };
}

function undoCommand({ desk, opened, newId }: Context): DecisionCommand | null {
  const last = opened && undoableDecision(opened.history);
  if (!desk || !last) return null;
  return {
    id: newId(),
    as: desk.organization.id,
    type: 'decision.undo',
    payload: { decisionId: last.id },
  };
}

/** The same command again keeps its id: the server carries it out once, even if only its answer was lost. */
const sameAgain = (sent: DecisionCommand | null, next: DecisionCommand | null) =>
  sent && next && isEqual({ ...sent, id: next.id }, next) ? sent : next;

/** Types, actors, actions, guards and delays of an organization's applications. */
export const receivedApplicationsSetup = setup({
  types: {
    context: {} as Context,
    events: {} as
      | ReceivedApplicationsEvent
      | ReceivedApplicationsParentEvent
      | ExchangeFeedEvent
      | { type: 'page.woken' }
      | { type: 'list.outdated' }
      | { type: 'history.outdated' }
      | { type: 'decision.overtaken' }
      | ClockTick,
    emitted: {} as ReceivedApplicationsEmitted,
    input: {} as ReceivedApplicationsInput,
  },
  actors: {
    /** Reports the route in the URL with `location.changed`. */
    locationChanges: noChanges,
    /** Reports with `page.woken` that the page is visible again, or the browser online again. */
    wakeUps: noChanges,
    /** Rejects with 404 for who doesn't work there. */
    loadDesk: promiseNotProvided<Desk, { slug: string }>('loadDesk'),
    loadApplications: promiseNotProvided<ApplicationPage, ApplicationPageRequest>('loadApplications'),
    /** The applicant can see who has opened what they sent. */
    loadApplication: promiseNotProvided<WholeApplication, { organizationId: string; id: string }>(
      'loadApplication',
    ),
    loadHistory: promiseNotProvided<readonly ApplicationStep[], { id: string }>('loadHistory'),
    /** Rejects with 409 and where the application stands, if it was decided otherwise meanwhile. */
    sendCommand: promiseNotProvided<{ facts: readonly ExchangeFact[] }, { command: DecisionCommand }>(
      'sendCommand',
    ),
    followFeed: callbackNotProvided<EventObject, ExchangeFeedInput>('followFeed'),
  },
  actions: {
    setDesk: assign((_, { output }: { output: Desk }) => ({ desk: output })),
    setProblem: assign((_, { error }: { error: unknown }) => ({ problem: problemOf(error) })),
    search: assign(({ context, event }) => {
      assertEvent(event, 'search.change');
      return { filters: { ...context.filters, q: event.q } };
    }),
    filter: assign(({ context, event }) => {
      assertEvent(event, 'status.filter');
      return { filters: { ...context.filters, status: event.status } };
    }),
    sort: assign(({ context, event }) => {
      assertEvent(event, 'sort.change');
      return { filters: { ...context.filters, sort: event.sort } };
    }),
    sortNewest: assign(({ context }) => ({ filters: { ...context.filters, sort: 'newest' } })),
    clearFilters: assign(({ context }) => ({
      filters: { ...noApplicationFilters, sort: context.filters.sort },
    })),
    goToPage: assign(({ context, event }) => {
      assertEvent(event, 'location.changed');
      const { filters, open } = event.route;
      return { filters, openId: open, lastId: open ?? context.lastId };
    }),
    emitRoute: emit(({ context: { filters, openId } }) => ({
      type: 'location.changed',
      route: { filters, open: openId },
      isClosing: false,
    })),
    emitClosed: emit(({ context: { filters } }) => ({
      type: 'location.changed',
      route: { filters, open: null },
      isClosing: true,
    })),
    stepToRow: assign(({ context: { list, openId, lastId }, event }) => {
      assertEvent(event, 'row.step');
      const id = rowPositionOf(list.rows, openId ?? '')[event.to] ?? openId;
      return { openId: id, lastId: id ?? lastId };
    }),
    close: assign({ openId: null }),
    setFirstPage: assign(({ context }, { output }: { output: ApplicationPage }) => ({
      list: withFirstPage(context.list, output, context.filters),
    })),
    appendNextPage: assign(({ context }, { output }: { output: ApplicationPage }) => ({
      list: withNextPage(context.list, output),
    })),
    setScroll: assign(({ event }) => {
      assertEvent(event, 'list.scrolled');
      return { scrolledAway: event.away };
    }),
    showArrivals: assign(({ context }) => ({ list: withArrivalsShown(context.list) })),
    showArrivalsInSight: assign(({ context }) => ({ list: inSight(context, context.list) })),
    outdate: raise({ type: 'list.outdated' }),
    setPosition: assign(({ context }, { position }: { position: string | null }) => ({
      position: position ?? context.position,
      breaks: 0,
    })),
    countBreak: assign(({ context }) => ({ breaks: context.breaks + 1 })),
    loseFeed: raise({ type: 'feed.closed' }),
    receiveRow: enqueueActions(({ context, enqueue }, { row }: { row: ExchangeFact }) => {
      const list = inSight(context, withFact(context.list, row, context.filters));
      const opened = withOpened(context, list);
      enqueue.assign({ list, opened });
      // Decided in another tab, or before this application was left.
      if (row.kind === 'applicationDecided' && row.actor === context.self && row.subject !== context.openId)
        enqueue.assign({ drafts: without(context.drafts, row.subject) });
      if (opened?.application.version === context.opened?.application.version) return;
      enqueue.raise({ type: 'history.outdated' });
      if (row.actor !== context.self) enqueue.raise({ type: 'decision.overtaken' });
    }),
    clearOpened: assign({ opened: null, changedBy: null, command: null, detailProblem: unanswered }),
    setOpened: assign(({ context: { list } }, { output }: { output: WholeApplication }) => {
      const { id, status, version } = output.application;
      const known = withStandingChanged(list, { applicationId: id, status, version });
      return {
        list: known,
        opened: { ...output, application: withStanding(output.application, known.standings) },
      };
    }),
    setDetailProblem: assign((_, { error }: { error: unknown }) => ({ detailProblem: problemOf(error) })),
    setHistory: assign(({ context: { opened } }, { output }: { output: readonly ApplicationStep[] }) => ({
      opened: opened && { ...opened, history: [...output] },
    })),
    choose: assign(({ context, event }) => {
      assertEvent(event, 'decision.choose');
      return changeDraft(context, { decision: event.decision });
    }),
    write: assign(({ context, event }) => {
      assertEvent(event, 'words.change');
      return changeDraft(context, { [event.field]: event.text });
    }),
    prepareDecision: assign(({ context }) => ({
      command: sameAgain(context.command, decideCommand(context)),
      changedBy: null,
    })),
    prepareUndo: assign(({ context }) => ({
      command: sameAgain(context.command, undoCommand(context)),
      changedBy: null,
    })),
    setDecisionProblem: enqueueActions(({ context, enqueue }, { error }: { error: unknown }) => {
      enqueue.assign({ decisionProblem: problemOf(error) });
      const overtaken = z.safeParse(overtakenSchema, error);
      if (!overtaken.success) return;
      const { state, changedBy } = overtaken.data;
      const list = withStandingChanged(context.list, state);
      enqueue.assign({ list, opened: withOpened(context, list), changedBy: changedBy?.name ?? null });
      enqueue.raise({ type: 'history.outdated' });
    }),
    /** The feed may bring the same facts, sooner or later. */
    receiveAnswer: enqueueActions(
      ({ context, enqueue }, { output: { facts } }: { output: { facts: readonly ExchangeFact[] } }) => {
        const known = facts.map(standingOf).filter((standing): standing is Standing => standing !== null);
        const list = known.reduce(withStandingChanged, context.list);
        enqueue.assign({ list, opened: withOpened(context, list) });
        if (context.command?.type === 'application.decide')
          enqueue.assign({ drafts: without(context.drafts, context.openId) });
        enqueue.raise({ type: 'history.outdated' });
      },
    ),
    requestProof: emit(({ context }) => ({ type: 'proof.request', reason: proofReasonOf(context.problem) })),
    requestDecisionProof: emit(({ context }) => ({
      type: 'proof.request',
      reason: proofReasonOf(context.decisionProblem),
    })),
    forget: assign({ list: noApplications, opened: null, position: null }),
    startClock: raise(...clockTick),
    readClock: assign(({ context }) => readClock(context)),
  },
  guards: {
    proofDue: ({ context }) => isProofDue(context.problem),
    missing: ({ context }) => context.problem.status === 404,
    someRows: ({ context }) => context.list.rows.length > 0,
    hasMore: ({ context }) => context.list.cursor !== null,
    filtered: ({ context }) => isFilteredBy(context.filters),
    newestFirst: ({ context }) => context.filters.sort === 'newest',
    sameFilters: ({ context, event }) =>
      event.type === 'location.changed' && isSameFilters(event.route.filters, context.filters),
    unfollowed: ({ context }) => context.position === null,
    isOpen: ({ context }) => context.openId !== null,
    sameOpen: ({ context, event }) =>
      event.type === 'location.changed' && event.route.open === context.openId && context.openId !== null,
    canStep: ({ context, event }) =>
      event.type === 'row.step' && rowPositionOf(context.list.rows, context.openId ?? '')[event.to] !== null,
    isMissing: ({ context }) => context.detailProblem.status === 404,
    mayDecide: ({ context }) => mayDecide(context),
    canSend: ({ context }) =>
      mayDecide(context) && draftOf(context).decision !== null && !isTooLong(draftOf(context)),
    canUndo: ({ context }) =>
      mayDecide(context) && context.opened !== null && undoableDecision(context.opened.history) !== null,
    decisionProofDue: ({ context }) => isProofDue(context.decisionProblem),
    isOvertaken: ({ context }) => context.decisionProblem.code === 'application_changed',
  },
  delays: {
    searchDebounce: searchDebounceMs,
    submitTimeout: submitTimeoutMs,
    feedDead: feedDeadMs,
    reconnect: ({ context }) => feedReconnectDelay(context.breaks),
  },
});
