import type { Meta, StoryObj } from '@storybook/react-vite';
import { ProgressRing, progressRingSizes } from '@vetsync/ui/components/ProgressRing';
import { expect } from 'storybook/test';
import { VariantGrid } from './VariantGrid.tsx';

const meta = {
  title: 'Components/ProgressRing',
  component: ProgressRing,
  args: { label: 'GI Bill used', value: 26, max: 36, hint: '26 of 36 months' },
  argTypes: { size: { control: 'inline-radio', options: progressRingSizes } },
} satisfies Meta<typeof ProgressRing>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Standard: Story = {
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('72%GI Bill used26 of 36 months');
  },
};

/** Values above the maximum show as full; a maximum of 0 shows as empty. */
export const OutOfRange: Story = {
  render: () => (
    <>
      <ProgressRing label="Over" value={140} />
      <ProgressRing label="Of nothing" value={3} max={0} />
    </>
  ),
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('100%Over0%Of nothing');
  },
};

export const Grid: Story = {
  tags: ['grid'],
  render: () => (
    <VariantGrid
      rows={progressRingSizes}
      columns={['0', '1', '50', '99', '100']}
      cell={(size, value) => <ProgressRing label="Profile" value={Number(value)} size={size} />}
    />
  ),
};
