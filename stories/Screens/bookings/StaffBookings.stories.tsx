import type { Meta, StoryObj } from '@storybook/react-vite';
import {
  staffBookingsMachine,
  staffBookingsView,
  type StaffBookingsContext,
  type StaffBookingsRoute,
} from '@vetsync/machines/bookings/staffBookings';
import { StaffBookings } from '@vetsync/ui/screens/bookings/StaffBookings';
import { expect, fireEvent, fn, userEvent, within } from 'storybook/test';
import type { StateValue } from 'xstate';
import { inState } from '../../support/inState.ts';
import { intl, now } from '../../support/leads.ts';
import { clinicWorkspace, dayOfVisits, loadedVisits, weekOfVisits } from './bookings.ts';

const meta = {
  title: 'Screens/bookings/StaffBookings',
  component: StaffBookings,
  args: { send: fn(), onGo: fn(), hoursHref: '/platform/departments?show=calendars' },
  parameters: { layout: 'padded' },
} satisfies Meta<typeof StaffBookings>;
export default meta;
type Story = StoryObj<typeof meta>;

const today: StaffBookingsRoute = { day: null, span: 'day', calendarId: null };
const week: StaffBookingsRoute = { ...today, span: 'week' };
const shown = (value: StateValue, context: Partial<StaffBookingsContext> = {}) =>
  inState(staffBookingsMachine, staffBookingsView, {
    value,
    input: {
      slug: 'lone-prairie',
      route: context.route ?? today,
      href: ({ day, span, calendarId }) => `?day=${day}&span=${span}&calendar=${calendarId}`,
      visitHref: (id) => `?booking=${id}`,
      moveHref: ({ id }, day) => `?booking=${id}&move=1${day === null ? '' : `&day=${day}`}`,
      newId: () => 'a new id',
      intl,
      now,
    },
    context: { workspace: clinicWorkspace, read: dayOfVisits, ...context },
  });
const open = (visits = 'current', answer = 'idle', feed: StateValue = { following: 'live' }) => ({
  open: { visits, answer, feed },
});

export const Today: Story = {
  tags: [
    'staffBookings:open.visits.current',
    'staffBookings:open.answer.idle',
    'staffBookings:open.feed.following.live',
  ],
  ...shown(open()),
  play: async ({ args, canvas }) => {
    const requests = within(canvas.getByRole('region', { name: 'Requests to answer' }));
    await userEvent.click(requests.getByRole('button', { name: /^Confirm: Val Veteran/ }));
    await expect(args.send).toHaveBeenCalledWith({
      type: 'visit.act',
      bookingId: dayOfVisits.requests[0]!.id,
      action: 'confirm',
    });
    await expect(canvas.getByRole('button', { name: /^Arrived: Alex Morgan/ })).toBeVisible();
    await expect(canvas.getByText('Here')).toBeVisible();
  },
};
export const Week: Story = {
  ...shown(open(), { read: weekOfVisits, route: week }),
  play: async ({ canvas }) => {
    const saturday = within(canvas.getByRole('region', { name: 'Sat, Nov 21' }));
    await expect(saturday.getAllByRole('link').length).toBeGreaterThan(1);
  },
};
const [ahead] = weekOfVisits.requests;
/** A visit of the next week, on the day after. */
const nextWeek = { ...week, day: '2026-11-30' };
const nextVisits = { ...weekOfVisits, visits: [{ ...ahead!, status: 'confirmed' as const }] };
/** What is dragged onto another day gets one of its times. Without a pointer, a link leads there. */
export const Dragged: Story = {
  ...shown(open(), { read: nextVisits, route: nextWeek, liftedId: ahead!.id }),
  play: async ({ args, canvas }) => {
    const [tuesday, thursday] = ['Tue, Dec 1', 'Thu, Dec 3'].map((name) =>
      canvas.getByRole('region', { name }),
    );
    const visit = within(tuesday!).getByRole('link', { name: /^10:00 AM/ });
    await fireEvent.dragStart(visit);
    await expect(args.send).toHaveBeenCalledWith({ type: 'visit.lift', bookingId: ahead!.id });
    await fireEvent.drop(tuesday!);
    await expect(args.onGo).not.toHaveBeenCalled();
    await fireEvent.drop(thursday!);
    await expect(args.onGo).toHaveBeenCalledWith(`?booking=${ahead!.id}&move=1&day=2026-12-03`);
    await expect(within(tuesday!).getByRole('link', { name: /^Move: Val Veteran/ })).toHaveAttribute(
      'href',
      `?booking=${ahead!.id}&move=1`,
    );
  },
};
export const EmptyDay: Story = {
  ...shown(open(), { read: loadedVisits([], []) }),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'No appointments' })).toBeVisible();
  },
};
/** Viewers see when, and not why. */
export const ForViewers: Story = {
  ...shown(open(), { workspace: { ...clinicWorkspace, role: 'viewer' } }),
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: /^Confirm/ })).toBeNull();
  },
};
export const Gathering: Story = {
  tags: ['staffBookings:open.visits.gathering', 'staffBookings:open.feed.waiting'],
  ...shown(open('gathering', 'idle', 'waiting')),
};
export const Rereading: Story = {
  tags: ['staffBookings:open.visits.rereading', 'staffBookings:open.feed.following.connecting'],
  ...shown(open('rereading', 'idle', { following: 'connecting' }), {
    route: { ...today, day: '2026-11-23' },
  }),
};
export const Old: Story = { tags: ['staffBookings:open.visits.old'], ...shown(open('old')) };
const command = {
  command: {
    id: 'a command',
    type: 'booking.confirm',
    payload: { bookingId: dayOfVisits.requests[0]!.id },
  },
} as const;
export const Sending: Story = {
  tags: ['staffBookings:open.answer.sending'],
  ...shown(open('current', 'sending'), command),
};
export const Proving: Story = {
  tags: ['staffBookings:open.answer.proving'],
  ...shown(open('current', 'proving'), command),
};
export const NotSent: Story = {
  tags: ['staffBookings:open.answer.notSent'],
  ...shown(open('current', 'notSent'), command),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('That didn’t go through');
  },
};

const before = { workspace: null, read: null };
export const Arriving: Story = { tags: ['staffBookings:routing'], ...shown('routing', before) };
export const Loading: Story = { tags: ['staffBookings:loading'], ...shown('loading', before) };
export const Closed: Story = {
  tags: ['staffBookings:closed'],
  ...shown('closed', before),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Appointments aren’t available' })).toBeVisible();
  },
};
export const Failed: Story = {
  tags: ['staffBookings:failed'],
  ...shown('failed', before),
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.send).toHaveBeenCalledWith({ type: 'page.retry' });
  },
};
