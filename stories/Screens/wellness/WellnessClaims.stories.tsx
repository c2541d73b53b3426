import type { Meta, StoryObj } from '@storybook/react-vite';
import { sampleReadiness } from '@vetsync/samples/wellness';
import { WellnessClaims } from '@vetsync/ui/screens/wellness/WellnessClaims';
import { expect, fn } from 'storybook/test';
import { appointmentsIn, checkIn, claimsIn } from '../../support/wellness.ts';

const meta = {
  title: 'Screens/wellness/WellnessClaims',
  component: WellnessClaims,
  args: {
    appointments: appointmentsIn('list').args.view,
    check: checkIn('intro').args.view,
    readiness: sampleReadiness(),
    claims: claimsIn('list').args.view,
    send: fn(),
  },
} satisfies Meta<typeof WellnessClaims>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Standalone: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Wellness and Claims' })).toBeVisible();
    for (const name of ['Readiness', 'Your claims', 'Next appointment', 'People who help with claims'])
      await expect(canvas.getByRole('region', { name })).toBeVisible();
  },
};
export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };
export const Dark: Story = { globals: { theme: 'dark' } };
