import type { Meta, StoryObj } from '@storybook/react-vite';
import { Meter, meterSizes, meterTones } from '@vetsync/ui/components/Meter';
import { expect } from 'storybook/test';
import type { PairExample } from '../support/Pairs.tsx';
import { VariantGrid } from './VariantGrid.tsx';

const meta = {
  title: 'Components/Meter',
  component: Meter,
  args: { label: 'Seats taken', value: 18, maxValue: 24 },
  argTypes: {
    tone: { control: 'inline-radio', options: meterTones },
    size: { control: 'inline-radio', options: meterSizes },
  },
  parameters: {
    examples: [
      {
        write: <Meter label="Seats taken" value={18} maxValue={24} valueLabel="18 of 24" />,
        notThis: <Meter label="Sending your application" value={60} />,
      },
    ] satisfies PairExample[],
  },
} satisfies Meta<typeof Meter>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Standard: Story = {
  play: async ({ canvas }) => {
    const meter = canvas.getByRole('meter', { name: 'Seats taken' });
    await expect(meter).toHaveAttribute('aria-valuenow', '18');
    await expect(meter).toHaveAttribute('aria-valuemax', '24');
    await expect(meter).toHaveAttribute('aria-valuetext', '75%');
    await expect(meter).toHaveAttribute('data-component', 'Meter');
    await expect(canvas.getByText('75%')).toBeVisible();
  },
};

export const OwnUnit: Story = {
  args: { valueLabel: '18 of 24' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('meter')).toHaveAttribute('aria-valuetext', '18 of 24');
    await expect(canvas.getByText('18 of 24')).toBeVisible();
  },
};

export const HiddenLabel: Story = {
  args: { isLabelHidden: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('meter', { name: 'Seats taken' })).toBeVisible();
    await expect(canvas.queryByText('75%')).toBeNull();
  },
};

/** Values outside of the range show as empty or full. */
export const OutOfRange: Story = {
  render: () => (
    <>
      <Meter label="Above" value={30} maxValue={24} />
      <Meter label="Below" value={-5} maxValue={24} />
    </>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('meter', { name: 'Above' })).toHaveAttribute('aria-valuenow', '24');
    await expect(canvas.getByRole('meter', { name: 'Below' })).toHaveAttribute('aria-valuenow', '0');
  },
};

export const Grid: Story = {
  tags: ['grid'],
  render: () => (
    <VariantGrid
      rows={meterTones}
      columns={meterSizes}
      cell={(tone, size) => (
        <>
          <Meter label={`${tone} of this month's appointments`} value={68} tone={tone} size={size} />
          <Meter label="Nearly none" value={2} tone={tone} size={size} />
        </>
      )}
    />
  ),
};
