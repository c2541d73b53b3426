import type { Meta, StoryObj } from '@storybook/react-vite';
import { Badge } from '@vetsync/ui/components/Badge';
import { Card } from '@vetsync/ui/components/Card';
import { Stack } from '@vetsync/ui/components/Stack';
import { expect } from 'storybook/test';
import { VariantGrid } from './VariantGrid.tsx';

const meta = {
  title: 'Components/Stack',
  component: Stack,
  args: {
    children: ['First', 'Second', 'Third'].map((word) => (
      <Card key={word} as="article" padding="standard" aria-label={word}>
        {word}
      </Card>
    )),
  },
  argTypes: { children: { control: false } },
} satisfies Meta<typeof Stack>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Standard: Story = {
  play: async ({ canvas }) => {
    const [first, second] = canvas.getAllByRole('article').map((card) => card.getBoundingClientRect());
    await expect((second?.top ?? 0) - (first?.bottom ?? 0)).toBeCloseTo(16, 0);
  },
};

export const Grid: Story = {
  tags: ['grid'],
  render: () => (
    <VariantGrid
      rows={['xsmall', 'medium', 'large']}
      columns={['stretch', 'flex-start', 'center', 'flex-end']}
      cell={(space, align) => (
        <Stack space={space} align={align}>
          <Badge>Short</Badge>
          <Badge tone="info">Somewhat longer</Badge>
        </Stack>
      )}
    />
  ),
};
