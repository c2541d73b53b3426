import type { Meta, StoryObj } from '@storybook/react-vite';
import {
  joinOrganizationMachine,
  joinOrganizationView,
  type JoinOrganizationContext,
} from '@vetsync/machines/organizations/joinOrganization';
import { JoinOrganization } from '@vetsync/ui/screens/organizations/JoinOrganization';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import type { StateValue } from 'xstate';
import { email, unreachable } from '../../support/account.ts';
import { inState } from '../../support/inState.ts';
import { memberships, offer } from '../../support/organizations.ts';

const meta = {
  title: 'Screens/organizations/JoinOrganization',
  component: JoinOrganization,
  args: { send: fn() },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof JoinOrganization>;
export default meta;
type Story = StoryObj<typeof meta>;

const shown = (value: StateValue, context: Partial<JoinOrganizationContext> = {}) =>
  inState(joinOrganizationMachine, joinOrganizationView, {
    value,
    input: { token: 'a token' },
    context: { email, ...context },
  });
const invited = (state: string, context: Partial<JoinOrganizationContext> = {}) =>
  shown({ invited: state }, context);

export const Offered: Story = {
  tags: ['joinOrganization:invited.offered'],
  ...invited('offered', { offer }),
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Join Harbor Health' })).toHaveFocus();
    await expect(canvas.getByText('Jordan Reyes invited you to join the staff.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Join' }));
    await expect(args.send).toHaveBeenCalledWith({ type: 'invitation.accept' });
    await userEvent.click(canvas.getByRole('button', { name: 'Decline' }));
    await expect(args.send).toHaveBeenCalledWith({ type: 'invitation.decline' });
  },
};

export const SignedOut: Story = {
  tags: ['joinOrganization:invited.signedOut'],
  ...invited('signedOut', { email: '' }),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Sign in' })).toHaveAttribute(
      'href',
      '/auth?returnTo=%2Forganizations%2Fjoin',
    );
    await expect(canvas.getByRole('link', { name: 'Create an account' })).toHaveAttribute(
      'href',
      '/auth?tab=sign-up&returnTo=%2Forganizations%2Fjoin',
    );
  },
};

export const OtherEmail: Story = {
  tags: ['joinOrganization:invited.otherEmail'],
  ...invited('otherEmail'),
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Use another account' }));
    await expect(args.send).toHaveBeenCalledWith({ type: 'account.switch' });
  },
};

export const Ended: Story = { tags: ['joinOrganization:invited.ended'], ...invited('ended') };

export const Missing: Story = { tags: ['joinOrganization:missing'], ...shown('missing') };

/** The session is not known yet. */
export const Waiting: Story = { tags: ['joinOrganization:invited.waiting'], ...invited('waiting') };

export const Reading: Story = { tags: ['joinOrganization:invited.reading'], ...invited('reading') };

export const Failed: Story = {
  tags: ['joinOrganization:invited.failed'],
  ...invited('failed', { problem: unreachable }),
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.send).toHaveBeenCalledWith({ type: 'link.retry' });
  },
};

export const Accepting: Story = {
  tags: ['joinOrganization:invited.accepting'],
  ...invited('accepting', { offer }),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Decline' })).toBeDisabled();
  },
};

/** The role of an owner is only for whoever has just proven who they are. The proof dialog is open. */
export const Proving: Story = {
  tags: ['joinOrganization:invited.proving'],
  ...invited('proving', { offer: { ...offer, role: 'owner' } }),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Decline' })).toBeDisabled();
  },
};

export const Confirming: Story = {
  tags: ['joinOrganization:invited.confirming'],
  ...invited('confirming', { offer }),
  play: async ({ args }) => {
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Decline the invitation?' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Decline' }));
    await expect(args.send).toHaveBeenCalledWith({ type: 'action.confirm' });
    await userEvent.click(dialog.getByRole('button', { name: 'Go back' }));
    await expect(args.send).toHaveBeenCalledWith({ type: 'action.cancel' });
  },
};

export const Declining: Story = {
  tags: ['joinOrganization:invited.declining'],
  ...invited('declining', { offer }),
};

/** The organization was suspended meanwhile. */
export const AnswerFailed: Story = {
  tags: ['joinOrganization:invited.answerFailed'],
  ...invited('answerFailed', {
    offer,
    problem: {
      status: 409,
      reason: 'status_not_allowed',
      detail: 'The status of this organization doesn’t allow this.',
    },
  }),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Your answer wasn’t saved')).toBeVisible();
  },
};

export const Joined: Story = {
  tags: ['joinOrganization:joined'],
  ...shown('joined', { membership: { ...memberships[0]!, role: 'reviewer' } }),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Your role: Reviewer.')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Go to the platform' })).toHaveAttribute(
      'href',
      '/platform?as=harbor-health',
    );
  },
};

export const Declined: Story = { tags: ['joinOrganization:declined'], ...shown('declined') };

export const OnAPhone: Story = {
  ...invited('offered', { offer }),
  globals: { viewport: { value: 'phone' } },
};
