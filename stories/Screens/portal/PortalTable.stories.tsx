import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '@vetsync/ui/components/Button';
import { Stack } from '@vetsync/ui/components/Stack';
import { PortalTable } from '@vetsync/ui/screens/portal/PortalTable';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { patientRows, patientTable } from './patientTable.ts';
import { expectNoSidewaysScroll } from '../../support/plays/noSidewaysScroll.ts';
import { applications, manyRows, portalIn } from '../../support/portal.ts';

const all = portalIn();
const patients = { table: patientTable, rows: patientRows };
const meta = {
  title: 'Screens/portal/PortalTable',
  component: PortalTable,
  args: { ...all.args, send: fn() },
} satisfies Meta<typeof PortalTable>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Listed: Story = {
  ...all,
  tags: ['portalTable:results.listed', 'portalTable:filters.closed', 'portalTable:naming.idle'],
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
  },
};

/** A press anywhere in a row opens it, except on its controls. The name is the link that the keyboard reaches. */
export const RowLink: Story = {
  ...all,
  play: async ({ args, canvas }) => {
    const [first] = canvas.getAllByRole('row').slice(1);
    const { left, right, top, height } = (first as HTMLElement).getBoundingClientRect();
    for (const x of [left + (right - left) * 0.45, left + (right - left) * 0.7]) {
      const under = document.elementFromPoint(x, top + height / 2);
      await expect(under).toHaveAttribute('href', expect.stringMatching(/application\/university-1\b/));
    }
    const link = within(first as HTMLElement).getByRole('link', { name: /^Edith Sandoval/ });
    await expect(link).toHaveAttribute('href', expect.stringMatching(/application\/university-1\b/));
    await userEvent.click(link);
    await expect(args.send).toHaveBeenLastCalledWith({ type: 'row.open', rowId: 'university-1' });
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
    const chips = within(canvas.getByRole('grid', { name: 'Filters in use' }));
    const chip = chips.getByRole('row', { name: 'Program: Bachelor of Science in Nursing' });
    await userEvent.click(within(chip).getByRole('button'));
    await expect(args.send).toHaveBeenCalledWith({ type: 'filter.choose', column: 'program', value: null });
    await userEvent.click(canvas.getByRole('button', { name: 'Clear all' }));
    await expect(args.send).toHaveBeenCalledWith({ type: 'filters.clear' });
    await userEvent.click(canvas.getByRole('button', { name: 'Save view' }));
    await expect(args.send).toHaveBeenCalledWith({ type: 'view.name' });
  },
};

/** Every value of every filter, with the number of rows that it leaves. */
export const FilterMenu: Story = {
  ...portalIn({ filters: 'menu', query: { program: 'Bachelor of Science in Nursing' } }),
  tags: ['portalTable:filters.menu'],
  play: async ({ args }) => {
    const menu = within(await screen.findByRole('menu', { name: 'Filter' }));
    const group = within(menu.getByRole('group', { name: 'Program' }));
    const chosen = group.getByRole('menuitemradio', { name: /Science in Nursing 4$/ });
    await expect(chosen).toHaveAttribute('aria-checked', 'true');
    await userEvent.click(group.getByRole('menuitemradio', { name: /Science in Computer Science \d+$/ }));
    await expect(args.send).toHaveBeenCalledWith({
      type: 'filter.choose',
      column: 'program',
      value: 'Bachelor of Science in Computer Science',
    });
    await expect(args.send).toHaveBeenCalledWith({ type: 'filters.close' });
  },
};

/** The standard views are the values of one filter, so they keep the search and the other filters. */
export const StandardView: Story = {
  ...portalIn({ query: { status: 'accepted', q: 'army' } }),
  play: async ({ canvas }) => {
    const views = within(canvas.getByRole('navigation', { name: 'Views' }));
    await expect(views.getByRole('link', { current: 'page' })).toHaveTextContent(/^Accepted/);
    await expect(views.getByRole('link', { name: /^Rejected/ })).toHaveAttribute(
      'href',
      expect.stringMatching(/\?q=army&status=rejected/),
    );
    // The view is the filter, so there is no chip for it.
    await expect(canvas.queryByRole('grid', { name: 'Filters in use' })).not.toBeInTheDocument();
  },
};

const saved = [
  {
    id: 'nursing',
    name: 'Nursing, best match',
    query: { program: 'Bachelor of Science in Nursing', sort: '-score' },
  },
];
const withSaved = {
  settings: { density: 'comfortable', views: { 'university-applications': saved } },
} as const;

/** A saved view is a name for a query, which the address has. */
export const SavedView: Story = {
  ...portalIn({ query: saved[0]?.query ?? {} }, withSaved),
  play: async ({ args, canvas }) => {
    const views = within(canvas.getByRole('navigation', { name: 'Views' }));
    await expect(views.getByRole('link', { current: 'page' })).toHaveTextContent('Nursing, best match4');
    await expect(canvas.queryByRole('button', { name: 'Save view' })).not.toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: 'Options' }));
    await userEvent.click(
      await screen.findByRole('menuitem', { name: 'Remove the view “Nursing, best match”' }),
    );
    await expect(args.send).toHaveBeenCalledWith({ type: 'view.remove', viewId: 'nursing' });
  },
};

export const SavingAView: Story = {
  ...portalIn({ naming: 'naming', viewName: 'nursing, Best match', query: { q: 'army' } }, withSaved),
  tags: ['portalTable:naming.naming'],
  play: async ({ args }) => {
    const dialog = within(await screen.findByRole('dialog', { name: 'Save this view' }));
    await expect(dialog.getByText('Replaces your view “Nursing, best match”.')).toBeVisible();
    await userEvent.type(dialog.getByRole('textbox', { name: /^Name/ }), '!');
    await expect(args.send).toHaveBeenCalledWith({ type: 'view.type', name: 'nursing, Best match!' });
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await expect(args.send).toHaveBeenCalledWith({ type: 'view.save' });
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
    await expect(args.send).toHaveBeenCalledWith({ type: 'view.cancel' });
  },
};

export const Compact: Story = {
  ...portalIn({}, { settings: { density: 'compact', views: {} } }),
  play: async ({ args, canvas }) => {
    const [first] = canvas.getAllByRole('row').slice(1);
    await expect((first as HTMLElement).offsetHeight).toBeLessThan(48);
    await userEvent.click(canvas.getByRole('button', { name: 'Options' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Roomy rows' }));
    await expect(args.send).toHaveBeenCalledWith({ type: 'density.choose', density: 'comfortable' });
    await userEvent.click(canvas.getByRole('button', { name: 'Options' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Save as CSV' }));
    await expect(args.send).toHaveBeenCalledWith({ type: 'csv.save' });
  },
};

export const NoMatches: Story = {
  ...portalIn({ results: 'noMatches', query: { q: 'submarine' } }),
  tags: ['portalTable:results.noMatches'],
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText('0 of 23 applications')).toBeVisible();
    await expect(canvas.getByText('No applications match')).toBeVisible();
    await userEvent.click(canvas.getAllByRole('button', { name: 'Clear all' })[0] as HTMLElement);
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

/** Returning readers find the last opened row at the previous scroll position. */
export const RestoredPosition: Story = {
  ...portalIn(
    {},
    {
      rows: manyRows(applications, 5_000),
      stored: {
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

const onPhone = { viewport: { value: 'phone' } };
const longRows = portalIn({}, { rows: manyRows(applications, 300) });

/** The page scrolls, not a window inside it. A row's actions are behind the button in its corner. */
export const OnAPhone: Story = {
  ...longRows,
  globals: onPhone,
  play: async ({ canvas }) => {
    await expectNoSidewaysScroll();
    const region = canvas.getByRole('grid').parentElement as HTMLElement;
    await expect(region.scrollHeight).toBe(region.clientHeight);
    await expect(document.documentElement.scrollHeight).toBeGreaterThan(10_000);
    await expect(canvas.getAllByRole('row').length).toBeLessThan(60);
    await expect(canvas.queryByRole('button', { name: 'Review Edith Sandoval' })).not.toBeInTheDocument();
    const [actions] = canvas.getAllByRole('button', { name: 'Actions for Edith Sandoval' });
    await userEvent.click(actions as HTMLElement);
    await expect(canvas.getAllByRole('button', { name: 'Review Edith Sandoval' })[0]).toBeVisible();
    scrollTo(0, document.documentElement.scrollHeight);
    await waitFor(() => expect(canvas.getAllByRole('row').at(-1)).toHaveAttribute('aria-rowindex', '301'));
    scrollTo(0, 0);
    await waitFor(() => expect(canvas.getAllByRole('row')[1]).toHaveAttribute('aria-rowindex', '2'));
  },
};

/** Order and filters in a sheet within reach of the thumb. */
export const SheetOnAPhone: Story = {
  ...portalIn({ filters: 'sheet', query: { priority: 'High', department: 'Cardiology' } }, patients),
  tags: ['portalTable:filters.sheet'],
  globals: onPhone,
  play: async ({ args }) => {
    const sheet = within(await screen.findByRole('dialog', { name: 'Sort and filter' }));
    await userEvent.click(sheet.getByRole('button', { name: /Priority, in order Sort by$/ }));
    await userEvent.click(await screen.findByRole('option', { name: 'Last visit, newest first' }));
    await expect(args.send).toHaveBeenCalledWith({
      type: 'sort.choose',
      sort: { column: 'lastVisit', direction: 'descending' },
    });
    await userEvent.click(sheet.getByRole('button', { name: /^Cardiology \(\d+\) Department$/ }));
    await userEvent.click(await screen.findByRole('option', { name: 'All departments' }));
    await expect(args.send).toHaveBeenCalledWith({
      type: 'filter.choose',
      column: 'department',
      value: null,
    });
    await userEvent.click(sheet.getByRole('button', { name: /^Show 11 of 1,247 patients$/ }));
    await expect(args.send).toHaveBeenCalledWith({ type: 'filters.close' });
  },
};
export const Dark: Story = { globals: { theme: 'dark' } };
