import type { Meta, StoryObj } from '@storybook/react-vite';
import { connectionMachine, connectionView } from '@vetsync/machines/shell/connection';
import { OfflineBanner } from '@vetsync/ui/screens/system/OfflineBanner';
import { expect, fn, userEvent } from 'storybook/test';
import { inState } from '../../support/inState.ts';

const meta = {
  title: 'Screens/system/OfflineBanner',
  component: OfflineBanner,
  parameters: { layout: 'fullscreen' },
  args: { send: fn() },
} satisfies Meta<typeof OfflineBanner>;
export default meta;
type Story = StoryObj<typeof meta>;

const connection = (value: string, pending = 0, stored = true) =>
  inState(connectionMachine, connectionView, { value, context: { pending, stored } });

export const Online: Story = {
  tags: ['connection:online', 'blank'],
  ...connection('online'),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
  },
};

export const Offline: Story = { tags: ['connection:offline'], ...connection('offline') };

export const OfflineWithUnsent: Story = {
  ...connection('offline', 2),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('2 submissions kept on this device');
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

export const Restored: Story = { tags: ['connection:restored'], ...connection('restored', 1) };

export const Unsent: Story = {
  ...connection('online', 1),
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Send now' }));
    await expect(args.send).toHaveBeenCalledWith({ type: 'outbox.retry' });
  },
};

export const NotPersisted: Story = {
  ...connection('online', 1, false),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(
      'Keep this page open. 1 submission is not sent yet',
    );
  },
};

export const OnAPhone: Story = { ...connection('online', 12), globals: { viewport: { value: 'phone' } } };
