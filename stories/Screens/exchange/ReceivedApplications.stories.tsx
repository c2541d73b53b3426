import type { Meta, StoryObj } from '@storybook/react-vite';
import { ReceivedApplications } from '@vetsync/ui/screens/exchange/ReceivedApplications';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { noApplicationFilters } from '@vetsync/machines/exchange/model';
import type { ApplicationStatus } from '@vetsync/machines/model/exchange';
import { unreachable } from '../../support/account.ts';
import { choices, colleagues, receivedRows, settings, shipyard } from './samples.ts';
import { now } from '../../support/leads.ts';
import { self } from '../../support/organizations.ts';
import { inFrame, list, listed, listedWith, shown } from './receivedApplications.tsx';

const meta = {
  title: 'Screens/exchange/ReceivedApplications',
  component: ReceivedApplications,
  args: { send: fn() },
  render: inFrame,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof ReceivedApplications>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Listed: Story = {
  tags: [
    'receivedApplications:open.list.listed.idle',
    'receivedApplications:open.feed.following.live',
    'receivedApplications:open.detail.closed',
    'receivedApplications:open.selection.choosing',
    'receivedApplications:open.choices.known',
    'receivedApplications:open.settings.known.stored',
    'receivedApplications:open.naming.idle',
    'receivedApplications:open.tools.closed',
  ],
  ...listed(),
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Marisol Vega Welder, first shift' })).toHaveAttribute(
      'href',
      `/organizations/tidewater-works/applications?application=${receivedRows[0]!.id}`,
    );
    await expect(canvas.getByRole('link', { name: 'Interview' })).toHaveAttribute(
      'href',
      '/organizations/tidewater-works/applications?status=interview',
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Filter' }));
    await userEvent.click(await screen.findByRole('menuitemradio', { name: 'Unassigned' }));
    await expect(args.send).toHaveBeenCalledWith({
      type: 'filter.choose',
      filter: 'assignee',
      value: 'none',
    });
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Select Marisol Vega' }));
    await expect(args.send).toHaveBeenCalledWith({
      type: 'row.select',
      rowId: receivedRows[0]!.id,
      isSelected: true,
    });
    await userEvent.click(canvas.getByRole('button', { name: 'Assign to me Tom Halvorsen' }));
    await expect(args.send).toHaveBeenCalledWith({
      type: 'row.assign',
      rowId: receivedRows[3]!.id,
      assigneeId: self,
    });
    await userEvent.type(canvas.getByRole('searchbox'), 'k');
    await expect(args.send).toHaveBeenCalledWith({ type: 'search.change', q: 'k' });
    await expect(canvas.getByText('8 applications')).toBeVisible();
    await expect(canvas.getByText('Live')).toBeVisible();
    const [, first] = canvas.getAllByRole('row');
    for (const text of ['3 of 3', 'TIG welding, Blueprint reading, Rigging', 'Norfolk, VA', '8 years'])
      await expect(within(first!).getByText(text)).toBeVisible();
    for (const [name, sort] of [
      ['Requirements met', 'requirements'],
      ['Location', 'place'],
      ['Service', 'years'],
    ] as const) {
      await userEvent.click(canvas.getByRole('button', { name }));
      await expect(args.send).toHaveBeenCalledWith({ type: 'sort.change', sort });
    }
  },
};

/** Two have arrived while the list was scrolled down. */
export const Arrived: Story = {
  ...listed(undefined, {
    scrolledAway: true,
    list: {
      ...list,
      rows: receivedRows.slice(2),
      arrivals: receivedRows.slice(0, 2).map((row) => ({ ...row, isNew: true })),
    },
  }),
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: '2 new applications' }));
    await expect(args.send).toHaveBeenCalledWith({ type: 'arrivals.show' });
  },
};

/** What was sent, sorted and filtered by. */
export const FilteredBySent: Story = {
  ...listed(undefined, {
    filters: {
      ...noApplicationFilters,
      place: 'Norfolk, VA',
      skill: 'Underwater welding',
      requirements: 'met',
      sort: 'years',
    },
    list: { ...list, rows: receivedRows.slice(0, 1) },
  }),
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText('Location: Norfolk, VA')).toBeVisible();
    await expect(canvas.getByText('Requirements met: All of them')).toBeVisible();
    // A link can name what is not offered.
    await expect(canvas.getByText('Skills: Underwater welding')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Filter' }));
    await userEvent.click(await screen.findByRole('menuitemradio', { name: 'San Diego, CA' }));
    await expect(args.send).toHaveBeenCalledWith({
      type: 'filter.choose',
      filter: 'place',
      value: 'San Diego, CA',
    });
  },
};

export const InSpanish: Story = {
  ...listed(undefined, { filters: { ...noApplicationFilters, requirements: 'met' } }),
  globals: { language: 'es-US' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Requisitos cumplidos: Todos')).toBeVisible();
    await expect(canvas.getByText('3 de 3')).toBeVisible();
    await expect(canvas.getByText('8 años')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Servicio' })).toBeVisible();
  },
};

export const OfACollege: Story = {
  ...listed(undefined, { workspace: { organization: { ...shipyard, kind: 'university' }, role: 'viewer' } }),
  play: async ({ canvas }) => {
    // A degree requires nothing that could be met.
    await expect(canvas.queryByText('Requirements met')).not.toBeInTheDocument();
    await expect(canvas.getByRole('link', { name: 'Waitlisted' })).toBeVisible();
    // A viewer can't do anything with a row but open it.
    await expect(canvas.queryByRole('checkbox')).not.toBeInTheDocument();
    await expect(canvas.queryByRole('button', { name: /^Assign/ })).not.toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: 'Options' }));
    // The menu fades in.
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Compact rows' })).toBeVisible());
    await expect(screen.queryByRole('menuitem', { name: 'Export as CSV' })).not.toBeInTheDocument();
  },
};

const programs = receivedRows.map((row, index) => ({
  ...row,
  kind: 'nonprofit' as const,
  listingTitle: 'Rent and utility help',
  status: index === 1 ? ('rejected' as const) : ('enrolled' as const),
}));
/** Who asks for a program can be taken in from the row. */
export const OfANonprofit: Story = {
  ...listed(undefined, {
    workspace: { organization: { ...shipyard, kind: 'nonprofit' }, role: 'reviewer' },
    list: { ...list, rows: programs },
  }),
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Quick Approve Marisol Vega' }));
    await expect(args.send).toHaveBeenCalledWith({ type: 'row.approve', rowId: programs[0]!.id });
    await expect(
      canvas.queryByRole('button', { name: 'Quick Approve Devon Okafor' }),
    ).not.toBeInTheDocument();
  },
};

export const Loading: Story = {
  tags: ['receivedApplications:loading'],
  ...shown('loading', { workspace: null }),
};

export const LoadingList: Story = {
  tags: [
    'receivedApplications:open.list.loading',
    'receivedApplications:open.feed.following.connecting',
    'receivedApplications:open.choices.loading',
    'receivedApplications:open.settings.loading',
  ],
  ...listedWith(
    { list: 'loading', feed: { following: 'connecting' }, choices: 'loading', settings: 'loading' },
    { list: { ...list, rows: [] }, choices: null, settings: null },
  ),
};

export const Missing: Story = {
  tags: ['receivedApplications:missing'],
  ...shown('missing', { workspace: null }),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('You can’t see this organization')).toBeVisible();
  },
};

/** Somebody was removed from the staff while the page was open. */
export const Removed: Story = {
  tags: ['receivedApplications:missing'],
  ...shown('missing'),
  play: async ({ canvas }) => {
    await expect(canvas.getByText(`You no longer have access to ${shipyard.name}`)).toBeVisible();
  },
};

export const Suspended: Story = {
  tags: ['receivedApplications:suspended'],
  ...shown('suspended'),
  play: async ({ canvas }) => {
    await expect(canvas.getByText(`${shipyard.name} is suspended`)).toBeVisible();
  },
};

export const Failed: Story = {
  tags: ['receivedApplications:failed'],
  ...shown('failed', { workspace: null, problem: unreachable }),
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.send).toHaveBeenCalledWith({ type: 'page.retry' });
  },
};

export const ListFailed: Story = {
  tags: ['receivedApplications:open.list.failed', 'receivedApplications:open.feed.waiting'],
  ...listed('failed', { list: { ...list, rows: [] }, problem: unreachable }, 'waiting'),
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.send).toHaveBeenCalledWith({ type: 'list.retry' });
    await expect(canvas.getByText('Not live right now')).toBeVisible();
  },
};

export const Empty: Story = {
  tags: ['receivedApplications:open.list.empty'],
  ...listed('empty', { list: { ...list, rows: [] } }),
};

export const NoMatches: Story = {
  tags: ['receivedApplications:open.list.noMatches'],
  ...listed('noMatches', {
    list: { ...list, rows: [] },
    filters: { ...noApplicationFilters, q: 'harbor', status: 'hired' },
  }),
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Clear all' }));
    await expect(args.send).toHaveBeenCalledWith({ type: 'filters.clear' });
  },
};

const noneWith = (status: ApplicationStatus): Story => ({
  ...listed('noMatches', { list: { ...list, rows: [] }, filters: { ...noApplicationFilters, status } }),
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show all applications' }));
    await expect(args.send).toHaveBeenCalledWith({ type: 'filters.clear' });
  },
});
/** Nothing but a status is asked for, as in the tab of the interviews: an empty list, not a failed search. */
export const NobodyToInterview: Story = noneWith('interview');
export const NobodyAccepted: Story = noneWith('accepted');
export const NothingNew: Story = noneWith('submitted');
export const NobodyWithdrew: Story = noneWith('withdrawn');

export const Searching: Story = {
  tags: ['receivedApplications:open.list.searching'],
  ...listed('searching', { filters: { ...noApplicationFilters, q: 'dev' } }),
};

export const Refreshing: Story = {
  tags: ['receivedApplications:open.list.refreshing'],
  ...listed('refreshing', { filters: { ...noApplicationFilters, status: 'submitted' } }),
};

export const LoadingMore: Story = {
  tags: ['receivedApplications:open.list.listed.loadingMore'],
  ...listed({ listed: 'loadingMore' }, { list: { ...list, cursor: 'next' } }),
};

/** "Select all" lists the rest first. */
export const LoadingRest: Story = {
  tags: ['receivedApplications:open.list.listed.loadingRest'],
  ...listed({ listed: 'loadingRest' }, { list: { ...list, cursor: 'next' } }),
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/ of 200 applications$/)).toBeVisible();
  },
};

export const MoreFailed: Story = {
  tags: ['receivedApplications:open.list.listed.pageFailed'],
  ...listed({ listed: 'pageFailed' }, { list: { ...list, cursor: 'next' }, problem: unreachable }),
};

/** Colleagues have opened two of them lately. */
const opening = { ...colleagues[1], at: new Date(now() - 2 * 60_000).toISOString() };
export const OpenedByColleagues: Story = {
  ...listed(undefined, {
    list: {
      ...list,
      rows: receivedRows.map((row, at) => (at === 0 || at === 3 ? { ...row, opening } : row)),
    },
  }),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('Opened by Dana Fields, 2 minutes ago')).toHaveLength(2);
  },
};

const view = { filters: { ...noApplicationFilters, q: 'welder', assignee: self } };
/** The view is saved already, and can be removed. */
export const SavedView: Story = {
  ...listedWith({ settings: { known: 'stored' } }, view),
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('link', { name: 'My welders' })).toHaveAttribute('aria-current', 'page');
    await userEvent.click(canvas.getByRole('button', { name: 'Options' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Remove the view “My welders”' }));
    await expect(args.send).toHaveBeenCalledWith({ type: 'view.remove', viewId: 'a-view' });
  },
};
export const NamingAView: Story = {
  tags: ['receivedApplications:open.naming.naming'],
  ...listedWith(
    { settings: { known: 'stored' }, naming: 'naming' },
    { filters: { ...noApplicationFilters, q: 'crane' }, viewName: 'Cranes' },
  ),
  play: async ({ args }) => {
    const dialog = within(await screen.findByRole('dialog', { name: 'Save this view' }));
    await expect(dialog.getByText(/to your account/)).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await expect(args.send).toHaveBeenCalledWith({ type: 'view.save' });
  },
};
export const SavingAView: Story = {
  tags: ['receivedApplications:open.settings.known.saving'],
  ...listedWith({ settings: { known: 'saving' } }, view),
};
export const ViewNotStored: Story = {
  tags: ['receivedApplications:open.settings.known.notStored'],
  ...listedWith({ settings: { known: 'notStored' } }, view),
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.send).toHaveBeenCalledWith({ type: 'settings.retry' });
  },
};
/** Colleagues and saved views could not be read. One can still take care of an application oneself. */
export const WithoutChoices: Story = {
  tags: ['receivedApplications:open.choices.unknown', 'receivedApplications:open.settings.unknown'],
  ...listedWith({ choices: 'unknown', settings: 'unknown' }, { choices: null, settings: null, ...view }),
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: 'Save view' })).not.toBeInTheDocument();
    await expect(canvas.getByText('Assigned to: Me')).toBeVisible();
  },
};
export const Compact: Story = { ...listed(undefined, { settings: { ...settings, density: 'compact' } }) };

export const Exporting: Story = {
  tags: ['receivedApplications:open.tools.export'],
  ...listedWith({ tools: 'export' }, { filters: { ...view.filters, listing: choices.listings[0]!.id } }),
  play: async ({ args }) => {
    const dialog = within(await screen.findByRole('dialog', { name: 'Export applications' }));
    await expect(
      dialog.getByText(/every application for “Welder, first shift”.* ignores the search/),
    ).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Download' }));
    await expect(args.send).toHaveBeenCalledWith({ type: 'export.start' });
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
    await expect(args.send).toHaveBeenCalledWith({ type: 'export.close' });
  },
};

/** Order and filters of a phone. */
export const SortingOnAPhone: Story = {
  tags: ['receivedApplications:open.tools.filters'],
  ...listedWith({ tools: 'filters' }),
  globals: { viewport: { value: 'phone' } },
  play: async ({ args }) => {
    const sheet = within(await screen.findByRole('dialog', { name: 'Sort and filter' }));
    for (const label of ['Requirements met', 'Location', 'Skills'])
      await waitFor(() => expect(sheet.getByRole('button', { name: new RegExp(label) })).toBeVisible());
    await userEvent.click(sheet.getByRole('button', { name: 'Show 8 applications' }));
    await expect(args.send).toHaveBeenCalledWith({ type: 'filters.close' });
  },
};
export const OnAPhone: Story = {
  ...listed(),
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('TIG welding, Blueprint reading, Rigging')).toBeVisible();
    await expect(canvas.getByText('8 years')).toBeVisible();
  },
};
