import type { Meta, StoryObj } from '@storybook/react-vite';
import { emptyProfile } from '@vetsync/machines/profile/model';
import { CountdownCard } from '@vetsync/ui/screens/reference/CountdownCard';
import { expect } from 'storybook/test';
import { countdownIn, deadlines } from './countdown.ts';

const shown = countdownIn('shown', { deadlines });
const meta = {
  title: 'Screens/reference/CountdownCard',
  component: CountdownCard,
  args: shown.args,
} satisfies Meta<typeof CountdownCard>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The soonest three on the dashboard, which lead to all of them. */
export const Shown: Story = {
  ...shown,
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(3);
    await expect(canvas.getByRole('link', { name: 'Your whole countdown' })).toHaveAttribute(
      'href',
      '/platform/dashboard/countdown',
    );
  },
};
export const NothingSoon: Story = { ...countdownIn('shown', { deadlines: { ...deadlines, items: [] } }) };
export const Undated: Story = {
  ...countdownIn('undated', { person: emptyProfile }),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Add my dates' })).toBeVisible();
  },
};
