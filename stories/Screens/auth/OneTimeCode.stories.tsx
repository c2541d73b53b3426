import type { Meta, StoryObj } from '@storybook/react-vite';
import {
  oneTimeCodeMachine,
  oneTimeCodeView,
  type OneTimeCodeContext,
} from '@vetsync/machines/auth/oneTimeCode';
import { OneTimeCode } from '@vetsync/ui/screens/auth/OneTimeCode';
import { expect, fn, userEvent } from 'storybook/test';
import type { StateValue } from 'xstate';
import { email, longEmail, tooMany, unreachable, wrong } from '../../support/account.ts';
import { inState } from '../../support/inState.ts';

const meta = {
  title: 'Screens/auth/OneTimeCode',
  component: OneTimeCode,
  parameters: { layout: 'fullscreen' },
  args: { send: fn() },
} satisfies Meta<typeof OneTimeCode>;
export default meta;
type Story = StoryObj<typeof meta>;

const oneTimeCode = (value: StateValue, context: Partial<OneTimeCodeContext> = {}) =>
  inState(oneTimeCodeMachine, oneTimeCodeView, { value, context });

export const Asking: Story = {
  tags: ['oneTimeCode:asking.editing'],
  ...oneTimeCode({ asking: 'editing' }),
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Sign in by email' })).toHaveFocus();
    await userEvent.type(canvas.getByLabelText('Email'), 'j{Enter}');
    await expect(args.send).toHaveBeenCalledWith({ type: 'email.change', value: 'j' });
    await expect(args.send).toHaveBeenCalledWith({ type: 'form.submit' });
    await expect(canvas.getByRole('link', { name: 'Use your password instead' })).toHaveAttribute(
      'href',
      '/auth',
    );
  },
};

export const EmailMissing: Story = {
  tags: ['oneTimeCode:asking.invalid'],
  ...oneTimeCode({ asking: 'invalid' }, { emailError: 'Email is required', attempt: 1 }),
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Email')).toHaveFocus();
    await expect(canvas.getByLabelText('Email')).toHaveAccessibleDescription('Email is required');
  },
};

export const Sending: Story = {
  tags: ['oneTimeCode:asking.sending'],
  ...oneTimeCode({ asking: 'sending' }, { email }),
};

export const NotSent: Story = {
  tags: ['oneTimeCode:asking.failed'],
  ...oneTimeCode({ asking: 'failed' }, { email, problem: unreachable }),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(/couldn’t reach the server/);
  },
};

export const TooManyEmails: Story = {
  tags: ['oneTimeCode:asking.limited'],
  ...oneTimeCode({ asking: 'limited' }, { email, ...tooMany(47) }),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Try again in 47 s' })).toBeDisabled();
  },
};

export const Entering: Story = {
  tags: ['oneTimeCode:entering.editing'],
  ...oneTimeCode({ entering: 'editing' }, { email, resendSeconds: 42 }),
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Enter the code' })).toHaveFocus();
    await expect(canvas.getByText(email)).toBeVisible();
    await userEvent.click(canvas.getByLabelText('Six-digit code'));
    await userEvent.paste('907 214');
    await expect(args.send).toHaveBeenCalledWith({ type: 'code.change', value: '907214' });
    await userEvent.keyboard('{Enter}');
    await expect(args.send).toHaveBeenCalledWith({ type: 'form.submit' });
    await expect(canvas.getByRole('button', { name: 'Send another code in 42 s' })).toBeDisabled();
    await userEvent.click(canvas.getByRole('button', { name: 'Use another address' }));
    await expect(args.send).toHaveBeenCalledWith({ type: 'mail.correct' });
  },
};

export const ReadyToResend: Story = {
  ...oneTimeCode({ entering: 'editing' }, { email }),
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Send another code' }));
    await expect(args.send).toHaveBeenCalledWith({ type: 'mail.resend' });
  },
};

export const CodeIncomplete: Story = {
  tags: ['oneTimeCode:entering.invalid'],
  ...oneTimeCode(
    { entering: 'invalid' },
    { email, code: '907', codeError: 'Enter the 6 digits of the code', attempt: 1, resendSeconds: 12 },
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Six-digit code')).toHaveFocus();
  },
};

export const WrongCode: Story = {
  tags: ['oneTimeCode:entering.wrong'],
  ...oneTimeCode({ entering: 'wrong' }, { email, codeError: wrong, attempt: 1 }),
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Six-digit code')).toHaveAccessibleDescription(wrong);
  },
};

export const Verifying: Story = {
  tags: ['oneTimeCode:entering.verifying'],
  ...oneTimeCode({ entering: 'verifying' }, { email, code: '907214' }),
};

export const NotVerified: Story = {
  tags: ['oneTimeCode:entering.failed'],
  ...oneTimeCode({ entering: 'failed' }, { email, code: '907214', problem: unreachable }),
};

export const TooManyCodes: Story = {
  tags: ['oneTimeCode:entering.limited'],
  ...oneTimeCode({ entering: 'limited' }, { email, code: '907214', ...tooMany(125) }),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Try again in 2 min 5 s' })).toBeDisabled();
  },
};

export const Resending: Story = {
  tags: ['oneTimeCode:entering.resending'],
  ...oneTimeCode({ entering: 'resending' }, { email }),
};

export const Expired: Story = {
  tags: ['oneTimeCode:entering.expired'],
  ...oneTimeCode({ entering: 'expired' }, { email }),
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('This code has expired');
    await expect(canvas.getByRole('button', { name: 'Sign In' })).toBeDisabled();
    await userEvent.click(canvas.getByRole('button', { name: 'Send another code' }));
    await expect(args.send).toHaveBeenCalledWith({ type: 'mail.resend' });
  },
};

export const SecondFactorDue: Story = {
  tags: ['oneTimeCode:secondFactorDue'],
  ...oneTimeCode('secondFactorDue', { email }),
};

export const SignedIn: Story = { tags: ['oneTimeCode:signedIn'], ...oneTimeCode('signedIn', { email }) };

export const OnAPhone: Story = {
  ...oneTimeCode(
    { entering: 'wrong' },
    { email: longEmail, codeError: wrong, attempt: 1, resendSeconds: 42 },
  ),
  globals: { viewport: { value: 'phone' } },
};
