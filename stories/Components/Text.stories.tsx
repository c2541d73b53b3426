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

/** Tones, and two that follow the background. */
const rows = [...textTones, 'neutral on ink', 'muted on ink'] as const;
const isOnInk = (row: string) => row.endsWith('on ink') || row === 'honor';
const toneOf = (row: string) => textTones.find((tone) => row.startsWith(tone));

export const Grid: Story = {
  tags: ['grid'],
  render: () => (
    <VariantGrid
      rows={rows}
      columns={textWeights}
      isOnInk={isOnInk}
      cell={(row, weight) => (
        <Box>
          <Text tone={toneOf(row)} weight={weight}>
            Ready for you
          </Text>
        </Box>
      )}
    />
  ),
};
