import type { Meta, StoryObj } from '@storybook/react-vite';
import { Spinner, spinnerSizes } from '@vetsync/ui/components/Spinner';
import { expect } from 'storybook/test';
import { VariantGrid } from './VariantGrid.tsx';

const meta = {
  title: 'Components/Spinner',
  component: Spinner,
  argTypes: { size: { control: 'inline-radio', options: spinnerSizes } },
} satisfies Meta<typeof Spinner>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Standard: Story = {
  args: { label: 'Signing you in' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'Signing you in' })).toBeVisible();
  },
};

export const BesideText: Story = {
  args: { size: 'small' },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('img')).not.toBeInTheDocument();
  },
};

export const Grid: Story = {
  tags: ['grid'],
  render: () => (
    <VariantGrid
      rows={['light', 'dark band']}
      columns={spinnerSizes}
      isOnInk={(row) => row === 'dark band'}
      cell={(_row, size) => <Spinner size={size} />}
    />
  ),
};
