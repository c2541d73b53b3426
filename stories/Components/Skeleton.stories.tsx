import type { Meta, StoryObj } from '@storybook/react-vite';
import { Card } from '@vetsync/ui/components/Card';
import { Skeleton, skeletonShapes } from '@vetsync/ui/components/Skeleton';
import { Stack } from '@vetsync/ui/components/Stack';
import { Text, textSizes } from '@vetsync/ui/components/Text';
import { expect } from 'storybook/test';
import { VariantGrid } from './VariantGrid.tsx';

const meta = {
  title: 'Components/Skeleton',
  component: Skeleton,
  argTypes: {
    shape: { control: 'inline-radio', options: skeletonShapes },
    size: { control: 'select', options: textSizes },
  },
} satisfies Meta<typeof Skeleton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Standard: Story = {
  args: { lines: 3 },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('');
    await expect(canvasElement.querySelector('[aria-hidden]')).toBeInTheDocument();
  },
};

/** Each step of the type scale is exactly as tall as its text, so that nothing moves when the text arrives. */
export const SameHeightAsText: Story = {
  render: () => (
    <Stack>
      {textSizes.map((size) => (
        <Card key={size}>
          <div data-testid="skeleton">
            <Skeleton size={size} />
          </div>
          <div data-testid="words">
            <Text size={size}>{size}</Text>
          </div>
        </Card>
      ))}
    </Stack>
  ),
  play: async ({ canvas }) => {
    const heights = (id: string) =>
      canvas.getAllByTestId(id).map((line) => line.getBoundingClientRect().height);
    for (const [index, height] of heights('words').entries())
      await expect(heights('skeleton')[index]).toBeCloseTo(height, 1);
  },
};

export const Grid: Story = {
  tags: ['grid'],
  render: () => (
    <VariantGrid
      rows={skeletonShapes}
      columns={['small', 'body', 'title']}
      cell={(shape, size) => (
        <div style={{ width: '12rem' }}>
          <Skeleton shape={shape} size={size} lines={3} />
        </div>
      )}
    />
  ),
};
