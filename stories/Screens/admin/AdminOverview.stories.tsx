import type { Meta, StoryObj } from '@storybook/react-vite';
import {
  adminOverviewMachine,
  adminOverviewView,
  type AdminOverviewContext,
} from '@vetsync/machines/admin/adminOverview';
import { AdminOverview } from '@vetsync/ui/screens/admin/AdminOverview';
import { expect, fn, userEvent, within } from 'storybook/test';
import type { StateValue } from 'xstate';
import { unreachable } from '../../support/account.ts';
import { overview } from '../../support/admin.ts';
import { inState } from '../../support/inState.ts';
import { now, intl, seenAt } from '../../support/leads.ts';

const meta = {
  title: 'Screens/admin/AdminOverview',
  component: AdminOverview,
  args: { send: fn() },
} satisfies Meta<typeof AdminOverview>;
export default meta;
type Story = StoryObj<typeof meta>;

const read: Partial<AdminOverviewContext> = { overview, readAt: seenAt };
const shown = (value: StateValue, context: Partial<AdminOverviewContext> = read) =>
  inState(adminOverviewMachine, adminOverviewView, { value, input: { intl, now }, context });
const withHealth = (health: Partial<typeof overview.health>) =>
  shown(
    { shown: 'fresh' },
    { ...read, overview: { ...overview, health: { ...overview.health, ...health } } },
  );

export const Fresh: Story = {
  tags: ['adminOverview:shown.fresh'],
  ...shown({ shown: 'fresh' }),
  play: async ({ canvas }) => {
    const users = within(canvas.getByRole('article', { name: 'Users' }));
    await expect(users.getByText('1,284')).toBeVisible();
    await expect(users.getByText('7 banned')).toBeVisible();
    const database = within(canvas.getByRole('article', { name: 'Database' }));
    await expect(database.getByText('Reachable')).toBeVisible();
    await expect(database.getByText(/^Responds in 1 ms/)).toBeVisible();
    const [first] = canvas.getAllByRole('heading', { level: 2 });
    await expect(first).toHaveTextContent('Waiting for your decision');
    await expect(canvas.getByText('Requests per minute')).toBeVisible();
    const waiting = within(canvas.getByRole('region', { name: 'Waiting for your decision' }));
    await expect(waiting.getAllByRole('listitem')[0]).toHaveTextContent(
      /Paper Trail Legal Aid.*added Nov 16/,
    );
    await expect(canvas.getByRole('link', { name: '9 organizations' })).toHaveAttribute(
      'href',
      '/admin-dashboard?tab=organizations',
    );
    await expect(canvas.getByRole('link', { name: '1 report' })).toBeVisible();
    await expect(waiting.getByRole('link', { name: /Paper Trail/ })).toHaveAttribute(
      'href',
      '/admin-dashboard?tab=organizations&item=o1',
    );
  },
};

export const NothingWaits: Story = {
  tags: ['adminOverview:shown.fresh'],
  ...shown(
    { shown: 'fresh' },
    {
      ...read,
      overview: { ...overview, waiting: { organizations: 0, reports: 0, requests: 0, oldest: [] } },
    },
  ),
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('heading', { name: 'Waiting for your decision' })).toBeNull();
  },
};

export const Refreshing: Story = {
  tags: ['adminOverview:shown.refreshing'],
  ...shown({ shown: 'refreshing' }),
};

export const Stale: Story = {
  tags: ['adminOverview:shown.stale'],
  ...shown({ shown: 'stale' }, { ...read, problem: unreachable }),
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText(/They’re from Sat, Nov 21/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Refresh' }));
    await expect(args.send).toHaveBeenCalledWith({ type: 'overview.retry' });
  },
};

export const Loading: Story = { tags: ['adminOverview:loading'], ...shown('loading', {}) };

export const Failed: Story = {
  tags: ['adminOverview:failed'],
  ...shown('failed', { problem: unreachable }),
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('The overview couldn’t be loaded');
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.send).toHaveBeenCalledWith({ type: 'overview.retry' });
  },
};

export const Denied: Story = { tags: ['adminOverview:denied'], ...shown('denied', {}) };

export const Unhealthy: Story = {
  ...withHealth({
    database: { reachable: false, latencyMs: 0, sizeBytes: 0 },
    mail: { waiting: 1204, failing: 17 },
    feedLagSeconds: 754,
  }),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Not reachable')).toBeVisible();
    await expect(canvas.getByText('17 failing')).toBeVisible();
    await expect(canvas.getByText('12 min behind')).toBeVisible();
    await expect(
      canvas.getByRole('heading', { name: 'Needs attention: Database, Email, Live feed' }),
    ).toBeVisible();
  },
};

export const JustStarted: Story = {
  ...withHealth({ requests: [], errors: [], p95Ms: [], feedStreams: 1 }),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No requests in the last hour')).toBeVisible();
    await expect(canvas.getByText('1 open connection')).toBeVisible();
  },
};

export const OnAPhone: Story = { ...shown({ shown: 'fresh' }), globals: { viewport: { value: 'phone' } } };
