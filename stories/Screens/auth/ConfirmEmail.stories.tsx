import type { Meta, StoryObj } from '@storybook/react-vite';
import {
  confirmEmailMachine,
  confirmEmailView,
  type ConfirmEmailContext,
} from '@vetsync/machines/auth/confirmEmail';
import { ConfirmEmail } from '@vetsync/ui/screens/auth/ConfirmEmail';
import { expect, fn, userEvent } from 'storybook/test';
import type { StateValue } from 'xstate';
import { inState } from '../../support/inState.ts';

const meta = {
  title: 'Screens/auth/ConfirmEmail',
  component: ConfirmEmail,
  parameters: { layout: 'fullscreen' },
  args: { send: fn() },
} satisfies Meta<typeof ConfirmEmail>;
export default meta;
type Story = StoryObj<typeof meta>;

const linked = { token: 'gk2vMvE2p3w0hQy9' };
const confirm = (value: StateValue, context: Partial<ConfirmEmailContext> = {}, input = linked) =>
  inState(confirmEmailMachine, confirmEmailView, { value, context, input });

const email = 'jordan.reyes@example.org';
const unreachable = { status: 0, code: 'unreachable' };

export const Confirming: Story = { tags: ['confirmEmail:confirming'], ...confirm('confirming') };

export const Confirmed: Story = {
  tags: ['confirmEmail:confirmed'],
  ...confirm('confirmed'),
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: 'Continue' }));
    await expect(args.send).toHaveBeenCalledWith({ type: 'page.continue' });
  },
};

export const SecondFactorDue: Story = {
  tags: ['confirmEmail:secondFactorDue'],
  ...confirm('secondFactorDue'),
};

export const Failed: Story = {
  tags: ['confirmEmail:failed'],
  ...confirm('failed', { problem: unreachable }),
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.send).toHaveBeenCalledWith({ type: 'confirm.retry' });
  },
};

export const Expired: Story = {
  tags: ['confirmEmail:newLink.editing'],
  ...confirm({ newLink: 'editing' }),
  play: async ({ args, canvas }) => {
    await userEvent.type(canvas.getByLabelText('Email'), 'j{Enter}');
    await expect(args.send).toHaveBeenCalledWith({ type: 'email.change', value: 'j' });
    await expect(args.send).toHaveBeenCalledWith({ type: 'form.submit' });
    await expect(canvas.getByRole('link', { name: 'Go to sign in' })).toHaveAttribute('href', '/auth');
  },
};

export const Missing: Story = {
  ...confirm({ newLink: 'editing' }, {}, { token: '' }),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('This link is incomplete');
  },
};

export const Invalid: Story = {
  tags: ['confirmEmail:newLink.invalid'],
  ...confirm({ newLink: 'invalid' }, { emailError: 'Email is required', attempt: 1 }),
  play: async ({ canvas }) => {
    const field = canvas.getByLabelText('Email');
    await expect(field).toHaveFocus();
    await expect(field).toHaveAccessibleDescription(/Email is required/);
  },
};

export const Sending: Story = {
  tags: ['confirmEmail:newLink.resending'],
  ...confirm({ newLink: 'resending' }, { email }),
};

export const NotSent: Story = {
  tags: ['confirmEmail:newLink.failed'],
  ...confirm({ newLink: 'failed' }, { email, problem: unreachable }),
};

export const TooManyTries: Story = {
  tags: ['confirmEmail:newLink.limited'],
  ...confirm(
    { newLink: 'limited' },
    { email, waitSeconds: 30, problem: { status: 429, detail: 'Too many requests. Please wait a moment.' } },
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Try again in 30 s' })).toBeDisabled();
  },
};

const password = 'a quiet river at dawn';

export const OnAnotherDevice: Story = {
  tags: ['confirmEmail:choosing.editing'],
  ...confirm({ choosing: 'editing' }),
  play: async ({ args, canvas }) => {
    const field = canvas.getByLabelText('Password');
    await expect(field).toHaveAttribute('autocomplete', 'new-password');
    await expect(field).toHaveAccessibleDescription(/At least 6 characters/);
    await userEvent.type(field, 'a{Enter}');
    await expect(args.send).toHaveBeenCalledWith({ type: 'password.change', value: 'a' });
    await expect(args.send).toHaveBeenCalledWith({ type: 'form.submit' });
  },
};

export const WeakPassword: Story = {
  tags: ['confirmEmail:choosing.invalid'],
  ...confirm(
    { choosing: 'invalid' },
    {
      password: 'jordan1',
      passwordError: 'This password is among the most common ones',
      passwordReasons: ['This password is among the most common ones', 'This password contains your name'],
      attempt: 1,
    },
  ),
  play: async ({ canvas }) => {
    const field = canvas.getByLabelText('Password');
    await expect(field).toHaveFocus();
    await expect(field).toHaveAccessibleDescription(/contains your name.*Please choose another password/);
  },
};

export const ChoosingSubmitted: Story = {
  tags: ['confirmEmail:choosing.submitting'],
  ...confirm({ choosing: 'submitting' }, { password }),
};

export const ChoosingFailed: Story = {
  tags: ['confirmEmail:choosing.failed'],
  ...confirm({ choosing: 'failed' }, { password, problem: unreachable }),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Your email couldn’t be confirmed yet');
  },
};

export const ChoosingLimited: Story = {
  tags: ['confirmEmail:choosing.limited'],
  ...confirm(
    { choosing: 'limited' },
    {
      password,
      waitSeconds: 59,
      problem: { status: 429, detail: 'Too many requests. Please wait a moment.' },
    },
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Try again in 59 s' })).toBeDisabled();
  },
};

export const ChoosingOnAPhone: Story = {
  ...WeakPassword,
  tags: [],
  globals: { viewport: { value: 'phone' } },
};

export const Sent: Story = { tags: ['confirmEmail:resent'], ...confirm('resent', { email }) };

export const OnAPhone: Story = {
  ...confirm({ newLink: 'failed' }, { email, problem: unreachable }),
  globals: { viewport: { value: 'phone' } },
};
