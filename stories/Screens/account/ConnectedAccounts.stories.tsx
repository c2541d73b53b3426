import type { Meta, StoryObj } from '@storybook/react-vite';
import {
  connectedAccountsMachine,
  connectedAccountsView,
  type ConnectedAccountsContext,
} from '@vetsync/machines/account/connectedAccounts';
import type { GoogleOutcome, Identity } from '@vetsync/machines/account/model';
import { ConnectedAccounts } from '@vetsync/ui/screens/account/ConnectedAccounts';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import type { StateValue } from 'xstate';
import { longEmail, unreachable } from '../../support/account.ts';
import { inState } from '../../support/inState.ts';
import { now, intl } from '../../support/leads.ts';
import { inReadingWidth } from './inReadingWidth.tsx';

const meta = {
  title: 'Screens/account/ConnectedAccounts',
  component: ConnectedAccounts,
  args: { send: fn() },
  decorators: inReadingWidth,
} satisfies Meta<typeof ConnectedAccounts>;
export default meta;
type Story = StoryObj<typeof meta>;

const google: Identity = {
  provider: 'google',
  email: 'jordan.reyes@mail.example',
  linkedAt: '2026-09-02T17:20:00.000Z',
};
const shown = (
  value: StateValue,
  context: Partial<ConnectedAccountsContext> = {},
  outcome: GoogleOutcome | null = null,
) =>
  inState(connectedAccountsMachine, connectedAccountsView, {
    value,
    input: { googleAvailable: true, outcome, intl, now },
    context,
  });
const linked = { identities: [google] };

export const NotLinked: Story = {
  tags: ['connectedAccounts:listed.idle'],
  ...shown({ listed: 'idle' }),
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Link Google' }));
    await expect(args.send).toHaveBeenCalledWith({ type: 'identity.link', provider: 'google' });
  },
};

export const Linked: Story = {
  ...shown({ listed: 'idle' }, linked),
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText(/Linked as jordan\.reyes@mail\.example/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Unlink Google' }));
    await expect(args.send).toHaveBeenCalledWith({ type: 'identity.unlink', provider: 'google' });
  },
};

export const NotOffered: Story = {
  ...shown({ listed: 'idle' }, { googleAvailable: false }),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Not offered on this site for now')).toBeVisible();
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
  },
};

export const RefusedByGoogle: Story = {
  ...shown({ listed: 'idle' }, {}, 'taken'),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Nothing was linked')).toBeVisible();
  },
};

export const Loading: Story = { tags: ['connectedAccounts:loading'], ...shown('loading') };

export const Failed: Story = {
  tags: ['connectedAccounts:failed'],
  ...shown('failed', { problem: unreachable }),
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.send).toHaveBeenCalledWith({ type: 'identities.retry' });
  },
};

export const Linking: Story = {
  tags: ['connectedAccounts:listed.linking.calling'],
  ...shown({ listed: { linking: 'calling' } }),
};
export const LinkingProving: Story = {
  tags: ['connectedAccounts:listed.linking.proving'],
  ...shown({ listed: { linking: 'proving' } }),
};
export const Leaving: Story = { tags: ['connectedAccounts:listed.leaving'], ...shown({ listed: 'leaving' }) };

export const Confirming: Story = {
  tags: ['connectedAccounts:listed.confirming'],
  ...shown({ listed: 'confirming' }, linked),
  play: async ({ args }) => {
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Unlink Google?' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Unlink' }));
    await expect(args.send).toHaveBeenCalledWith({ type: 'action.confirm' });
  },
};
export const Unlinking: Story = {
  tags: ['connectedAccounts:listed.unlinking.calling'],
  ...shown({ listed: { unlinking: 'calling' } }, linked),
};
export const UnlinkingProving: Story = {
  tags: ['connectedAccounts:listed.unlinking.proving'],
  ...shown({ listed: { unlinking: 'proving' } }, linked),
};

export const LongOnAPhone: Story = {
  ...shown({ listed: 'idle' }, { identities: [{ ...google, email: longEmail }] }),
  globals: { viewport: { value: 'phone' } },
};
