import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Appointment } from '@vetsync/machines/model/world';
import { Hospital } from '@vetsync/ui/screens/hospital/Hospital';
import { expect, fn, userEvent, within } from 'storybook/test';
import { hospital, hospitalIn } from '../../support/hospital.ts';
import { opened } from '../../support/plays/opened.ts';

const appointments = hospitalIn({ page: 'appointments' });
const meta = {
  title: 'Screens/hospital/Tables',
  component: Hospital,
  args: { ...appointments.args, send: fn() },
} satisfies Meta<typeof Hospital>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Missing: Story = {
  ...hospitalIn({ page: 'appointments', overlay: 'missing', detail: ['appointment', 'nobody'] }),
  tags: ['hospital:overlay.missing'],
  play: async ({ args }) => {
    const dialog = within(await opened('Appointment'));
    await expect(dialog.getByText('Not found')).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Close' }));
    await expect(args.table?.send).toHaveBeenCalledWith({ type: 'row.close' });
  },
};

export const Appointments: Story = {
  ...appointments,
  tags: ['hospital:page.appointments'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'The next 14 days' })).toBeVisible();
    await expect(canvas.getByText('12 appointments')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /^(confirm|approve|decline)/i })).toBeNull();
  },
};
export const AppointmentsOnAPhone: Story = { ...appointments, globals: { viewport: { value: 'phone' } } };

/** No appointment is within the next 14 days. */
export const NoAppointments: Story = {
  args: {
    ...hospitalIn({ page: 'appointments' }, { hospital: { ...hospital, visits: [] } }).args,
    table: null,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Nothing is on the calendar of the next 14 days.')).toBeVisible();
  },
};

const [asked] = hospital.visits.filter(({ status }) => status === 'requested') as [Appointment];
export const OneAppointment: Story = {
  ...hospitalIn({ page: 'appointments', overlay: 'visit', detail: ['appointment', asked.id] }),
  tags: ['hospital:overlay.visit'],
  play: async () => {
    const dialog = within(await opened(asked.type));
    await expect(dialog.getByText('Requested')).toBeVisible();
    await expect(dialog.getByText(/The provider reviews the request/)).toBeVisible();
    await expect(dialog.getByRole('link', { name: 'Open the patient’s record' })).toBeVisible();
  },
};

/** Read from New York, in another time zone. */
export const AppointmentInAnotherTimeZone: Story = {
  ...hospitalIn(
    { page: 'appointments', overlay: 'visit', detail: ['appointment', asked.id] },
    { reader: { locale: 'en-US', timeZone: 'America/New_York' } },
  ),
  play: async () => {
    const dialog = within(await opened(asked.type));
    await expect(dialog.getByText('Your time:')).toBeVisible();
  },
};

export const Network: Story = {
  ...hospitalIn({ page: 'network' }),
  tags: ['hospital:page.network'],
  play: async ({ canvas }) => {
    await expect(canvas.getByText('14 providers')).toBeVisible();
  },
};

export const Provider: Story = {
  ...hospitalIn({ page: 'network', overlay: 'provider', detail: ['provider', 'osei'] }),
  tags: ['hospital:overlay.provider'],
  play: async () => {
    const dialog = within(await opened('Dr. Grace Osei'));
    await expect(dialog.getByText('Mental Health')).toBeVisible();
    await expect(dialog.getByRole('link', { name: '713-555-0111' })).toHaveAttribute(
      'href',
      'tel:713-555-0111',
    );
  },
};
export const ProviderDark: Story = { ...Provider, tags: [], play: undefined, globals: { theme: 'dark' } };
