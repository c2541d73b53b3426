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

/** An application of the list. */
interface Entry {
  row: PortalRow;
  summary: SentSummary;
  skills: readonly string[];
}
const hidden = { label: '', isDrawn: false } as const;
/** What an application is also searched, sorted and filtered by: what was sent. */
const sentColumns: readonly PortalColumn[] = [
  { key: 'sentText', kind: 'text', ...hidden },
  { key: 'requirements', kind: 'number', ...hidden },
  { key: 'years', kind: 'number', ...hidden },
  { key: 'place', kind: 'text', searched: false, ...hidden },
];
const shareOf = ({ requirements }: SentSummary) => requirements && requirements.met / requirements.of;

function entryOf(row: PortalRow, review: Review | null) {
  if (!review) return { row, summary: noSummary, skills: noSummary.skills, cells: row };
  const sent = sentOfReview(review);
  const summary = reviewSummary(review);
  const { location: place, yearsOfService: years } = summary;
  const text = sentText(sent, answersOfReview(review));
  const cells = { sentText: text, requirements: shareOf(summary), years, place, ...row };
  return { row, summary, skills: sent.skills, cells };
}

/** The whole list, read once. `cells` are the rows with what was sent, in the same order. */
interface Listed {
  cells: readonly PortalRow[];
  byId: ReadonlyMap<string, Entry>;
}

/** What matches whatever its status, in the order that is asked for. */
function shownOf(
  listing: ApplicationListing,
  { cells, byId }: Listed,
  filters: ApplicationFilters,
  writer: TableWriter,
): Entry[] {
  const { q, listing: subject, priority, sort } = filters;
  const values = { ...(subject && { [listing.subject]: subject }), ...(priority && { priority }) };
  const columns = [...listing.columns, ...sentColumns];
  const isSent = sentColumns.some(({ key }) => key === sort);
  const order = tableSortOf(sort, isSent ? null : listing);
  // Sorted before anything is left out, because the keys of the whole list are cached.
  const found = findRows({ columns }, sortRows({ columns }, cells, order, writer), { q, values }, writer);
  return found.flatMap(({ id }) => {
    const entry = byId.get(id);
    return entry && matchesSent({ ...entry.summary, skills: entry.skills }, filters) ? [entry] : [];
  });
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

  let listed: (Listed & { world: World }) | null = null;
  function listNow(): Listed {
    const world = worldNow();
    if (listed?.world === world) return listed;
    const now = options.now();
    const entries = rowsOf(records, world).map((row) => entryOf(row, reviewOf(source, row.id, world, now)));
    const byId = new Map(entries.map((entry) => [entry.row.id, entry]));
    listed = { world, cells: entries.map(({ cells }) => cells), byId };
    return listed;
  }

  function listedIn({ decisions }: World) {
    const versions = countSteps(decisions.filter(({ kind }) => kind === source.kind));
    return ({ row, summary }: Entry): ListedApplication => {
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
        summary,
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
      const all = listNow();
      const anyStatus = shownOf(listing, all, filters, writer);
      const shown = filters.status
        ? anyStatus.filter(({ row }) => row[status] === filters.status)
        : anyStatus;
      const statuses = countRowsByValue(
        status,
        anyStatus.map(({ row }) => row),
      );
      return {
        applications: shown.map(listedIn(worldNow())),
        nextCursor: null,
        total: shown.length,
        counts: { all: all.cells.length, statuses: Object.fromEntries(statuses) },
      };
    },
    async loadChoices() {
      const column = listing.columns.find(({ key }) => key === listing.subject);
      const { cells, byId } = listNow();
      const titles = column ? filterOptions(column, cells, writer) : [];
      const all = [...byId.values()];
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
