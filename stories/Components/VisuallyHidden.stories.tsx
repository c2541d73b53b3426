import type { Meta, StoryObj } from '@storybook/react-vite';
import { Text } from '@vetsync/ui/components/Text';
import { VisuallyHidden } from '@vetsync/ui/components/VisuallyHidden';
import { expect } from 'storybook/test';

const meta = {
  title: 'Components/VisuallyHidden',
  component: VisuallyHidden,
  args: { children: 'unread' },
} satisfies Meta<typeof VisuallyHidden>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Standard: Story = {
  render: (args) => (
    <a href="#messages">
      Messages 3 <VisuallyHidden {...args} />
    </a>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link')).toHaveAccessibleName('Messages 3 unread');
    await expect(canvas.getByText('unread').getBoundingClientRect().width).toBeLessThanOrEqual(1);
  },
};

export const Live: Story = {
  args: { live: 'polite', children: '3 messages' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('3 messages');
  },
};

/** Takes no space: the layout is as if it were not there. */
export const Grid: Story = {
  tags: ['grid'],
  render: (args) => (
    <>
      <Text>
        Before <VisuallyHidden {...args} />
        after
      </Text>
      <Text>Before after</Text>
    </>
  ),
};
