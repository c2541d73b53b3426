import type { Meta, StoryObj } from '@storybook/react-vite';
import { ProgressBar, progressBarSizes, progressBarTones } from '@vetsync/ui/components/ProgressBar';
import { expect } from 'storybook/test';
import { VariantGrid } from './VariantGrid.tsx';

const meta = {
  title: 'Components/ProgressBar',
  component: ProgressBar,
  args: { label: 'Profile completion', value: 6, max: 8 },
  argTypes: {
    tone: { control: 'inline-radio', options: progressBarTones },
    size: { control: 'inline-radio', options: progressBarSizes },
  },
} satisfies Meta<typeof ProgressBar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Standard: Story = {
  play: async ({ canvas }) => {
    const bar = canvas.getByRole('progressbar', { name: 'Profile completion' });
    await expect(bar).toHaveAttribute('aria-valuenow', '75');
    await expect(bar).toHaveAttribute('aria-valuetext', '75%');
    await expect(canvas.getByText('75%')).toBeVisible();
  },
};

export const OwnUnit: Story = {
  args: { valueLabel: '6 of 8' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar')).toHaveAttribute('aria-valuetext', '6 of 8');
  },
};

export const HiddenLabel: Story = {
  args: { isLabelHidden: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar', { name: 'Profile completion' })).toBeVisible();
    await expect(canvas.queryByText('75%')).toBeNull();
  },
};

/** Values above the maximum show as full; a maximum of 0 shows as empty. */
export const OutOfRange: Story = {
  render: () => (
    <>
      <ProgressBar label="Over" value={140} />
      <ProgressBar label="Of nothing" value={3} max={0} />
    </>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar', { name: 'Over' })).toHaveAttribute('aria-valuenow', '100');
    await expect(canvas.getByRole('progressbar', { name: 'Of nothing' })).toHaveAttribute(
      'aria-valuenow',
      '0',
    );
  },
};

export const Grid: Story = {
  tags: ['grid'],
  render: () => (
    <VariantGrid
      rows={progressBarTones}
      columns={progressBarSizes}
      cell={(tone, size) => (
        <>
          <ProgressBar label={`${tone} of skills and experience`} value={68} tone={tone} size={size} />
          <ProgressBar label="None" value={0} tone={tone} size={size} />
        </>
      )}
    />
  ),
};
