import type { Meta, StoryObj } from '@storybook/react-vite';
import {
  accountPageMachine,
  accountPageView,
  type AccountPageContext,
} from '@vetsync/machines/account/accountPage';
import { accountProfileMachine, accountProfileView } from '@vetsync/machines/account/accountProfile';
import { sessionMachine, sessionView } from '@vetsync/machines/account/session';
import { AccountPage } from '@vetsync/ui/screens/account/AccountPage';
import { AccountProfile } from '@vetsync/ui/screens/account/AccountProfile';
import { Account } from '@vetsync/ui/screens/system/Account';
import { expect, fn, userEvent, within } from 'storybook/test';
import type { StateValue } from 'xstate';
import { account, unreachable } from '../../support/account.ts';
import { inState } from '../../support/inState.ts';
import { now, seenAt } from '../../support/leads.ts';

const profile = inState(accountProfileMachine, accountProfileView, {
  value: { name: 'editing', email: 'idle' },
  input: { account: { ...account, veteranVerified: true } },
});
const session = inState(sessionMachine, sessionView, {
  value: { identity: 'signedIn', request: 'idle' },
  input: { now },
  context: {
    session: {
      user: account,
      role: 'user',
      veteranVerified: true,
      locale: 'en',
      expiresAt: new Date(seenAt + 3_600_000).toISOString(),
    },
  },
});

const meta = {
  title: 'Screens/account/AccountPage',
  component: AccountPage,
  parameters: { layout: 'fullscreen' },
  args: {
    send: fn(),
    children: <AccountProfile view={profile.args.view} send={() => {}} />,
    account: <Account view={session.args.view} send={() => {}} />,
  },
  argTypes: { children: { control: false }, account: { control: false } },
} satisfies Meta<typeof AccountPage>;
export default meta;
type Story = StoryObj<typeof meta>;

const page = (value: StateValue, context: Partial<AccountPageContext> = {}) =>
  inState(accountPageMachine, accountPageView, {
    value,
    input: { section: 'profile', canVerify: true },
    context,
  });

export const WithoutVerification: Story = {
  ...page({ ready: 'idle' }, { account, canVerify: false }),
  play: async ({ canvas }) => {
    const nav = within(canvas.getByRole('navigation', { name: 'Parts of your account' }));
    await expect(nav.getAllByRole('link')).toHaveLength(10);
    await expect(nav.queryByRole('link', { name: 'Veteran status' })).not.toBeInTheDocument();
  },
};

export const Ready: Story = {
  tags: ['accountPage:ready.idle'],
  ...page({ ready: 'idle' }, { account }),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Name and email' })).toBeVisible();
    const nav = within(canvas.getByRole('navigation', { name: 'Parts of your account' }));
    const links = nav.getAllByRole('link').map((link) => link.getAttribute('href'));
    await expect(links).toEqual([
      '/account',
      '/account/security',
      '/account/devices',
      '/account/notifications',
      '/account/calendar',
      '/account/connected',
      '/account/verification',
      '/account/candidacy',
      '/account/access',
      '/account/organizations',
      '/account/delete',
    ]);
    await expect(nav.getByRole('link', { current: 'page' })).toHaveTextContent('Name and email');
    await expect(canvas.getAllByText('Veteran verified')).toHaveLength(2);
  },
};

export const Rereading: Story = {
  tags: ['accountPage:ready.rereading'],
  ...page({ ready: 'rereading' }, { account }),
};

export const Loading: Story = {
  tags: ['accountPage:loading'],
  ...page('loading'),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Loading your account…')).toBeInTheDocument();
  },
};

export const Failed: Story = {
  tags: ['accountPage:failed'],
  ...page('failed', { problem: unreachable }),
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Your account couldn’t be loaded');
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.send).toHaveBeenCalledWith({ type: 'account.retry' });
  },
};

export const OnAPhone: Story = {
  ...page({ ready: 'idle' }, { account }),
  globals: { viewport: { value: 'phone' } },
};
