import type { Meta, StoryObj } from '@storybook/react-vite';
import {
  calendarSettingsMachine,
  calendarSettingsView,
  type CalendarSettingsContext,
} from '@vetsync/machines/bookings/calendarSettings';
import { CalendarSettings } from '@vetsync/ui/screens/bookings/CalendarSettings';
import { expect, fn, userEvent, within } from 'storybook/test';
import type { StateValue } from 'xstate';
import { inState } from '../../support/inState.ts';
import { intl, now } from '../../support/leads.ts';
import { calendar, calendarDraft, emptyCalendarOf, loadedCalendars, mentorCalendar } from './bookings.ts';

const meta = {
  title: 'Screens/bookings/CalendarSettings',
  component: CalendarSettings,
  args: { send: fn() },
  parameters: { layout: 'padded' },
} satisfies Meta<typeof CalendarSettings>;
export default meta;
type Story = StoryObj<typeof meta>;

const shown = (value: StateValue, context: Partial<CalendarSettingsContext> = {}) =>
  inState(calendarSettingsMachine, calendarSettingsView, {
    value,
    input: {
      slug: 'lone-prairie',
      calendarId: calendar.id,
      href: (id) => (id === null ? '?show=calendars' : `?show=calendars&calendar=${id}`),
      intl,
      now,
    },
    context: { loaded: loadedCalendars, ...context },
  });

export const Providers: Story = {
  ...shown({ open: 'idle' }, { calendarId: null }),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Dr. Renata Ellison' })).toBeVisible();
    await expect(canvas.getByText('Open 4 days a week, 3 visit types')).toBeVisible();
    await expect(canvas.getByText('No times open yet')).toBeVisible();
  },
};
export const None: Story = {
  ...shown({ open: 'idle' }, { calendarId: null, loaded: { calendars: [], mayChange: true } }),
};
export const Hours: Story = {
  tags: ['calendarSettings:open.idle'],
  ...shown({ open: 'idle' }),
  play: async ({ args, canvas }) => {
    const thursday = within(canvas.getByRole('group', { name: 'Thursday' }));
    await expect(thursday.getByText('Closed')).toBeVisible();
    await userEvent.click(thursday.getByRole('button', { name: 'Add hours on Thursday' }));
    await expect(args.send).toHaveBeenCalledWith({
      type: 'draft.change',
      change: { hours: [...calendar.hours, { weekday: 4, from: '09:00', to: '17:00' }] },
    });
    await userEvent.click(canvas.getByRole('button', { name: 'Add a visit type' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Remove Phone call' }));
    await expect(args.send).toHaveBeenLastCalledWith({
      type: 'draft.change',
      change: { visitTypes: calendar.visitTypes.slice(0, 2) },
    });
    await expect(canvas.getByRole('button', { name: 'Save' })).toBeDisabled();
  },
};
/** Nobody has set it up. */
export const Empty: Story = {
  ...shown({ open: 'idle' }, { calendarId: emptyCalendarOf.id }),
};
export const Changed: Story = {
  ...shown(
    { open: 'idle' },
    { draft: { ...calendarDraft, exceptions: [{ day: '2026-12-24', hours: [] }], noticeHours: 48 } },
  ),
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(args.send).toHaveBeenCalledWith({ type: 'draft.save' });
  },
};
export const Invalid: Story = {
  tags: ['calendarSettings:open.invalid'],
  ...shown(
    { open: 'invalid' },
    { draft: { ...calendarDraft, hours: [{ weekday: 1, from: '12:00', to: '09:00' }] } },
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Hours must end after they start');
  },
};
const changed = { draft: { ...calendarDraft, noticeHours: 48 } };
export const Saving: Story = {
  tags: ['calendarSettings:open.saving'],
  ...shown({ open: 'saving' }, changed),
};
export const Proving: Story = {
  tags: ['calendarSettings:open.proving'],
  ...shown({ open: 'proving' }, changed),
};
export const NotSaved: Story = {
  tags: ['calendarSettings:open.notSaved'],
  ...shown({ open: 'notSaved' }, { ...changed, saveProblem: { status: 412, code: 'calendar_changed' } }),
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Load their changes' }));
    await expect(args.send).toHaveBeenCalledWith({ type: 'page.retry' });
  },
};
export const Saved: Story = {
  tags: ['calendarSettings:open.saved'],
  ...shown({ open: 'saved' }),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Saved. People can see these times now.')).toBeVisible();
  },
};
export const ReadOnly: Story = {
  ...shown({ open: 'idle' }, { loaded: { ...loadedCalendars, mayChange: false } }),
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: 'Save' })).toBeNull();
  },
};
export const Gone: Story = { ...shown({ open: 'idle' }, { calendarId: 'another' }) };

const before = { loaded: null };
export const Loading: Story = { tags: ['calendarSettings:loading'], ...shown('loading', before) };
export const Missing: Story = { tags: ['calendarSettings:missing'], ...shown('missing', before) };
export const Failed: Story = {
  tags: ['calendarSettings:failed'],
  ...shown('failed', before),
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.send).toHaveBeenCalledWith({ type: 'page.retry' });
  },
};
const mentors = {
  calendarId: mentorCalendar.id,
  loaded: { calendars: [mentorCalendar], mayChange: true },
};
/** Those of a mentor: nobody but whom they mentor sees them. */
export const OfAMentor: Story = {
  ...shown({ open: 'idle' }, mentors),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Your hours' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: /When you say yes/ })).toBeVisible();
    await expect(canvas.queryByText('New patients')).toBeNull();
    await expect(canvas.getByRole('button', { name: 'Add a kind of talk' })).toBeVisible();
  },
};
export const SavedOfAMentor: Story = {
  ...shown({ open: 'saved' }, mentors),
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Saved. The people you mentor/)).toBeVisible();
  },
};
export const OfAMentorInSpanish: Story = {
  ...shown({ open: 'idle' }, mentors),
  globals: { locale: 'es-US' },
};
