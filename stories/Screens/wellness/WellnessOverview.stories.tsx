import type { Meta, StoryObj } from '@storybook/react-vite';
import { sampleReadiness } from '@vetsync/samples/wellness';
import { WellnessOverview } from '@vetsync/ui/screens/wellness/WellnessOverview';
import { expect, within } from 'storybook/test';
import { appointmentsIn, checkIn } from '../../support/wellness.ts';

const meta = {
  title: 'Screens/wellness/WellnessOverview',
  component: WellnessOverview,
  args: {
    appointments: appointmentsIn('list').args.view,
    check: checkIn('intro').args.view,
    readiness: sampleReadiness(),
  },
} satisfies Meta<typeof WellnessOverview>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Overview: Story = {
  play: async ({ canvas }) => {
    const readiness = within(canvas.getByRole('region', { name: 'Readiness' }));
    await expect(readiness.getByText('98%', { selector: 'span' })).toBeVisible();
    await expect(readiness.getByText('Sample figures')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Start the check' })).toBeVisible();
  },
};
/** A new account without measurements or appointments. */
export const NewAccount: Story = {
  args: { readiness: null, appointments: appointmentsIn('list', { appointments: [] }).args.view },
};
export const CheckStarted: Story = {
  args: { check: checkIn('intro', { stored: { sleep: 1 } }).args.view },
};
export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };
export const Dark: Story = { globals: { theme: 'dark' } };
