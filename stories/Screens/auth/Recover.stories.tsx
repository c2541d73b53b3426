import type { Meta, StoryObj } from '@storybook/react-vite';
import { recoverMachine, recoverView, type RecoverContext } from '@vetsync/machines/auth/recover';
import { Recover } from '@vetsync/ui/screens/auth/Recover';
import { expect, fn, userEvent } from 'storybook/test';
import { email, longEmail, tooMany, unreachable } from '../../support/account.ts';
import { inState } from '../../support/inState.ts';

const meta = {
  title: 'Screens/auth/Recover',
  component: Recover,
  parameters: { layout: 'fullscreen' },
  args: { send: fn() },
} satisfies Meta<typeof Recover>;
export default meta;
type Story = StoryObj<typeof meta>;

const recover = (value: string, context: Partial<RecoverContext> = {}) =>
  inState(recoverMachine, recoverView, { value, context });

export const Asking: Story = {
  tags: ['recover:editing'],
  ...recover('editing'),
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Forgot your password?' })).toHaveFocus();
    await userEvent.type(canvas.getByLabelText('Email'), 'j{Enter}');
    await expect(args.send).toHaveBeenCalledWith({ type: 'email.change', value: 'j' });
    await expect(args.send).toHaveBeenCalledWith({ type: 'form.submit' });
    await expect(canvas.getByRole('link', { name: 'Back to sign in' })).toHaveAttribute('href', '/auth');
  },
};

export const Invalid: Story = {
  tags: ['recover:invalid'],
  ...recover('invalid', { email: 'jordan@', emailError: 'Invalid email format', attempt: 1 }),
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Email')).toHaveFocus();
  },
};

export const Sending: Story = { tags: ['recover:sending'], ...recover('sending', { email }) };

export const Failed: Story = {
  tags: ['recover:failed'],
  ...recover('failed', { email, problem: unreachable }),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('The email couldn’t be sent');
  },
};

export const TooManyTries: Story = {
  tags: ['recover:limited'],
  ...recover('limited', { email, ...tooMany(30) }),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Too many tries')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Try again in 30 s' })).toBeDisabled();
  },
};

export const Sent: Story = {
  tags: ['recover:sent'],
  ...recover('sent', { email }),
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Check your email' })).toHaveFocus();
    await expect(canvas.getByText(email)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Use another address' }));
    await expect(args.send).toHaveBeenCalledWith({ type: 'mail.correct' });
  },
};

export const OnAPhone: Story = {
  ...recover('sent', { email: longEmail }),
  globals: { viewport: { value: 'phone' } },
};
