import type { Meta, StoryObj } from '@storybook/react-vite';
import { AccountSecurity } from '@vetsync/ui/screens/account/AccountSecurity';
import { expect, fn, userEvent } from 'storybook/test';
import { tooMany } from '../../support/account.ts';
import { securityIn } from '../../support/accountSecurity.ts';
import { inReadingWidth } from './inReadingWidth.tsx';

const meta = {
  title: 'Screens/account/AccountSecurity',
  component: AccountSecurity,
  args: { send: fn() },
  decorators: inReadingWidth,
} satisfies Meta<typeof AccountSecurity>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Resting: Story = {
  tags: ['accountSecurity:password.idle', 'accountSecurity:factor.off'],
  ...securityIn({}),
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Change password' }));
    await expect(args.send).toHaveBeenCalledWith({ type: 'password.edit' });
    await userEvent.click(canvas.getByRole('button', { name: 'Turn on' }));
    await expect(args.send).toHaveBeenCalledWith({ type: 'factor.enroll' });
  },
};

export const NoPasswordYet: Story = {
  ...securityIn({ person: { hasPassword: false } }),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Set a password' })).toBeVisible();
  },
};

export const PasswordEditing: Story = {
  tags: ['accountSecurity:password.editing'],
  ...securityIn({ password: 'editing' }),
  play: async ({ args, canvas }) => {
    await expect(canvas.getByLabelText('New password')).toHaveFocus();
    await userEvent.keyboard('a{Enter}');
    await expect(args.send).toHaveBeenCalledWith({ type: 'password.change', value: 'a' });
    await expect(args.send).toHaveBeenCalledWith({ type: 'password.submit' });
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }));
    await expect(args.send).toHaveBeenCalledWith({ type: 'password.cancel' });
  },
};

export const PasswordWeak: Story = {
  tags: ['accountSecurity:password.invalid'],
  ...securityIn({
    password: 'invalid',
    typed: {
      value: 'jordan1',
      error: 'This password is among the most common ones',
      reasons: ['This password is among the most common ones', 'This password contains your name'],
      attempt: 1,
    },
  }),
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('New password')).toHaveAccessibleDescription(/contains your name/);
  },
};

const typed = { value: 'a quiet river at dawn' };
export const PasswordSaving: Story = {
  tags: ['accountSecurity:password.saving'],
  ...securityIn({ password: 'saving', typed }),
};
export const PasswordProving: Story = {
  tags: ['accountSecurity:password.proving'],
  ...securityIn({ password: 'proving', typed }),
};
export const PasswordFailed: Story = {
  tags: ['accountSecurity:password.failed'],
  ...securityIn({ password: 'failed', typed }),
};
export const PasswordLimited: Story = {
  tags: ['accountSecurity:password.limited'],
  ...securityIn({ password: 'limited', typed: { ...typed, ...tooMany(61) } }),
};
