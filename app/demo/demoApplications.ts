import {
  applicationFiltersIn,
  ofWholeList,
  tableSortOf,
  type ApplicationFilters,
  type ApplicationListing,
} from '@vetsync/machines/exchange/model';
import type { PortalRole } from '@vetsync/machines/account/model';
import type { ApplicationStatus, ExchangeFact } from '@vetsync/machines/model/exchange';
import type { World, WorldCommand } from '@vetsync/machines/model/world';
import {
  countRowsByValue,
  filterOptions,
  findRows,
  sortRows,
  type PortalRow,
  type TableWriter,
} from '@vetsync/machines/portal/model';
import type { ApplicationCommand, ListedApplication } from '@vetsync/machines/receivedApplications';
import type { PortalTabContext } from '@vetsync/machines/portalTab';
import { applicationOfRow, decideCommand, undoCommand } from '@vetsync/machines/reviews/model';
import type { ApplicationServer } from '../services/platformServer.ts';
import { demoWorkplace, type DemoWorkplaceOptions } from './demoWorkplace.ts';
import { notFound } from './problems.ts';

/** The applications of an organization of the demo, and how they are listed. */
export interface DemoApplicationList<Records> {
  role: PortalRole;
  kind: 'job' | 'college';
  listing: ApplicationListing;
  /** Newest first. */
  rowsOf: (records: Records, world: World) => readonly PortalRow[];
}

const status = 'status';

/** What matches, in the order that is asked for. */
function shownOf(
  listing: ApplicationListing,
  rows: readonly PortalRow[],
  { q, status: standing, listing: subject, sort }: ApplicationFilters,
  writer: TableWriter,
) {
  const filters = {
    ...(standing && { [status]: standing }),
    ...(subject && { [listing.subject]: subject }),
  };
  return sortRows(listing, findRows(listing, rows, { q, filters }, writer), tableSortOf(sort), writer);
}

/** Ids of the applications as the URL lists them: a review goes from one to the next. */
export const orderOf = <Records>(
  { listing, rowsOf }: DemoApplicationList<Records>,
  { records, world, route, reader, write }: PortalTabContext<Records>,
): readonly string[] => {
  const filters = applicationFiltersIn(route.route.query, ofWholeList);
  const writer = { locale: reader.locale, write };
  return shownOf(listing, rowsOf(records, world), filters, writer).map(({ id }) => id);
};

type CarriedOut = { facts: ExchangeFact[] } | { problem: { status: number; code: string } };

interface DemoApplicationsOptions<Records>
  extends DemoWorkplaceOptions, Pick<ApplicationServer, 'loadSettings' | 'saveSettings'> {
  records: Records;
  writer: TableWriter;
}

/** The demo's server for the applications of an organization: samples, and what happened since. */
export function demoApplications<Records>(
  { kind, listing, rowsOf }: DemoApplicationList<Records>,
  { records, writer, loadSettings, saveSettings, ...options }: DemoApplicationsOptions<Records>,
): ApplicationServer {
  const { log, organization: _, follow: __, ...workplace } = demoWorkplace(options);
  const rows = () => rowsOf(records, log().world);
  const titleOf = ({ [listing.subject]: title }: PortalRow) => String(title);
  const listed = (row: PortalRow): ListedApplication => ({
    id: row.id,
    kind,
    listingId: titleOf(row),
    listingTitle: titleOf(row),
    applicantName: String(row['name']),
    status: row[status] as ApplicationStatus,
    submittedAt: String(row['submitted']),
    updatedAt: String(row['submitted']),
    assignee: null,
    acceptedAt: null,
    answerBy: null,
    version: 1,
    cells: row,
  });

  /** What a command means in the demo's world. */
  function meantBy(command: ApplicationCommand): WorldCommand | null {
    if (command.type === 'decision.undo') return undoCommand({ id: command.payload.decisionId });
    const { applicationId } = command.payload;
    const row = rows().find(({ id }) => id === applicationId);
    if (!row || command.type === 'application.assign') return null;
    const about = applicationOfRow(row);
    if (command.type === 'application.mark')
      return { type: 'status.set', decision: { kind, status: 'under_review', ...about } };
    return decideCommand({ ...command.payload, ...about, kind, id: command.id });
  }

  function carryOut(asked: ApplicationCommand): CarriedOut {
    const { id } = asked;
    const command = meantBy(asked);
    if (!command) return { problem: { status: 404, code: 'not_found' } };
    options.world.send({ type: 'world.dispatch', command });
    const at = new Date(options.now()).toISOString();
    const fact = { id, kind: 'applicationDecided', subject: id, payload: { decisionId: id }, at } as const;
    return { facts: [{ ...fact, actor: null, commandId: id, version: null }] };
  }

  return {
    ...workplace,
    loadSettings,
    saveSettings,
    async loadApplications({ filters }) {
      const all = rows();
      const anyStatus = shownOf(listing, all, { ...filters, status: null }, writer);
      const shown = shownOf(listing, all, filters, writer);
      return {
        applications: shown.map(listed),
        nextCursor: null,
        total: shown.length,
        counts: { all: all.length, statuses: Object.fromEntries(countRowsByValue(status, anyStatus)) },
      };
    },
    // One opens over the list, by its path.
    loadApplication: () => Promise.reject(notFound),
    loadHistory: () => Promise.reject(notFound),
    async loadChoices() {
      const column = listing.columns.find(({ key }) => key === listing.subject);
      const titles = column ? filterOptions(column, rows(), writer) : [];
      return { colleagues: [], listings: titles.map((title) => ({ id: title, title })) };
    },
    async sendCommand({ command }) {
      const result = carryOut(command);
      if ('problem' in result) throw result.problem;
      return result;
    },
    sendCommands: async ({ commands }) => ({
      results: commands.map((command) => ({ id: command.id, ...carryOut(command as ApplicationCommand) })),
    }),
  };
}
