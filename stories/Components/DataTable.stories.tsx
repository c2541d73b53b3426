import type { Meta, StoryObj } from '@storybook/react-vite';
import { Badge } from '@vetsync/ui/components/Badge';
import { Box } from '@vetsync/ui/components/Box';
import {
  DataTable,
  dataTableSelectionModes,
  type DataTableColumn,
  type DataTableProps,
  type DataTableSource,
  type DataTableState,
} from '@vetsync/ui/components/DataTable';
import { Stack } from '@vetsync/ui/components/Stack';
import { Table } from '@vetsync/ui/components/Table';
import { Text } from '@vetsync/ui/components/Text';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { expectNoSidewaysScroll } from '../support/plays/noSidewaysScroll.ts';
import { selected } from '../support/plays/selected.ts';
import { useControlled } from './useControlled.ts';

interface Applicant {
  id: string;
  name: string;
  branch: string;
  years: number;
  city: string;
  status: 'New' | 'Reviewed';
}

const names = ['Marcus Johnson', 'Elena Ruiz', 'Sam Lee', 'Ada Okafor', 'Tom Novak'];
const branches = ['Army', 'Navy', 'Air Force', 'Marine Corps'];
const people: readonly Applicant[] = Array.from({ length: 3000 }, (_, index) => ({
  id: `person-${index + 1}`,
  name: `${names[index % 5]} ${index + 1}`,
  branch: branches[index % 4] ?? '',
  years: (index * 7) % 23,
  city: index % 3 ? 'Austin, Texas' : 'Denver, Colorado',
  status: index % 2 ? 'Reviewed' : 'New',
}));

const columns: readonly DataTableColumn<Applicant>[] = [
  { id: 'name', label: 'Name', cell: ({ name }) => name, isRowHeader: true, isSortable: true, width: 200 },
  { id: 'branch', label: 'Branch', cell: ({ branch }) => branch, isSortable: true },
  { id: 'years', label: 'Years served', cell: ({ years }) => years, isSortable: true, align: 'end' },
  { id: 'city', label: 'City', cell: ({ city }) => city },
  {
    id: 'status',
    label: 'Status',
    cell: ({ status }) => <Badge tone={status === 'New' ? 'info' : 'neutral'}>{status}</Badge>,
  },
];

const all = (count: number): DataTableSource<Applicant> => ({
  rows: people.slice(0, count),
  status: 'ready',
});

const meta = {
  title: 'Components/DataTable',
  component: DataTable<Applicant>,
  args: {
    label: 'Applicants',
    columns,
    source: all(8),
    rowKey: ({ id }) => id,
    onStateChange: fn(),
    onSelectionChange: fn(),
    onRowAction: fn(),
  },
  argTypes: {
    columns: { control: false },
    selectionMode: { control: 'inline-radio', options: dataTableSelectionModes },
  },
  parameters: {
    examples: [
      {
        write: <DataTable label="Applicants" columns={columns} source={all(3)} rowKey={({ id }) => id} />,
        notThis: (
          <Table
            label="Your documents"
            columns={[{ id: 'name', label: 'Name', cell: (name: string) => name, isRowHeader: true }]}
            rows={['Discharge papers']}
            rowKey={String}
          />
        ),
      },
    ],
  },
} satisfies Meta<typeof DataTable<Applicant>>;
export default meta;
type Story = StoryObj<typeof meta>;

const lastState = (onStateChange: ((state: DataTableState) => void) | undefined) =>
  (onStateChange as ReturnType<typeof fn>).mock.lastCall?.[0] as DataTableState;

/** The parent sorts what the table asks for. */
function Sorted({ source, defaultState, onStateChange, ...args }: DataTableProps<Applicant>) {
  const [state, change] = useControlled<DataTableState, DataTableState>(
    { sort: null, widths: {}, hidden: [], pinned: [], density: 'comfortable', ...defaultState },
    onStateChange,
  );
  const { sort } = state;
  const rows = sort
    ? source.rows.toSorted((a, b) => {
        const [low, high] = sort.direction === 'ascending' ? [a, b] : [b, a];
        const [from, to] = [low[sort.column as 'name'], high[sort.column as 'name']];
        return typeof from === 'number' ? from - Number(to) : from.localeCompare(to);
      })
    : source.rows;
  return <DataTable {...args} source={{ ...source, rows }} state={state} onStateChange={change} />;
}

export const Standard: Story = {
  render: (args) => <Sorted {...args} />,
  play: async ({ args, canvas, canvasElement, step }) => {
    const grid = canvas.getByRole('grid', { name: 'Applicants' });
    await expect(canvasElement.querySelector('[data-component="DataTable"]')).toContainElement(grid);
    await waitFor(() => expect(canvas.getByRole('rowheader', { name: 'Marcus Johnson 1' })).toBeVisible());
    await step('A press on a head sorts', async () => {
      await userEvent.click(canvas.getByText('Years served'));
      await expect(lastState(args.onStateChange).sort).toEqual({ column: 'years', direction: 'ascending' });
      await expect(canvas.getByRole('columnheader', { name: /Years served/ })).toHaveAttribute(
        'aria-sort',
        'ascending',
      );
    });
    await step('So does Enter', async () => {
      await userEvent.keyboard('{Enter}');
      await expect(lastState(args.onStateChange).sort).toEqual({ column: 'years', direction: 'descending' });
    });
    await step('Arrow keys walk the cells, and Enter opens a row', async () => {
      await userEvent.keyboard('{ArrowDown}');
      const row = document.activeElement?.closest('[role="row"]');
      await expect(row).toHaveTextContent('Ada Okafor 4');
      await userEvent.keyboard('{ArrowDown}{Enter}');
      await expect(args.onRowAction).toHaveBeenCalledTimes(1);
    });
  },
};

/** Columns are hidden and pinned, and rows get lower. */
export const ViewOptions: Story = {
  play: async ({ args, canvas, step }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'View options' }));
    const options = within(await screen.findByRole('dialog', { name: 'View options' }));
    await step('Hides a column, but never the one with the names', async () => {
      await expect(options.getByRole('checkbox', { name: 'Name' })).toBeDisabled();
      await userEvent.click(options.getByRole('checkbox', { name: 'Branch' }));
      await expect(lastState(args.onStateChange).hidden).toEqual(['branch']);
      await expect(options.getByRole('checkbox', { name: 'Branch' })).not.toBeChecked();
    });
    await step('Pins a column at the start', async () => {
      await userEvent.click(options.getByRole('button', { name: 'Pin City' }));
      await expect(lastState(args.onStateChange).pinned).toEqual(['city']);
      await expect(options.getByRole('button', { name: 'Unpin City' })).toHaveFocus();
    });
    await step('Changes the row height', async () => {
      await userEvent.click(options.getByRole('radio', { name: 'Compact' }));
      await expect(lastState(args.onStateChange).density).toBe('compact');
    });
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(canvas.getAllByRole('columnheader').map((head) => head.textContent)).toEqual([
      expect.stringContaining('City'),
      expect.stringContaining('Name'),
      expect.stringContaining('Years served'),
      expect.stringContaining('Status'),
    ]);
  },
};

/** Each head has a handle: Enter, then arrow keys, or the pointer. */
export const Resizing: Story = {
  play: async ({ args, canvas }) => {
    const head = () => canvas.getByRole('columnheader', { name: /Name/ });
    await waitFor(() => expect(head().getBoundingClientRect().width).toBe(200));
    await userEvent.click(canvas.getByText('Name'));
    await userEvent.keyboard('{ArrowRight}');
    await waitFor(() => expect(document.activeElement).toHaveAccessibleName(/Width of Name/));
    await userEvent.keyboard('{Enter}');
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    await waitFor(() => expect(args.onStateChange).toHaveBeenCalled());
    await waitFor(() => expect(lastState(args.onStateChange).widths.name).toBeGreaterThan(200));
    const wider = Number(lastState(args.onStateChange).widths.name);
    await waitFor(() => expect(head().getBoundingClientRect().width).toBe(wider));
    await userEvent.keyboard('{Enter}');
  },
};

export const Selection: Story = {
  args: { selectionMode: 'multiple', defaultSelectedKeys: ['person-2'], onRowAction: undefined },
  play: async ({ args, canvas, step }) => {
    await step('A row by its checkbox', async () => {
      const first = await canvas.findByRole('checkbox', { name: /Marcus Johnson 1/ });
      await userEvent.click(first);
      await expect(selected(args.onSelectionChange)).toEqual(['person-2', 'person-1']);
    });
    await step('All by the one in the head', async () => {
      await userEvent.click(canvas.getByRole('checkbox', { name: /Select All/i }));
      await expect(args.onSelectionChange).toHaveBeenLastCalledWith('all');
    });
  },
};

/** Controlled: presses only request the change. */
export const Controlled: Story = {
  args: {
    state: {
      sort: { column: 'name', direction: 'ascending' },
      widths: {},
      hidden: ['city'],
      pinned: ['status'],
      density: 'compact',
    },
  },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByText('Years served'));
    await expect(lastState(args.onStateChange).sort?.column).toBe('years');
    await expect(canvas.getByRole('columnheader', { name: /Name/ })).toHaveAttribute(
      'aria-sort',
      'ascending',
    );
    await expect(canvas.getAllByRole('columnheader')[0]).toHaveTextContent('Status');
    await expect(canvas.queryByRole('columnheader', { name: /City/ })).toBeNull();
  },
};

/** Of 3,000 rows, only those in view are in the page, and the head stays. */
export const Many: Story = {
  args: { source: all(3000) },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('rowheader', { name: 'Marcus Johnson 1' })).toBeVisible());
    const grid = canvas.getByRole('grid');
    grid.scrollTop = 60_000;
    await waitFor(() => expect(canvas.queryByRole('rowheader', { name: 'Marcus Johnson 1' })).toBeNull());
    await waitFor(() => expect(canvas.getAllByRole('rowheader').length).toBeGreaterThan(5));
    await expect(canvas.getAllByRole('row').length).toBeLessThan(60);
    const head = canvas.getByRole('columnheader', { name: /Name/ }).getBoundingClientRect();
    await expect(Math.abs(head.top - grid.getBoundingClientRect().top)).toBeLessThan(4);
  },
};

/** Text of 200 percent: rows are several times as high as estimated, and of different heights. */
export const LargeText: Story = {
  args: { source: all(400), selectionMode: 'multiple', defaultState: { pinned: ['name'] } },
  tags: ['!autodocs'],
  beforeEach: () => {
    document.documentElement.style.fontSize = '200%';
    return () => document.documentElement.style.removeProperty('font-size');
  },
  play: async ({ canvas, step }) => {
    const grid = canvas.getByRole('grid');
    const row = (name: string) => canvas.getByText(name).closest('[role="row"]') as HTMLElement;
    const isReached = (name: string) => {
      grid.scrollTop = grid.scrollHeight;
      const end = grid.getBoundingClientRect().top + grid.clientHeight;
      return expect(Math.abs(row(name).getBoundingClientRect().bottom - end)).toBeLessThan(4);
    };
    await canvas.findByText('Marcus Johnson 1');
    await step('Scrolling reaches the last row', async () => {
      await waitFor(() => isReached('Tom Novak 400'));
    });
    await step('Pinned cells are level with the others, and all fit their text', async () => {
      const cells = row('Tom Novak 400').querySelectorAll('[role="gridcell"], [role="rowheader"]');
      const tops = [...cells].map((cell) => Math.round(cell.getBoundingClientRect().top));
      await expect(tops).toEqual(tops.map(() => tops[0]));
      for (const cell of cells) await expect(cell.scrollHeight).toBeLessThanOrEqual(cell.clientHeight + 1);
    });
    await step('Keys reach it too, and keep the focus', async () => {
      grid.scrollTop = 0;
      grid.focus();
      await waitFor(() => expect(row('Marcus Johnson 1')).toHaveFocus());
      await userEvent.keyboard('{Control>}{End}{/Control}');
      await waitFor(() => isReached('Tom Novak 400'));
      await expect(row('Tom Novak 400')).toContainElement(document.activeElement as HTMLElement);
    });
  },
};

const own: readonly DataTableColumn<Applicant>[] = [
  {
    id: 'name',
    label: 'Name',
    cell: ({ name }) => name,
    sortValue: ({ name }) => name,
    text: ({ name }) => name,
    isFilterable: true,
    isRowHeader: true,
  },
  {
    id: 'branch',
    label: 'Branch',
    cell: ({ branch }) => branch,
    sortValue: ({ branch }) => branch,
    text: ({ branch }) => branch,
    isFilterable: true,
  },
  {
    id: 'years',
    label: 'Years served',
    align: 'end',
    cell: ({ years }) => years,
    sortValue: ({ years }) => years,
    total: (rows) => rows.reduce((sum, { years }) => sum + years, 0),
  },
];
/** With a `sortValue`, `text` and `total` of its columns, the table sorts, filters and adds up its own rows. */
export const OwnOrderFiltersAndTotals: Story = {
  args: { columns: own, csvName: 'applicants', selectionMode: 'multiple', onRowAction: undefined },
  play: async ({ args, canvas, step }) => {
    const first = () => canvas.getAllByRole('rowheader')[0];
    const total = () =>
      canvas.getByRole('rowheader', { name: 'Total' }).closest<HTMLElement>('[role="row"]')!;
    await waitFor(() => expect(first()).toHaveTextContent('Marcus Johnson 1'));
    await step('No column is sorted before one is', async () => {
      for (const head of canvas.getAllByRole('columnheader'))
        await expect(['ascending', 'descending']).not.toContain(head.getAttribute('aria-sort'));
    });
    await step('Sorts', async () => {
      await userEvent.click(canvas.getByText('Years served'));
      await waitFor(() => expect(first()).toHaveTextContent('Marcus Johnson 1'));
      await userEvent.click(canvas.getByText('Years served'));
      await waitFor(() => expect(first()).toHaveTextContent('Ada Okafor 4'));
    });
    await step('Adds up', async () => {
      await expect(total()).toHaveTextContent('81');
      await expect(within(total()).queryByRole('checkbox')).toBeNull();
    });
    await step('Filters, and adds up what is left', async () => {
      await userEvent.type(canvas.getByRole('textbox', { name: 'Branch contains' }), 'navy');
      await waitFor(() => expect(canvas.getAllByRole('rowheader')).toHaveLength(3));
      await expect(total()).toHaveTextContent('19');
      await expect(lastState(args.onStateChange).filters).toEqual({ branch: 'navy' });
      await userEvent.type(canvas.getByRole('textbox', { name: 'Name contains' }), 'nobody');
      await waitFor(() => expect(canvas.getByText('Nothing matches the filters')).toBeVisible());
      await userEvent.click(canvas.getByRole('button', { name: 'Clear filters' }));
      await waitFor(() => expect(canvas.getAllByRole('rowheader')).toHaveLength(9));
    });
    await step('All that are selected are rows', async () => {
      await userEvent.click(canvas.getByRole('checkbox', { name: /Select All/i }));
      await waitFor(() => expect(canvas.getAllByRole('row', { selected: true })).toHaveLength(8));
    });
    await step('Saves what is shown', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'View options' }));
      const created = URL.createObjectURL;
      let saved: Blob | undefined;
      URL.createObjectURL = (blob) => {
        saved = blob as Blob;
        return created.call(URL, blob);
      };
      await userEvent.click(await screen.findByRole('button', { name: 'Save as CSV' }));
      URL.createObjectURL = created;
      const lines = (await saved?.text())?.split('\r\n');
      await expect(lines?.[0]).toContain('Name,Branch,Years served');
      await expect(lines?.[1]).toBe('Ada Okafor 4,Marine Corps,21');
      await userEvent.keyboard('{Escape}');
    });
  },
};

interface Unit {
  id: string;
  name: string;
  people: number;
  units?: readonly Unit[];
}
const units: readonly Unit[] = [
  {
    id: 'north',
    name: 'North',
    people: 30,
    units: [
      { id: 'supply', name: 'Supply', people: 20 },
      { id: 'repair', name: 'Repair', people: 10 },
    ],
  },
  { id: 'south', name: 'South', people: 12 },
];

/** Rows inside a row show below it. */
export const ExpandableRows: Story = {
  render: () => (
    <DataTable<Unit>
      label="Units"
      columns={[
        {
          id: 'name',
          label: 'Unit',
          isRowHeader: true,
          cell: ({ name }) => name,
          sortValue: ({ name }) => name,
        },
        { id: 'people', label: 'People', align: 'end', cell: (unit) => unit.people },
      ]}
      source={{ rows: units, status: 'ready' }}
      rowKey={({ id }) => id}
      getRows={({ units: inside = [] }) => inside}
    />
  ),
  play: async ({ canvas, step }) => {
    const grid = await canvas.findByRole('treegrid', { name: 'Units' });
    const row = (name: string) =>
      canvas.queryByRole('rowheader', { name: new RegExp(name) })?.closest('[role="row"]');
    await waitFor(() => expect(row('North')).toHaveAttribute('aria-expanded', 'false'));
    await step('Right expands and Left collapses', async () => {
      grid.focus();
      await waitFor(() => expect(row('North')).toContainElement(document.activeElement as HTMLElement));
      await userEvent.keyboard('{ArrowRight}');
      await waitFor(() => expect(row('Supply')).toHaveAttribute('aria-level', '2'));
      await userEvent.keyboard('{ArrowLeft}');
      await waitFor(() => expect(row('Supply')).toBeFalsy());
    });
    await step('So does the button, and the rows inside are sorted too', async () => {
      await userEvent.click(within(row('North') as HTMLElement).getByRole('button', { name: /Expand/ }));
      await waitFor(() => expect(row('Supply')).toBeTruthy());
      await userEvent.click(canvas.getByText('Unit'));
      await waitFor(() =>
        expect(canvas.getAllByRole('rowheader').map((each) => each.textContent)).toEqual([
          'North',
          'Repair',
          'Supply',
          'South',
        ]),
      );
    });
  },
};

/** With `hasCards`, there is nothing to scroll sideways on a phone. */
export const CardsOnAPhone: Story = {
  args: {
    columns: own,
    hasCards: true,
    selectionMode: 'multiple',
    getHref: ({ id }) => `#${id}`,
    onRowAction: undefined,
  },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const list = await canvas.findByRole('grid', { name: 'Applicants' });
    const first = await within(list).findByRole('row', { name: 'Marcus Johnson 1' });
    await expect(first).toHaveTextContent('BranchArmy');
    await expectNoSidewaysScroll();
    await userEvent.click(canvas.getByRole('button', { name: /Sort by/ }));
    await userEvent.click(await screen.findByRole('option', { name: 'Name' }));
    await waitFor(() => expect(within(list).getAllByRole('row')[0]).toHaveAccessibleName('Ada Okafor 4'));
  },
};

export const RightToLeft: Story = {
  args: { columns: own, defaultState: { pinned: ['name'] } },
  globals: { language: 'rtl' },
};

export const ForcedColors: Story = {
  args: { columns: own, selectionMode: 'multiple', selectedKeys: ['person-2'] },
  globals: { colors: 'forced' },
};

/** A page of 30 rows at a time, as from a server. */
function Paged({ source: { rows }, ...args }: DataTableProps<Applicant>) {
  const [count, load] = useState(30);
  return (
    <DataTable
      {...args}
      source={{
        rows: rows.slice(0, count),
        status: 'ready',
        ...(count < rows.length && { onLoadMore: () => load(count + 30) }),
      }}
    />
  );
}

export const LoadMore: Story = {
  args: { source: all(90) },
  render: (args) => <Paged {...args} />,
  play: async ({ canvas }) => {
    const grid = canvas.getByRole('grid');
    await waitFor(
      () => {
        grid.scrollTop = grid.scrollHeight;
        return expect(canvas.getByRole('rowheader', { name: 'Tom Novak 90' })).toBeVisible();
      },
      { timeout: 10_000 },
    );
  },
};

export const Loading: Story = {
  args: { source: { rows: [], status: 'loading' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading…');
  },
};

/** What was loaded stays, and there is a way on. */
export const Failed: Story = {
  args: { source: { rows: people.slice(0, 3), status: 'failed', onLoadMore: fn() } },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('More rows couldn’t be loaded.');
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.source.onLoadMore).toHaveBeenCalledTimes(1);
  },
};

export const Empty: Story = {
  args: { source: all(0), emptyState: 'No applicants match. Clear the search to see everyone.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/No applicants match/)).toBeVisible();
  },
};

/** Each row is a link that can be opened in another tab. */
export const Links: Story = {
  args: { getHref: ({ id }) => `#${id}`, onRowAction: undefined },
  play: async ({ canvas }) => {
    const header = await canvas.findByRole('rowheader', { name: 'Marcus Johnson 1' });
    await expect(header.closest('[role="row"]')).toHaveAttribute('data-href', '#person-1');
  },
};

/** The table scrolls sideways in its frame, with the pinned names in view. */
export const OnAPhone: Story = {
  args: {
    columns: columns.map((column) => (column.isRowHeader ? { ...column, width: 140 } : column)),
    defaultState: { pinned: ['name'] },
  },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expectNoSidewaysScroll();
    const grid = canvas.getByRole('grid');
    await waitFor(() => expect(canvas.getByRole('rowheader', { name: 'Marcus Johnson 1' })).toBeVisible());
    grid.scrollLeft = 200;
    await waitFor(() => expect(canvas.getByRole('columnheader', { name: /City/ })).toBeVisible());
    const name = canvas.getByRole('columnheader', { name: /Name/ }).getBoundingClientRect();
    await expect(Math.abs(name.left - grid.getBoundingClientRect().left)).toBeLessThan(4);
  },
};

export const Grid: Story = {
  tags: ['grid'],
  render: (args) => (
    <Stack space="large">
      <DataTable {...args} label="Comfortable" source={all(4)} actions={<Text>4 applicants</Text>} />
      <DataTable
        {...args}
        label="Compact"
        source={all(4)}
        selectionMode="multiple"
        selectedKeys={['person-2']}
        disabledKeys={['person-3']}
        defaultState={{ density: 'compact', sort: { column: 'name', direction: 'ascending' } }}
      />
      <DataTable
        {...args}
        label="Pinned"
        source={all(3)}
        defaultState={{ pinned: ['status'], hidden: ['city'] }}
      />
      <DataTable {...args} label="Loading" source={{ rows: [], status: 'loading' }} />
      <DataTable
        {...args}
        label="Loading more"
        source={{ rows: people.slice(0, 2), status: 'loadingMore' }}
      />
      <DataTable
        {...args}
        label="Failed"
        source={{ rows: people.slice(0, 2), status: 'failed', onLoadMore: () => {} }}
      />
      <Box>
        <DataTable {...args} label="Empty" source={all(0)} />
      </Box>
    </Stack>
  ),
};
