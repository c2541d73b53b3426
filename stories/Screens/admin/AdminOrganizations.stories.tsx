import type { Meta, StoryObj } from '@storybook/react-vite';
import {
  adminOrganizationsMachine,
  adminOrganizationsView,
  type AdminOrganizationsContext,
} from '@vetsync/machines/admin/adminOrganizations';
import { organizationsPhrase, type DecisionStatus } from '@vetsync/machines/organizations/model';
import { AdminDashboard } from '@vetsync/ui/screens/admin/AdminDashboard';
import { AdminOrganizations } from '@vetsync/ui/screens/admin/AdminOrganizations';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import type { StateValue } from 'xstate';
import { unreachable } from '../../support/account.ts';
import { inState } from '../../support/inState.ts';
import { now, intl } from '../../support/leads.ts';
import { organization, reviewed } from '../../support/organizations.ts';
import { opened } from '../../support/plays/opened.ts';

const meta = {
  title: 'Screens/admin/AdminOrganizations',
  component: AdminOrganizations,
  args: { send: fn() },
  render: (args) => (
    <AdminDashboard view={{ tab: 'organizations' }}>
      <AdminOrganizations {...args} />
    </AdminDashboard>
  ),
} satisfies Meta<typeof AdminOrganizations>;
export default meta;
type Story = StoryObj<typeof meta>;

const shown = (value: StateValue, context: Partial<AdminOrganizationsContext> = {}) =>
  inState(adminOrganizationsMachine, adminOrganizationsView, {
    value,
    input: { status: 'pending', intl, now },
    context,
  });
const listing = (list: StateValue, context: Partial<AdminOrganizationsContext> = {}) =>
  shown({ open: { list, decision: 'idle' } }, { organizations: reviewed(), ...context });
const deciding = (
  decision: string,
  status: DecisionStatus = 'declined',
  context: Partial<AdminOrganizationsContext> = {},
) =>
  shown(
    { open: { list: { listed: 'idle' }, decision } },
    { organizations: reviewed(), deciding: { reviewed: reviewed()[0]!, status }, ...context },
  );

export const Listed: Story = {
  tags: ['adminOrganizations:open.list.listed.idle', 'adminOrganizations:open.decision.idle'],
  ...listing({ listed: 'idle' }),
  play: async ({ args, canvas }) => {
    const first = within(canvas.getByRole('article', { name: 'Harbor Health' }));
    await expect(first.getByText('Email matches the website')).toBeVisible();
    await userEvent.click(first.getByRole('button', { name: 'Decline: Harbor Health' }));
    await expect(args.send).toHaveBeenCalledWith({
      type: 'organization.decide',
      id: organization.id,
      status: 'declined',
    });
    const second = within(canvas.getByRole('article', { name: 'Tidewater Co11ege' }));
    await expect(second.getByText('Tidewater College')).toBeVisible();
    await userEvent.click(canvas.getByRole('tab', { name: 'Suspended' }));
    await expect(args.send).toHaveBeenCalledWith({ type: 'status.choose', status: 'suspended' });
  },
};

export const SuspendedOnes: Story = {
  ...listing({ listed: 'idle' }, { status: 'suspended', organizations: reviewed('suspended') }),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('button', { name: /^Open again/ })).toHaveLength(2);
  },
};

export const None: Story = {
  tags: ['adminOrganizations:open.list.none'],
  ...listing('none', { organizations: [] }),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 2, name: 'Nothing is waiting for you' })).toBeVisible();
  },
};

export const Loading: Story = {
  tags: ['adminOrganizations:open.list.loading'],
  ...listing('loading', { organizations: [] }),
};

export const Failed: Story = {
  tags: ['adminOrganizations:open.list.failed'],
  ...listing('failed', { organizations: [], problem: unreachable }),
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.send).toHaveBeenCalledWith({ type: 'list.retry' });
  },
};

export const More: Story = {
  ...listing({ listed: 'idle' }, { cursor: 'a cursor' }),
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Load more' }));
    await expect(args.send).toHaveBeenCalledWith({ type: 'list.more' });
  },
};

export const LoadingMore: Story = {
  tags: ['adminOrganizations:open.list.listed.loadingMore'],
  ...listing({ listed: 'loadingMore' }, { cursor: 'a cursor' }),
};

export const PageFailed: Story = {
  tags: ['adminOrganizations:open.list.listed.pageFailed'],
  ...listing({ listed: 'pageFailed' }, { cursor: 'a cursor', problem: unreachable }),
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Load more' }));
    await expect(args.send).toHaveBeenCalledWith({ type: 'list.retry' });
  },
};

export const Declining: Story = {
  tags: ['adminOrganizations:open.decision.writing'],
  ...deciding('writing'),
  play: async ({ args }) => {
    const dialog = within(await screen.findByRole('dialog', { name: 'Decline Harbor Health?' }));
    await userEvent.type(dialog.getByRole('textbox', { name: /^Reason/ }), 'N');
    await expect(args.send).toHaveBeenCalledWith({ type: 'reason.change', value: 'N' });
    await userEvent.click(dialog.getByRole('button', { name: 'Decline' }));
    await expect(args.send).toHaveBeenCalledWith({ type: 'form.submit' });
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
    await expect(args.send).toHaveBeenCalledWith({ type: 'form.cancel' });
  },
};

export const Approving: Story = {
  ...deciding('writing', 'approved'),
  play: async () => {
    const dialog = within(await screen.findByRole('dialog', { name: 'Approve Harbor Health?' }));
    await expect(dialog.queryByRole('textbox')).not.toBeInTheDocument();
  },
};

export const ReasonMissing: Story = {
  tags: ['adminOrganizations:open.decision.invalid'],
  ...deciding('invalid', 'declined', {
    errors: { reason: organizationsPhrase('reasonRequired') },
    attempt: 1,
  }),
  play: async () => {
    await expect(await screen.findByRole('textbox', { name: /^Reason/ })).toHaveFocus();
  },
};

/** Another organization was approved with this name meanwhile. */
export const DecisionFailed: Story = {
  tags: ['adminOrganizations:open.decision.failed'],
  ...deciding('failed', 'approved', {
    actionProblem: {
      status: 409,
      code: 'look_alike_approved',
      reason: 'look_alike_approved',
      detail: 'Another approved organization has this name, or one that looks like it.',
    },
  }),
  play: async () => {
    const dialog = within(await opened('Approve Harbor Health?'));
    await expect(dialog.getByText(/Another approved organization/)).toBeVisible();
  },
};

export const Deciding: Story = {
  tags: ['adminOrganizations:open.decision.working'],
  ...deciding('working', 'declined', { reason: 'The website does not exist.' }),
};

/** The proof dialog is open over the page. */
export const Proving: Story = {
  tags: ['adminOrganizations:open.decision.proving'],
  ...deciding('proving', 'declined', { reason: 'The website does not exist.' }),
};

/** The session has ended. The route guard shows why. */
export const Denied: Story = { tags: ['adminOrganizations:denied'], ...shown('denied') };

export const OnAPhone: Story = {
  ...listing({ listed: 'idle' }),
  globals: { viewport: { value: 'phone' } },
};
