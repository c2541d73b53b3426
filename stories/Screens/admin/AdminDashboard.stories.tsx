import type { Meta, StoryObj } from '@storybook/react-vite';
import { adminOverviewMachine, adminOverviewView } from '@vetsync/machines/admin/adminOverview';
import { adminUsersMachine, adminUsersView } from '@vetsync/machines/admin/adminUsers';
import { AdminDashboard } from '@vetsync/ui/screens/admin/AdminDashboard';
import { AdminOverview } from '@vetsync/ui/screens/admin/AdminOverview';
import { AdminUsers } from '@vetsync/ui/screens/admin/AdminUsers';
import { administrationShell } from '@vetsync/machines/shell/shell';
import { ShellFrame } from '@vetsync/ui/screens/shell/ShellFrame';
import '@vetsync/ui/screens/admin/Administration.phrases';
import { expect, within } from 'storybook/test';
import { overview, sampleUsers } from '../../support/admin.ts';
import { accountShell, platform } from '../../support/platform.ts';
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
  args: {
    view: { tab: 'overview' },
    children: <AdminOverview view={counts.args.view} send={() => {}} />,
  },
  argTypes: { children: { control: false } },
} satisfies Meta<typeof AdminDashboard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Overview: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Admin dashboard' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Custom solutions' })).toHaveAttribute(
      'href',
      '/leads-admin/requests',
    );
  },
};

export const Users: Story = {
  args: { view: { tab: 'users' }, children: <AdminUsers view={users.args.view} send={() => {}} /> },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Users' })).toBeVisible();
  },
};

export const UsersOnAPhone: Story = { ...Users, globals: { viewport: { value: 'phone' } } };

/** As the app shows it: the administrators' pages are in the sidebar, and the bell is theirs. */
export const InTheShell: Story = {
  parameters: { layout: 'fullscreen' },
  render: (args) => (
    <ShellFrame
      view={platform({
        switcher: null,
        shell: administrationShell(accountShell('Jordan Reyes', 'admin'), '/admin-dashboard'),
      })}
      send={() => {}}
    >
      <AdminDashboard {...args} />
    </ShellFrame>
  ),
  play: async ({ canvas }) => {
    const navigation = within(canvas.getAllByRole('navigation', { name: 'Platform' })[0]!);
    await expect(navigation.getByRole('link', { name: 'Admin dashboard' })).toHaveAttribute(
      'aria-current',
      'page',
    );
    await expect(navigation.getByRole('link', { name: 'Reports' })).toHaveAttribute(
      'href',
      '/admin-dashboard?tab=reports',
    );
  },
};

export const InTheShellOnAPhone: Story = {
  ...InTheShell,
  play: undefined,
  globals: { viewport: { value: 'phone' } },
};
