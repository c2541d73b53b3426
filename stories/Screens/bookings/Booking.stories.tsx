import type { Meta, StoryObj } from '@storybook/react-vite';
import { bookingMachine, bookingView, type BookingContext } from '@vetsync/machines/bookings/booking';
import { Booking } from '@vetsync/ui/screens/bookings/Booking';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import type { StateValue } from 'xstate';
import { inState } from '../../support/inState.ts';
import { intl, now } from '../../support/leads.ts';
import { booking, canceled, own, proposed, received, requested, talk } from './bookings.ts';

const meta = {
  title: 'Screens/bookings/Booking',
  component: Booking,
  args: {
    send: fn(),
    links: {
      all: '/platform/wellness/appointments',
      move: '/platform/wellness/book/1?move=2',
      write: '/platform/messages?organization=1',
    },
  },
  parameters: { layout: 'padded' },
} satisfies Meta<typeof Booking>;
export default meta;
type Story = StoryObj<typeof meta>;

const shown = (value: StateValue, context: Partial<BookingContext> = {}) =>
  inState(bookingMachine, bookingView, {
    value,
    input: {
      bookingId: booking.id,
      newId: () => 'a new id',
      write: String,
      intl,
      now,
    },
    context: { loaded: own(booking), ...context },
  });
const idle = { page: 'shown', answer: 'idle' };

export const Confirmed: Story = {
  tags: ['booking:page.shown', 'booking:answer.idle'],
  ...shown(idle),
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText('Tue, Dec 1, 10:00 AM CST')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Choose another time' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Ask for an earlier time' }));
    await expect(args.send).toHaveBeenCalledWith({ type: 'action.choose', action: 'wait' });
    await userEvent.click(canvas.getByRole('button', { name: 'Add to calendar' }));
    await expect(args.send).toHaveBeenCalledWith({ type: 'calendar.save' });
  },
};
export const Requested: Story = {
  ...shown(idle, { loaded: own(requested, '') }),
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/is holding this time for you/)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Cancel request' })).toBeVisible();
  },
};
/** The hospital asks for another time. */
export const Proposed: Story = {
  ...shown(idle, { loaded: own(proposed) }),
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Take the new time' }));
    await expect(args.send).toHaveBeenCalledWith({ type: 'action.choose', action: 'confirm' });
    await expect(canvas.getByRole('button', { name: 'Keep the original time' })).toBeVisible();
  },
};
export const OnTheWaitingList: Story = { ...shown(idle, { loaded: own({ ...booking, waits: true }) }) };
export const Canceled: Story = {
  ...shown(idle, { loaded: own(canceled) }),
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};
export const FromFarAway: Story = {
  ...inState(bookingMachine, bookingView, {
    value: idle,
    input: {
      bookingId: booking.id,
      newId: () => 'a new id',
      write: String,
      intl: { ...intl, timeZone: 'Pacific/Guam' },
      now,
    },
    context: { loaded: own(booking) },
  }),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Wed, Dec 2, 2:00 AM GMT+10')).toBeVisible();
    await expect(canvas.getByText('Tue, Dec 1, 10:00 AM CST, their time')).toBeVisible();
  },
};

export const Asking: Story = {
  tags: ['booking:answer.asking'],
  ...shown({ page: 'shown', answer: 'asking' }, { action: 'cancel' }),
  play: async ({ args }) => {
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Cancel this visit?' }));
    await userEvent.type(dialog.getByRole('textbox', { name: /Reason/ }), 'A');
    await expect(args.send).toHaveBeenCalledWith({ type: 'reason.change', text: 'A' });
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel visit' }));
    await expect(args.send).toHaveBeenCalledWith({ type: 'action.confirm' });
  },
};
export const Sending: Story = {
  tags: ['booking:answer.sending'],
  ...shown({ page: 'shown', answer: 'sending' }, { action: 'cancel' }),
};
export const Proving: Story = {
  tags: ['booking:answer.proving'],
  ...shown({ page: 'shown', answer: 'proving' }, { action: 'wait' }),
};
export const NotSent: Story = {
  tags: ['booking:answer.notSent'],
  ...shown({ page: 'shown', answer: 'notSent' }, { action: 'cancel' }),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('That didn’t go through');
  },
};

/** What staff see of a request. */
export const ToAnswer: Story = {
  ...shown(idle, { loaded: received(requested) }),
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText('My left knee hurts on stairs.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Confirm' }));
    await expect(args.send).toHaveBeenCalledWith({ type: 'action.choose', action: 'confirm' });
    await expect(canvas.getByRole('link', { name: 'Propose another time' })).toBeVisible();
  },
};
/** It has begun. */
export const Begun: Story = {
  ...shown(idle, {
    loaded: received(booking, {
      start: '2026-11-21T14:20:00.000Z',
      end: '2026-11-21T15:00:00.000Z',
      arrivedAt: '2026-11-21T14:15:00.000Z',
    }),
  }),
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Completed' }));
    await expect(args.send).toHaveBeenCalledWith({ type: 'action.choose', action: 'complete' });
  },
};
export const ForViewers: Story = {
  ...shown(idle, {
    loaded: { ...received(requested, { reason: null }), mayAnswer: false } as BookingContext['loaded'],
  }),
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull();
    await expect(canvas.queryByText('Reason')).toBeNull();
  },
};

export const Loading: Story = {
  tags: ['booking:page.loading'],
  ...shown({ page: 'loading', answer: 'idle' }, { loaded: null }),
};
export const Missing: Story = {
  tags: ['booking:page.missing'],
  ...shown({ page: 'missing', answer: 'idle' }, { loaded: null }),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Appointments' })).toBeVisible();
  },
};
export const Failed: Story = {
  tags: ['booking:page.failed'],
  ...shown({ page: 'failed', answer: 'idle' }, { loaded: null }),
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.send).toHaveBeenCalledWith({ type: 'page.retry' });
  },
};
/** With a mentor, who is on the side that staff are elsewhere. */
export const Talk: Story = {
  ...shown(idle, { loaded: own(talk, 'My resume for the state exam.') }),
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Resume review with Tom Hale' })).toBeVisible();
    await expect(canvas.getByText('Only Tom Hale can read it.')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Ask for an earlier time' })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel talk' }));
    await expect(args.send).toHaveBeenCalledWith({ type: 'action.choose', action: 'cancel' });
  },
};
const asked = { ...talk, status: 'requested', until: requested.until } as const;
export const TalkAskedFor: Story = {
  ...shown(idle, {
    loaded: received(asked, { reason: 'My resume for the state exam.' }),
  }),
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Resume review with Val Veteran' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Confirm' }));
    await expect(args.send).toHaveBeenCalledWith({ type: 'action.choose', action: 'confirm' });
  },
};
export const CancelingTalk: Story = {
  ...shown({ page: 'shown', answer: 'asking' }, { loaded: own(talk, ''), action: 'cancel' }),
  play: async () => {
    await expect(await screen.findByRole('alertdialog', { name: 'Cancel this talk?' })).toBeVisible();
  },
};
export const TalkInSpanish: Story = {
  ...shown(idle, { loaded: own(talk, 'My resume for the state exam.') }),
  globals: { locale: 'es-US' },
};
