import * as z from 'zod/mini';
import { unlisted } from '../../kit/unlisted.ts';
import { receivedApplicationSchema } from '../../model/exchange/responses.ts';
import type { ReceivedApplication } from '../../model/exchange/responses.ts';
import { applicationStatuses } from '../../model/exchange/decideApplication.ts';
import { noSummary } from '../../model/exchange/sentSummary.ts';
import { sentSummarySchema } from '../../model/exchange/responses.ts';
import type { ExchangeFact } from '../../model/exchange/exchangeFact.ts';
import { linePlaces } from '../../model/world/statuses.ts';
import type { LinePlace } from '../../model/world/statuses.ts';
import { matchesApplicationFilters } from '../model/index.ts';
import type { ApplicationFilters } from '../model/index.ts';
import type { PortalRow } from '../../portal/model/index.ts';

export type Colleague = NonNullable<ReceivedApplication['assignee']>;
/** A colleague who has opened an application, and when: ISO 8601 in UTC. */
export type Viewer = Colleague & { at: string };

/** An application as a page has it. */
export interface ListedApplication extends ReceivedApplication {
  /** What columns of its list show. */
  cells?: PortalRow;
}

/** A row of the list. */
export interface ApplicationRow extends ListedApplication {
  /** Arrived since the page was opened. */
  isNew: boolean;
  /** The colleague who was the last to open it, as far as the page has seen it. */
  opening: Viewer | null;
}

/** Where an application stands, as a fact or a refusal says it. */
export const standingSchema = z.object({
  applicationId: z.string(),
  status: z.enum(applicationStatuses),
  version: z.int(),
  /** Facts that say it: what became of the offer. */
  acceptedAt: z.optional(z.nullable(z.string())),
  answerBy: z.optional(z.nullable(z.string())),
  line: z.optional(z.enum(linePlaces)),
  /** Of an application that was sent again. */
  summary: z.optional(sentSummarySchema),
});
export type ApplicationState = z.output<typeof standingSchema>;

const colleagueSchema = z.object({ id: z.string(), name: z.nullable(z.string()) });
/** Who takes care of an application, as a fact or a refusal says it. */
export const assignmentSchema = z.object({
  applicationId: z.string(),
  assignee: z.nullable(colleagueSchema),
});
export type Assignment = z.output<typeof assignmentSchema>;
/** A spot is free for whoever waits, or was taken by somebody else. */
const lineSchema = z.object({ applicationId: z.string(), line: z.enum(linePlaces) });
const openingSchema = z.object({ applicationId: z.string(), colleague: colleagueSchema });

/** The listed rows, new ones that are only counted so far, and the cursor of the next page. */
export interface ApplicationList {
  rows: readonly ApplicationRow[];
  /** Newest first. */
  arrivals: readonly ApplicationRow[];
  cursor: string | null;
  /** How many all pages have; null until it is known. */
  total: number | null;
  counts?: ApplicationCounts;
  /** The newest state of each application that has changed since the page was opened. */
  states: Readonly<Record<string, ApplicationState>>;
  /** Who takes care of each application that was assigned since the feed is followed. */
  assignments: Readonly<Record<string, Colleague | null>>;
  /** The place in line of each application that moved since then. */
  lines: Readonly<Record<string, LinePlace>>;
  /** Colleagues who have opened each application since then, the last one first. */
  openings: Readonly<Record<string, readonly Viewer[]>>;
}
export const noApplications: ApplicationList = {
  rows: [],
  arrivals: [],
  cursor: null,
  total: null,
  states: {},
  assignments: {},
  lines: {},
  openings: {},
};

/** How many there are without any filter, and of each status without a filter by status. */
export interface ApplicationCounts {
  all: number;
  statuses: Readonly<Record<string, number>>;
}

export interface ApplicationPage {
  applications: readonly ListedApplication[];
  nextCursor: string | null;
  /** Of the first page. */
  total?: number | null;
  /** Of a list that its server has whole. */
  counts?: ApplicationCounts;
}

const receivedSchema = z.object({
  ...z.omit(receivedApplicationSchema, {
    id: true,
    updatedAt: true,
    version: true,
    assignee: true,
    acceptedAt: true,
    answerBy: true,
    summary: true,
  }).shape,
  applicationId: z.string(),
  /** Older facts don't have it. */
  summary: z.prefault(sentSummarySchema, noSummary),
});

/** The application of a fact of kind `applicationReceived`; null for others. */
function arrivalOf({ kind, payload }: ExchangeFact): ApplicationRow | null {
  if (kind !== 'applicationReceived') return null;
  const received = receivedSchema.safeParse(payload);
  if (!received.success) return null;
  const { applicationId, ...row } = received.data;
  return {
    ...row,
    id: applicationId,
    updatedAt: row.submittedAt,
    version: 1,
    acceptedAt: null,
    answerBy: null,
    assignee: null,
    isNew: true,
    opening: null,
  };
}

/** Where an application stands after a fact; null if the fact doesn't say it. */
function applicationStateOf({ payload }: ExchangeFact): ApplicationState | null {
  const found = standingSchema.safeParse(payload);
  return found.success ? found.data : null;
}

/** Who takes care of an application after a fact; null if the fact doesn't say it. */
function assignmentOf({ kind, payload }: ExchangeFact): Assignment | null {
  if (kind !== 'applicationAssigned') return null;
  const found = assignmentSchema.safeParse(payload);
  return found.success ? found.data : null;
}

/** The place in line of an application after a fact; null if the fact doesn't say it. */
const lineOf = ({ kind, payload }: ExchangeFact) =>
  kind === 'spotFreed' || kind === 'spotTaken' ? (z.safeParse(lineSchema, payload).data ?? null) : null;

/** Facts of a withdrawal, and refusals, say nothing of the offer: it stays as it was. */
const stateIn = (
  { status, version, acceptedAt, answerBy, line, summary }: ApplicationState,
  before: Pick<ReceivedApplication, 'acceptedAt' | 'answerBy' | 'line' | 'summary'>,
) => ({
  status,
  version,
  acceptedAt: acceptedAt === undefined ? before.acceptedAt : acceptedAt,
  answerBy: answerBy === undefined ? before.answerBy : answerBy,
  line: line ?? before.line ?? null,
  summary: summary ?? before.summary,
});

type Known = Pick<ApplicationList, 'states' | 'assignments' | 'lines'>;
/** The application as it is known best. A page that was read earlier may be older. */
export function withLatestState<Application extends ReceivedApplication>(
  application: Application,
  {
    states: { [application.id]: state },
    assignments: { [application.id]: assignee },
    lines: { [application.id]: line },
  }: Known,
): Application {
  const isOlder = state !== undefined && state.version > application.version;
  const isElsewhere = assignee !== undefined && assignee?.id !== application.assignee?.id;
  const isMoved = line !== undefined && line !== application.line;
  if (!isOlder && !isElsewhere && !isMoved) return application;
  return {
    ...application,
    ...(isOlder && stateIn(state, application)),
    ...(isElsewhere && { assignee }),
    ...(isMoved && { line }),
  };
}
function rowAsKnown(row: ApplicationRow, list: ApplicationList): ApplicationRow {
  const opening = list.openings[row.id]?.[0] ?? null;
  const known = withLatestState(row, list);
  return known.opening === opening ? known : { ...known, opening };
}
/** Other rows stay the same objects, so that only what has changed is rendered. */
const refreshed = (list: ApplicationList): ApplicationList => ({
  ...list,
  rows: list.rows.map((row) => rowAsKnown(row, list)),
  arrivals: list.arrivals.map((row) => rowAsKnown(row, list)),
});

const rowsOf = (page: ApplicationPage, list: ApplicationList) =>
  page.applications.map((application) => rowAsKnown({ ...application, isNew: false, opening: null }, list));

/** Replaces the rows by a first page. Applications that arrived while it was read are counted. */
export function withFirstPage(
  list: ApplicationList,
  page: ApplicationPage,
  filters: ApplicationFilters,
): ApplicationList {
  const recent = [...list.arrivals, ...unlisted(list.rows, list.arrivals).filter(({ isNew }) => isNew)];
  const arrivals = unlisted(recent, page.applications).filter((row) =>
    matchesApplicationFilters(row, filters),
  );
  const { nextCursor: cursor, total = null, counts } = page;
  return { ...list, rows: rowsOf(page, list), arrivals, cursor, total, ...(counts && { counts }) };
}

/** Appends a page without rows that are already listed. */
export const withNextPage = (list: ApplicationList, page: ApplicationPage): ApplicationList => ({
  ...list,
  rows: [...list.rows, ...unlisted(rowsOf(page, list), list.rows)],
  arrivals: unlisted(list.arrivals, page.applications),
  cursor: page.nextCursor,
});

export const withStateChanged = (list: ApplicationList, state: ApplicationState): ApplicationList => {
  const { [state.applicationId]: known } = list.states;
  if (known && known.version >= state.version) return list;
  return refreshed({ ...list, states: { ...list.states, [state.applicationId]: state } });
};

export const withAssignment = (
  list: ApplicationList,
  { applicationId, assignee }: Assignment,
): ApplicationList => refreshed({ ...list, assignments: { ...list.assignments, [applicationId]: assignee } });

/** Colleagues who have opened an application, the last one first. */
export const withOpenings = (
  list: ApplicationList,
  id: string,
  openings: readonly Viewer[],
): ApplicationList => refreshed({ ...list, openings: { ...list.openings, [id]: openings } });

function withOpening(list: ApplicationList, { at, payload }: ExchangeFact): ApplicationList {
  const found = openingSchema.safeParse(payload);
  if (!found.success) return list;
  const { applicationId: id, colleague } = found.data;
  const others = (list.openings[id] ?? []).filter((one) => one.id !== colleague.id);
  return withOpenings(list, id, [{ ...colleague, at }, ...others]);
}

/** Facts may have been missed: what they alone have said may be wrong by now. */
export const withoutFeedState = (list: ApplicationList): ApplicationList => ({
  ...list,
  assignments: {},
  lines: {},
  openings: {},
});

/**
 * The list after a fact. An application that arrives is counted once, and only if it matches the filters.
 *
 * @param self Id of the reader, whose own openings are no news.
 */
export function withFact(
  list: ApplicationList,
  fact: ExchangeFact,
  { filters, self }: { filters: ApplicationFilters; self: string },
): ApplicationList {
  if (fact.kind === 'applicationOpened') return fact.actor === self ? list : withOpening(list, fact);
  const assignment = assignmentOf(fact);
  if (assignment) return withAssignment(list, assignment);
  const moved = lineOf(fact);
  if (moved) return refreshed({ ...list, lines: { ...list.lines, [moved.applicationId]: moved.line } });
  const state = applicationStateOf(fact);
  if (state) return withStateChanged(list, state);
  const arrival = arrivalOf(fact);
  if (!arrival || !matchesApplicationFilters(arrival, filters)) return list;
  const [added] = unlisted([arrival], [...list.rows, ...list.arrivals]);
  if (!added) return list;
  const total = list.total === null ? null : list.total + 1;
  return { ...list, total, arrivals: [rowAsKnown(added, list), ...list.arrivals] };
}

/** The list after the facts of an answer, which the feed may bring too, sooner or later. */
export const withFacts = (
  context: Parameters<typeof withFact>[2] & { list: ApplicationList },
  facts: readonly ExchangeFact[],
): ApplicationList => facts.reduce((list, fact) => withFact(list, fact, context), context.list);

/** Moves the counted applications to the top of the list. */
export const withArrivalsShown = (list: ApplicationList): ApplicationList =>
  list.arrivals.length === 0 ? list : { ...list, rows: [...list.arrivals, ...list.rows], arrivals: [] };
