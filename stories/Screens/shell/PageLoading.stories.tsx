import type { Meta, StoryObj } from '@storybook/react-vite';
import { PageLoading } from '@vetsync/ui/screens/shell/PageLoading';
import { expect, within } from 'storybook/test';

const meta = {
  title: 'Screens/shell/PageLoading',
  component: PageLoading,
  args: { title: 'Wellness Command' },
} satisfies Meta<typeof PageLoading>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Wellness Command');
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading…');
  },
};
export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };
