import type { Meta, StoryObj } from '@storybook/react-vite';
import {
  organizationStaffMachine,
  organizationStaffView,
  type OrganizationStaffContext,
  type StaffMenuAction,
} from '@vetsync/machines/organizations/organizationStaff';
import { OrganizationFrame } from '@vetsync/ui/screens/organizations/OrganizationFrame';
import { OrganizationStaff } from '@vetsync/ui/screens/organizations/OrganizationStaff';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import type { StateValue } from 'xstate';
import { unreachable } from '../../support/account.ts';
import { inState } from '../../support/inState.ts';
import { now, intl } from '../../support/leads.ts';
import { approved, self, staff } from '../../support/organizations.ts';

const meta = {
  title: 'Screens/organizations/OrganizationStaff',
  component: OrganizationStaff,
  args: { send: fn() },
  render: (args) => (
    <OrganizationFrame
      organization={args.view.organization}
      candidatesHref={args.view.candidatesHref}
      current={args.view.organization && 'staff'}
    >
      <OrganizationStaff {...args} />
    </OrganizationFrame>
  ),
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof OrganizationStaff>;
export default meta;
type Story = StoryObj<typeof meta>;

const shown = (value: StateValue, context: Partial<OrganizationStaffContext> = {}) =>
  inState(organizationStaffMachine, organizationStaffView, {
    value,
    input: { slug: 'harbor-health', self, intl, now },
    context: { staff, ...context },
  });
const acting = (action: string, context: Partial<OrganizationStaffContext> = {}) =>
  shown({ open: { action, invite: 'editing' } }, context);
const inviting = (invite: string, context: Partial<OrganizationStaffContext> = {}) =>
  shown(
    { open: { action: 'idle', invite } },
    { draft: { email: 'kim.park@harbor-health.example', role: 'reviewer' }, ...context },
  );
const [, dana, , lee] = staff.members;
const about = (id: string, action: StaffMenuAction) => ({ pendingAction: { id, action } });

export const Open: Story = {
  tags: ['organizationStaff:open.action.idle', 'organizationStaff:open.invite.editing'],
  ...acting('idle'),
  play: async ({ args, canvas }) => {
    const members = within(canvas.getByRole('list', { name: 'Staff' }));
    await expect(members.getAllByRole('listitem')).toHaveLength(4);
    await userEvent.click(members.getByRole('button', { name: 'Actions for Dana Fields' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Transfer ownership' }));
    await expect(args.send).toHaveBeenCalledWith({
      type: 'staff.ask',
      id: dana!.userId,
      action: { kind: 'handOver' },
    });
    await userEvent.type(canvas.getByRole('textbox', { name: /^Email/ }), 'k');
    await expect(args.send).toHaveBeenCalledWith({ type: 'field.change', field: 'email', value: 'k' });
    await userEvent.click(canvas.getByRole('button', { name: 'Send invitation' }));
    await expect(args.send).toHaveBeenCalledWith({ type: 'form.submit' });
  },
};

/** Just added: the owner alone. */
export const Alone: Story = {
  ...acting('idle', { staff: { ...staff, members: staff.members.slice(0, 1), invitations: [] } }),
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/No pending invitations/)).toBeVisible();
  },
};

/** A manager invites and removes reviewers and viewers only. */
export const OfAManager: Story = {
  ...acting('idle', { staff: { ...staff, role: 'manager' }, self: dana!.userId }),
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: /Jordan Reyes/ })).not.toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: 'Actions for Lee Chen' }));
    const items = (await screen.findAllByRole('menuitem')).map((item) => item.textContent);
    await expect(items).toEqual(['Make a reviewer', 'Remove from staff']);
    await userEvent.keyboard('{Escape}');
  },
};

/** A viewer sees who works there, and can leave. */
export const OfAViewer: Story = {
  ...acting('idle', { staff: { ...staff, role: 'viewer', invitations: null }, self: lee!.userId }),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('button', { name: /Actions for/ })).toHaveLength(1);
    await expect(canvas.queryByRole('textbox')).not.toBeInTheDocument();
    await expect(canvas.queryByText('Invitations')).not.toBeInTheDocument();
  },
};

export const Suspended: Story = {
  ...acting('idle', {
    staff: { ...staff, organization: { ...approved, status: 'suspended' }, invitations: null },
  }),
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/no one can change its staff/)).toBeVisible();
    await expect(canvas.getAllByRole('button', { name: /Actions for/ })).toHaveLength(1);
  },
};

export const Confirming: Story = {
  tags: ['organizationStaff:open.action.confirming'],
  ...acting('confirming', about(dana!.userId, { kind: 'role', role: 'owner' })),
  play: async ({ args }) => {
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Make Dana Fields an owner?' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Change role' }));
    await expect(args.send).toHaveBeenCalledWith({ type: 'action.confirm' });
    await userEvent.click(dialog.getByRole('button', { name: 'Keep the role' }));
    await expect(args.send).toHaveBeenCalledWith({ type: 'action.cancel' });
  },
};

export const HandingOver: Story = {
  ...acting('confirming', about(dana!.userId, { kind: 'handOver' })),
  play: async () => {
    await screen.findByRole('alertdialog', { name: 'Transfer ownership to Dana Fields?' });
  },
};

export const Removing: Story = {
  tags: ['organizationStaff:open.action.working'],
  ...acting('working', about(lee!.userId, { kind: 'remove' })),
};

export const Leaving: Story = {
  ...acting('confirming', about(self, { kind: 'leave' })),
  play: async () => {
    await screen.findByRole('alertdialog', { name: 'Leave the organization?' });
  },
};

export const Withdrawing: Story = {
  ...acting('confirming', about(staff.invitations![0]!.id, { kind: 'withdraw' })),
  play: async () => {
    await screen.findByRole('alertdialog', {
      name: 'Withdraw the invitation to kim.park@harbor-health.example?',
    });
  },
};

/** The proof dialog is open over the page. */
export const Proving: Story = {
  tags: ['organizationStaff:open.action.proving'],
  ...acting('proving', about(dana!.userId, { kind: 'handOver' })),
  play: async () => {
    await expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  },
};

export const InviteInvalid: Story = {
  tags: ['organizationStaff:open.invite.invalid'],
  ...inviting('invalid', {
    draft: { email: 'kim', role: 'viewer' },
    errors: { email: { code: 'input.emailInvalid' } },
    attempt: 1,
  }),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: /^Email/ })).toHaveFocus();
  },
};

export const InviteFailed: Story = {
  tags: ['organizationStaff:open.invite.failed'],
  ...inviting('failed', {
    inviteProblem: {
      status: 409,
      code: 'already_member',
      reason: 'already_member',
      detail: 'This person is on your staff already.',
    },
  }),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('This person is on your staff already.')).toBeVisible();
  },
};

export const InviteLimited: Story = {
  tags: ['organizationStaff:open.invite.limited'],
  ...inviting('limited', {
    inviteProblem: {
      status: 429,
      reason: 'too_many_requests',
      detail: 'Too many requests. Try again later.',
    },
    waitSeconds: 42,
  }),
};

export const InviteSending: Story = {
  tags: ['organizationStaff:open.invite.sending'],
  ...inviting('sending'),
};

/** The sign-in dialog is open over the page. */
export const InviteProving: Story = {
  tags: ['organizationStaff:open.invite.proving'],
  ...inviting('proving'),
};

export const Loading: Story = { tags: ['organizationStaff:loading'], ...shown('loading', { staff: null }) };

/** After a change, while the list is loaded again. */
export const Reloading: Story = {
  tags: ['organizationStaff:reloading'],
  ...shown('reloading'),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Actions for Lee Chen' })).toBeDisabled();
  },
};

export const Failed: Story = {
  tags: ['organizationStaff:failed'],
  ...shown('failed', { staff: null, problem: unreachable }),
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.send).toHaveBeenCalledWith({ type: 'page.retry' });
  },
};

export const Missing: Story = {
  tags: ['organizationStaff:missing'],
  ...shown('missing', { staff: null }),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'You can’t see this organization' })).toBeVisible();
  },
};

/** The page is about to lead to the person's own organizations. */
export const Left: Story = {
  tags: ['organizationStaff:open.action.left'],
  ...acting('left', { staff: null }),
};

export const OnAPhone: Story = { ...acting('idle'), globals: { viewport: { value: 'phone' } } };
