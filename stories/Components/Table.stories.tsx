import type { Meta, StoryObj } from '@storybook/react-vite';
import { Badge } from '@vetsync/ui/components/Badge';
import { Button } from '@vetsync/ui/components/Button';
import { Stack } from '@vetsync/ui/components/Stack';
import { Table, type TableColumn, type TableSort } from '@vetsync/ui/components/Table';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { expectNoSidewaysScroll } from '../support/plays/noSidewaysScroll.ts';
import { VariantGrid } from './VariantGrid.tsx';

interface Person {
  id: number;
  name: string;
  email: string;
  status: 'Veteran' | 'Spouse' | 'Active duty';
  interest: string;
  years: number;
}

const names = ['Dana Whitfield', 'Luis Ortega', 'Mei Tanaka', 'Ruth Abara', 'Sam O’Neill'];
const statuses = ['Veteran', 'Spouse', 'Active duty'] as const;
const interests = [
  'Education benefits',
  'Moving a family of five across three states before the school year begins, and finding work near the new home',
  'Mentoring',
];
const pick = <T,>(list: readonly T[], index: number) => list[index % list.length] as T;
const person = (id: number): Person => ({
  id,
  name: `${pick(names, id)} ${id}`,
  email: `person${id}@example.org`,
  status: pick(statuses, id),
  interest: pick(interests, id),
  years: (id * 7) % 31,
});
const people = (count: number) => Array.from({ length: count }, (_, index) => person(index + 1));

const columns: TableColumn<Person>[] = [
  { id: 'name', label: 'Name', width: 13, isRowHeader: true, isSortable: true, cell: ({ name }) => name },
  {
    id: 'email',
    label: 'Email',
    width: 14,
    cell: ({ email }) => <a href={`mailto:${email}`}>{email}</a>,
  },
  {
    id: 'status',
    label: 'Status',
    width: 9,
    cell: ({ status }) => <Badge tone={status === 'Veteran' ? 'honor' : 'neutral'}>{status}</Badge>,
  },
  { id: 'interest', label: 'Interest', width: 14, cell: ({ interest }) => interest },
  { id: 'years', label: 'Years', width: 6, align: 'end', isSortable: true, cell: ({ years }) => years },
];

const keys = (...pressed: string[]) => userEvent.keyboard(pressed.map((key) => `{${key}}`).join(''));

const meta = {
  title: 'Components/Table',
  component: Table<Person>,
  args: { label: 'People', columns, rows: people(12), rowKey: ({ id }) => String(id), onSortChange: fn() },
  argTypes: { columns: { control: false }, rows: { control: false }, rowKey: { control: false } },
} satisfies Meta<typeof Table<Person>>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Standard: Story = {
  args: { sort: { column: 'name', direction: 'ascending' } },
  play: async ({ args, canvas }) => {
    const table = canvas.getByRole('grid', { name: 'People' });
    await expect(table).toHaveAttribute('aria-rowcount', '13');
    await expect(canvas.getAllByRole('row')[1]).toHaveAttribute('aria-rowindex', '2');
    const head = canvas.getByRole('columnheader', { name: 'Name' });
    await expect(head).toHaveAttribute('aria-sort', 'ascending');
    await expect(canvas.getByRole('columnheader', { name: 'Email' })).not.toHaveAttribute('aria-sort');
    await userEvent.click(canvas.getByRole('button', { name: 'Name' }));
    await expect(args.onSortChange).toHaveBeenLastCalledWith({ column: 'name', direction: 'descending' });
    await userEvent.click(canvas.getByRole('button', { name: 'Years' }));
    await expect(args.onSortChange).toHaveBeenLastCalledWith({ column: 'years', direction: 'ascending' });
  },
};

export const Sorting: Story = {
  render: function Sorted(args) {
    const [sort, setSort] = useState<TableSort>({ column: 'years', direction: 'ascending' });
    const key = sort.column as 'name' | 'years';
    const sign = sort.direction === 'ascending' ? 1 : -1;
    const rows = args.rows.toSorted((a, b) => sign * (a[key] < b[key] ? -1 : 1));
    return <Table {...args} rows={rows} sort={sort} onSortChange={setSort} />;
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Years' }));
    await expect(canvas.getByRole('columnheader', { name: 'Years' })).toHaveAttribute(
      'aria-sort',
      'descending',
    );
    await expect(canvas.getByText('Sorted by Years, descending')).toHaveRole('status');
    await expect(canvas.getAllByRole('rowheader')[0]).toHaveTextContent('Sam O’Neill 4');
  },
};

/**
 * Tab reaches one row and its controls. Arrow keys, page keys, Home and End move between cells. A cell with one
 * control passes focus to it.
 */
export const KeyboardNavigation: Story = {
  args: { rows: people(500) },
  render: (args) => (
    <Stack>
      <Button>Before</Button>
      <Table {...args} />
      <Button>After</Button>
    </Stack>
  ),
  play: async ({ canvas, step }) => {
    canvas.getByRole('button', { name: 'Before' }).focus();
    await step('Tab moves through the head to the first cell', async () => {
      await userEvent.tab();
      await expect(canvas.getByRole('button', { name: 'Name' })).toHaveFocus();
      await userEvent.tab();
      await userEvent.tab();
      await expect(canvas.getByRole('rowheader', { name: 'Luis Ortega 1' })).toHaveFocus();
    });
    await step('Arrow keys move between cells and stop at the edges', async () => {
      await keys('ArrowUp', 'ArrowLeft');
      await expect(canvas.getByRole('rowheader', { name: 'Luis Ortega 1' })).toHaveFocus();
      await keys('ArrowDown', 'ArrowRight');
      await expect(canvas.getByRole('link', { name: 'person2@example.org' })).toHaveFocus();
      await keys('End');
      await expect(document.activeElement).toHaveTextContent('14');
    });
    await step('Move to the last row and back', async () => {
      await userEvent.keyboard('{Control>}{End}{/Control}');
      await expect(document.activeElement?.closest('tr')).toHaveAttribute('aria-rowindex', '501');
      await waitFor(() => expect(document.activeElement?.closest('tr')).toBeVisible());
      await keys('PageUp');
      const index = Number(document.activeElement?.closest('tr')?.getAttribute('aria-rowindex'));
      await expect(index).toBeLessThan(501);
      await expect(index).toBeGreaterThan(480);
      await userEvent.keyboard('{Control>}{Home}{/Control}');
      await expect(canvas.getByRole('rowheader', { name: 'Luis Ortega 1' })).toHaveFocus();
    });
    await step(
      'Tab goes through the controls of the row and leaves, Shift and Tab returns to the same cell',
      async () => {
        await keys('ArrowDown', 'ArrowDown');
        await userEvent.tab();
        await expect(canvas.getByRole('link', { name: 'person3@example.org' })).toHaveFocus();
        await userEvent.tab();
        await expect(canvas.getByRole('button', { name: 'After' })).toHaveFocus();
        await userEvent.tab({ shift: true });
        await expect(canvas.getByRole('link', { name: 'person3@example.org' })).toHaveFocus();
        await keys('Home');
        await expect(canvas.getByRole('rowheader', { name: 'Ruth Abara 3' })).toHaveFocus();
        await userEvent.tab({ shift: true });
        await expect(canvas.getByRole('button', { name: 'Years' })).toHaveFocus();
      },
    );
  },
};

/** A cell shows its full text on focus. Screen readers always get all of it. */
export const TruncatedText: Story = {
  play: async ({ canvas }) => {
    const [cut] = canvas.getAllByText(/^Moving a family.*new home$/).map((words) => words.closest('td'));
    if (!cut) throw new Error('No cell is cut');
    const height = cut.getBoundingClientRect().height;
    await userEvent.click(cut);
    await expect(cut.getBoundingClientRect().height).toBeGreaterThan(height);
  },
};

/** Of a hundred thousand rows only the visible ones are rendered; scroll bar and row numbers count all. */
export const HundredThousandRows: Story = {
  args: { rows: people(100_000), rowCount: 250_000 },
  play: async ({ canvas }) => {
    const table = canvas.getByRole('grid');
    const region = table.parentElement as HTMLElement;
    await expect(table).toHaveAttribute('aria-rowcount', '250001');
    const drawn = () => canvas.getAllByRole('row').slice(1);
    await expect(drawn().length).toBeLessThan(60);
    region.scrollTop = region.scrollHeight / 2;
    await waitFor(() => expect(Number(drawn()[0]?.getAttribute('aria-rowindex'))).toBeGreaterThan(40_000));
    await expect(drawn().length).toBeLessThan(60);
    const box = region.getBoundingClientRect();
    const inSight = document.elementFromPoint(box.x + 60, box.y + box.height / 2);
    await expect(inSight?.closest('tr')).not.toBeNull();
    region.scrollTop = region.scrollHeight;
    await waitFor(() => expect(drawn().at(-1)).toHaveAttribute('aria-rowindex', '100001'));
  },
};

/** The head is sticky. More rows are requested before the last one is reached, once for each longer list. */
export const LoadingMore: Story = {
  args: { onEndReached: fn(), onScrolledAway: fn(), rowCount: 'unknown' },
  render: function Growing(args) {
    const [count, setCount] = useState(60);
    const more = () => {
      args.onEndReached?.();
      if (count < 180) setCount(count + 60);
    };
    return (
      <Table
        {...args}
        rows={people(count)}
        onEndReached={more}
        more={{ state: 'loading', label: 'Loading more people…' }}
      />
    );
  },
  play: async ({ args, canvas }) => {
    const region = canvas.getByRole('grid').parentElement as HTMLElement;
    await expect(canvas.getByRole('grid')).toHaveAttribute('aria-rowcount', '-1');
    await expect(args.onEndReached).not.toHaveBeenCalled();
    const head = canvas.getByRole('columnheader', { name: 'Name' });
    const top = head.getBoundingClientRect().top;
    for (const calls of [1, 2, 3]) {
      region.scrollTop = region.scrollHeight;
      await waitFor(() => expect(args.onEndReached).toHaveBeenCalledTimes(calls));
    }
    await expect(head.getBoundingClientRect().top).toBeCloseTo(top, 0);
    await expect(args.onScrolledAway).toHaveBeenLastCalledWith(true);
    await expect(canvas.getAllByText('Loading more people…').some((words) => words.role === 'status')).toBe(
      true,
    );
    region.scrollTop = 0;
    await waitFor(() => expect(args.onScrolledAway).toHaveBeenLastCalledWith(false));
  },
};

export const MoreFailed: Story = {
  args: {
    more: {
      state: 'failed',
      label: 'More people could not be loaded.',
      action: <Button size="small">Try again</Button>,
    },
  },
};

/** New rows appear on top, are highlighted briefly, and keep their badge. Focus stays on the reader's cell. */
export const NewRows: Story = {
  args: { newRow: { is: ({ id }) => id > 500, label: 'New' } },
  render: function Live(args) {
    const [rows, setRows] = useState(people(40));
    const arrive = () => setRows([person(500 + rows.length), ...rows]);
    return (
      <Stack align="flex-start">
        <Button onPress={arrive}>One more</Button>
        <Table {...args} rows={rows} />
      </Stack>
    );
  },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('New')).not.toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: 'One more' }));
    await expect(canvas.getAllByRole('rowheader')[0]).toHaveTextContent('Dana Whitfield 540 New');
    await userEvent.click(canvas.getByRole('rowheader', { name: 'Mei Tanaka 2' }));
    await userEvent.keyboard('{ArrowRight}');
    const link = canvas.getByRole('link', { name: 'person2@example.org' });
    await expect(link).toHaveFocus();
    canvas.getByRole('button', { name: 'One more' }).click();
    await waitFor(() => expect(canvas.getAllByText('New')).toHaveLength(2));
    await expect(link).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(canvas.getByRole('link', { name: 'person3@example.org' })).toHaveFocus();
  },
};

/** Rows become cards: nothing is cut off at the side, and sort buttons stay available. */
export const OnAPhone: Story = {
  args: { rows: people(300), newRow: { is: ({ id }) => id === 1, label: 'New' } },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expectNoSidewaysScroll();
    const region = canvas.getByRole('grid').parentElement as HTMLElement;
    await expect(region.scrollWidth).toBeLessThanOrEqual(region.clientWidth);
    await expect(canvas.getByRole('button', { name: 'Years' })).toBeVisible();
    await expect(canvas.getAllByRole('gridcell')[0]).toHaveTextContent('person1@example.org');
    // The page scrolls, not the table.
    await expect(region.scrollHeight).toBe(region.clientHeight);
    scrollTo(0, document.documentElement.scrollHeight);
    await waitFor(() => expect(canvas.getAllByRole('row').at(-1)).toHaveAttribute('aria-rowindex', '301'));
  },
};

export const Grid: Story = {
  tags: ['grid'],
  render: (args) => (
    <VariantGrid
      rows={['wide', 'narrow']}
      columns={['sorted', 'loading more']}
      cell={(width, kind) => (
        <div style={{ width: width === 'wide' ? '60rem' : '20rem', maxWidth: '100%' }}>
          <Table
            {...args}
            label={`${width}, ${kind}`}
            rows={people(3)}
            sort={{ column: 'name', direction: kind === 'sorted' ? 'ascending' : 'descending' }}
            more={kind === 'sorted' ? undefined : { state: 'loading', label: 'Loading more people…' }}
            newRow={{ is: ({ id }) => id === 1, label: 'New' }}
          />
        </div>
      )}
    />
  ),
};
