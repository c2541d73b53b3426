import type { Meta, StoryObj } from '@storybook/react-vite';
import {
  accountProfileMachine,
  accountProfileView,
  type AccountProfileContext,
} from '@vetsync/machines/account/accountProfile';
import type { Account } from '@vetsync/machines/account/model';
import { AccountProfile } from '@vetsync/ui/screens/account/AccountProfile';
import { expect, fn, userEvent } from 'storybook/test';
import { account, longEmail, longName, tooMany, unreachable } from '../../support/account.ts';
import { inState } from '../../support/inState.ts';
import { expectNoSidewaysScroll } from '../../support/plays/noSidewaysScroll.ts';
import { inReadingWidth } from './inReadingWidth.tsx';

const meta = {
  title: 'Screens/account/AccountProfile',
  component: AccountProfile,
  args: { send: fn() },
  decorators: inReadingWidth,
} satisfies Meta<typeof AccountProfile>;
export default meta;
type Story = StoryObj<typeof meta>;

interface Regions {
  name?: string;
  email?: string;
  person?: Partial<Account>;
  context?: Partial<AccountProfileContext>;
}
const profile = ({ name = 'editing', email = 'idle', person = {}, context = {} }: Regions) =>
  inState(accountProfileMachine, accountProfileView, {
    value: { name, email },
    input: { account: { ...account, ...person }, canVerify: true },
    context,
  });

const field = { value: '', error: null, attempt: 0, problem: unreachable };
const renamed = { ...field, value: 'Jordan A. Reyes' };
const moved = { ...field, value: 'jordan@newplace.example' };

export const WithoutVerification: Story = {
  ...profile({ context: { canVerify: false } }),
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link', { name: 'Verify your veteran status' })).not.toBeInTheDocument();
  },
};

export const Resting: Story = {
  tags: ['accountProfile:name.editing', 'accountProfile:email.idle'],
  ...profile({}),
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText('Member since May 2026')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Verify your veteran status' })).toHaveAttribute(
      'href',
      '/account/verification',
    );
    await expect(canvas.getByRole('button', { name: 'Save name' })).toBeDisabled();
    await userEvent.type(canvas.getByLabelText(/Full name/), '!');
    await expect(args.send).toHaveBeenCalledWith({ type: 'name.change', value: 'Jordan Reyes!' });
    await userEvent.click(canvas.getByRole('button', { name: 'Change email' }));
    await expect(args.send).toHaveBeenCalledWith({ type: 'email.edit' });
  },
};

export const Verified: Story = {
  ...profile({ person: { veteranVerified: true } }),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Veteran verified')).toBeVisible();
  },
};

export const NameInvalid: Story = {
  tags: ['accountProfile:name.invalid'],
  ...profile({ name: 'invalid', context: { name: { ...renamed, error: 'Name too long', attempt: 1 } } }),
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText(/Full name/)).toHaveFocus();
  },
};

export const NameSaving: Story = {
  tags: ['accountProfile:name.saving'],
  ...profile({ name: 'saving', context: { name: renamed } }),
};

export const NameProving: Story = {
  tags: ['accountProfile:name.proving'],
  ...profile({ name: 'proving', context: { name: renamed } }),
};

export const NameFailed: Story = {
  tags: ['accountProfile:name.failed'],
  ...profile({ name: 'failed', context: { name: renamed } }),
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Your name couldn’t be saved');
    await userEvent.click(canvas.getByRole('button', { name: 'Save name' }));
    await expect(args.send).toHaveBeenCalledWith({ type: 'name.submit' });
  },
};

export const EmailEditing: Story = {
  tags: ['accountProfile:email.editing'],
  ...profile({ email: 'editing' }),
  play: async ({ args, canvas }) => {
    const input = canvas.getByLabelText('New email');
    await expect(input).toHaveFocus();
    await userEvent.keyboard('j{Enter}');
    await expect(args.send).toHaveBeenCalledWith({ type: 'email.change', value: 'j' });
    await expect(args.send).toHaveBeenCalledWith({ type: 'email.submit' });
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }));
    await expect(args.send).toHaveBeenCalledWith({ type: 'email.cancel' });
  },
};

export const EmailInvalid: Story = {
  tags: ['accountProfile:email.invalid'],
  ...profile({
    email: 'invalid',
    context: { email: { ...field, value: 'jordan@', error: 'Invalid email format', attempt: 1 } },
  }),
};

export const EmailSending: Story = {
  tags: ['accountProfile:email.sending'],
  ...profile({ email: 'sending', context: { email: moved } }),
};

export const EmailProving: Story = {
  tags: ['accountProfile:email.proving'],
  ...profile({ email: 'proving', context: { email: moved } }),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: /First, confirm that it’s you/ })).toBeVisible();
  },
};

export const EmailFailed: Story = {
  tags: ['accountProfile:email.failed'],
  ...profile({ email: 'failed', context: { email: moved } }),
};

export const EmailLimited: Story = {
  tags: ['accountProfile:email.limited'],
  ...profile({
    email: 'limited',
    context: { email: { ...moved, problem: tooMany(90).problem }, waitSeconds: 90 },
  }),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Try again in 1 min 30 s' })).toBeDisabled();
  },
};

export const EmailPending: Story = {
  ...profile({ person: { pendingEmail: moved.value } }),
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText(moved.value)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Send it again' }));
    await expect(args.send).toHaveBeenCalledWith({ type: 'email.resend' });
  },
};

export const EmailResending: Story = {
  ...profile({ email: 'sending', person: { pendingEmail: moved.value }, context: { email: moved } }),
  play: async ({ canvas }) => {
    await expect(canvas.queryByLabelText('New email')).not.toBeInTheDocument();
    await expect(canvas.getByRole('button', { name: /Sending/ })).toBeVisible();
  },
};

export const LongOnAPhone: Story = {
  ...profile({
    person: { email: longEmail, fullName: longName, veteranVerified: true, pendingEmail: longEmail },
    context: { name: { ...field, value: longName } },
  }),
  globals: { viewport: { value: 'phone' } },
};

/** A name without a place to break it. */
export const LongWordOnAPhone: Story = {
  ...profile({ context: { name: { ...field, value: 'Wolfeschlegelsteinhausenbergerdorff'.repeat(2) } } }),
  globals: { viewport: { value: 'phone' } },
  play: expectNoSidewaysScroll,
};
