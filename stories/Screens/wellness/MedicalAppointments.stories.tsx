import type { Meta, StoryObj } from '@storybook/react-vite';
import { AppointmentSent } from '@vetsync/ui/screens/wellness/AppointmentSent';
import { MedicalAppointments } from '@vetsync/ui/screens/wellness/MedicalAppointments';
import { expect, fn, userEvent, within } from 'storybook/test';
import { opened } from '../../support/plays/opened.ts';
import { appointments, appointmentsIn, scheduleIn } from '../../support/wellness.ts';

const list = appointmentsIn('list');
const existing = appointmentsIn('existing', { route: { appointmentId: null, open: 'existing' } });
const meta = {
  title: 'Screens/wellness/MedicalAppointments',
  component: MedicalAppointments,
  args: { ...list.args, send: fn() },
  argTypes: { news: { control: false } },
} satisfies Meta<typeof MedicalAppointments>;
export default meta;
type Story = StoryObj<typeof meta>;

export const List: Story = {
  ...list,
  tags: ['appointments:list'],
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('heading', { level: 1, name: 'Wellness Command Medical Appointments' }),
    ).toBeVisible();
    for (const name of [
      'Schedule New Appointment',
      'Upcoming Appointments',
      'Quick Provider Search',
      'Emergency Contact',
    ])
      await expect(canvas.getByRole('region', { name })).toBeVisible();
    const upcoming = within(canvas.getByRole('region', { name: 'Upcoming Appointments' }));
    await expect(upcoming.getAllByRole('link', { name: /^View Details/ })).toHaveLength(3);
    await expect(upcoming.getAllByRole('link', { name: /^Reschedule/ })).toHaveLength(3);
    const quick = within(canvas.getByRole('region', { name: 'Quick Provider Search' }));
    for (const name of ['Primary Care', 'Mental Health', 'Specialist'])
      await expect(quick.getByRole('link', { name })).toHaveAttribute(
        'href',
        expect.stringContaining('open=find'),
      );
    const emergency = within(canvas.getByRole('region', { name: 'Emergency Contact' }));
    await expect(emergency.getByText('Crisis Hotline, 24/7')).toBeVisible();
    await expect(emergency.getByRole('link', { name: /^Call 988/ })).toHaveAttribute('href', 'tel:988');
  },
};

export const Existing: Story = {
  ...existing,
  tags: ['appointments:existing'],
  parameters: { ...existing.parameters, docs: { story: { inline: false, height: '720px' } } },
  play: async ({ args }) => {
    const dialog = within(await opened('Schedule with an existing provider'));
    await userEvent.click(dialog.getByRole('button', { name: 'Schedule with Dr. Daniel Park-Whitaker' }));
    await expect(args.send).toHaveBeenCalledWith({ type: 'provider.choose', providerId: 'park' });
    await userEvent.keyboard('{Escape}');
    await expect(args.send).toHaveBeenCalledWith({ type: 'existing.close' });
  },
};

/** A new account without appointments or providers. */
export const Empty: Story = { ...appointmentsIn('list', { appointments: [] }) };
export const NoProviders: Story = {
  ...appointmentsIn('existing', { appointments: [], route: { appointmentId: null, open: 'existing' } }),
  parameters: { docs: { story: { inline: false, height: '480px' } } },
};

const requested = { ...appointments[1]!, id: 'NEW00001', status: 'requested' as const };
const sent = scheduleIn('sent', { sentId: 'NEW00001' }, { appointments: [requested] }).args.view;
/** After a request, the confirmation stays until it is dismissed. */
export const JustSent: Story = {
  ...appointmentsIn('list', { appointments: [requested, ...appointments] }),
  args: {
    ...appointmentsIn('list', { appointments: [requested, ...appointments] }).args,
    news: <AppointmentSent view={sent} send={fn()} />,
  },
};

const cancelled = { ...appointments[0]!, status: 'cancelled' as const };
export const WithCanceled: Story = {
  ...appointmentsIn('list', { appointments: [cancelled, ...appointments.slice(1)] }),
};
/** The reader's time zone differs from the medical center's. */
export const AnotherTimeZone: Story = {
  ...appointmentsIn('list', { intl: { locale: 'en-US', timeZone: 'Pacific/Honolulu' } }),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText(/, their time$/)).toHaveLength(3);
  },
};
export const OnAPhone: Story = { ...list, globals: { viewport: { value: 'phone' } } };
export const Dark: Story = { ...list, globals: { theme: 'dark' } };
