import type { Meta, StoryObj } from '@storybook/react-vite';
import {
  accountWorldMachine,
  accountWorldView,
  type AccountWorldContext,
  type QueuedCommand,
} from '@vetsync/machines/shell/accountWorld';
import { personalRules } from '@vetsync/machines/model/exchange';
import { SyncStatus } from '@vetsync/ui/screens/shell/navigation/SyncStatus';
import { expect } from 'storybook/test';
import { inState } from '../../support/inState.ts';
import { now, intl } from '../../support/leads.ts';

const meta = {
  title: 'Screens/shell/SyncStatus',
  component: SyncStatus,
} satisfies Meta<typeof SyncStatus>;
export default meta;
type Story = StoryObj<typeof meta>;

const minute = 60_000;
const queue: readonly QueuedCommand[] = ['a', 'b'].map((id) => ({
  id,
  request: { type: 'program.save', payload: { program: { id, title: 'Supply Chain' } } },
}));

type Presence = 'loading' | 'waiting' | 'reconnecting' | 'away' | { following: 'connecting' | 'live' };

function shown(
  presence: Presence,
  commands: 'idle' | 'sending' | 'waiting' = 'idle',
  context: Partial<AccountWorldContext> = {},
) {
  const story = inState(
    accountWorldMachine,
    (snapshot) => ({ sync: accountWorldView(snapshot).sync, intl: { ...intl, now: now() } }),
    {
      value: { presence, commands },
      input: { now, random: () => 0.5 },
      context: { rules: personalRules('jordan'), liveAt: now() - 3 * minute, ...context },
    },
  );
  return { ...story, args: story.args.view };
}

/** Nothing is said while everything is up to date. */
export const Live: Story = {
  tags: ['accountWorld:presence.following.live', 'accountWorld:commands.idle', 'blank'],
  ...shown({ following: 'live' }),
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent(/^$/);
  },
};

export const Loading: Story = {
  tags: ['accountWorld:presence.loading', 'blank'],
  ...shown('loading', 'idle', { rules: null, liveAt: null }),
};
export const Connecting: Story = {
  tags: ['accountWorld:presence.following.connecting', 'blank'],
  ...shown({ following: 'connecting' }),
};

/** Shown only if it takes longer than a second. */
export const Saving: Story = {
  tags: ['accountWorld:commands.sending'],
  ...shown({ following: 'live' }, 'sending', { queue }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Saving…')).toBeInTheDocument();
  },
};

export const NotSent: Story = {
  tags: ['accountWorld:commands.waiting'],
  ...shown({ following: 'live' }, 'waiting', { queue }),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('2 changes aren’t sent yet. We keep trying.')).toBeVisible();
  },
};

export const NotConnected: Story = {
  tags: ['accountWorld:presence.reconnecting'],
  ...shown('reconnecting'),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Not connected. Last updated 3 minutes ago.')).toBeVisible();
  },
};

export const NeverLoaded: Story = {
  tags: ['accountWorld:presence.waiting'],
  ...shown('waiting', 'idle', { rules: null, liveAt: null }),
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/What you see may be out of date/)).toBeVisible();
  },
};

export const SignedOut: Story = {
  tags: ['accountWorld:presence.away', 'blank'],
  ...shown('away', 'idle', { rules: null, liveAt: null }),
};
