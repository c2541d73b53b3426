import type { Meta, StoryObj } from '@storybook/react-vite';
import { NextVisit } from '@vetsync/ui/screens/bookings/NextVisit';
import { expect } from 'storybook/test';
import { intl, seenAt } from '../../support/leads.ts';
import { inReadingWidth } from '../account/inReadingWidth.tsx';
import { booking, proposed, requested, talk } from './bookings.ts';

const href = `/platform/wellness/appointment/${booking.id}`;
const view = {
  booking,
  href,
  moveHref: `/platform/wellness/book/${booking.calendarId}?move=${booking.id}`,
  intl: { ...intl, now: seenAt },
};

const meta = {
  title: 'Screens/bookings/NextVisit',
  component: NextVisit,
  args: { view },
  decorators: inReadingWidth,
} satisfies Meta<typeof NextVisit>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Confirmed: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'First visit, Dr. Renata Ellison' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'View visit' })).toHaveAttribute('href', href);
  },
};
export const Requested: Story = {
  args: { view: { ...view, booking: requested } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/It isn’t confirmed yet/)).toBeVisible();
  },
};
export const AnotherTimeProposed: Story = {
  args: { view: { ...view, booking: proposed } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Another time was proposed/)).toBeVisible();
  },
};
/** Somebody whom the person mentors asked for it. */
export const TalkAskedFor: Story = {
  args: {
    view: { ...view, booking: { ...talk, side: 'mentor', title: 'Ana Ruiz', status: 'requested' } },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Resume review with Ana Ruiz' })).toBeVisible();
    await expect(canvas.getByText(/waiting for your answer/)).toBeVisible();
  },
};
