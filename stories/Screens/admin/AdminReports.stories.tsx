import type { Meta, StoryObj } from '@storybook/react-vite';
import {
  adminReportsMachine,
  adminReportsView,
  type AdminReportsContext,
} from '@vetsync/machines/admin/adminReports';
import { AdminDashboard } from '@vetsync/ui/screens/admin/AdminDashboard';
import { AdminReports } from '@vetsync/ui/screens/admin/AdminReports';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import type { StateValue } from 'xstate';
import { unreachable } from '../../support/account.ts';
import { inState } from '../../support/inState.ts';
import { now, intl } from '../../support/leads.ts';
import { decidedReport, reportOfEvent, reports } from './reports.ts';

const meta = {
  title: 'Screens/admin/AdminReports',
  component: AdminReports,
  args: { send: fn() },
  render: (args) => (
    <AdminDashboard view={{ tab: 'reports' }}>
      <AdminReports {...args} />
    </AdminDashboard>
  ),
} satisfies Meta<typeof AdminReports>;
export default meta;
type Story = StoryObj<typeof meta>;

const shown = (value: StateValue, context: Partial<AdminReportsContext> = {}) =>
  inState(adminReportsMachine, adminReportsView, { value, input: { status: 'open', intl, now }, context });
const listing = (list: StateValue, context: Partial<AdminReportsContext> = {}) =>
  shown({ open: { list, decision: 'idle' } }, { reports, ...context });
const deciding = (decision: string, context: Partial<AdminReportsContext> = {}) =>
  shown(
    { open: { list: { listed: 'idle' }, decision } },
    {
      reports,
      deciding: { report: reports[0]!, status: 'acted' },
      reason: 'They did ask for money.',
      ...context,
    },
  );

export const Listed: Story = {
  tags: ['adminReports:open.list.listed.idle', 'adminReports:open.decision.idle'],
  ...listing({ listed: 'idle' }, { cursor: 'next' }),
  play: async ({ args, canvas }) => {
    const first = within(canvas.getByRole('article', { name: 'Marisol Vega about Tidewater Works' }));
    await expect(first.getByText('Reported message')).toBeVisible();
    await expect(first.getByText(/Send a fee of/)).toBeVisible();
    await userEvent.click(first.getByRole('button', { name: /^Dismiss/ }));
    await expect(args.send).toHaveBeenCalledWith({
      type: 'report.decide',
      id: reports[0]!.id,
      status: 'dismissed',
    });
    await userEvent.click(canvas.getByRole('button', { name: 'Load more' }));
    await expect(args.send).toHaveBeenCalledWith({ type: 'list.more' });
  },
};

export const Decided: Story = {
  ...listing({ listed: 'idle' }, { status: 'acted', reports: [decidedReport] }),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('They did ask for money.')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /^Dismiss/ })).not.toBeInTheDocument();
  },
};

export const Stored: Story = { ...listing({ listed: 'idle' }, { decided: 'acted' }) };

export const Loading: Story = {
  tags: ['adminReports:open.list.loading'],
  ...listing('loading', { reports: [] }),
};

export const None: Story = { tags: ['adminReports:open.list.none'], ...listing('none', { reports: [] }) };

export const Failed: Story = {
  tags: ['adminReports:open.list.failed'],
  ...listing('failed', { reports: [], problem: unreachable }),
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.send).toHaveBeenCalledWith({ type: 'list.retry' });
  },
};

export const LoadingMore: Story = {
  tags: ['adminReports:open.list.listed.loadingMore'],
  ...listing({ listed: 'loadingMore' }, { cursor: 'next' }),
};

export const MoreFailed: Story = {
  tags: ['adminReports:open.list.listed.pageFailed'],
  ...listing({ listed: 'pageFailed' }, { cursor: 'next', problem: unreachable }),
};

export const Deciding: Story = {
  tags: ['adminReports:open.decision.writing'],
  ...deciding('writing'),
  play: async ({ args }) => {
    const dialog = within(await screen.findByRole('dialog', { name: 'Did you act on this report?' }));
    await expect(dialog.getByRole('link', { name: 'Suspend the organization' })).toHaveAttribute(
      'href',
      '/admin-dashboard?tab=organizations&status=approved',
    );
    await userEvent.click(dialog.getByRole('button', { name: 'Save decision' }));
    await expect(args.send).toHaveBeenCalledWith({ type: 'form.submit' });
  },
};

export const Dismissing: Story = {
  ...deciding('writing', { deciding: { report: reports[1]!, status: 'dismissed' }, reason: '' }),
  play: async () => {
    const dialog = within(await screen.findByRole('dialog', { name: 'Dismiss this report?' }));
    await expect(dialog.getByRole('button', { name: 'Dismiss' })).toBeDisabled();
  },
};

export const ActingOnAPerson: Story = {
  ...deciding('writing', { deciding: { report: reports[1]!, status: 'acted' } }),
};

export const OfAnEvent: Story = {
  ...deciding('writing', { reports: [reportOfEvent], deciding: { report: reportOfEvent, status: 'acted' } }),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Host of the event')).toBeInTheDocument();
    const dialog = within(await screen.findByRole('dialog', { name: 'Remove this event?' }));
    await expect(dialog.queryByRole('link')).toBeNull();
    // The dialog fades in.
    await waitFor(() => expect(dialog.getByRole('button', { name: 'Remove the event' })).toBeVisible());
  },
};

export const Storing: Story = { tags: ['adminReports:open.decision.working'], ...deciding('working') };

/** The proof dialog is open over the page. */
export const Proving: Story = { tags: ['adminReports:open.decision.proving'], ...deciding('proving') };

export const NotStored: Story = {
  tags: ['adminReports:open.decision.failed'],
  ...deciding('failed', { actionProblem: unreachable }),
  play: async () => {
    const dialog = within(await screen.findByRole('dialog', { name: 'Did you act on this report?' }));
    await expect(dialog.getByRole('alert')).toHaveTextContent('The decision wasn’t saved');
  },
};

export const Overtaken: Story = {
  tags: ['adminReports:open.decision.overtaken'],
  ...deciding('overtaken', { reports: reports.slice(1) }),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Another administrator has already decided on it.')).toBeVisible();
  },
};

/** The session has ended; the route guard shows why. */
export const Denied: Story = { tags: ['adminReports:denied'], ...shown('denied') };

export const OnAPhone: Story = {
  ...listing({ listed: 'idle' }),
  globals: { viewport: { value: 'phone' } },
};
