import type { Meta, StoryObj } from '@storybook/react-vite';
import { sessionMachine, sessionView, type SessionContext } from '@vetsync/machines/account/session';
import { Box } from '@vetsync/ui/components/Box';
import { Account } from '@vetsync/ui/screens/system/Account';
import { expect, fn, userEvent } from 'storybook/test';
import { now, seenAt } from '../../support/leads.ts';
import { inState } from '../../support/inState.ts';

const meta = {
  title: 'Screens/system/Account',
  component: Account,
  args: { send: fn() },
  decorators: [
    (Story) => (
      <Box background="ink" padding="medium">
        <Story />
      </Box>
    ),
  ],
} satisfies Meta<typeof Account>;
export default meta;
type Story = StoryObj<typeof meta>;

const session = (identity: string, request: string, answer: SessionContext['session'] = null) =>
  inState(sessionMachine, sessionView, {
    value: { identity, request },
    input: { now },
    context: { session: answer },
  });

const admin = (email: string, veteranVerified = false): NonNullable<SessionContext['former']> => ({
  user: { id: '5b0e7c1e-3f0a-4a39-9a39-6f1d3f4f0001', email, fullName: null },
  role: 'admin',
  veteranVerified,
  locale: 'en',
  expiresAt: new Date(seenAt + 3_600_000).toISOString(),
});

export const Loading: Story = {
  tags: ['session:identity.unknown', 'session:request.reading'],
  ...session('unknown', 'reading'),
};

export const AskingAgain: Story = {
  tags: ['session:request.backingOff'],
  ...session('unknown', 'backingOff'),
};

export const Unreachable: Story = {
  ...session('unknown', 'idle'),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Sign-in not reachable')).toBeVisible();
  },
};

export const SignedOut: Story = {
  tags: ['session:identity.signedOut'],
  ...session('signedOut', 'idle', { user: null }),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Sign in' })).toHaveAttribute('href', '/auth');
  },
};

export const SignedIn: Story = {
  tags: ['session:identity.signedIn', 'session:request.idle'],
  ...session('signedIn', 'idle', admin('morgan.lee@example.org')),
  play: async ({ args, canvas }) => {
    await expect(
      canvas.getByRole('link', { name: 'Your account, signed in as morgan.lee@example.org' }),
    ).toHaveAttribute('href', '/account');
    await expect(canvas.queryByText('Veteran verified')).not.toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: 'Sign out' }));
    await expect(args.send).toHaveBeenCalledWith({ type: 'session.signOut', scope: 'local' });
  },
};

export const VerifiedVeteran: Story = {
  ...session('signedIn', 'idle', admin('morgan.lee@example.org', true)),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Veteran verified')).toBeVisible();
  },
};

export const VerifiedVeteranOnAPhone: Story = {
  ...session('signedIn', 'idle', admin('morgan.lee@example.org', true)),
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('link', {
        name: 'Your account, signed in as morgan.lee@example.org Veteran verified',
      }),
    ).toBeVisible();
  },
};

/** Below the reauthentication dialog, the page still belongs to the user. */
export const SessionEnded: Story = {
  tags: ['session:identity.ended'],
  ...inState(sessionMachine, sessionView, {
    value: { identity: 'ended', request: 'idle' },
    input: { now },
    context: { session: { user: null }, former: admin('morgan.lee@example.org') },
  }),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('morgan.lee@example.org')).toBeVisible();
  },
};

export const SigningOut: Story = {
  tags: ['session:request.signingOut'],
  ...session('signedIn', 'signingOut', admin('morgan.lee@example.org')),
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Signing out/ }));
    await expect(args.send).not.toHaveBeenCalled();
  },
};

export const LongEmailOnAPhone: Story = {
  ...session('signedIn', 'idle', admin(`${'a.person.with.many.names.'.repeat(4)}@veterans.example.org`)),
  globals: { viewport: { value: 'phone' } },
};
