import type { Meta, StoryObj } from '@storybook/react-vite';
import { emptyProfile } from '@vetsync/machines/profile/model';
import { CountdownCard } from '@vetsync/ui/screens/reference/CountdownCard';
import { expect } from 'storybook/test';
import { countdownIn, deadlines, ownDatesIn } from './countdown.ts';

const cardIn = (...situation: Parameters<typeof countdownIn>) => {
  const { args, parameters } = countdownIn(...situation);
  return { args: { view: args.view, ownDates: [] }, parameters };
};
const shown = cardIn('shown', { deadlines });
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
    await expect(canvas.getByRole('link', { name: 'See your full countdown' })).toHaveAttribute(
      'href',
      '/platform/dashboard/countdown',
    );
  },
};
/** The room of three rows, so that what is below doesn't jump. */
export const Loading: Story = {
  ...cardIn('loading'),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(3);
    await expect(canvas.getByRole('link', { name: 'See your full countdown' })).toBeVisible();
  },
};
export const NothingSoon: Story = { ...cardIn('shown', { deadlines: { ...deadlines, items: [] } }) };
export const Undated: Story = {
  ...cardIn('undated', { person: emptyProfile }),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Add my dates' })).toBeVisible();
  },
};
/** A date of the person's own is among the soonest. */
export const WithOwnDate: Story = {
  ...shown,
  args: { ...shown.args, ownDates: ownDatesIn('closed').args.view.dates },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(3);
    await expect(canvas.getByRole('link', { name: 'Ask for my orders' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'See what the GI Bill pays at a school' })).toHaveAttribute(
      'href',
      '/platform/education/schools',
    );
  },
};
