import type { Meta, StoryObj } from '@storybook/react-vite';
import {
  resetPasswordMachine,
  resetPasswordView,
  type ResetPasswordContext,
} from '@vetsync/machines/auth/resetPassword';
import { ResetPassword } from '@vetsync/ui/screens/auth/ResetPassword';
import { expect, fn, userEvent } from 'storybook/test';
import { tooMany, unreachable } from '../../support/account.ts';
import { inState } from '../../support/inState.ts';

const meta = {
  title: 'Screens/auth/ResetPassword',
  component: ResetPassword,
  parameters: { layout: 'fullscreen' },
  args: { send: fn() },
} satisfies Meta<typeof ResetPassword>;
export default meta;
type Story = StoryObj<typeof meta>;

const password = 'a quiet river at dawn';
const reset = (value: string, context: Partial<ResetPasswordContext> = {}, token = 'gk2vMvE2p3w0hQy9') =>
  inState(resetPasswordMachine, resetPasswordView, { value, input: { token }, context });

export const Editing: Story = {
  tags: ['resetPassword:editing'],
  ...reset('editing'),
  play: async ({ args, canvas }) => {
    const field = canvas.getByLabelText('New password');
    await expect(field).toHaveAttribute('autocomplete', 'new-password');
    await expect(field).toHaveAccessibleDescription(/At least 6 characters/);
    await userEvent.type(field, 'a{Enter}');
    await expect(args.send).toHaveBeenCalledWith({ type: 'password.change', value: 'a' });
    await expect(args.send).toHaveBeenCalledWith({ type: 'form.submit' });
  },
};

export const Weak: Story = {
  tags: ['resetPassword:invalid'],
  ...reset('invalid', {
    password: 'jordan1',
    passwordError: 'This password is among the most common ones',
    passwordReasons: [
      'This password is among the most common ones',
      'This password contains your name',
      'This password contains part of your email',
    ],
    attempt: 1,
  }),
  play: async ({ canvas }) => {
    const field = canvas.getByLabelText('New password');
    await expect(field).toHaveFocus();
    await expect(field).toHaveAccessibleDescription(/contains your name.*Please choose another password/);
  },
};

export const TooShort: Story = {
  ...reset('invalid', {
    password: 'dawn',
    passwordError: 'Password must be at least 6 characters',
    attempt: 1,
  }),
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('New password')).toHaveAccessibleDescription(
      /Password must be at least 6 characters/,
    );
  },
};

export const Submitting: Story = { tags: ['resetPassword:submitting'], ...reset('submitting', { password }) };

export const Failed: Story = {
  tags: ['resetPassword:failed'],
  ...reset('failed', { password, problem: unreachable }),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('The password couldn’t be set');
  },
};

export const TooManyTries: Story = {
  tags: ['resetPassword:limited'],
  ...reset('limited', { password, ...tooMany(59) }),
};

export const Expired: Story = {
  tags: ['resetPassword:expired'],
  ...reset('expired'),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveFocus();
    await expect(canvas.getByRole('link', { name: 'Ask for a new link' })).toHaveAttribute(
      'href',
      expect.stringMatching(/^\/auth/),
    );
  },
};

export const Incomplete: Story = {
  ...reset('expired', {}, ''),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('This link is incomplete');
  },
};

export const SecondFactorDue: Story = {
  tags: ['resetPassword:secondFactorDue'],
  ...reset('secondFactorDue'),
};

export const SignedIn: Story = { tags: ['resetPassword:signedIn'], ...reset('signedIn') };

export const OnAPhone: Story = { ...Weak, tags: [], globals: { viewport: { value: 'phone' } } };
