import type { Meta, StoryObj } from '@storybook/react-vite';
import { AppointmentDetail } from '@vetsync/ui/screens/wellness/AppointmentDetail';
import { expect, fn, userEvent, within } from 'storybook/test';
import { opened } from '../../support/plays/opened.ts';
import { appointments, appointmentsIn } from '../../support/wellness.ts';

const route = { appointmentId: 'sample-1', open: null };
const reading = appointmentsIn({ detail: 'reading' }, { route });
const meta = {
  title: 'Screens/wellness/AppointmentDetail',
  component: AppointmentDetail,
  args: { ...reading.args, send: fn() },
  argTypes: { news: { control: false } },
} satisfies Meta<typeof AppointmentDetail>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Reading: Story = {
  ...reading,
  tags: ['appointments:detail.reading'],
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Routine Check-up' })).toBeVisible();
    await expect(canvas.getByText(/30 minutes/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Add to calendar' }));
    await expect(args.send).toHaveBeenCalledWith({ type: 'calendar.save', appointmentId: 'sample-1' });
    await userEvent.click(canvas.getByRole('button', { name: 'Print' }));
    await expect(args.send).toHaveBeenCalledWith({ type: 'page.print' });
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel appointment' }));
    await expect(args.send).toHaveBeenCalledWith({ type: 'cancel.open' });
  },
};

const confirming = appointmentsIn(
  { detail: 'confirmingCancel' },
  { route: { appointmentId: 'sample-1', open: 'cancel' } },
);
export const ConfirmingCancel: Story = {
  ...confirming,
  tags: ['appointments:detail.confirmingCancel'],
  parameters: { ...confirming.parameters, docs: { story: { inline: false, height: '720px' } } },
  play: async ({ args }) => {
    const question = within(await opened('Cancel this appointment?', 'alertdialog'));
    await expect(question.getByRole('button', { name: 'Keep it' })).toHaveFocus();
    await userEvent.click(question.getByRole('button', { name: 'Cancel appointment' }));
    await expect(args.send).toHaveBeenCalledWith({ type: 'cancel.confirm' });
  },
};

const missing = appointmentsIn('missing', { route: { appointmentId: 'gone', open: null } });
export const Missing: Story = { ...missing, tags: ['appointments:missing'] };

/** Requested, not confirmed yet. */
export const Requested: Story = {
  ...appointmentsIn({ detail: 'reading' }, { route: { appointmentId: 'sample-3', open: null } }),
};
/** A signed-in person's own note: nothing is made up about the visit. */
export const OwnNote: Story = {
  ...appointmentsIn(
    { detail: 'reading' },
    { route: { appointmentId: 'sample-3', open: null }, providers: [] },
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('When')).toBeVisible();
    await expect(canvas.queryByText('30 minutes')).not.toBeInTheDocument();
  },
};
export const Canceled: Story = {
  ...appointmentsIn(
    { detail: 'reading' },
    { route, appointments: [{ ...appointments[0]!, status: 'cancelled' }] },
  ),
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: 'Cancel appointment' })).not.toBeInTheDocument();
  },
};
export const Past: Story = {
  ...appointmentsIn(
    { detail: 'reading' },
    { route, appointments: [{ ...appointments[0]!, date: '2026-11-02' }] },
  ),
};
export const AnotherTimeZone: Story = {
  ...appointmentsIn(
    { detail: 'reading' },
    { route, intl: { locale: 'en-US', timeZone: 'America/New_York' } },
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Tue, Nov 24, 10:30 AM EST/)).toBeVisible();
    await expect(canvas.getByText(/9:30 AM CST/)).toBeVisible();
  },
};
export const LongReason: Story = {
  ...appointmentsIn(
    { detail: 'reading' },
    {
      route,
      appointments: [
        { ...appointments[0]!, reason: 'What hurts, since when, and what was tried. '.repeat(20) },
      ],
    },
  ),
};
export const OnAPhone: Story = { ...reading, globals: { viewport: { value: 'phone' } } };
