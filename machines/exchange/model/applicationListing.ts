import type { ApplicationDecision, ApplicationStatus } from '../../model/exchange/decideApplication.ts';
import { shownColumns } from '../../portal/model/columns.ts';
import type { PortalColumn, PortalRow, PortalTable, TableSort } from '../../portal/model/table.ts';
import { ofWholeList } from './applicationFilters.ts';
import { statusesOf } from './decisions.ts';
import type { Workspace } from './workspace.ts';

/**
 * A list that its server has whole, with columns of its own, by which it is sorted. What is shown can be saved as a file, and
 * nobody is named who takes care of an application.
 */
export interface ApplicationListing extends Pick<
  PortalTable,
  'id' | 'tab' | 'columns' | 'search' | 'actions' | 'actionWidth'
> {
  /** Key of the column with what people apply for. */
  subject: string;
  /** What can be decided on several at once. */
  decisions: readonly ApplicationDecision[];
  /** Whether somebody can be told that their application is being looked at. @default nobody is told */
  canMark?: (row: PortalRow) => boolean;
  /** Whether its rows come in an order of their own, which is the first. @default newest first */
  isInOrder?: boolean;
}

/** What a list of pages shows of what was sent. Their keys are its orders. */
export const sentColumns: readonly PortalColumn[] = [
  { ...shownColumns.skills, width: 8, sortable: false, narrowAs: 'line' },
  { ...shownColumns.location, key: 'place', width: 8, second: shownColumns.years.key },
  // In words, beside the place.
  { ...shownColumns.years, kind: 'text' },
];

interface Listed {
  listing: ApplicationListing | null;
  workspace: Workspace | null;
}

/** Where applications can stand, in order. */
export function statusesIn({ listing, workspace }: Listed): readonly ApplicationStatus[] {
  const column = listing?.columns.find(({ kind }) => kind === 'status');
  if (column) return (column.statuses ?? []).map(({ value }) => value as ApplicationStatus);
  return workspace ? statusesOf(workspace.organization.kind) : [];
}

/** How ids and orders in a stored view are read. */
export const readingOf = ({ listing }: Pick<Listed, 'listing'>) => (listing ? ofWholeList : undefined);

/** Column of the time when they were sent. */
const submitted = 'submitted';
/** No column has it: the rows stay as they are. */
const inOrder: TableSort = { column: '', direction: 'ascending' };
/** Orders by what was sent begin with the most; places with the first letter. */
const sentSorts: Readonly<Record<string, TableSort['direction']>> = {
  requirements: 'descending',
  years: 'descending',
  place: 'ascending',
};
/** An order as the columns show it. */
export function tableSortOf(text: string, listing: Pick<ApplicationListing, 'isInOrder'> | null): TableSort {
  const sent = listing ? undefined : sentSorts[text];
  if (sent) return { column: text, direction: sent };
  if (text === 'newest' && listing?.isInOrder) return inOrder;
  if (text === 'newest') return { column: submitted, direction: 'descending' };
  if (text === 'oldest') return { column: submitted, direction: 'ascending' };
  return text.startsWith('-')
    ? { column: text.slice(1), direction: 'descending' }
    : { column: text, direction: 'ascending' };
}
