import type { Meta, StoryObj } from '@storybook/react-vite';
import { NotHere } from '@vetsync/ui/screens/shell/NotHere';
import { expect, within } from 'storybook/test';

const meta = {
  title: 'Screens/shell/NotHere',
  component: NotHere,
  args: { view: { title: 'Wellness Command', href: '/platform/wellness' } },
} satisfies Meta<typeof NotHere>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('We couldn’t find this');
    await expect(canvas.getByRole('link')).toHaveAttribute('href', '/platform/wellness');
  },
};
export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };
