import type { Meta, StoryObj } from '@storybook/react-vite';
import { outboxMachine, outboxView, type OutboxView } from '@vetsync/machines/outbox';
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
          { label: 'Delivery', value: view.delivery },
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

const outbox = (value: { store: string; delivery: StateValue; request?: string }, unsent = 2) =>
  inState(outboxMachine, outboxView, {
    value: { request: 'none', ...value },
    input: { now, random: () => 0.5 },
    context: { entries: sampleUnsent(unsent) },
  });

export const Loading: Story = {
  tags: ['outbox:store.loading', 'outbox:delivery.idle', 'outbox:request.none'],
  ...outbox({ store: 'loading', delivery: 'idle' }, 0),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('loading')).toBeVisible();
  },
};

export const Waiting: Story = {
  tags: ['outbox:store.stored', 'outbox:delivery.waiting'],
  ...outbox({ store: 'stored', delivery: 'waiting' }),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('waiting')).toBeVisible();
    await expect(canvas.getByText('2')).toBeVisible();
  },
};

export const Saving: Story = {
  tags: ['outbox:store.saving'],
  ...outbox({ store: 'saving', delivery: 'waiting' }),
};

export const InMemory: Story = {
  tags: ['outbox:store.memory'],
  ...outbox({ store: 'memory', delivery: 'waiting' }),
};

export const Queued: Story = {
  tags: ['outbox:delivery.active.queued'],
  ...outbox({ store: 'stored', delivery: { active: 'queued' } }),
};

export const Refreshing: Story = {
  tags: ['outbox:delivery.active.refreshing'],
  ...outbox({ store: 'stored', delivery: { active: 'refreshing' } }),
};

export const SendingForAPerson: Story = {
  tags: ['outbox:delivery.active.sending', 'outbox:request.asked'],
  ...outbox({ store: 'stored', delivery: { active: 'sending' }, request: 'asked' }),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('sending')).toBeVisible();
    await expect(canvas.getByText('yes')).toBeVisible();
  },
};

export const Recording: Story = {
  tags: ['outbox:delivery.active.recording'],
  ...outbox({ store: 'stored', delivery: { active: 'recording' } }),
};
