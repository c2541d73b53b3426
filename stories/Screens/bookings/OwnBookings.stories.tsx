import type { Meta, StoryObj } from '@storybook/react-vite';
import { OwnBookings } from '@vetsync/ui/screens/bookings/OwnBookings';
import { expect } from 'storybook/test';
import { intl, seenAt } from '../../support/leads.ts';
import { inReadingWidth } from '../account/inReadingWidth.tsx';
import { booking, canceled, past, proposed, requested, talk } from './bookings.ts';

const linked = (one: typeof booking) => ({ ...one, href: `/platform/wellness/appointment/${one.id}` });
const view = {
  upcoming: [booking, requested, proposed].map(linked),
  earlier: [past, canceled].map(linked),
  findHref: '/platform/wellness/appointments?open=find',
  referralsHref: '/platform/wellness/referrals',
  intl: { ...intl, now: seenAt },
};

const meta = {
  title: 'Screens/bookings/OwnBookings',
  component: OwnBookings,
  args: { view },
  decorators: inReadingWidth,
} satisfies Meta<typeof OwnBookings>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Several: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('link', { name: 'First visit, Dr. Renata Ellison' })).toHaveLength(3);
    await expect(canvas.getByText('New time proposed')).toBeVisible();
  },
};
/** On the first page of the tab, the soonest one. */
export const Soonest: Story = {
  args: {
    view: {
      ...view,
      upcoming: view.upcoming.slice(0, 1),
      earlier: [],
      allHref: '/platform/wellness/appointments',
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'All visits' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Your referrals' })).toHaveAttribute(
      'href',
      view.referralsHref,
    );
  },
};
export const None: Story = {
  args: { view: { ...view, upcoming: [], earlier: [] } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Find care' })).toHaveAttribute('href', view.findHref);
  },
};
/** Talks with a mentor, and with somebody whose account is gone. */
export const Talks: Story = {
  args: {
    view: {
      of: 'talks',
      intl: view.intl,
      upcoming: [talk].map(linked),
      earlier: [{ ...talk, status: 'cancelled' as const, title: '', organizationName: '' }].map(linked),
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Your talks' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Resume review with Tom Hale' })).toBeVisible();
  },
};
