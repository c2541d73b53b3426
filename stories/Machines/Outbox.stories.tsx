import type { Meta, StoryObj } from '@storybook/react-vite';
import { outboxMachine, outboxView, type OutboxView } from '@vetsync/machines/leads/outbox';
import { Card } from '@vetsync/ui/components/Card';
import { DescriptionList } from '@vetsync/ui/components/DescriptionList';
import { expect } from 'storybook/test';
import type { StateValue } from 'xstate';
import { inState } from '../support/inState.ts';
import { now, sampleUnsent } from '../support/leads.ts';

/** The outbox has no screen. This shows what the banner and the Analytics tab get from it. */
function Outbox({ view }: { view: OutboxView }) {
  return (
    <Card>
      <DescriptionList
        items={[
          { label: 'Store', value: view.store },
          { label: 'Delivery', value: view.transfer },
          { label: 'A person waits', value: view.retrying ? 'yes' : 'no' },
          { label: 'Unsent', value: String(view.pending) },
        ]}
      />
    </Card>
  );
}

const meta = { title: 'Machines/Outbox', component: Outbox } satisfies Meta<typeof Outbox>;
export default meta;
type Story = StoryObj<typeof meta>;

const outbox = (value: { store: string; transfer: StateValue; request?: string }, unsent = 2) =>
  inState(outboxMachine, outboxView, {
    value: { request: 'none', ...value },
    input: { now, random: () => 0.5 },
    context: { entries: sampleUnsent(unsent) },
  });

export const Loading: Story = {
  tags: ['outbox:store.loading', 'outbox:transfer.idle', 'outbox:request.none'],
  ...outbox({ store: 'loading', transfer: 'idle' }, 0),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('loading')).toBeVisible();
  },
};

export const Waiting: Story = {
  tags: ['outbox:store.stored', 'outbox:transfer.waiting'],
  ...outbox({ store: 'stored', transfer: 'waiting' }),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('waiting')).toBeVisible();
    await expect(canvas.getByText('2')).toBeVisible();
  },
};

export const Saving: Story = {
  tags: ['outbox:store.saving'],
  ...outbox({ store: 'saving', transfer: 'waiting' }),
};

export const InMemory: Story = {
  tags: ['outbox:store.memory'],
  ...outbox({ store: 'memory', transfer: 'waiting' }),
};

export const Queued: Story = {
  tags: ['outbox:transfer.active.queued'],
  ...outbox({ store: 'stored', transfer: { active: 'queued' } }),
};

export const Refreshing: Story = {
  tags: ['outbox:transfer.active.refreshing'],
  ...outbox({ store: 'stored', transfer: { active: 'refreshing' } }),
};

export const SendingForAPerson: Story = {
  tags: ['outbox:transfer.active.sending', 'outbox:request.asked'],
  ...outbox({ store: 'stored', transfer: { active: 'sending' }, request: 'asked' }),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('sending')).toBeVisible();
    await expect(canvas.getByText('yes')).toBeVisible();
  },
};

export const Recording: Story = {
  tags: ['outbox:transfer.active.recording'],
  ...outbox({ store: 'stored', transfer: { active: 'recording' } }),
};
