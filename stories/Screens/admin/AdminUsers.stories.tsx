import type { Meta, StoryObj } from '@storybook/react-vite';
import {
  adminUsersMachine,
  adminUsersView,
  type AdminUsersContext,
} from '@vetsync/machines/admin/adminUsers';
import type { AdminUserMenuAction } from '@vetsync/machines/admin/model';
import { AdminUsers } from '@vetsync/ui/screens/admin/AdminUsers';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { unreachable } from '../../support/account.ts';
import { longUser, sampleUsers } from '../../support/admin.ts';
import { inState } from '../../support/inState.ts';
import { now, intl } from '../../support/leads.ts';

const meta = {
  title: 'Screens/admin/AdminUsers',
  component: AdminUsers,
  args: { send: fn() },
} satisfies Meta<typeof AdminUsers>;
export default meta;
type Story = StoryObj<typeof meta>;

const users = sampleUsers(8);
interface Regions {
  list?: string | { listed: string };
  action?: string;
}
const idle = { listed: 'idle' };
const shown = ({ list = idle, action = 'idle' }: Regions, context: Partial<AdminUsersContext> = {}) =>
  inState(adminUsersMachine, adminUsersView, {
    value: { open: { list, action } },
    input: { self: 'user-0', intl, now },
    context: { users, ...context },
  });
const asking = (menuAction: AdminUserMenuAction, state = 'confirming') =>
  shown({ action: state }, { pendingAction: { user: users[1]!, action: menuAction } });

export const Listed: Story = {
  tags: ['adminUsers:open.list.listed.idle', 'adminUsers:open.action.idle'],
  ...shown({}),
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText('8 users')).toBeVisible();
    const own = within(canvas.getByRole('row', { name: /Morgan Lee/ }));
    await expect(own.getByText('You')).toBeVisible();
    await expect(own.queryByRole('button')).not.toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: 'Actions for jordan.reyes@example.org' }));
    const menu = within(await screen.findByRole('menu'));
    await expect(menu.queryByRole('menuitem', { name: 'Change role to member' })).not.toBeInTheDocument();
    await userEvent.click(menu.getByRole('menuitem', { name: 'Change role to administrator' }));
    await expect(args.send).toHaveBeenCalledWith({
      type: 'user.ask',
      id: 'user-1',
      action: { kind: 'role', role: 'admin' },
    });
  },
};

export const EveryAction: Story = {
  ...shown({}),
  play: async ({ args, canvas }) => {
    const open = async (email: string, item: string) => {
      await userEvent.click(canvas.getByRole('button', { name: `Actions for ${email}` }));
      await userEvent.click(await screen.findByRole('menuitem', { name: item }));
      await waitFor(() => expect(screen.queryByRole('menu')).not.toBeInTheDocument());
    };
    await open('jordan.reyes@example.org', 'Sign out everywhere');
    await open('jordan.reyes@example.org', 'Ban');
    await open('jordan.reyes@example.org', 'Delete account');
    await open('wbrooks@example.org', 'Lift the ban');
    const asked = (args.send as ReturnType<typeof fn>).mock.calls
      .map(([event]) => event)
      .filter(({ type }) => type === 'user.ask');
    await expect(asked).toEqual([
      { type: 'user.ask', id: 'user-1', action: { kind: 'signOut' } },
      { type: 'user.ask', id: 'user-1', action: { kind: 'ban' } },
      { type: 'user.ask', id: 'user-1', action: { kind: 'delete' } },
      { type: 'user.ask', id: 'user-6', action: { kind: 'unban' } },
    ]);
  },
};

export const SearchAndFilter: Story = {
  ...shown({}, { filters: { q: 'rey', role: 'user' }, users: users.slice(1, 2) }),
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText('1 user')).toBeVisible();
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Search users' }), 'e');
    await expect(args.send).toHaveBeenCalledWith({ type: 'search.change', q: 'reye' });
    await userEvent.click(canvas.getByRole('button', { name: 'Filter' }));
    const menu = within(await screen.findByRole('menu', { name: 'Filter' }));
    await expect(menu.getAllByRole('menuitemradio', { checked: true })).toHaveLength(1);
    await userEvent.click(menu.getByRole('menuitemradio', { name: 'Administrator' }));
    await expect(args.send).toHaveBeenCalledWith({ type: 'filter.change', role: 'admin' });
    await userEvent.click(canvas.getByRole('button', { name: /^Remove Role/ }));
    await expect(args.send).toHaveBeenLastCalledWith({ type: 'filter.change', role: null });
    await userEvent.click(canvas.getByRole('button', { name: 'Clear all' }));
    await expect(args.send).toHaveBeenCalledWith({ type: 'filters.clear' });
  },
};

export const MoreToCome: Story = {
  ...shown({}, { cursor: 'next' }),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('8 or more users')).toBeVisible();
  },
};

export const Loading: Story = {
  tags: ['adminUsers:open.list.loading'],
  ...shown({ list: 'loading' }, { users: [] }),
};

export const Failed: Story = {
  tags: ['adminUsers:open.list.failed'],
  ...shown({ list: 'failed' }, { users: [], problem: unreachable }),
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.send).toHaveBeenCalledWith({ type: 'list.retry' });
  },
};

export const NoMatches: Story = {
  tags: ['adminUsers:open.list.noMatches'],
  ...shown({ list: 'noMatches' }, { users: [], filters: { q: 'zzz', role: null } }),
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText('No users match')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Clear all' }));
    await expect(args.send).toHaveBeenCalledWith({ type: 'filters.clear' });
  },
};

export const LoadingMore: Story = {
  tags: ['adminUsers:open.list.listed.loadingMore'],
  ...shown({ list: { listed: 'loadingMore' } }, { cursor: 'next' }),
};

export const PageFailed: Story = {
  tags: ['adminUsers:open.list.listed.pageFailed'],
  ...shown({ list: { listed: 'pageFailed' } }, { cursor: 'next', problem: unreachable }),
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.send).toHaveBeenCalledWith({ type: 'list.retry' });
  },
};

export const Searching: Story = {
  tags: ['adminUsers:open.list.searching'],
  ...shown({ list: 'searching' }, { filters: { q: 'mor', role: null } }),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Searching…')).toBeVisible();
    await expect(canvas.getByRole('row', { name: /Jordan Reyes/ })).toBeVisible();
  },
};

export const Refreshing: Story = {
  tags: ['adminUsers:open.list.refreshing'],
  ...shown({ list: 'refreshing' }, { filters: { q: '', role: 'hospital' } }),
};

const confirmation = (asked: AdminUserMenuAction, title: string, confirm: string): Story => ({
  ...asking(asked),
  play: async ({ args }) => {
    const dialog = within(await screen.findByRole('alertdialog', { name: title }));
    await userEvent.click(dialog.getByRole('button', { name: confirm }));
    await expect(args.send).toHaveBeenCalledWith({ type: 'action.confirm' });
    await userEvent.keyboard('{Escape}');
    await expect(args.send).toHaveBeenCalledWith({ type: 'action.cancel' });
  },
});

export const AskingRole: Story = {
  ...confirmation({ kind: 'role', role: 'admin' }, 'Make Jordan Reyes an administrator?', 'Change role'),
  tags: ['adminUsers:open.action.confirming'],
};
export const AskingBan: Story = confirmation({ kind: 'ban' }, 'Ban Jordan Reyes?', 'Ban');
export const AskingUnban: Story = confirmation(
  { kind: 'unban' },
  'Lift the ban on Jordan Reyes?',
  'Lift the ban',
);
export const AskingSignOut: Story = confirmation(
  { kind: 'signOut' },
  'Sign Jordan Reyes out everywhere?',
  'Sign out',
);
export const AskingDelete: Story = confirmation(
  { kind: 'delete' },
  'Delete Jordan Reyes’s account?',
  'Delete account',
);

export const Working: Story = {
  tags: ['adminUsers:open.action.working'],
  ...asking({ kind: 'ban' }, 'working'),
  play: async ({ args }) => {
    await screen.findByRole('alertdialog');
    await userEvent.keyboard('{Escape}');
    await expect(args.send).not.toHaveBeenCalledWith({ type: 'action.cancel' });
  },
};

/** The reauthentication dialog is open over the page. */
export const Proving: Story = {
  tags: ['adminUsers:open.action.proving'],
  ...asking({ kind: 'ban' }, 'proving'),
  play: async ({ canvas }) => {
    await expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
    await expect(canvas.getByRole('button', { name: 'Actions for jordan.reyes@example.org' })).toBeDisabled();
  },
};

export const Denied: Story = {
  tags: ['adminUsers:denied'],
  ...inState(adminUsersMachine, adminUsersView, { value: 'denied', input: { self: 'user-0', intl, now } }),
};

export const LongContentOnAPhone: Story = {
  ...shown({}, { users: [longUser, ...users.slice(0, 4)] }),
  globals: { viewport: { value: 'phone' } },
};

export const Thousand: Story = {
  ...shown({}, { users: sampleUsers(1000), cursor: 'next' }),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('row').length).toBeLessThan(100);
  },
};
