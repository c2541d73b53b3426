import {
  tableSortOf,
  type ApplicationFilters,
  type ApplicationListing,
} from '@vetsync/machines/exchange/model';
import type { ApplicationStatus } from '@vetsync/machines/model/exchange';
import type { World } from '@vetsync/machines/model/world';
import {
  countRowsByValue,
  filterOptions,
  findRows,
  sortRows,
  type PortalRow,
  type TableWriter,
} from '@vetsync/machines/portal/model';
import type { ListedApplication } from '@vetsync/machines/exchange/receivedApplications';
import { countSteps, type ReviewSource } from '@vetsync/machines/reviews/model';
import type { ApplicationServer } from '../../services/platformServer.ts';
import { demoReviews, type DemoReviewsOptions } from './demoReviews.ts';

/** The applications of an organization of the demo, and how they are listed. */
export interface DemoApplicationList<Records> {
  role: DemoReviewsOptions['role'];
  listing: ApplicationListing;
  sourceOf: (records: Records) => ReviewSource;
  /** In their first order. */
  rowsOf: (records: Records, world: World) => readonly PortalRow[];
}

const status = 'status';

/** What matches, in the order that is asked for. */
function shownOf(
  listing: ApplicationListing,
  rows: readonly PortalRow[],
  { q, status: standing, listing: subject, priority, sort }: ApplicationFilters,
  writer: TableWriter,
) {
  const values = {
    ...(standing && { [status]: standing }),
    ...(subject && { [listing.subject]: subject }),
    ...(priority && { priority }),
  };
  return sortRows(
    listing,
    findRows(listing, rows, { q, values }, writer),
    tableSortOf(sort, listing),
    writer,
  );
}

interface DemoApplicationsOptions<Records>
  extends Omit<DemoReviewsOptions, 'source'>, Pick<ApplicationServer, 'loadSettings' | 'saveSettings'> {
  records: Records;
  writer: TableWriter;
}

/** The demo's server for the applications of an organization: samples, and what happened since. */
export function demoApplications<Records>(
  { listing, rowsOf, sourceOf }: DemoApplicationList<Records>,
  { records, writer, loadSettings, saveSettings, ...options }: DemoApplicationsOptions<Records>,
): ApplicationServer {
  const source = sourceOf(records);
  const reviews = demoReviews({ ...options, source });
  const worldNow = () => options.world.getSnapshot().context.log.world;
  const rows = () => rowsOf(records, worldNow());

  function listedIn({ decisions }: World) {
    const versions = countSteps(decisions.filter(({ kind }) => kind === source.kind));
    return (row: PortalRow): ListedApplication => {
      const title = String(row[listing.subject]);
      return {
        id: row.id,
        kind: source.kind,
        listingId: title,
        listingTitle: title,
        applicantName: String(row['name']),
        status: row[status] as ApplicationStatus,
        submittedAt: String(row['submitted']),
        updatedAt: String(row['submitted']),
        assignee: null,
        acceptedAt: null,
        answerBy: null,
        version: versions(row.id),
        cells: row,
      };
    };
  }

  return {
    ...reviews,
    loadSettings,
    saveSettings,
    async loadApplications({ filters }) {
      const all = rows();
      const anyStatus = shownOf(listing, all, { ...filters, status: null }, writer);
      const shown = shownOf(listing, all, filters, writer);
      return {
        applications: shown.map(listedIn(worldNow())),
        nextCursor: null,
        total: shown.length,
        counts: { all: all.length, statuses: Object.fromEntries(countRowsByValue(status, anyStatus)) },
      };
    },
    async loadChoices() {
      const column = listing.columns.find(({ key }) => key === listing.subject);
      const titles = column ? filterOptions(column, rows(), writer) : [];
      return { colleagues: [], listings: titles.map((title) => ({ id: title, title })) };
    },
    async sendCommands({ commands }) {
      const results = commands.map(async (command) => {
        const { id } = command;
        return reviews.sendCommand({ command }).then(
          ({ facts }) => ({ id, facts }),
          (problem) => ({ id, problem }),
        );
      });
      return { results: await Promise.all(results) };
    },
  };
}
