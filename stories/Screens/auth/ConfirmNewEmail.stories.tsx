import type { Meta, StoryObj } from '@storybook/react-vite';
import {
  confirmNewEmailMachine,
  confirmNewEmailView,
  type ConfirmNewEmailContext,
} from '@vetsync/machines/auth/confirmNewEmail';
import { ConfirmNewEmail } from '@vetsync/ui/screens/auth/ConfirmNewEmail';
import { expect, fn, userEvent } from 'storybook/test';
import { unreachable } from '../../support/account.ts';
import { inState } from '../../support/inState.ts';

const meta = {
  title: 'Screens/auth/ConfirmNewEmail',
  component: ConfirmNewEmail,
  parameters: { layout: 'fullscreen' },
  args: { send: fn() },
} satisfies Meta<typeof ConfirmNewEmail>;
export default meta;
type Story = StoryObj<typeof meta>;

const confirm = (value: string, context: Partial<ConfirmNewEmailContext> = {}, token = 'gk2vMvE2p3w0hQy9') =>
  inState(confirmNewEmailMachine, confirmNewEmailView, { value, input: { token }, context });

export const Confirming: Story = { tags: ['confirmNewEmail:confirming'], ...confirm('confirming') };

export const Confirmed: Story = {
  tags: ['confirmNewEmail:confirmed'],
  ...confirm('confirmed'),
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: 'Go to your account' }));
    await expect(args.send).toHaveBeenCalledWith({ type: 'page.continue' });
  },
};

export const SignedOut: Story = {
  tags: ['confirmNewEmail:signedOut'],
  ...confirm('signedOut'),
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Sign in' })).toHaveAttribute(
      'href',
      expect.stringMatching(/^\/auth/),
    );
    await userEvent.click(canvas.getByRole('button', { name: 'I am signed in now' }));
    await expect(args.send).toHaveBeenCalledWith({ type: 'link.retry' });
  },
};

export const Failed: Story = {
  tags: ['confirmNewEmail:failed'],
  ...confirm('failed', { problem: unreachable }),
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.send).toHaveBeenCalledWith({ type: 'link.retry' });
  },
};

export const Expired: Story = {
  tags: ['confirmNewEmail:expired'],
  ...confirm('expired'),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Go to your account' })).toHaveAttribute(
      'href',
      '/account',
    );
  },
};

export const Taken: Story = {
  ...confirm('expired', { problem: { status: 409, code: 'email_taken' } }),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(
      'This email belongs to another account',
    );
  },
};

export const Incomplete: Story = { ...confirm('expired', {}, '') };
