import type { Meta, StoryObj } from '@storybook/react-vite';
import { Rating } from '@vetsync/ui/components/Rating';
import { expect } from 'storybook/test';
import { VariantGrid } from './VariantGrid.tsx';

const meta = {
  title: 'Components/Rating',
  component: Rating,
  args: { value: 4.8, reviewCount: 1247 },
} satisfies Meta<typeof Rating>;
export default meta;
type Story = StoryObj<typeof meta>;

/** It fills the whole stars of the rating. */
export const Standard: Story = {
  play: async ({ canvas }) => {
    const stars = canvas.getByRole('img', { name: '4.8 out of 5 stars' });
    const fills = [...stars.querySelectorAll('svg')].map((star) => getComputedStyle(star).fill);
    await expect(fills.filter((fill) => fill !== 'none')).toHaveLength(4);
    await expect(fills).toHaveLength(5);
    await expect(canvas.getByText('1,247 reviews')).toBeVisible();
  },
};

export const StarsOnly: Story = {
  args: { isFigureHidden: true, reviewCount: undefined },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('img', { name: '4.8 out of 5 stars' })).toBeVisible();
    await expect(canvasElement).toHaveTextContent('');
  },
};

export const OutOfRange: Story = {
  render: () => (
    <>
      <Rating value={7} reviewCount={1} />
      <Rating value={-1} />
    </>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: '5.0 out of 5 stars' })).toBeVisible();
    await expect(canvas.getByRole('img', { name: '0.0 out of 5 stars' })).toBeVisible();
    await expect(canvas.getByText('1 review')).toBeVisible();
  },
};

export const Grid: Story = {
  tags: ['grid'],
  render: () => (
    <VariantGrid
      rows={['with reviews', 'alone']}
      columns={['0', '1', '2.5', '3.9', '4', '4.99', '5']}
      cell={(row, value) => (
        <Rating value={Number(value)} reviewCount={row === 'alone' ? undefined : 12_345} />
      )}
    />
  ),
};
