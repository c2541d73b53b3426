import * as z from 'zod/mini';
import { receivedApplicationSchema } from '../../model/exchange/answers.ts';
import type { ReceivedApplication } from '../../model/exchange/answers.ts';
import { applicationStatuses } from '../../model/exchange/decideApplication.ts';
import type { ExchangeFact } from '../../model/exchange/exchangeFact.ts';
import { matchesApplicationFilters } from '../model/index.ts';
import type { ApplicationFilters } from '../model/index.ts';

/** A row of the list. */
export interface ApplicationRow extends ReceivedApplication {
  /** Arrived since the page was opened. */
  isNew: boolean;
}

/** Where an application stands, as a fact or a refusal says it. */
export const standingSchema = z.object({
  applicationId: z.string(),
  status: z.enum(applicationStatuses),
  version: z.int(),
});
export type Standing = z.output<typeof standingSchema>;

/** The listed rows, new ones that are only counted so far, and the cursor of the next page. */
export interface ApplicationList {
  rows: readonly ApplicationRow[];
  /** Newest first. */
  arrivals: readonly ApplicationRow[];
  cursor: string | null;
  /** The newest standing of each application that has changed since the page was opened. */
  standings: Readonly<Record<string, Standing>>;
}
export const noApplications: ApplicationList = { rows: [], arrivals: [], cursor: null, standings: {} };

export interface ApplicationPage {
  applications: readonly ReceivedApplication[];
  nextCursor: string | null;
}

const receivedSchema = z.object({
  ...z.omit(receivedApplicationSchema, { id: true, updatedAt: true, version: true, assignee: true }).shape,
  applicationId: z.string(),
});

/** The application of a fact of kind `applicationReceived`; null for others. */
function arrivalOf({ kind, payload }: ExchangeFact): ApplicationRow | null {
  if (kind !== 'applicationReceived') return null;
  const received = receivedSchema.safeParse(payload);
  if (!received.success) return null;
  const { applicationId, ...row } = received.data;
  return { ...row, id: applicationId, updatedAt: row.submittedAt, version: 1, assignee: null, isNew: true };
}

/** Where an application stands after a fact; null if the fact doesn't say it. */
export function standingOf({ payload }: ExchangeFact): Standing | null {
  const found = standingSchema.safeParse(payload);
  return found.success ? found.data : null;
}

/** The application with the newest standing. A page that was read earlier may be older. */
export function withStanding<Application extends ReceivedApplication>(
  application: Application,
  { [application.id]: standing }: ApplicationList['standings'],
): Application {
  if (!standing || standing.version <= application.version) return application;
  return { ...application, status: standing.status, version: standing.version };
}

const without = <Application extends ReceivedApplication>(
  applications: readonly Application[],
  known: readonly ReceivedApplication[],
) => applications.filter(({ id }) => !known.some((one) => one.id === id));

const rowsOf = (page: ApplicationPage, { standings }: ApplicationList) =>
  page.applications.map((application) => withStanding({ ...application, isNew: false }, standings));

/** Replaces the rows by a first page. Applications that arrived while it was read are counted. */
export function withFirstPage(
  list: ApplicationList,
  page: ApplicationPage,
  filters: ApplicationFilters,
): ApplicationList {
  const recent = [...list.arrivals, ...without(list.rows, list.arrivals).filter(({ isNew }) => isNew)];
  const arrivals = without(recent, page.applications).filter((row) =>
    matchesApplicationFilters(row, filters),
  );
  return { ...list, rows: rowsOf(page, list), arrivals, cursor: page.nextCursor };
}

/** Appends a page without rows that are already listed. */
export const withNextPage = (list: ApplicationList, page: ApplicationPage): ApplicationList => ({
  ...list,
  rows: [...list.rows, ...without(rowsOf(page, list), list.rows)],
  arrivals: without(list.arrivals, page.applications),
  cursor: page.nextCursor,
});

export const withStandingChanged = (list: ApplicationList, standing: Standing): ApplicationList => {
  const { [standing.applicationId]: known } = list.standings;
  if (known && known.version >= standing.version) return list;
  const standings = { ...list.standings, [standing.applicationId]: standing };
  return {
    ...list,
    standings,
    rows: list.rows.map((row) => withStanding(row, standings)),
    arrivals: list.arrivals.map((row) => withStanding(row, standings)),
  };
};

/** The list after a fact. An application that arrives is counted once, and only if it matches the filters. */
export function withFact(list: ApplicationList, fact: ExchangeFact, filters: ApplicationFilters) {
  const standing = standingOf(fact);
  if (standing) return withStandingChanged(list, standing);
  const arrival = arrivalOf(fact);
  if (!arrival || !matchesApplicationFilters(arrival, filters)) return list;
  const [added] = without([arrival], [...list.rows, ...list.arrivals]);
  return added ? { ...list, arrivals: [withStanding(added, list.standings), ...list.arrivals] } : list;
}

/** Moves the counted applications to the top of the list. */
export const withArrivalsShown = (list: ApplicationList): ApplicationList =>
  list.arrivals.length === 0 ? list : { ...list, rows: [...list.arrivals, ...list.rows], arrivals: [] };
