import type { Meta, StoryObj } from '@storybook/react-vite';
import { NotOpenYet } from '@vetsync/ui/screens/shell/NotOpenYet';
import { expect, within } from 'storybook/test';

const meta = {
  title: 'Screens/shell/NotOpenYet',
  component: NotOpenYet,
  args: { view: { title: 'Candidate Pool', nextHref: '/demo/platform?role=user' } },
} satisfies Meta<typeof NotOpenYet>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Candidate Pool');
    await expect(canvas.getByRole('link')).toHaveAttribute('href', '/demo/platform?role=user');
  },
};
export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };
