import type { Meta, StoryObj } from '@storybook/react-vite';
import {
  leadsAdminMachine,
  leadsAdminView,
  type LeadsAdminContext,
} from '@vetsync/machines/leads/leadsAdmin';
import { noLeadFilters, isVeteran, type StoredLead } from '@vetsync/machines/leads/model';
import { LeadsAdmin } from '@vetsync/ui/screens/leads/LeadsAdmin';
import { LeadsLoading } from '@vetsync/ui/screens/leads/LeadsLoading';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import { longLead, now, intl, sampleLeads } from '../../support/leads.ts';
import { inState } from '../../support/inState.ts';
import { opened } from '../../support/plays/opened.ts';

const meta = {
  title: 'Screens/leads/LeadsAdmin',
  component: LeadsAdmin,
  args: { send: fn(), analytics: <p>The analytics of the leads.</p> },
  argTypes: { analytics: { control: false }, waiting: { control: false } },
} satisfies Meta<typeof LeadsAdmin>;
export default meta;
type Story = StoryObj<typeof meta>;

interface Regions {
  list?: string | { listed: string };
  summary?: string;
  feed?: string | { linked: string };
  detail?: string;
}

const listed = { listed: 'idle' };
const live = { linked: 'live' };
const rows = (leads: readonly StoredLead[], fresh = 0) =>
  leads.map((lead, index) => ({
    ...lead,
    isVeteran: isVeteran(lead.veteranStatus),
    isNew: index < fresh,
  }));
const list = (leads: readonly StoredLead[], more = false): LeadsAdminContext['list'] => ({
  rows: rows(leads),
  arrivals: [],
  cursor: more ? 'next' : null,
});
const some = sampleLeads(12);
const totals = { total: 1284, veterans: 536, organizations: 411 };

const leads = (
  { list: listState = listed, summary = 'ready', feed = live, detail = 'closed' }: Regions,
  context: Partial<LeadsAdminContext> = {},
) =>
  inState(leadsAdminMachine, leadsAdminView, {
    value: { open: { list: listState, summary, feed, detail } },
    input: { intl, now },
    context: { list: list(some, true), summary: totals, ...context },
  });
const nothing = { list: list([]), summary: { total: 0, veterans: 0, organizations: 0 } };
const unreachable = { status: 0, code: 'unreachable' };

export const Live: Story = {
  tags: [
    'leadsAdmin:open.list.listed.idle',
    'leadsAdmin:open.summary.ready',
    'leadsAdmin:open.feed.linked.live',
    'leadsAdmin:open.detail.closed',
  ],
  ...leads({}),
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'VetSync Leads' })).toBeVisible();
    await expect(canvas.getByText('Manage and export your lead data.')).toBeVisible();
    const veterans = within(canvas.getByRole('article', { name: 'Veterans' }));
    await expect(veterans.getByText('536')).toBeVisible();
    await expect(veterans.getByText('41.7% of total leads')).toBeVisible();
    await expect(canvas.getByRole('article', { name: 'Total Leads' })).toHaveTextContent(
      'People interested in VetSync',
    );
    await expect(canvas.getByRole('article', { name: 'Organizations' })).toHaveTextContent(
      'Leads with organizational affiliation',
    );
    const heads = canvas.getAllByRole('columnheader').map(({ textContent }) => textContent?.trim());
    await expect(heads).toEqual(['Name', 'Email', 'Status', 'Organization', 'Interest', 'Source', 'Date']);
    await userEvent.click(canvas.getByRole('button', { name: 'Export CSV' }));
    await expect(args.send).toHaveBeenCalledWith({ type: 'export.start' });
    await expect(canvas.getByText('Live', { exact: true })).toBeVisible();
    await expect(canvas.getByText('12 of 1,284 leads')).toBeVisible();
    const casey = within(canvas.getByRole('row', { name: /Casey Lindqvist/ }));
    await expect(casey.getByText('active_duty')).toBeVisible();
    await expect(casey.getByText('footer_join_free')).toBeVisible();
    await expect(casey.getByText('-')).toBeVisible();
    await expect(casey.getByText('Nov 21, 2026').closest('time')).toHaveAttribute(
      'title',
      'Sat, Nov 21, 7:33 AM CST',
    );
    await expect(
      within(canvas.getByRole('row', { name: /Priya Nair/ })).getByText('Not specified'),
    ).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: /Date/ }));
    await expect(args.send).toHaveBeenCalledWith({ type: 'sort.change', sort: 'oldest' });
  },
};

/** The full text, which the table cuts off. */
export const Opened: Story = {
  tags: ['leadsAdmin:open.detail.shown'],
  ...leads({ detail: 'shown' }, { openId: some[0]!.id, opened: some[0]!, lastId: some[0]!.id }),
  play: async ({ args }) => {
    const lead = within(await opened('Jordan Reyes'));
    await expect(lead.getByText(some[0]!.interest!)).toBeVisible();
    await expect(lead.getByRole('button', { name: 'Previous' })).toBeDisabled();
    await userEvent.click(lead.getByRole('button', { name: 'Next' }));
    await expect(args.send).toHaveBeenCalledWith({ type: 'row.step', to: 'next' });
    await userEvent.click(lead.getByRole('button', { name: 'Close' }));
    await expect(args.send).toHaveBeenCalledWith({ type: 'row.close' });
  },
};

export const Finding: Story = {
  tags: ['leadsAdmin:open.detail.finding'],
  ...leads({ detail: 'finding' }, { openId: 'elsewhere' }),
};

export const LeadMissing: Story = {
  tags: ['leadsAdmin:open.detail.missing'],
  ...leads({ detail: 'missing' }, { openId: 'elsewhere' }),
};

export const LeadFailed: Story = {
  tags: ['leadsAdmin:open.detail.failed'],
  ...leads({ detail: 'failed' }, { openId: 'elsewhere', detailProblem: unreachable }),
  play: async ({ args }) => {
    const lead = within(await opened('Lead'));
    await userEvent.click(lead.getByRole('button', { name: 'Try again' }));
    await expect(args.send).toHaveBeenCalledWith({ type: 'detail.retry' });
  },
};

export const SearchAndFilter: Story = {
  ...leads({}, { filters: { ...noLeadFilters, q: 'river', veteran: 'veteran' }, list: list(sampleLeads(4)) }),
  play: async ({ args, canvas }) => {
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Search leads' }), 's');
    await expect(args.send).toHaveBeenCalledWith({ type: 'search.change', q: 'rivers' });
    await expect(canvas.getByText('4 leads')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Clear all' }));
    await expect(args.send).toHaveBeenCalledWith({ type: 'filters.clear' });
  },
};

export const NewLeads: Story = {
  ...leads(
    {},
    { list: { rows: rows(some), arrivals: rows(sampleLeads(3), 3), cursor: 'next' }, scrolledAway: true },
  ),
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: '3 new leads' }));
    await expect(args.send).toHaveBeenCalledWith({ type: 'arrivals.show' });
  },
};

export const JustArrived: Story = {
  ...leads({}, { list: { rows: rows(some, 2), arrivals: [], cursor: null } }),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('row', { name: /Jordan Reyes.*New/ })).toBeVisible();
  },
};

export const Waiting: Story = {
  tags: [
    'leadsAdmin:open.list.awaitingFeed',
    'leadsAdmin:open.summary.awaitingFeed',
    'leadsAdmin:open.feed.linked.connecting',
  ],
  ...leads(
    { list: 'awaitingFeed', summary: 'awaitingFeed', feed: { linked: 'connecting' } },
    { list: list([]), summary: null },
  ),
};

export const Loading: Story = {
  tags: ['leadsAdmin:open.list.loading', 'leadsAdmin:open.summary.loading'],
  ...leads({ list: 'loading', summary: 'loading' }, { list: list([]), summary: null }),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Loading leads...')).toBeVisible();
  },
};

/** The prerendered page, before the session is known. */
export const Prerendered: Story = {
  ...leads({ list: 'loading', summary: 'loading' }, { list: list([]), summary: null }),
  render: (args) => <LeadsAdmin {...args} waiting={<LeadsLoading />} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Loading leads...')).toBeVisible();
    await expect(canvas.queryByRole('searchbox')).toBeNull();
  },
};

export const Refreshing: Story = {
  tags: ['leadsAdmin:open.summary.pausing'],
  ...leads({ list: 'loading', summary: 'pausing' }),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('row', { name: /Wendell Brooks/ })).toBeVisible();
    await expect(canvas.getByText('Searching…')).toBeVisible();
  },
};

export const Searching: Story = {
  tags: ['leadsAdmin:open.list.searching'],
  ...leads({ list: 'searching' }, { filters: { ...noLeadFilters, q: 'harb' } }),
};

export const Empty: Story = {
  tags: ['leadsAdmin:open.list.empty'],
  ...leads({ list: 'empty' }, nothing),
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText(
        'No leads captured yet. Start promoting VetSync to see leads appear here in real-time!',
      ),
    ).toBeVisible();
    await expect(canvas.getByText('0% of total leads')).toBeVisible();
  },
};

export const NoMatches: Story = {
  tags: ['leadsAdmin:open.list.noMatches'],
  ...leads({ list: 'noMatches' }, { ...nothing, summary: totals, filters: { ...noLeadFilters, q: 'zzz' } }),
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Clear all' }));
    await expect(args.send).toHaveBeenCalledWith({ type: 'filters.clear' });
  },
};

export const Failed: Story = {
  tags: ['leadsAdmin:open.list.failed'],
  ...leads({ list: 'failed', summary: 'failed' }, { list: list([]), summary: null, problem: unreachable }),
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.send).toHaveBeenCalledWith({ type: 'list.retry' });
  },
};

export const TotalsFailed: Story = {
  tags: ['leadsAdmin:open.summary.failed'],
  ...leads({ summary: 'failed' }, { summary: null, problem: unreachable }),
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('row', { name: /Casey Lindqvist/ })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.send).toHaveBeenCalledWith({ type: 'list.retry' });
  },
};

export const LoadingMore: Story = {
  tags: ['leadsAdmin:open.list.listed.loadingMore'],
  ...leads({ list: { listed: 'loadingMore' } }),
};

export const PageFailed: Story = {
  tags: ['leadsAdmin:open.list.listed.pageFailed'],
  ...leads({ list: { listed: 'pageFailed' } }, { problem: unreachable }),
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.send).toHaveBeenCalledWith({ type: 'list.retry' });
  },
};

export const Reconnecting: Story = {
  tags: ['leadsAdmin:open.feed.reconnecting'],
  ...leads({ feed: 'reconnecting' }, { reconnectSeconds: 5 }),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Reconnecting in 5 s')).toBeVisible();
  },
};

export const Crowded: Story = {
  tags: ['leadsAdmin:open.feed.crowded'],
  ...leads({ feed: 'crowded' }, { reconnectSeconds: 30 }),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Live in other windows')).toBeVisible();
  },
};

export const Offline: Story = {
  tags: ['leadsAdmin:open.feed.offline'],
  ...leads({ feed: 'offline' }, { online: false }),
};

export const Analytics: Story = {
  ...leads({}, { tab: 'analytics' }),
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText('The analytics of the leads.')).toBeVisible();
    await userEvent.click(canvas.getByRole('tab', { name: 'Leads' }));
    await expect(args.send).toHaveBeenCalledWith({ type: 'tab.choose', tab: 'leads' });
  },
};

export const Denied: Story = {
  tags: ['leadsAdmin:denied'],
  ...inState(leadsAdminMachine, leadsAdminView, { value: 'denied', input: { intl, now } }),
};

export const LongContent: Story = { ...leads({}, { list: list([longLead, ...some]) }) };

export const LongOnAPhone: Story = { ...LongContent, globals: { viewport: { value: 'phone' } } };

export const OnAPhone: Story = { ...leads({}), globals: { viewport: { value: 'phone' } } };

export const KeyboardOnly: Story = {
  ...leads({}),
  play: async ({ args, canvas }) => {
    const rowLink = (at: number) => within(canvas.getAllByRole('rowheader')[at]!).getByRole('link');
    const order = [
      canvas.getByRole('button', { name: 'Export CSV' }),
      canvas.getByRole('tab', { name: 'Leads' }),
      canvas.getByRole('searchbox', { name: 'Search leads' }),
      canvas.getByRole('button', { name: 'Filter' }),
      canvas.getByRole('button', { name: /Date/ }),
      rowLink(0),
    ];
    for (const control of order) {
      await userEvent.tab();
      await expect(control).toHaveFocus();
    }
    await userEvent.keyboard('{ArrowDown}');
    await expect(rowLink(1)).toHaveFocus();
    canvas.getByRole('button', { name: 'Filter' }).focus();
    await userEvent.keyboard('{Enter}');
    const menu = within(await screen.findByRole('menu', { name: 'Filter' }));
    await userEvent.click(menu.getByRole('menuitemradio', { name: 'Veterans' }));
    await expect(args.send).toHaveBeenCalledWith({
      type: 'filter.change',
      filter: 'veteran',
      value: 'veteran',
    });
  },
};

export const TenThousand: Story = {
  ...leads({}, { list: list(sampleLeads(10_000)), summary: { ...totals, total: 10_000 } }),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('row').length).toBeLessThan(100);
    await expect(canvas.getByRole('grid')).toHaveAttribute('aria-rowcount', '10001');
  },
};
