import type { Meta, StoryObj } from '@storybook/react-vite';
import { adminOverviewMachine, adminOverviewView } from '@vetsync/machines/admin/adminOverview';
import { adminUsersMachine, adminUsersView } from '@vetsync/machines/admin/adminUsers';
import { AdminDashboard } from '@vetsync/ui/screens/admin/AdminDashboard';
import { AdminOverview } from '@vetsync/ui/screens/admin/AdminOverview';
import { AdminUsers } from '@vetsync/ui/screens/admin/AdminUsers';
import { expect, fn, userEvent, within } from 'storybook/test';
import { overview, sampleUsers } from '../../support/admin.ts';
import { inState } from '../../support/inState.ts';
import { now, intl, seenAt } from '../../support/leads.ts';

const counts = inState(adminOverviewMachine, adminOverviewView, {
  value: { shown: 'fresh' },
  input: { intl, now },
  context: { overview, readAt: seenAt },
});
const users = inState(adminUsersMachine, adminUsersView, {
  value: { open: { list: { listed: 'idle' }, action: 'idle' } },
  input: { self: 'user-0', intl, now },
  context: { users: sampleUsers(12) },
});

const meta = {
  title: 'Screens/admin/AdminDashboard',
  component: AdminDashboard,
  parameters: { layout: 'fullscreen' },
  args: {
    send: fn(),
    view: { tab: 'overview' },
    children: <AdminOverview view={counts.args.view} send={() => {}} />,
  },
  argTypes: { children: { control: false }, account: { control: false } },
} satisfies Meta<typeof AdminDashboard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Overview: Story = {
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Admin dashboard' })).toBeVisible();
    const navigation = within(canvas.getByRole('navigation', { name: 'Administration' }));
    await expect(navigation.getByRole('link', { name: 'Leads' })).toHaveAttribute('href', '/leads-admin');
    await expect(canvas.getByRole('link', { name: 'Custom solutions' })).toHaveAttribute(
      'href',
      '/leads-admin/requests',
    );
    await userEvent.click(canvas.getByRole('tab', { name: 'Users' }));
    await expect(args.send).toHaveBeenCalledWith({ type: 'tab.choose', tab: 'users' });
  },
};

export const Users: Story = {
  args: { view: { tab: 'users' }, children: <AdminUsers view={users.args.view} send={() => {}} /> },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('tab', { name: 'Users' })).toHaveAttribute('aria-selected', 'true');
  },
};

export const UsersOnAPhone: Story = { ...Users, globals: { viewport: { value: 'phone' } } };
