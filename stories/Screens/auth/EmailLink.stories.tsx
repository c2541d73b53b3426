import type { Meta, StoryObj } from '@storybook/react-vite';
import { emailLinkMachine, emailLinkView, type EmailLinkContext } from '@vetsync/machines/auth/emailLink';
import { EmailLink } from '@vetsync/ui/screens/auth/EmailLink';
import { expect, fn, userEvent } from 'storybook/test';
import { unreachable } from '../../support/account.ts';
import { inState } from '../../support/inState.ts';

const meta = {
  title: 'Screens/auth/EmailLink',
  component: EmailLink,
  parameters: { layout: 'fullscreen' },
  args: { send: fn() },
} satisfies Meta<typeof EmailLink>;
export default meta;
type Story = StoryObj<typeof meta>;

const link = (value: string, context: Partial<EmailLinkContext> = {}, token = 'gk2vMvE2p3w0hQy9') =>
  inState(emailLinkMachine, emailLinkView, { value, input: { token }, context });

export const Ready: Story = {
  tags: ['emailLink:ready'],
  ...link('ready'),
  play: async ({ args, canvas }) => {
    await expect(args.send).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: 'Sign in' }));
    await expect(args.send).toHaveBeenCalledWith({ type: 'link.use' });
  },
};

export const Verifying: Story = { tags: ['emailLink:verifying'], ...link('verifying') };

export const Failed: Story = {
  tags: ['emailLink:failed'],
  ...link('failed', { problem: unreachable }),
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.send).toHaveBeenCalledWith({ type: 'link.retry' });
  },
};

export const Expired: Story = {
  tags: ['emailLink:expired'],
  ...link('expired'),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(
      'This link has expired or was already used',
    );
    await expect(canvas.getByRole('link', { name: 'Go to sign in' })).toBeVisible();
  },
};

export const Incomplete: Story = { ...link('expired', {}, '') };

export const SecondFactorDue: Story = { tags: ['emailLink:secondFactorDue'], ...link('secondFactorDue') };

export const SignedIn: Story = { tags: ['emailLink:signedIn'], ...link('signedIn') };

export const OnAPhone: Story = { ...link('expired'), globals: { viewport: { value: 'phone' } } };
