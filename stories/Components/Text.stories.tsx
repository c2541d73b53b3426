import type { Meta, StoryObj } from '@storybook/react-vite';
import { Box } from '@vetsync/ui/components/Box';
import { Text, textSizes, textTones, textWeights } from '@vetsync/ui/components/Text';
import { expect } from 'storybook/test';
import { VariantGrid } from './VariantGrid.tsx';

const meta = {
  title: 'Components/Text',
  component: Text,
  args: { children: 'Your benefits letter arrived on Tuesday.' },
  argTypes: {
    size: { control: 'select', options: textSizes },
    tone: { control: 'select', options: textTones },
    weight: { control: 'inline-radio', options: textWeights },
  },
} satisfies Meta<typeof Text>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Standard: Story = {};

export const Instant: Story = {
  args: { as: 'time', dateTime: '2026-11-21T08:05:00Z', children: 'Today at 8:05 AM' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Today at 8:05 AM')).toHaveAttribute('datetime', '2026-11-21T08:05:00Z');
  },
};

export const Truncated: Story = {
  args: { truncate: true },
  render: (args) => (
    <div style={{ width: '12rem' }}>
      <Text {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    const text = canvas.getByText(/benefits letter/);
    await expect(text.scrollWidth).toBeGreaterThan(text.clientWidth);
  },
};

const isOnInk = (tone: string) => tone.startsWith('onInk') || tone === 'honor';

export const Grid: Story = {
  tags: ['grid'],
  render: () => (
    <VariantGrid
      rows={textTones}
      columns={textWeights}
      isOnInk={isOnInk}
      cell={(tone, weight) => (
        <Box>
          <Text tone={tone} weight={weight}>
            Ready for you
          </Text>
        </Box>
      )}
    />
  ),
};
