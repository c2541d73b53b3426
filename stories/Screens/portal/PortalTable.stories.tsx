import type { Meta, StoryObj } from '@storybook/react-vite';
import { patientRows, patientTable } from '@vetsync/machines/hospital/model';
import { Button } from '@vetsync/ui/components/Button';
import { Stack } from '@vetsync/ui/components/Stack';
import { PortalTable } from '@vetsync/ui/screens/portal/PortalTable';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { hospital } from '../../support/hospital.ts';
import { expectNoSidewaysScroll } from '../../support/plays/noSidewaysScroll.ts';
import { applications, manyRows, portalIn } from '../../support/portal.ts';

const all = portalIn();
const patients = { table: patientTable, rows: patientRows(hospital.patients) };
const meta = {
  title: 'Screens/portal/PortalTable',
  component: PortalTable,
  args: { ...all.args, send: fn() },
} satisfies Meta<typeof PortalTable>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Listed: Story = {
  ...all,
  tags: ['portalTable:results.listed', 'portalTable:selection.none', 'portalTable:undo.none'],
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText('23 applications')).toBeVisible();
    const grid = canvas.getByRole('grid', { name: 'Student applications' });
    await expect(grid).toHaveAttribute('aria-rowcount', '24');
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Search applications' }), 'n');
    await expect(args.send).toHaveBeenCalledWith({ type: 'search.type', q: 'n' });
    const [first] = canvas.getAllByRole('row').slice(1);
    const row = within(first as HTMLElement);
    const name = 'Edith Sandoval';
    for (const [label, action] of [
      ['Review', 'review'],
      ['Message', 'message'],
      ['Interview', 'interview'],
    ] as const) {
      await userEvent.click(row.getByRole('button', { name: `${label} ${name}` }));
      await expect(args.send).toHaveBeenCalledWith({ type: 'row.runAction', rowId: 'university-1', action });
    }
    await userEvent.click(canvas.getByRole('button', { name: 'Match' }));
    await expect(args.send).toHaveBeenCalledWith({
      type: 'sort.choose',
      sort: { column: 'score', direction: 'ascending' },
    });
    await userEvent.click(canvas.getByRole('checkbox', { name: `Select ${name}` }));
    await expect(args.send).toHaveBeenCalledWith({
      type: 'row.select',
      rowId: 'university-1',
      isSelected: true,
    });
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Select all applications shown' }));
    await expect(args.send).toHaveBeenCalledWith({ type: 'rows.selectAll' });
    await userEvent.click(canvas.getByRole('button', { name: 'Save as CSV' }));
    await expect(args.send).toHaveBeenCalledWith({ type: 'csv.save' });
  },
};

export const Filtered: Story = {
  ...portalIn({ query: { program: 'Bachelor of Science in Nursing', sort: '-score' } }),
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText('4 of 23 applications')).toBeVisible();
    await expect(canvas.getByRole('columnheader', { name: 'Match' })).toHaveAttribute(
      'aria-sort',
      'descending',
    );
    await userEvent.click(canvas.getByRole('button', { name: /Nursing Program$/ }));
    await userEvent.click(await screen.findByRole('option', { name: 'All programs' }));
    await expect(args.send).toHaveBeenCalledWith({ type: 'filter.choose', column: 'program', value: null });
    await userEvent.click(canvas.getByRole('button', { name: 'Clear filters' }));
    await expect(args.send).toHaveBeenCalledWith({ type: 'filters.clear' });
  },
};

export const NoMatches: Story = {
  ...portalIn({ results: 'noMatches', query: { q: 'submarine' } }),
  tags: ['portalTable:results.noMatches'],
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText('0 of 23 applications')).toBeVisible();
    await expect(canvas.getByText('No applications match')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Clear filters' }));
    await expect(args.send).toHaveBeenCalledWith({ type: 'filters.clear' });
  },
};

export const Empty: Story = {
  ...portalIn({ results: 'empty' }, { rows: [] }),
  tags: ['portalTable:results.empty'],
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No applications yet')).toBeVisible();
    await expect(canvas.queryByRole('searchbox')).not.toBeInTheDocument();
  },
};

const chosen = applications.slice(0, 12).map(({ id }) => id);

/** A bulk action counts only the selected rows that it applies to. */
export const Selected: Story = {
  ...portalIn({ selection: 'some', selected: chosen }),
  tags: ['portalTable:selection.some'],
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText('12 selected')).toBeVisible();
    await expect(
      canvas.getByRole('checkbox', { name: 'Select all applications shown' }),
    ).toBePartiallyChecked();
    await userEvent.click(canvas.getByRole('button', { name: 'Mark under review (9)' }));
    await expect(args.send).toHaveBeenCalledWith({ type: 'bulk.run', action: 'mark' });
    await userEvent.click(canvas.getByRole('button', { name: 'Clear selection' }));
    await expect(args.send).toHaveBeenCalledWith({ type: 'selection.clear' });
  },
};

export const Confirming: Story = {
  ...portalIn({ selection: 'confirming', selected: chosen, confirmingAction: 'mark' }),
  tags: ['portalTable:selection.confirming'],
  play: async ({ args }) => {
    const question = within(await screen.findByRole('alertdialog'));
    await expect(question.getByText('Mark 9 applications under review?')).toBeVisible();
    await userEvent.click(question.getByRole('button', { name: 'Mark under review' }));
    await expect(args.send).toHaveBeenCalledWith({ type: 'bulk.confirm' });
    await userEvent.click(question.getByRole('button', { name: 'Cancel' }));
    await expect(args.send).toHaveBeenCalledWith({ type: 'bulk.cancel' });
  },
};

/** Returning readers find the last opened row at the previous scroll position. */
export const RestoredPosition: Story = {
  ...portalIn(
    {},
    {
      rows: manyRows(applications, 5_000),
      persisted: {
        route: { q: '', filters: {}, sort: { column: 'submitted', direction: 'descending' }, open: null },
        topRowId: 'row-2301',
        currentId: 'row-2324',
      },
    },
  ),
  play: async ({ canvas }) => {
    const numbers = () =>
      canvas
        .getAllByRole('row')
        .slice(1)
        .map((row) => Number(row.getAttribute('aria-rowindex')));
    await waitFor(() => expect(numbers()[0]).toBeGreaterThan(80));
    await expect(numbers().length).toBeLessThan(60);
    await waitFor(() => expect(canvas.getAllByRole('row', { current: true })).toHaveLength(1));
  },
};

/** When a review over the table closes, the row that it ended on gets focus. */
export const FocusAfterReview: Story = {
  ...portalIn({ detail: ['application', 'university-3'] }),
  render: function Reviewed(args) {
    const [isOpen, setOpen] = useState(true);
    return (
      <Stack align="flex-start">
        <Button onPress={() => setOpen(false)}>Close the review</Button>
        <PortalTable {...args} view={{ ...args.view, open: isOpen ? args.view.open : null }} />
      </Stack>
    );
  },
  play: async ({ canvas }) => {
    const [current] = canvas.getAllByRole('row', { current: true });
    await expect(current).toHaveAttribute('aria-rowindex', '4');
    await userEvent.click(canvas.getByRole('button', { name: 'Close the review' }));
    await waitFor(() => expect(current?.querySelector('[role=rowheader] a')).toHaveFocus());
  },
};

export const OnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expectNoSidewaysScroll();
    const region = canvas.getByRole('grid').parentElement as HTMLElement;
    await expect(region.scrollWidth).toBeLessThanOrEqual(region.clientWidth);
    await expect(canvas.getAllByRole('button', { name: /^Review / })[0]).toBeVisible();
  },
};
/** Three or more filters are collapsed on a phone, so that the list is visible first. */
export const FiltersCollapsed: Story = {
  ...portalIn({ query: { priority: 'High' } }, patients),
  tags: ['portalTable:filters.collapsed'],
  globals: { viewport: { value: 'phone' } },
  play: async ({ args, canvas }) => {
    const toggle = canvas.getByRole('button', { name: 'Filters (1)' });
    await expect(toggle).toHaveAttribute('aria-expanded', 'false');
    await expect(canvas.queryByRole('button', { name: /High Priority/ })).not.toBeInTheDocument();
    await userEvent.click(toggle);
    await expect(args.send).toHaveBeenCalledWith({ type: 'filters.toggle' });
  },
};
export const FiltersExpanded: Story = {
  ...portalIn({ filters: 'expanded' }, patients),
  tags: ['portalTable:filters.expanded'],
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Filters' })).toHaveAttribute('aria-expanded', 'true');
    await expect(canvas.getByRole('button', { name: /All departments/ })).toBeVisible();
  },
};
export const Dark: Story = { globals: { theme: 'dark' } };
