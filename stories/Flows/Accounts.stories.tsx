import type { Meta, StoryObj } from '@storybook/react-vite';
import type { AdminUser } from '@vetsync/machines/admin/model';
import {
  adminUsersMachine,
  adminUsersView,
  type AdminUserAction,
  type AdminUserPage,
  type AdminUserPageRequest,
} from '@vetsync/machines/admin/adminUsers';
import { AdminUsers } from '@vetsync/ui/screens/admin/AdminUsers';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { fromPromise } from 'xstate';
import { sampleUsers } from '../support/admin.ts';
import { now, intl } from '../support/leads.ts';
import { opened } from '../support/plays/opened.ts';
import { Running } from '../support/Running.tsx';

const meta = { title: 'Flows/Accounts' } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const named = ({ email, fullName }: AdminUser, q: string) =>
  `${email} ${fullName}`.toLowerCase().includes(q.toLowerCase());

/** Accounts in this page, in place of the server's. */
function server() {
  let users = sampleUsers(8);
  return adminUsersMachine.provide({
    actors: {
      loadUsers: fromPromise<AdminUserPage, AdminUserPageRequest>(async ({ input: { filters } }) => ({
        users: users.filter(
          (user) => named(user, filters.q) && (filters.role === null || user.role === filters.role),
        ),
        nextCursor: null,
      })),
      act: fromPromise<AdminUser | null, AdminUserAction>(async ({ input: { id, action } }) => {
        const change = action.kind === 'ban' || action.kind === 'unban';
        users = users.map((user) =>
          user.id === id && change ? { ...user, banned: action.kind === 'ban' } : user,
        );
        return users.find((user) => user.id === id) ?? null;
      }),
    },
  });
}

async function confirm(question: string, answer: string): Promise<void> {
  const dialog = within(await opened(question, 'alertdialog'));
  await userEvent.click(dialog.getByRole('button', { name: answer }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
}

/** An administrator finds an account, bans it, and lifts the ban again. */
export const FromSearchToBan: Story = {
  render: () => (
    <Running machine={server()} input={{ self: 'user-0', intl, now }}>
      {(snapshot, send) => <AdminUsers view={adminUsersView(snapshot)} send={send} />}
    </Running>
  ),
  play: async ({ canvas, step }) => {
    const email = 'jordan.reyes@example.org';
    const ask = async (item: string) => {
      await userEvent.click(canvas.getByRole('button', { name: `Actions for ${email}` }));
      await userEvent.click(await screen.findByRole('menuitem', { name: item }));
    };
    const row = () => within(canvas.getByRole('row', { name: /Jordan Reyes/ }));
    await step('Searches for a name', async () => {
      await userEvent.type(await canvas.findByRole('searchbox', { name: 'Search users' }), 'reyes');
      await canvas.findByText('1 user');
      await waitFor(() => expect(canvas.queryByRole('row', { name: /Morgan Lee/ })).not.toBeInTheDocument());
    });
    await step('Asks to ban the account, and thinks again', async () => {
      await ask('Ban');
      await confirm('Ban Jordan Reyes?', 'Leave it');
      await expect(row().queryByText('Banned')).not.toBeInTheDocument();
    });
    await step('Bans it', async () => {
      await ask('Ban');
      await confirm('Ban Jordan Reyes?', 'Ban');
      await waitFor(() => expect(row().getByText('Banned')).toBeVisible());
    });
    await step('Lifts the ban', async () => {
      await ask('Lift the ban');
      await confirm('Lift the ban on Jordan Reyes?', 'Lift the ban');
      await waitFor(() => expect(row().queryByText('Banned')).not.toBeInTheDocument());
    });
  },
};
