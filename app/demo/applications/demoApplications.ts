import {
  matchesSent,
  tableSortOf,
  type ApplicationFilters,
  type ApplicationListing,
} from '@vetsync/machines/exchange/model';
import {
  noSummary,
  sentText,
  type ApplicationStatus,
  type SentSummary,
} from '@vetsync/machines/model/exchange';
import type { World } from '@vetsync/machines/model/world';
import {
  countRowsByValue,
  filterOptions,
  findRows,
  sortRows,
  type PortalColumn,
  type PortalRow,
  type TableWriter,
} from '@vetsync/machines/portal/model';
import type { ListedApplication } from '@vetsync/machines/exchange/receivedApplications';
import {
  answersOfReview,
  countSteps,
  reviewOf,
  reviewSummary,
  sentOfReview,
  type Review,
  type ReviewSource,
} from '@vetsync/machines/reviews/model';
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
const valuesIn = (values: readonly string[]) => [...new Set(values)].toSorted();

/** What an application is also searched, sorted and filtered by: what was sent. */
interface Sent {
  summary: SentSummary;
  skills: readonly string[];
  cells: PortalRow;
}
const hidden = { label: '', isDrawn: false } as const;
const sentColumns: readonly PortalColumn[] = [
  { key: 'sentText', kind: 'text', ...hidden },
  { key: 'requirements', kind: 'number', ...hidden },
  { key: 'years', kind: 'number', ...hidden },
  { key: 'place', kind: 'text', searched: false, ...hidden },
];
const shareOf = ({ requirements }: SentSummary) => requirements && requirements.met / requirements.of;
function sentIn(review: Review): Sent {
  const sent = sentOfReview(review);
  const summary = reviewSummary(review);
  const { location: place, yearsOfService: years } = summary;
  const text = sentText(sent, answersOfReview(review));
  const cells = { id: review.id, sentText: text, requirements: shareOf(summary), years, place };
  return { summary, skills: sent.skills, cells };
}

/** What matches, in the order that is asked for. */
function shownOf(
  listing: ApplicationListing,
  rows: readonly PortalRow[],
  { q, status: standing, listing: subject, priority, sort, ...wanted }: ApplicationFilters,
  { writer, sentOf }: { writer: TableWriter; sentOf: (row: PortalRow) => Sent | null },
) {
  const values = {
    ...(standing && { [status]: standing }),
    ...(subject && { [listing.subject]: subject }),
    ...(priority && { priority }),
  };
  const found = findRows(listing, rows, { q: '', values }, writer).flatMap((row) => {
    const { summary = noSummary, skills = summary.skills, cells = { id: row.id } } = sentOf(row) ?? {};
    return matchesSent({ ...summary, skills }, wanted) ? [{ ...cells, ...row }] : [];
  });
  const columns = [...listing.columns, ...sentColumns];
  const isSent = sentColumns.some(({ key }) => key === sort);
  const order = tableSortOf(sort, isSent ? null : listing);
  const shown = sortRows({ columns }, findRows({ columns }, found, { q, values: {} }, writer), order, writer);
  const byId = new Map(rows.map((row) => [row.id, row]));
  return shown.flatMap(({ id }) => byId.get(id) ?? []);
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
  const sentOf = (row: PortalRow) => {
    const review = reviewOf(source, row.id, worldNow(), options.now());
    return review && sentIn(review);
  };

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
        summary: sentOf(row)?.summary ?? noSummary,
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
      const finding = { writer, sentOf };
      const anyStatus = shownOf(listing, all, { ...filters, status: null }, finding);
      const shown = shownOf(listing, all, filters, finding);
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
      const all = rows().flatMap((row) => sentOf(row) ?? []);
      const sent = {
        places: valuesIn(all.flatMap(({ summary: { location } }) => location ?? [])),
        skills: valuesIn(all.flatMap(({ skills }) => skills)),
      };
      return { colleagues: [], listings: titles.map((title) => ({ id: title, title })), sent };
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
