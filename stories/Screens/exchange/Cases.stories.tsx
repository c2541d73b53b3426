import type { Meta, StoryObj } from '@storybook/react-vite';
import { Cases } from '@vetsync/ui/screens/exchange/cases/Cases';
import { expect, fn, userEvent, within } from 'storybook/test';
import { unreachable } from '../../support/account.ts';
import { opened as openDialog } from '../../support/plays/opened.ts';
import {
  batchWith,
  filteredOut,
  inPortal,
  list,
  listed,
  noRows,
  participants,
  patients,
  shown,
  students,
  workspaceFor,
} from './cases.tsx';

const meta = {
  title: 'Screens/exchange/Cases',
  component: Cases,
  args: { send: fn() },
  render: inPortal,
} satisfies Meta<typeof Cases>;
export default meta;
type Story = StoryObj<typeof meta>;

const empty = { list: noRows };

export const Listed: Story = {
  tags: [
    'cases:open.list.listed.idle',
    'cases:open.feed.following.live',
    'cases:open.record.closed',
    'cases:open.selection.choosing',
    'cases:open.choices.known',
    'cases:open.tools.closed',
    'cases:open.adding.closed',
  ],
  ...listed(),
  play: async ({ args, canvas }) => {
    const table = within(canvas.getByRole('grid', { name: 'Participants' }));
    await expect(table.getByText('due Nov 20')).toBeVisible();
    await expect(canvas.getByRole('link', { name: /At Risk/ })).toHaveAttribute(
      'href',
      '/platform/participants?status=at_risk',
    );
    await expect(canvas.getByText('5 participants')).toBeVisible();
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Search by name' }), 'v');
    await expect(args.send).toHaveBeenCalledWith({ type: 'search.change', q: 'v' });
    await userEvent.click(canvas.getByRole('button', { name: 'Export as CSV' }));
    await expect(args.send).toHaveBeenCalledWith({ type: 'export.open' });
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Select Marisol Vega' }));
    await expect(args.send).toHaveBeenCalledWith({
      type: 'row.select',
      rowId: participants[0]!.id,
      isSelected: true,
    });
  },
};

export const Students: Story = {
  ...listed({}, { workspace: workspaceFor('student'), list: students }),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('grid', { name: 'Students' })).toHaveTextContent('Fall 2026');
  },
};

/** Who is not a patient yet can become one. */
export const Patients: Story = {
  ...listed({}, { workspace: workspaceFor('patient'), list: patients }),
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Add a patient' }));
    await expect(args.send).toHaveBeenCalledWith({ type: 'adding.open' });
  },
};

/** A viewer reads, and is offered nothing else. */
export const OfAViewer: Story = {
  ...listed({}, { workspace: workspaceFor('participant', 'viewer') }),
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('checkbox')).not.toBeInTheDocument();
    await expect(canvas.queryByRole('button', { name: 'Export as CSV' })).not.toBeInTheDocument();
  },
};

export const Loading: Story = { tags: ['cases:loading'], ...shown('loading', { workspace: null }) };
export const Missing: Story = { tags: ['cases:missing'], ...shown('missing', { workspace: null }) };
export const Suspended: Story = { tags: ['cases:suspended'], ...shown('suspended') };
export const Failed: Story = {
  tags: ['cases:failed'],
  ...shown('failed', { workspace: null, problem: unreachable }),
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.send).toHaveBeenCalledWith({ type: 'page.retry' });
  },
};
export const LoadingList: Story = {
  tags: ['cases:open.list.loading', 'cases:open.feed.following.connecting', 'cases:open.choices.loading'],
  ...listed({ list: 'loading', feed: { following: 'connecting' }, choices: 'loading' }, empty),
};
export const ListFailed: Story = {
  tags: ['cases:open.list.failed', 'cases:open.feed.waiting', 'cases:open.choices.unknown'],
  ...listed({ list: 'failed', feed: 'waiting', choices: 'unknown' }, { ...empty, problem: unreachable }),
};
export const Empty: Story = { tags: ['cases:open.list.empty'], ...listed({ list: 'empty' }, empty) };
export const EmptyHires: Story = {
  ...listed({ list: 'empty' }, { ...empty, workspace: workspaceFor('hire') }),
};
export const EmptyPatients: Story = {
  ...listed({ list: 'empty' }, { ...empty, workspace: workspaceFor('patient') }),
};
export const NoMatches: Story = {
  tags: ['cases:open.list.noMatches'],
  ...listed({ list: 'noMatches' }, { ...empty, filters: filteredOut }),
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Clear all' }));
    await expect(args.send).toHaveBeenCalledWith({ type: 'filters.clear' });
  },
};
export const Searching: Story = {
  tags: ['cases:open.list.searching'],
  ...listed({ list: 'searching' }, { filters: filteredOut }),
};
export const Refreshing: Story = {
  tags: ['cases:open.list.refreshing'],
  ...listed({ list: 'refreshing' }),
};
const more = { list: { ...list, cursor: 'next', total: 342 } };
export const LoadingMore: Story = {
  tags: ['cases:open.list.listed.loadingMore'],
  ...listed({ list: { listed: 'loadingMore' } }, more),
};
export const LoadingTheRest: Story = {
  tags: ['cases:open.list.listed.loadingRest'],
  ...listed({ list: { listed: 'loadingRest' } }, more),
};
export const MoreFailed: Story = {
  tags: ['cases:open.list.listed.pageFailed'],
  ...listed({ list: { listed: 'pageFailed' } }, { ...more, problem: unreachable }),
};

/** Says what the file has, and that people see it. */
export const Exporting: Story = {
  tags: ['cases:open.tools.export'],
  ...listed({ tools: 'export' }),
  play: async ({ args }) => {
    const dialog = within(await openDialog('Export this list'));
    await userEvent.click(dialog.getByRole('button', { name: 'Download' }));
    await expect(args.send).toHaveBeenCalledWith({ type: 'export.start' });
  },
};

/** Order and filters on a phone. */
export const Filters: Story = {
  tags: ['cases:open.tools.filters'],
  ...listed({ tools: 'filters' }),
  play: async ({ args }) => {
    const sheet = within(await openDialog('Sort and filter'));
    await userEvent.click(sheet.getByRole('button', { name: 'Show 5 participants' }));
    await expect(args.send).toHaveBeenCalledWith({ type: 'filters.close' });
  },
};

const selected = new Set(participants.slice(0, 3).map(({ id }) => id));
export const Selected: Story = {
  ...listed({}, { selected }),
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'At Risk (2)' }));
    await expect(args.send).toHaveBeenCalledWith({ type: 'bulk.status', status: 'at_risk' });
  },
};
export const SavingSeveral: Story = {
  tags: ['cases:open.selection.sending'],
  ...listed({ selection: 'sending' }, { selected, batch: batchWith([{ state: 'done', version: 4 }]) }),
};
/** The sign-in dialog is open over the page. */
export const ProvingForSeveral: Story = {
  tags: ['cases:open.selection.proving'],
  ...listed({ selection: 'proving' }, { batch: batchWith([{ state: 'done', version: 4 }]) }),
};
export const SavedSeveral: Story = {
  tags: ['cases:open.selection.reported'],
  ...listed(
    { selection: 'reported' },
    {
      batch: batchWith([
        { state: 'done', version: 4 },
        { state: 'changed', by: 'Dana Fields' },
        { state: 'done', version: 4 },
        { state: 'refused', problem: unreachable },
      ]),
    },
  ),
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText('Dana Fields has changed it in the meantime.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Undo 2' }));
    await expect(args.send).toHaveBeenCalledWith({ type: 'batch.undo' });
  },
};

const hospital = { workspace: workspaceFor('patient'), list: patients };
const people: never[] = [
  { id: 'thread-1', person: { id: 'p1', name: 'Ana Whitfield' } },
  { id: 'thread-2', person: { id: 'p2', name: 'Sam Nguyen' } },
] as never[];
export const Adding: Story = {
  tags: ['cases:open.adding.listed'],
  ...listed({ adding: 'listed' }, { ...hospital, people }),
  play: async ({ args }) => {
    const dialog = within(await openDialog('Add a patient'));
    await userEvent.click(dialog.getByRole('button', { name: 'Ana Whitfield' }));
    await expect(args.send).toHaveBeenCalledWith({ type: 'adding.choose', threadId: 'thread-1' });
  },
};
export const AddingLoads: Story = {
  tags: ['cases:open.adding.loading'],
  ...listed({ adding: 'loading' }, hospital),
};
export const AddingSearches: Story = {
  tags: ['cases:open.adding.searching'],
  ...listed({ adding: 'searching' }, { ...hospital, people, peopleSearch: 'ana' }),
};
export const AddingFailed: Story = {
  tags: ['cases:open.adding.failed'],
  ...listed({ adding: 'failed' }, { ...hospital, addingProblem: unreachable }),
};
export const AddingSends: Story = {
  tags: ['cases:open.adding.sending'],
  ...listed({ adding: 'sending' }, { ...hospital, people }),
};
/** The sign-in dialog is open over the page. */
export const AddingProves: Story = {
  tags: ['cases:open.adding.proving'],
  ...listed({ adding: 'proving' }, { ...hospital, people }),
};
export const NotAdded: Story = {
  tags: ['cases:open.adding.notAdded'],
  ...listed({ adding: 'notAdded' }, { ...hospital, people, addingProblem: unreachable }),
};
