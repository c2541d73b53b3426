import type { Meta, StoryObj } from '@storybook/react-vite';
import {
  secondFactorMachine,
  secondFactorView,
  type SecondFactorContext,
} from '@vetsync/machines/auth/secondFactor';
import { SecondFactor } from '@vetsync/ui/screens/auth/SecondFactor';
import { expect, fn, userEvent } from 'storybook/test';
import { tooMany, unreachable, wrong } from '../../support/account.ts';
import { inState } from '../../support/inState.ts';

const meta = {
  title: 'Screens/auth/SecondFactor',
  component: SecondFactor,
  parameters: { layout: 'fullscreen' },
  args: { send: fn() },
} satisfies Meta<typeof SecondFactor>;
export default meta;
type Story = StoryObj<typeof meta>;

const secondFactor = (value: string, context: Partial<SecondFactorContext> = {}) =>
  inState(secondFactorMachine, secondFactorView, {
    value,
    input: { challengeId: 'c7d1', returnTo: '/leads-admin' },
    context,
  });

export const App: Story = {
  tags: ['secondFactor:editing'],
  ...secondFactor('editing'),
  play: async ({ args, canvas }) => {
    const code = canvas.getByLabelText('Six-digit code');
    await expect(code).toHaveFocus();
    await expect(code).toHaveAttribute('autocomplete', 'one-time-code');
    await userEvent.type(code, '4{Enter}');
    await expect(args.send).toHaveBeenCalledWith({ type: 'code.change', value: '4' });
    await expect(args.send).toHaveBeenCalledWith({ type: 'form.submit' });
    await userEvent.click(canvas.getByRole('button', { name: 'Use a recovery code' }));
    await expect(args.send).toHaveBeenCalledWith({ type: 'method.choose', method: 'recovery' });
  },
};

export const RecoveryCode: Story = {
  ...secondFactor('editing', { method: 'recovery' }),
  play: async ({ args, canvas }) => {
    await userEvent.type(canvas.getByLabelText('Recovery code'), 'k');
    await expect(args.send).toHaveBeenCalledWith({ type: 'code.change', value: 'k' });
    await userEvent.click(canvas.getByRole('button', { name: 'Use your authenticator app' }));
    await expect(args.send).toHaveBeenCalledWith({ type: 'method.choose', method: 'app' });
  },
};

export const Invalid: Story = {
  tags: ['secondFactor:invalid'],
  ...secondFactor('invalid', { code: '12', codeError: 'Enter the 6 digits of the code', attempt: 1 }),
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Six-digit code')).toHaveFocus();
  },
};

export const Verifying: Story = {
  tags: ['secondFactor:verifying'],
  ...secondFactor('verifying', { code: '907214' }),
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Signing in/ }));
    await expect(args.send).not.toHaveBeenCalled();
  },
};

export const Wrong: Story = {
  tags: ['secondFactor:wrong'],
  ...secondFactor('wrong', { codeError: wrong, attempt: 1 }),
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Six-digit code')).toHaveFocus();
    await expect(canvas.getByLabelText('Six-digit code')).toHaveAccessibleDescription(wrong);
  },
};

export const TooManyTries: Story = {
  tags: ['secondFactor:limited'],
  ...secondFactor('limited', { code: '907214', ...tooMany(299) }),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Try again in 4 min 59 s' })).toBeDisabled();
  },
};

export const Failed: Story = {
  tags: ['secondFactor:failed'],
  ...secondFactor('failed', { code: '907214', problem: unreachable }),
};

export const Expired: Story = {
  tags: ['secondFactor:expired'],
  ...secondFactor('expired'),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveFocus();
    await expect(canvas.getByRole('link', { name: 'Sign in again' })).toHaveAttribute(
      'href',
      expect.stringMatching(/^\/auth/),
    );
  },
};

export const SignedIn: Story = { tags: ['secondFactor:signedIn'], ...secondFactor('signedIn') };

export const OnAPhone: Story = {
  ...secondFactor('failed', { method: 'recovery', code: 'kx7q', problem: unreachable }),
  globals: { viewport: { value: 'phone' } },
};
