import type { Meta, StoryObj } from '@storybook/react-vite';
import { Banner } from '@vetsync/ui/components/Banner';
import { Button } from '@vetsync/ui/components/Button';
import { Inline } from '@vetsync/ui/components/Inline';
import { createToastQueue, ToastQueue, toastPriorities, type Toast } from '@vetsync/ui/components/ToastQueue';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';

const onUndo = fn();
const archived: Toast = {
  title: 'Application archived',
  action: { label: 'Undo', onAction: onUndo },
};

/** A queue of its own for each story, with these toasts in it. */
function Filled({ toasts = [] }: { toasts?: readonly Toast[] }) {
  const [queue] = useState(() => {
    const created = createToastQueue();
    for (const toast of toasts) created.add(toast);
    return created;
  });
  return (
    <>
      <Inline>
        <Button onPress={() => queue.add({ title: 'Saved', durationMs: null })}>Save</Button>
        <Button onPress={() => queue.add(archived)}>Archive</Button>
        <Button
          onPress={() =>
            queue.add({
              title: 'You are offline',
              description: 'What you write is kept and sent later.',
              tone: 'destructive',
              priority: 'high',
              durationMs: null,
            })
          }
        >
          Go offline
        </Button>
        <Button onPress={() => queue.closeAll()}>Close all</Button>
      </Inline>
      <ToastQueue queue={queue} />
    </>
  );
}

const meta = {
  title: 'Components/ToastQueue',
  component: ToastQueue,
  args: { queue: createToastQueue() },
  argTypes: { queue: { control: false } },
  render: () => <Filled />,
  parameters: {
    docs: { story: { inline: false, height: '240px' } },
    examples: [
      {
        write: <Banner tone="critical">Your session ends in two minutes</Banner>,
        notThis: <Button>Show "Session ends" as a toast</Button>,
      },
    ],
  },
} satisfies Meta<typeof ToastQueue>;
export default meta;
type Story = StoryObj<typeof meta>;

/** One live region announces one toast after the other. */
export const Standard: Story = {
  play: async ({ canvas, step }) => {
    onUndo.mockClear();
    const [live] = canvas.getAllByRole('status');
    await expect(canvas.getAllByRole('status')).toHaveLength(1);
    await expect(live).toBeEmptyDOMElement();
    await step('The first is shown, the others wait', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
      await userEvent.click(canvas.getByRole('button', { name: 'Archive' }));
      await expect(live).toHaveTextContent('Saved');
      await expect(live).not.toHaveTextContent('archived');
    });
    await step('One of high priority takes its place', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Go offline' }));
      await expect(live).toHaveTextContent('You are offline');
    });
    await step('Dismissing brings back the others, and focus to where it was', async () => {
      const dismiss = () => canvas.getByRole('button', { name: 'Dismiss message' });
      const close = canvas.getByRole('button', { name: 'Close all' });
      close.focus();
      await userEvent.tab();
      await expect(dismiss()).toHaveFocus();
      await userEvent.keyboard('{Enter}');
      await expect(live).toHaveTextContent('Saved');
      await expect(close).toHaveFocus();
      await userEvent.tab();
      await userEvent.keyboard('{Enter}');
      await expect(live).toHaveTextContent('Application archived');
    });
    await step('Its action runs once and closes it', async () => {
      await userEvent.tab();
      await expect(canvas.getByRole('button', { name: 'Undo' })).toHaveFocus();
      await userEvent.keyboard('{Enter}');
      await expect(onUndo).toHaveBeenCalledTimes(1);
      await expect(live).toBeEmptyDOMElement();
      await expect(canvas.getByRole('button', { name: 'Close all' })).toHaveFocus();
    });
  },
};

export const OnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  render: () => (
    <Filled
      toasts={[
        {
          ...archived,
          description: 'The University of Colorado no longer sees your application. You can send it again.',
        },
      ]}
    />
  ),
};

export const Closed: Story = {
  render: () => <Filled toasts={[archived, archived]} />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Close all' }));
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
  },
};

export const Grid: Story = {
  tags: ['grid'],
  render: () => <Filled toasts={[{ ...archived, tone: 'positive', description: 'Marcus Johnson, Army' }]} />,
};

export const Priorities: Story = {
  tags: ['grid'],
  render: () => (
    <Filled
      toasts={toastPriorities.map((priority) => ({
        title: `Priority: ${priority}`,
        priority,
        durationMs: null,
      }))}
    />
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Priority: high');
  },
};
