import type { Meta, StoryObj } from '@storybook/react-vite';
import {
  timeChoiceMachine,
  timeChoiceView,
  type TimeChoiceContext,
} from '@vetsync/machines/bookings/timeChoice';
import { noCrisis } from '@vetsync/machines/system/model';
import { TimeChoice } from '@vetsync/ui/screens/bookings/TimeChoice';
import { expect, fn, userEvent } from 'storybook/test';
import type { StateValue } from 'xstate';
import { inState } from '../../support/inState.ts';
import { intl, now } from '../../support/leads.ts';
import { booking, calendar, firstTime, mentorCalendar, requested, talk, times } from './bookings.ts';

const meta = {
  title: 'Screens/bookings/TimeChoice',
  component: TimeChoice,
  args: {
    send: fn(),
    links: {
      all: '/platform/wellness/appointments',
      find: '/platform/wellness/appointments?open=find',
      write: '/platform/messages?organization=1',
      visit: (id: string) => `/platform/wellness/appointment/${id}`,
    },
  },
  parameters: { layout: 'padded' },
} satisfies Meta<typeof TimeChoice>;
export default meta;
type Story = StoryObj<typeof meta>;

const shown = (
  value: StateValue,
  context: Partial<TimeChoiceContext> = {},
  input: { moved?: TimeChoiceContext['moved']; timeZone?: string } = {},
) =>
  inState(timeChoiceMachine, timeChoiceView, {
    value,
    input: {
      calendarId: calendar.id,
      movedId: input.moved?.id ?? null,
      isStaff: false,
      firstDay: null,
      newId: () => 'a new id',
      intl: { ...intl, timeZone: input.timeZone ?? intl.timeZone },
      now,
    },
    context: {
      calendar,
      moved: input.moved ?? null,
      visitTypeId: calendar.visitTypes[0]!.id,
      ...context,
    },
  });
const open = (form = 'choosing', hold = 'none', list = 'known') => ({ open: { times: list, hold, form } });
const known = { times, week: '2026-11-22', day: '2026-11-25' };
const chosen = { ...known, time: firstTime };
const held = { ...chosen, heldUntil: now() + 8 * 60_000 };

/** Opens on the first day that has a time. */
export const Choosing: Story = {
  tags: ['timeChoice:open.times.known', 'timeChoice:open.hold.none', 'timeChoice:open.form.choosing'],
  ...shown(open(), known),
  play: async ({ args, canvas }) => {
    const day = canvas.getByRole('radio', { name: /^Wed, Nov 25, \d+ times$/ });
    await expect(day).toBeChecked();
    await expect(canvas.getByRole('radio', { name: 'Thu, Nov 26, no times' })).toBeDisabled();
    await userEvent.click(canvas.getByRole('radio', { name: '9:00 AM' }));
    await expect(args.send).toHaveBeenCalledWith({ type: 'time.choose', start: firstTime.start });
    await userEvent.click(canvas.getByRole('button', { name: 'Next week' }));
    await expect(args.send).toHaveBeenCalledWith({ type: 'week.step', by: 1 });
    await userEvent.click(canvas.getByRole('radio', { name: 'First visit (40 minutes)' }));
    await expect(args.send).toHaveBeenCalledWith({ type: 'visit.choose', id: calendar.visitTypes[1]!.id });
  },
};

export const Held: Story = {
  tags: ['timeChoice:open.hold.held'],
  ...shown(open('choosing', 'held'), held),
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Book 9:00 AM' }));
    await expect(args.send).toHaveBeenCalledWith({ type: 'time.book' });
  },
};

/** The reader is in Denver, the provider in Chicago. */
export const TwoZones: Story = {
  tags: ['timeChoice:open.hold.holding'],
  ...shown(open('choosing', 'holding'), chosen, { timeZone: 'America/Denver' }),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radio', { name: '8:00 AM, 9:00 AM CST there' })).toBeChecked();
  },
};

export const OnRequest: Story = {
  ...shown(open('choosing', 'held'), { ...held, visitTypeId: calendar.visitTypes[1]!.id }),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Request 9:00 AM' })).toBeVisible();
  },
};

/** No time is left in the shown week. */
export const EmptyWeek: Story = {
  ...shown(open(), { ...known, times: times.filter(({ start }) => start > '2026-12-05'), day: null }),
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Go to Mon, Dec 7' }));
    await expect(args.send).toHaveBeenCalledWith({ type: 'week.next' });
  },
};

export const Full: Story = { ...shown(open(), { ...known, times: [], day: null }) };

/** Someone else was faster. */
export const Taken: Story = {
  tags: ['timeChoice:open.times.loading'],
  ...shown(open('choosing', 'none', 'loading'), { ...known, lost: 'taken' }),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Someone else just took that time.');
  },
};

export const HoldOver: Story = { ...shown(open(), { ...known, lost: 'expired' }) };

export const TimesFailed: Story = {
  tags: ['timeChoice:open.times.failed'],
  ...shown(open('choosing', 'none', 'failed')),
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.send).toHaveBeenCalledWith({ type: 'times.retry' });
  },
};

export const Crisis: Story = {
  ...shown(open('choosing', 'held'), {
    ...held,
    reason: 'I don’t want to live anymore',
    crisis: { ...noCrisis, finding: 'unchecked' },
  }),
};

export const Moving: Story = {
  ...shown(open(), chosen, { moved: booking }),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Choose another time' })).toBeVisible();
    await expect(canvas.queryByRole('textbox')).toBeNull();
    await expect(canvas.getByRole('button', { name: 'Move to 9:00 AM' })).toBeVisible();
  },
};

export const Sending: Story = {
  tags: ['timeChoice:open.form.sending'],
  ...shown(open('sending', 'held'), held),
};
export const Proving: Story = {
  tags: ['timeChoice:open.form.proving'],
  ...shown(open('proving', 'held'), held),
};
export const NotSent: Story = {
  tags: ['timeChoice:open.form.notSent'],
  ...shown(open('notSent', 'held'), held),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('That didn’t go through');
  },
};

export const Booked: Story = {
  tags: ['timeChoice:open.form.booked'],
  ...shown(open('booked', 'held'), { ...held, booked: { ...booking, ...firstTime } }),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Your visit is booked' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'View visit' })).toHaveAttribute(
      'href',
      `/platform/wellness/appointment/${booking.id}`,
    );
  },
};
export const Requested: Story = {
  ...shown(open('booked', 'held'), { ...held, booked: { ...requested, ...firstTime } }),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Your request was sent' })).toBeVisible();
  },
};

export const Loading: Story = { tags: ['timeChoice:loading'], ...shown('loading', { calendar: null }) };
export const Missing: Story = {
  tags: ['timeChoice:missing'],
  ...shown('missing', { calendar: null }),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Find care' })).toBeVisible();
  },
};
export const Failed: Story = {
  tags: ['timeChoice:failed'],
  ...shown('failed', { calendar: null }),
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.send).toHaveBeenCalledWith({ type: 'page.retry' });
  },
};
/** The provider has opened no times. */
export const Closed: Story = {
  tags: ['timeChoice:closed'],
  ...shown('closed', { calendar: { ...calendar, visitTypes: [] }, visitTypeId: null }),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Send a message' })).toBeVisible();
  },
};
/** In the calendar of somebody's mentor. */
export const OfAMentor: Story = {
  ...shown(open(), {
    ...chosen,
    calendar: mentorCalendar,
    visitTypeId: mentorCalendar.visitTypes[0]!.id,
  }),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Choose a time to talk' })).toBeVisible();
    await expect(canvas.getByText('With Tom Hale')).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: /^What would you like to talk about/ })).toBeVisible();
  },
};
/** The mentor moves it, in a calendar of their own. */
export const MentorMoves: Story = {
  ...shown(
    open(),
    { ...known, calendar: mentorCalendar },
    { moved: { ...talk, side: 'mentor', title: 'Ana Ruiz', organizationName: 'Ana Ruiz' } },
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('With Ana Ruiz')).toBeVisible();
  },
};
